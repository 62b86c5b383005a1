# Compiles units of the house to one WebAssembly module, with Debian's clang 14 and its libraries for wasm32-wasi. They
# are all required or none is used: the same sources give the same bytes on every machine. In particular wasm-opt is run
# here by name; clang would run it by itself where it finds it, and leave other bytes where it does not.
find_program(FAIRWAY_WASM_CXX clang++-14)
find_program(FAIRWAY_WASM_LD wasm-ld-14)
find_program(FAIRWAY_WASM_OPT wasm-opt)
find_path(FAIRWAY_WASM_HEADERS c++/v1/vector PATHS /usr/include/wasm32-wasi NO_DEFAULT_PATH)
find_file(FAIRWAY_WASM_LIBRARY libc++abi.a PATHS /usr/lib/wasm32-wasi NO_DEFAULT_PATH)
find_file(FAIRWAY_WASM_RUNTIME libclang_rt.builtins-wasm32.a PATHS /usr/lib/llvm-14/lib/clang
  PATH_SUFFIXES 14.0.6/lib/wasi 14.0.0/lib/wasi NO_DEFAULT_PATH)
set(FAIRWAY_WASM OFF) # nor is it where the boards of pages cannot be drawn
if(FAIRWAY_PICTURES AND FAIRWAY_WASM_CXX AND FAIRWAY_WASM_LD AND FAIRWAY_WASM_OPT AND FAIRWAY_WASM_HEADERS AND FAIRWAY_WASM_LIBRARY
   AND FAIRWAY_WASM_RUNTIME)
  set(FAIRWAY_WASM ON)
endif()

# Where there is one thread, web/serial/serial.h stands in for each header of oneTBB that we use.
set(fairway_serial "${CMAKE_BINARY_DIR}/serial")
foreach(header blocked_range enumerable_thread_specific parallel_for parallel_invoke parallel_reduce)
  file(CONFIGURE OUTPUT "${fairway_serial}/tbb/${header}.h" CONTENT "#include \"web/serial/serial.h\"\n" @ONLY)
endforeach()

# No exceptions and no threads in a page; oneTBB has a serial stand-in. nlohmann-json is all of the system's headers that
# it may see: they are those of another machine.
set(fairway_wasm_flags --target=wasm32-wasi -std=c++20 -fno-exceptions -DNDEBUG -ffp-contract=off
  -DJSON_HAS_FILESYSTEM=0 -DJSON_HAS_EXPERIMENTAL_FILESYSTEM=0 "-I${PROJECT_SOURCE_DIR}"
  -isystem "${fairway_serial}" -isystem "${CMAKE_BINARY_DIR}/web/include")
if(FAIRWAY_WASM)
  find_path(FAIRWAY_NLOHMANN nlohmann/json.hpp REQUIRED)
  file(MAKE_DIRECTORY "${CMAKE_BINARY_DIR}/web/include")
  file(CREATE_LINK "${FAIRWAY_NLOHMANN}/nlohmann" "${CMAKE_BINARY_DIR}/web/include/nlohmann" SYMBOLIC)
endif()
# Modules do not depend on how the programs are compiled, so a second tree can take those of the first.
set(FAIRWAY_BUILT_MODULES "" CACHE PATH "A folder with modules of these very sources, web/ of another build; empty: they are built")
define_property(GLOBAL PROPERTY FAIRWAY_WASM_OBJECTS BRIEF_DOCS "What every module is linked from")

# fairway_wasm_batch(NAME [FAST] [GAME game] FILE...): files of the house, as one unit of the modules: of all of them, or of
# that of a game. FAST: worth more than few bytes.
function(fairway_wasm_batch name)
  cmake_parse_arguments(ARG "FAST" "GAME" "" ${ARGN})
  set(unit "${CMAKE_BINARY_DIR}/web/units/${name}.cpp")
  set(object "${CMAKE_BINARY_DIR}/web/units/${name}.o")
  set(text)
  set(files)
  foreach(file ${ARG_UNPARSED_ARGUMENTS})
    string(APPEND text "#include \"${file}\"\n")
    list(APPEND files "${PROJECT_SOURCE_DIR}/${file}")
  endforeach()
  file(CONFIGURE OUTPUT "${unit}" CONTENT "${text}" @ONLY)
  set(level -Oz)
  if(ARG_FAST)
    set(level -Os)
  endif()
  add_custom_command(OUTPUT "${object}"
    COMMAND ${CMAKE_CXX_COMPILER_LAUNCHER} "${FAIRWAY_WASM_CXX}" ${fairway_wasm_flags} ${level} -MD -MF "${object}.d"
      -c "${unit}" -o "${object}"
    DEPENDS "${unit}" ${files}
    DEPFILE "${object}.d"
    COMMENT "Compiling ${name} to WebAssembly"
    VERBATIM)
  if(ARG_GAME)
    set_property(GLOBAL APPEND PROPERTY FAIRWAY_WASM_OBJECTS_${ARG_GAME} "${object}")
  else()
    set_property(GLOBAL APPEND PROPERTY FAIRWAY_WASM_OBJECTS "${object}")
  endif()
endfunction()

# fairway_wasm_module(GAME FILE): links what the batches hold. The stack lies below the data, so that its overflow is a trap.
function(fairway_wasm_module game file)
  if(FAIRWAY_BUILT_MODULES)
    set(built "${FAIRWAY_BUILT_MODULES}/${game}.wasm")
    add_custom_command(OUTPUT "${file}" COMMAND ${CMAKE_COMMAND} -E copy "${built}" "${file}" DEPENDS "${built}" VERBATIM)
    return()
  endif()
  get_property(objects GLOBAL PROPERTY FAIRWAY_WASM_OBJECTS)
  get_property(own GLOBAL PROPERTY FAIRWAY_WASM_OBJECTS_${game})
  list(APPEND objects ${own})
  add_custom_command(OUTPUT "${file}"
    COMMAND "${FAIRWAY_WASM_CXX}" --target=wasm32-wasi -O0 -mexec-model=reactor ${objects} -o "${file}.linked"
      -Wl,--strip-all -Wl,-z,stack-size=1048576 -Wl,--stack-first
    COMMAND "${FAIRWAY_WASM_OPT}" -Oz --converge "${file}.linked" -o "${file}"
    DEPENDS ${objects}
    COMMENT "Linking the rules of ${game} for pages"
    VERBATIM)
endfunction()
