# The command as WebAssembly for Node.js, by Emscripten's compilers (tools/npm-package): one thread, no pictures, the file system
# of the machine, and exceptions as WebAssembly has them.
if(NOT EMSCRIPTEN)
  return()
endif()
set(FAIRWAY_PICTURES OFF)
set(FAIRWAY_THREADS OFF)
set(FAIRWAY_EDITOR OFF)
set(BUILD_TESTING OFF)
add_compile_options(-fwasm-exceptions)
# Memory: as much as a WebAssembly module can have; proofs of large lakes need it. The stack is that of a native program's
# deepest recursion with room to spare. `start.js` mends what Emscripten does otherwise than a program expects.
set(fairway_node_start "${PROJECT_SOURCE_DIR}/packaging/npm/start.js")
add_link_options(-fwasm-exceptions -sENVIRONMENT=node -sNODERAWFS=1 -sALLOW_MEMORY_GROWTH=1 -sMAXIMUM_MEMORY=4GB
  -sTOTAL_STACK=4MB -sEXIT_RUNTIME=1 "SHELL:--pre-js \"${fairway_node_start}\"")
