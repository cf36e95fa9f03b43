cmake_minimum_required(VERSION 3.20)

if(NOT EXISTS "${CMAKE_SOURCE_DIR}/VERSION")
  message(STATUS "no VERSION file")
  return()
endif()

file(STRINGS "${CMAKE_SOURCE_DIR}/VERSION" PROJECT_VERSION LIMIT_COUNT 1)
string(REGEX MATCH "^([0-9]+)\\.([0-9]+)" _ "${PROJECT_VERSION}")
set(VERSION_MAJOR "${CMAKE_MATCH_1}")
set(VERSION_MINOR "${CMAKE_MATCH_2}")

configure_file(
  "${CMAKE_CURRENT_LIST_DIR}/version.h.in"
  "${CMAKE_SOURCE_DIR}/build/version.h"
  @ONLY)
message(STATUS "build/version.h is ${VERSION_MAJOR}.${VERSION_MINOR}")
