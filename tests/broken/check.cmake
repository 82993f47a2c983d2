# Lets the faulty program BROKEN solve the boards that the README recommends, as PROGRAM makes them, and compares what
# PROGRAM --check says of its answers with REPORT, in the folder SCRATCH.
file(MAKE_DIRECTORY ${SCRATCH})
set(in WORKING_DIRECTORY ${SCRATCH} TIMEOUT 60)
execute_process(COMMAND ${PROGRAM} --random=110 --moves=0-10 --seed=7 ${in} OUTPUT_FILE boards.txt)
execute_process(COMMAND ${BROKEN} ${in} INPUT_FILE boards.txt OUTPUT_FILE mine.txt RESULT_VARIABLE broken_status)
execute_process(COMMAND ${PROGRAM} --check=mine.txt boards.txt ${in} OUTPUT_FILE report.txt RESULT_VARIABLE status)
execute_process(COMMAND ${CMAKE_COMMAND} -E compare_files ${REPORT} report.txt ${in} RESULT_VARIABLE difference)
if(NOT broken_status EQUAL 0 OR NOT status EQUAL 1 OR difference)
  message(FATAL_ERROR "exit status ${broken_status}, ${status}; see ${SCRATCH}/report.txt and ${REPORT}")
endif()
