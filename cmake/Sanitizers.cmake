# One INTERFACE target decides for all: an address-sanitised library linked to a plain one reports nonsense.
add_library(fairway_sanitizers INTERFACE)
add_library(fairway::sanitizers ALIAS fairway_sanitizers)
if(FAIRWAY_SANITIZE STREQUAL "address")
  set(sanitizers address,undefined)
elseif(FAIRWAY_SANITIZE)
  set(sanitizers ${FAIRWAY_SANITIZE})
endif()
if(FAIRWAY_SANITIZE)
  # These five look at every access to memory and cost more than a third of the time of compiling. AddressSanitizer stops
  # at null and outside an object by itself; pointers are cast in a handful of places, mostly to the bytes or pixels of a
  # row.
  target_compile_options(fairway_sanitizers INTERFACE
    -fsanitize=${sanitizers} -fno-sanitize=null,object-size,alignment,vptr,pointer-overflow -fno-sanitize-recover=all
    -fno-omit-frame-pointer)
  target_link_options(fairway_sanitizers INTERFACE -fsanitize=${sanitizers})
  # Some thirty programs with debug information: with lld each is linked in a fifth of the time.
  find_program(FAIRWAY_LLD ld.lld)
  if(FAIRWAY_LLD AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    target_link_options(fairway_sanitizers INTERFACE -fuse-ld=lld)
  endif()
endif()
if(FAIRWAY_SANITIZE STREQUAL "thread")
  # Threads that the sanitizer can see instead of oneTBB's: see there.
  target_include_directories(fairway_sanitizers BEFORE INTERFACE ${CMAKE_SOURCE_DIR}/tests/support/threads)
endif()

# The fuzz targets want coverage of the readers that they call. The rest of the house goes without: coverage makes code
# slower, and slower to compile. Whoever links a library with coverage, fuzzing or not, needs the runtime's hooks.
add_library(fairway_fuzzed INTERFACE)
add_library(fairway::fuzzed ALIAS fairway_fuzzed)
if(FAIRWAY_FUZZ)
  target_compile_options(fairway_fuzzed INTERFACE -fsanitize=fuzzer-no-link)
  target_link_options(fairway_sanitizers INTERFACE -fsanitize=fuzzer-no-link)
endif()
