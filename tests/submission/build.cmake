# Compiles SOURCE with COMPILER and OPTIONS, and fails unless that goes without a warning and the program gives the
# right answers, and the exit status 0, for every case in SAMPLES/valid and SAMPLES/faults. RUN_SAMPLES is the program
# that compares them, DIRECTORY one to work in.
file(MAKE_DIRECTORY ${DIRECTORY})
separate_arguments(OPTIONS)

execute_process(
  COMMAND ${COMPILER} ${OPTIONS} -O2 -pedantic-errors -Wall -Wextra -Werror -Wno-long-long
    ${SOURCE} -o ${DIRECTORY}/submission
  RESULT_VARIABLE status ERROR_VARIABLE errors)
if(NOT status EQUAL 0)
  file(WRITE ${DIRECTORY}/empty.cpp "#include <iostream>\nint main() { return 0; }\n")
  execute_process(COMMAND ${COMPILER} ${OPTIONS} ${DIRECTORY}/empty.cpp -o ${DIRECTORY}/empty
    RESULT_VARIABLE status OUTPUT_QUIET ERROR_VARIABLE errors_without_source)
  if(NOT status EQUAL 0)
    message("Skipped: ${COMPILER} does not know ${OPTIONS}, or lacks a library for it\n${errors_without_source}")
    return()
  endif()
  message(FATAL_ERROR "does not compile:\n${errors}")
endif()

file(GLOB inputs ${SAMPLES}/valid/*.in ${SAMPLES}/faults/*.in)
list(TRANSFORM inputs REPLACE "[.]in$" "")
execute_process(COMMAND ${RUN_SAMPLES} ${DIRECTORY}/submission submission ${inputs}
  RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output TIMEOUT 120)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "wrong answers:\n${output}")
endif()
