# Most of what a small unit costs is the standard library that it includes, so all units of the house share one
# precompiled header. A header serves only those who agree on the flags, so libraries that compute little share a second
# one, those that compute much a third; who compiles otherwise still makes one of its own.
#
# Some of the chosen parts ask for -pthread, so all units do: a header serves those alone that agree on it.
set(fairway_threads)
if(FAIRWAY_THREADS)
  set(fairway_threads $<${fairway_gnu_like}:-pthread>)
endif()
function(fairway_headers_library name)
  add_library(${name} OBJECT "${PROJECT_SOURCE_DIR}/cmake/precompiled.cpp")
  target_precompile_headers(${name} PRIVATE "${PROJECT_SOURCE_DIR}/cmake/precompiled.h")
  fairway_sum_headers(${name} "${PROJECT_SOURCE_DIR}/cmake/precompiled.h")
  target_compile_options(${name} PRIVATE ${fairway_threads} ${ARGN})
  target_link_libraries(${name} PRIVATE fairway::sanitizers fairway::warnings fairway::precompiled)
endfunction()
set(fairway_plain_options)
set(fairway_computing_options $<${fairway_gnu_like}:-O2>) # with -O1 the tests of what computes would take minutes
if(CMAKE_BUILD_TYPE STREQUAL "Release")
  set(fairway_plain_options $<${fairway_gnu_like}:-O1>)
  set(fairway_computing_options $<${fairway_gnu_like}:-O3>)
elseif(FAIRWAY_SANITIZE)
  set(fairway_plain_options $<${fairway_gnu_like}:-O0>)
endif()
fairway_headers_library(fairway_headers)
fairway_headers_library(fairway_plain_headers ${fairway_plain_options})
fairway_headers_library(fairway_computing_headers ${fairway_computing_options})

include(Batches)

# fairway_library(NAME SOURCES ... LINKS ... PRIVATE_LINKS ... OPTIONS ... [FUZZED] [OWN_HEADERS] [PLAIN | COMPUTING]): a
# static library of the house, fairway::NAME. What a room may use is exactly what it links: LINKS are the floors below,
# PRIVATE_LINKS the chosen parts. OPTIONS are flags of its own; FUZZED: fuzz targets look into it; OWN_HEADERS: it
# precompiles others; PLAIN: it computes little and is not worth much of the optimiser's time; COMPUTING: it is worth all
# of it.
function(fairway_library name)
  cmake_parse_arguments(ARG "FUZZED;OWN_HEADERS;PLAIN;COMPUTING" "" "SOURCES;LINKS;PRIVATE_LINKS;OPTIONS" ${ARGN})
  set(headers fairway_headers)
  set(level)
  if(ARG_PLAIN)
    set(headers fairway_plain_headers)
    set(level ${fairway_plain_options})
  elseif(ARG_COMPUTING)
    set(headers fairway_computing_headers)
    set(level ${fairway_computing_options})
  endif()
  if(ARG_FUZZED)
    list(APPEND ARG_PRIVATE_LINKS $<BUILD_INTERFACE:fairway::fuzzed>)
  endif()
  add_library(fairway_${name} STATIC ${ARG_SOURCES})
  add_library(fairway::${name} ALIAS fairway_${name})
  fairway_batch(fairway_${name} ${ARG_SOURCES})
  target_include_directories(fairway_${name} PUBLIC "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>")
  target_compile_options(fairway_${name} PRIVATE ${fairway_threads} ${level} ${ARG_OPTIONS})
  # How we compile is not the business of those who use an installed library.
  target_link_libraries(fairway_${name}
    PUBLIC ${ARG_LINKS} $<BUILD_INTERFACE:fairway::sanitizers>
    PRIVATE ${ARG_PRIVATE_LINKS} $<BUILD_INTERFACE:fairway::warnings> $<BUILD_INTERFACE:fairway::precompiled>)
  if(ARG_OWN_HEADERS)
    return()
  endif()
  if(ARG_OPTIONS OR (ARG_FUZZED AND FAIRWAY_FUZZ))
    if(FAIRWAY_BATCHES)
      return() # a few units: to compile the header for them takes longer than to include what is in it
    endif()
    target_precompile_headers(fairway_${name} PRIVATE "${PROJECT_SOURCE_DIR}/cmake/precompiled.h")
    fairway_sum_headers(fairway_${name} "${PROJECT_SOURCE_DIR}/cmake/precompiled.h")
  else()
    target_precompile_headers(fairway_${name} REUSE_FROM ${headers})
  endif()
endfunction()

# fairway_sources(NAME FILE...): what a game adds to a library of its room, from the game's own folder.
function(fairway_sources name)
  target_sources(fairway_${name} PRIVATE ${ARGN})
  fairway_batch(fairway_${name} ${ARGN})
endfunction()

# fairway_game_list(NAME SOURCES ... LINKS ...): a room's list of games, fairway::NAME. Its objects are linked to programs
# and not to the room's library, so that a program decides which games it has: a test can bring one of its own.
function(fairway_game_list name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
  add_library(fairway_${name}_objects OBJECT ${ARG_SOURCES})
  target_include_directories(fairway_${name}_objects PRIVATE "${PROJECT_SOURCE_DIR}")
  target_link_libraries(fairway_${name}_objects PRIVATE ${ARG_LINKS} fairway::sanitizers fairway::warnings)
  add_library(fairway_${name} INTERFACE)
  add_library(fairway::${name} ALIAS fairway_${name})
  target_sources(fairway_${name} INTERFACE $<BUILD_INTERFACE:$<TARGET_OBJECTS:fairway_${name}_objects>>)
  target_link_libraries(fairway_${name} INTERFACE ${ARG_LINKS})
endfunction()

# fairway_executable(NAME SOURCES ... LINKS ...)
function(fairway_executable name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE ${ARG_LINKS} fairway::sanitizers fairway::warnings)
endfunction()

# fairway_program(NAME SOURCES ... LINKS ...): what people install and run. All programs live in bin/ of the build.
function(fairway_program name)
  fairway_executable(${name} ${ARGN})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")
  install(TARGETS ${name})
endfunction()
