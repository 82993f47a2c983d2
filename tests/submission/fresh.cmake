# Fails unless SUBMISSION is, byte for byte, what GENERATOR makes of SPINE and INCLUDE. FRESH is a file to work with.
execute_process(COMMAND ${GENERATOR} ${SPINE} ${INCLUDE} ${FRESH} RESULT_VARIABLE status TIMEOUT 10)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "the generator ended with ${status}")
endif()
execute_process(COMMAND ${CMAKE_COMMAND} -E compare_files ${SUBMISSION} ${FRESH} RESULT_VARIABLE status)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "${SUBMISSION}\nis stale: build the target update-submission")
endif()
