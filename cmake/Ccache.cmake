# ccache makes a rebuild after a checkout a matter of seconds; without it everything builds the same.
find_program(FAIRWAY_CCACHE ccache)
if(FAIRWAY_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${FAIRWAY_CCACHE}")
endif()
