# fairway_library(NAME SOURCES ... LINKS ... PRIVATE_LINKS ...): a static library of the house, fairway::NAME.
# What a room may use is exactly what it links: LINKS are the floors below, PRIVATE_LINKS the chosen parts.
function(fairway_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS;PRIVATE_LINKS" ${ARGN})
  add_library(fairway_${name} STATIC ${ARG_SOURCES})
  add_library(fairway::${name} ALIAS fairway_${name})
  target_include_directories(fairway_${name} PUBLIC "${PROJECT_SOURCE_DIR}")
  target_link_libraries(fairway_${name}
    PUBLIC ${ARG_LINKS} fairway::sanitizers PRIVATE ${ARG_PRIVATE_LINKS} fairway::warnings)
endfunction()

# fairway_executable(NAME SOURCES ... LINKS ...)
function(fairway_executable name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE ${ARG_LINKS} fairway::sanitizers fairway::warnings)
endfunction()
