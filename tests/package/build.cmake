# What the tests of users' projects share: run(COMMAND...), which sets `output`, and build(NAME SOURCE [OPTION]...).

function(run)
  execute_process(COMMAND ${ARGV} RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "exit status ${status}: ${ARGV}\n${output}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

# Configures and builds a project in a folder of its own, with optimisation off, for that takes less time.
function(build name source)
  set(options -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_COMPILER=${COMPILER} "-DCMAKE_CXX_FLAGS=${FLAGS}")
  if(TOOLCHAIN)
    list(APPEND options -DCMAKE_TOOLCHAIN_FILE=${TOOLCHAIN})
  endif()
  run(${CMAKE_COMMAND} -S ${source} -B ${SCRATCH}/${name} ${options} ${ARGN})
  run(${CMAKE_COMMAND} --build ${SCRATCH}/${name} --parallel 2)
endfunction()

file(REMOVE_RECURSE ${SCRATCH})
