# Adds one test for each suite of PROGRAM, asked for its list when ctest starts. Under the address sanitizer a start costs
# more than most tests, and there are thousands.
execute_process(COMMAND ${PROGRAM} --gtest_list_tests OUTPUT_VARIABLE listing COMMAND_ERROR_IS_FATAL ANY)
string(REPLACE ";" "," listing "${listing}")
string(REPLACE "\n" ";" lines "${listing}")
foreach(line IN LISTS lines)
    if(line MATCHES "^([A-Za-z0-9_/]+)\\.( +#.*)?$")
        add_test("${CMAKE_MATCH_1}" ${PROGRAM} "--gtest_filter=${CMAKE_MATCH_1}.*")
        set_tests_properties("${CMAKE_MATCH_1}" PROPERTIES TIMEOUT 1200)
    endif()
endforeach()
