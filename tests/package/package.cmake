# Installs the build in BUILD, and builds and runs projects of users against it: tests/package/installed, and the one in
# the section "As a library" of PROJECT's README.

include(${CMAKE_CURRENT_LIST_DIR}/build.cmake)

# Writes the README's code block in this language to a file.
function(write_from_readme language file)
  file(READ ${PROJECT}/README.md text)
  string(FIND "${text}" "\n```${language}\n" begin)
  if(begin EQUAL -1)
    message(FATAL_ERROR "the README has no code in ${language}")
  endif()
  string(SUBSTRING "${text}" ${begin} -1 text)
  string(FIND "${text}" "\n```\n" end)
  string(LENGTH "\n```${language}\n" begin)
  math(EXPR length "${end} + 1 - ${begin}")
  string(SUBSTRING "${text}" ${begin} ${length} text)
  file(WRITE ${file} "${text}")
endfunction()

set(installed -DCMAKE_PREFIX_PATH=${SCRATCH}/prefix)
run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${SCRATCH}/prefix)
run(${SCRATCH}/prefix/bin/rotation-game --version)
if(NOT EXISTS ${SCRATCH}/prefix/share/man/man1/rotation-game.1)
  message(FATAL_ERROR "no man page is installed")
endif()

build(installed ${USERS}/installed ${installed})
foreach(program IN ITEMS user_first user_last threads)
  run(${SCRATCH}/installed/${program})
endforeach()

write_from_readme(cmake ${SCRATCH}/readme_source/CMakeLists.txt)
write_from_readme(cpp ${SCRATCH}/readme_source/main.cpp)
build(readme ${SCRATCH}/readme_source ${installed})
run(${SCRATCH}/readme/solve)
if(NOT output STREQUAL "AC\n2\n")
  message(FATAL_ERROR "the README's program prints\n${output}")
endif()
