# Compiles SOURCE with COMPILER and OPTIONS, and fails unless that goes without a warning and the program gives the
# right answers, and the exit status 0, for every case in SAMPLES/valid and SAMPLES/faults. DIRECTORY is one to work in.
file(MAKE_DIRECTORY ${DIRECTORY})
separate_arguments(OPTIONS)

file(WRITE ${DIRECTORY}/empty.cpp "#include <iostream>\nint main() { return 0; }\n")
execute_process(COMMAND ${COMPILER} ${OPTIONS} ${DIRECTORY}/empty.cpp -o ${DIRECTORY}/empty
  RESULT_VARIABLE status OUTPUT_QUIET ERROR_VARIABLE errors)
if(NOT status EQUAL 0)
  message("Skipped: ${COMPILER} does not know ${OPTIONS}, or lacks a library for it\n${errors}")
  return()
endif()

execute_process(
  COMMAND ${COMPILER} ${OPTIONS} -O2 -pedantic-errors -Wall -Wextra -Werror -Wno-long-long
    ${SOURCE} -o ${DIRECTORY}/submission
  RESULT_VARIABLE status ERROR_VARIABLE errors)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "does not compile:\n${errors}")
endif()

foreach(kind valid faults)
  file(GLOB inputs ${SAMPLES}/${kind}/*.in)
  if(NOT inputs)
    message(FATAL_ERROR "no samples in ${SAMPLES}/${kind}")
  endif()
  foreach(input ${inputs})
    string(REGEX REPLACE "[.]in$" ".out" answers ${input})
    execute_process(COMMAND ${DIRECTORY}/submission INPUT_FILE ${input}
      OUTPUT_FILE ${DIRECTORY}/answers RESULT_VARIABLE status TIMEOUT 60)
    if(NOT status EQUAL 0)
      message(FATAL_ERROR "ended with ${status} on ${input}")
    endif()
    execute_process(COMMAND ${CMAKE_COMMAND} -E compare_files ${answers} ${DIRECTORY}/answers RESULT_VARIABLE status)
    if(NOT status EQUAL 0)
      message(FATAL_ERROR "wrong answers to ${input}")
    endif()
  endforeach()
endforeach()
