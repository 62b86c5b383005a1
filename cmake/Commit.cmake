# Says in a source file which commit is built: cmake -DSOURCE_DIR=... -DFROM=... -DTO=... -P Commit.cmake
#
# A checkout asks git; an archive has the answer in commit.txt.
set(commit)
if(EXISTS "${SOURCE_DIR}/.git")
  execute_process(COMMAND git -C "${SOURCE_DIR}" log -1 --format=%H\ %cs OUTPUT_VARIABLE commit ERROR_QUIET)
else()
  file(READ "${CMAKE_CURRENT_LIST_DIR}/commit.txt" commit)
endif()
if(commit MATCHES "^([0-9a-f]+) ([-0-9]+)\n?$")
  string(SUBSTRING "${CMAKE_MATCH_1}" 0 12 hash)
  set(FAIRWAY_COMMIT "commit ${hash} of ${CMAKE_MATCH_2}")
else()
  set(FAIRWAY_COMMIT "unknown commit")
endif()
configure_file("${FROM}" "${TO}" @ONLY)
