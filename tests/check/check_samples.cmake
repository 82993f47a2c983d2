# Runs PROGRAM --check on every NAME.answers in SAMPLES, and compares what it prints with NAME.report, what it says on
# standard error with nothing, and its exit status with what the report says. The cases are those of NAME.in, or of
# cases.in where there is none.
#
#   cmake -D PROGRAM=rotation-game -D SAMPLES=samples/check -P tests/check_samples.cmake

file(GLOB samples "${SAMPLES}/*.answers")
list(LENGTH samples count)
if(count LESS 25)
  message(FATAL_ERROR "only ${count} samples in ${SAMPLES}")
endif()

foreach(sample IN LISTS samples)
  get_filename_component(name "${sample}" NAME_WE)
  set(cases cases.in)
  if(EXISTS "${SAMPLES}/${name}.in")
    set(cases ${name}.in)
  endif()
  execute_process(COMMAND "${PROGRAM}" --check=${name}.answers ${cases} WORKING_DIRECTORY "${SAMPLES}" TIMEOUT 60
    OUTPUT_VARIABLE output ERROR_VARIABLE errors RESULT_VARIABLE status)
  file(READ "${SAMPLES}/${name}.report" report)
  # All is right if the report has but its line of counts, and that has nothing but right ones.
  set(expected_status 1)
  if(report MATCHES "^[0-9]+ cases: [0-9]+ right\n$")
    set(expected_status 0)
  endif()
  if(NOT output STREQUAL report OR NOT errors STREQUAL "" OR NOT status STREQUAL expected_status)
    message(SEND_ERROR "${name}: exit status ${status}, not ${expected_status}?\n${output}${errors}instead of\n${report}")
  endif()
endforeach()
