# fairway_commit(HASH TIME): the commit of the sources and its time in seconds since 1970; both empty if unknown. A checkout
# asks git; an archive has the answer in commit.txt.
function(fairway_commit hash time)
  cmake_path(GET CMAKE_CURRENT_FUNCTION_LIST_DIR PARENT_PATH top)
  set(commit)
  if(EXISTS "${top}/.git")
    execute_process(COMMAND git -C "${top}" log -1 --format=%H\ %ct OUTPUT_VARIABLE commit ERROR_QUIET)
  else()
    file(READ "${top}/cmake/commit.txt" commit)
  endif()
  string(REGEX MATCH "^([0-9a-f]+) ([0-9]+)\n?$" known "${commit}")
  set(${hash} "${CMAKE_MATCH_1}" PARENT_SCOPE)
  set(${time} "${CMAKE_MATCH_2}" PARENT_SCOPE)
endfunction()

# Writes a source file that says which commit is built: cmake -DFROM=... -DTO=... -P Commit.cmake
if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
  set(FAIRWAY_COMMIT "unknown commit")
  fairway_commit(hash time)
  if(hash)
    string(SUBSTRING "${hash}" 0 12 hash)
    set(ENV{SOURCE_DATE_EPOCH} ${time}) # the time that TIMESTAMP tells
    string(TIMESTAMP date %Y-%m-%d UTC)
    set(FAIRWAY_COMMIT "commit ${hash} of ${date}")
  endif()
  configure_file("${FROM}" "${TO}" @ONLY)
endif()
