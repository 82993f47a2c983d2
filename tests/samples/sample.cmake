# Runs PROGRAM on a sample and compares standard output, standard error and exit status with the files beside it:
# NAME.out; NAME.err, if there is one, else nothing; and 1 if there is a NAME.err, else 0.
#
#   cmake -DPROGRAM=... -DSAMPLE=DIRECTORY/NAME -DWAY=stdin|file|search|table -DSCRATCH=... -P sample.cmake

get_filename_component(directory ${SAMPLE} DIRECTORY)
get_filename_component(name ${SAMPLE} NAME)

set(expected_status 0)
file(WRITE ${SCRATCH}.expected-err "")
if(EXISTS ${SAMPLE}.err)
  set(expected_status 1)
  file(READ ${SAMPLE}.err text)
  if(WAY STREQUAL "stdin")
    string(REPLACE "${name}.in:" "<stdin>:" text "${text}")
  endif()
  file(WRITE ${SCRATCH}.expected-err "${text}")
endif()

if(WAY STREQUAL "stdin")
  set(input INPUT_FILE ${SAMPLE}.in)
elseif(WAY STREQUAL "file")
  set(arguments ${name}.in)
else()
  set(arguments --engine=${WAY} ${name}.in)
endif()
execute_process(COMMAND ${PROGRAM} ${arguments} ${input} OUTPUT_FILE ${SCRATCH}.out ERROR_FILE ${SCRATCH}.err
  RESULT_VARIABLE status WORKING_DIRECTORY ${directory})

function(require_same expected actual)
  execute_process(COMMAND ${CMAKE_COMMAND} -E compare_files ${expected} ${actual} RESULT_VARIABLE difference)
  if(difference)
    message(FATAL_ERROR "${actual} differs from ${expected}")
  endif()
endfunction()
require_same(${SAMPLE}.out ${SCRATCH}.out)
require_same(${SCRATCH}.expected-err ${SCRATCH}.err)
if(NOT status STREQUAL expected_status)
  message(FATAL_ERROR "exit status ${status} instead of ${expected_status}")
endif()
