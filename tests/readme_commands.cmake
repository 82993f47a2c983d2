# Runs the commands in README's console blocks, in the order in which they stand, and compares what they print with what
# stands there. Lines that begin with "$ " are commands; the lines after one are its output, standard error included.
# Blocks that begin with a command which matches SKIP, such as those that build the project, are left out.
#
#   cmake -D README=README.md -D PROGRAMS=build:build/tests -D WORKING_DIRECTORY=somewhere [-D SKIP=regex]
#     -P tests/readme_commands.cmake
#
# PROGRAMS are the directories of the programs that the commands name, separated by colons.

find_program(SHELL sh)
set(ENV{PATH} "${PROGRAMS}:$ENV{PATH}")
file(MAKE_DIRECTORY "${WORKING_DIRECTORY}")
file(READ "${README}" rest)

# Takes the first line off `rest`. Not by file(STRINGS), for a list is broken by brackets and semicolons.
macro(take_line)
  string(FIND "${rest}" "\n" end)
  if(end EQUAL -1)
    set(line "${rest}")
    set(rest "")
  else()
    string(SUBSTRING "${rest}" 0 ${end} line)
    math(EXPR end "${end} + 1")
    string(SUBSTRING "${rest}" ${end} -1 rest)
  endif()
endmacro()

function(run command expected)
  execute_process(COMMAND "${SHELL}" -c "${command}" WORKING_DIRECTORY "${WORKING_DIRECTORY}" TIMEOUT 60
    OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT output STREQUAL expected)
    message(SEND_ERROR "${command}\n${output}instead of\n${expected}")
  endif()
endfunction()

set(count 0)
while(NOT rest STREQUAL "")
  take_line()
  if(NOT line STREQUAL "```console")
    continue()
  endif()
  set(command "")
  set(expected "")
  set(skipped FALSE)
  take_line()
  while(NOT line STREQUAL "```")
    if(line MATCHES "^\\$ (.*)$")
      set(next "${CMAKE_MATCH_1}")
      if(NOT command STREQUAL "")
        run("${command}" "${expected}")
      elseif(DEFINED SKIP AND next MATCHES "${SKIP}")
        set(skipped TRUE)
      endif()
      if(skipped)
        set(command "")
      else()
        set(command "${next}")
        math(EXPR count "${count} + 1")
      endif()
      set(expected "")
    else()
      string(APPEND expected "${line}\n")
    endif()
    take_line()
  endwhile()
  if(NOT command STREQUAL "")
    run("${command}" "${expected}")
  endif()
endwhile()
if(count EQUAL 0)
  message(FATAL_ERROR "no commands in ${README}")
endif()
message(STATUS "${count} commands")
