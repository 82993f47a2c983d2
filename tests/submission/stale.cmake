# Changes one letter in a copy of SUBMISSION and lets fresh.cmake judge that.
file(READ ${SUBMISSION} text)
string(REPLACE "int main" "int Main" text "${text}")
set(SUBMISSION ${FRESH}.stale)
file(WRITE ${SUBMISSION} "${text}")
include(${CMAKE_CURRENT_LIST_DIR}/fresh.cmake)
