# Compiles SOURCE with COMPILER and OPTIONS, and fails unless that goes without a warning and the program gives the
# right answers, and the exit status 0, for every case in SAMPLES/valid and SAMPLES/faults. RUN_SAMPLES is the program
# that compares them, DIRECTORY one to work in.
file(MAKE_DIRECTORY ${DIRECTORY})
separate_arguments(OPTIONS)

# A program that does nothing, to find out whether such are built and run at all.
file(WRITE ${DIRECTORY}/empty.cpp "#include <iostream>\nint main() { return 0; }\n")
execute_process(COMMAND ${COMPILER} ${OPTIONS} ${DIRECTORY}/empty.cpp -o ${DIRECTORY}/empty
  RESULT_VARIABLE status OUTPUT_QUIET ERROR_VARIABLE errors)
if(NOT status EQUAL 0)
  message("Skipped: ${COMPILER} does not know ${OPTIONS}, or lacks a library for it\n${errors}")
  return()
endif()
set(program ${DIRECTORY}/submission)
execute_process(COMMAND ${DIRECTORY}/empty RESULT_VARIABLE status OUTPUT_QUIET ERROR_QUIET)
if(OPTIONS MATCHES "-m32" AND NOT status EQUAL 0)
  # Some kernels run no programs for 32 bits; an emulator does.
  find_program(EMULATOR qemu-i386)
  if(NOT EMULATOR)
    message("Skipped: this system runs no programs for 32 bits, and has no qemu-i386")
    return()
  endif()
  set(program ${DIRECTORY}/emulated)
  file(WRITE ${program} "#!/bin/sh\nexec ${EMULATOR} '${DIRECTORY}/submission' \"$@\"\n")
  execute_process(COMMAND chmod +x ${program})
endif()

execute_process(
  COMMAND ${COMPILER} ${OPTIONS} -O2 -pedantic-errors -Wall -Wextra -Werror -Wno-long-long
    ${SOURCE} -o ${DIRECTORY}/submission
  RESULT_VARIABLE status ERROR_VARIABLE errors)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "does not compile:\n${errors}")
endif()

file(GLOB inputs ${SAMPLES}/valid/*.in ${SAMPLES}/faults/*.in)
list(TRANSFORM inputs REPLACE "[.]in$" "")
execute_process(COMMAND ${RUN_SAMPLES} ${program} submission ${inputs}
  RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output TIMEOUT 120)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "wrong answers:\n${output}")
endif()
