# Builds and runs tests/package/subproject, which has PROJECT as a part, and PROJECT itself as a shared library.

include(${CMAKE_CURRENT_LIST_DIR}/build.cmake)

build(subproject ${USERS}/subproject -DROTATION_GAME=${PROJECT})
run(${SCRATCH}/subproject/consumer)
run(${SCRATCH}/subproject/rotation_game/rotation-game --version)
if(EXISTS ${SCRATCH}/subproject/rotation_game/tests OR EXISTS ${SCRATCH}/subproject/rotation_game/src)
  message(FATAL_ERROR "a part of another project has tests or tools")
endif()
run(${CMAKE_COMMAND} --install ${SCRATCH}/subproject --prefix ${SCRATCH}/nothing)
if(EXISTS ${SCRATCH}/nothing)
  message(FATAL_ERROR "a part of another project is installed unasked")
endif()

build(shared ${PROJECT} -DBUILD_SHARED_LIBS=ON -DBUILD_TESTING=OFF)
run(${CMAKE_COMMAND} --install ${SCRATCH}/shared --prefix ${SCRATCH}/shared_prefix)
file(REMOVE_RECURSE ${SCRATCH}/shared)
run(${SCRATCH}/shared_prefix/bin/rotation-game ${PROJECT}/samples/valid/statement.in)
if(NOT output STREQUAL "AC\n2\nDDHH\n2\n")
  message(FATAL_ERROR "the program with a shared library prints\n${output}")
endif()

# Where the same program would look on a Mac, which need not be at hand to see what is chosen.
run(${CMAKE_COMMAND} --trace-expand --trace-source=CMakeLists.txt -S ${PROJECT} -B ${SCRATCH}/mac
  -DCMAKE_SYSTEM_NAME=Darwin -DCMAKE_CXX_COMPILER=${COMPILER} -DBUILD_SHARED_LIBS=ON -DBUILD_TESTING=OFF)
if(NOT output MATCHES "rotation-game PROPERTIES INSTALL_RPATH @loader_path/[.][.]/lib")
  message(FATAL_ERROR "on a Mac, the program does not look for the shared library beside it")
endif()
