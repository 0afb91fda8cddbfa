# Writes FILE with the commit that the sources in FOLDER are at; empty where they are in no repository. Only where that
# is another one, so that nothing is compiled for it.
cmake_minimum_required(VERSION 3.25)
execute_process(COMMAND git -C "${FOLDER}" rev-parse --short=12 HEAD
                OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE result)
if(NOT result EQUAL 0)
    set(commit "")
endif()
file(CONFIGURE OUTPUT "${FILE}" CONTENT "#pragma once\n#define NONET_COMMIT \"@commit@\"\n" @ONLY)
