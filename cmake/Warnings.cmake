# The warnings all our targets live under; linked PRIVATE so that they never reach who uses our headers.
# GCC 12 raises false alarms about the standard library at -O3: overlapping, endless and stray copies in std::string's operator+
# (its bug 105651) and uninitialised members of a moved std::map. Sanitizers and clang watch over these instead.

# In a batch the constants of one file are those of the next as well, and all are included: only locals can be judged.
set(fairway_shadows $<${fairway_gnu_like}:-Wshadow>)
if(FAIRWAY_BATCHES)
  set(fairway_shadows $<$<CXX_COMPILER_ID:GNU>:-Wshadow=local -Wno-subobject-linkage>)
endif()

add_library(fairway_warnings INTERFACE)
add_library(fairway::warnings ALIAS fairway_warnings)
target_compile_options(fairway_warnings INTERFACE
  $<${fairway_gnu_like}:-Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-align -Wunused
    -Wimplicit-fallthrough -Wextra-semi>
  $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond -Wduplicated-branches -Wlogical-op -Wno-psabi -Wno-restrict
    -Wno-stringop-overflow -Wno-array-bounds -Wno-maybe-uninitialized>
  # GCC's also asks for a cast wherever a small number is added to another: clang's is worth its price.
  $<$<CXX_COMPILER_ID:Clang>:-Wconversion>
  ${fairway_shadows}
  $<$<AND:$<BOOL:${FAIRWAY_WARNINGS_AS_ERRORS}>,${fairway_gnu_like}>:-Werror>)
