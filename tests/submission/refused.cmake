# Fails unless GENERATOR refuses spine.cpp in the working directory: writes nothing but the message in the file
# `expected` to standard error, no file OUTPUT, and ends with 1.
file(REMOVE ${OUTPUT})
execute_process(COMMAND ${GENERATOR} spine.cpp include ${OUTPUT}
  RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE error TIMEOUT 10)
file(READ expected expected)
if(NOT status EQUAL 1 OR EXISTS ${OUTPUT} OR NOT output STREQUAL "" OR NOT error STREQUAL expected)
  message(FATAL_ERROR "ended with ${status}, wrote\n${output}\nand the message\n${error}")
endif()
