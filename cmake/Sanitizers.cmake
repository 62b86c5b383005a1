# One INTERFACE target decides for all: an address-sanitised library linked to a plain one reports nonsense.
add_library(fairway_sanitizers INTERFACE)
add_library(fairway::sanitizers ALIAS fairway_sanitizers)
if(FAIRWAY_SANITIZE)
  target_compile_options(fairway_sanitizers INTERFACE
    -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(fairway_sanitizers INTERFACE -fsanitize=address,undefined)
endif()
# The fuzz targets want coverage of everything they call, and the sanitizers to notice what went wrong.
if(FAIRWAY_FUZZ)
  target_compile_options(fairway_sanitizers INTERFACE
    -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(fairway_sanitizers INTERFACE -fsanitize=address,undefined)
endif()
