# The warnings all our targets live under; linked PRIVATE so that they never reach who uses our headers.
# GCC 12 sees overlapping copies in std::string's own operator+ at -O3 (its bug 105651): -Wno-restrict.
add_library(fairway_warnings INTERFACE)
add_library(fairway::warnings ALIAS fairway_warnings)
target_compile_options(fairway_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-align -Wunused
  -Wimplicit-fallthrough -Wextra-semi
  $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond -Wduplicated-branches -Wlogical-op -Wno-psabi -Wno-restrict>
  $<$<BOOL:${FAIRWAY_WARNINGS_AS_ERRORS}>:-Werror>)
