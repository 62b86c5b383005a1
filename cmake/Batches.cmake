# Most of what remains is parsed again for every unit all the same. With FAIRWAY_BATCHES several files are compiled as one
# unit, in the order of their list and never those of two games together: far less work for a build of everything, more
# after a change of one file. So names inside anonymous namespaces differ within a list; `tools/whole-lists` looks at
# whole lists.
#
# CMake's own unity builds include files by their full paths, so that no two checkouts have the same units and ccache finds
# nothing of one in another. These include them from the top of the sources.
set(FAIRWAY_BATCH_SIZE 24 CACHE STRING "How many files make a batch")

# fairway_batch(TARGET FILE...): these files of the target, in batches named after the folder.
function(fairway_batch target)
  cmake_path(GET CMAKE_CURRENT_SOURCE_DIR FILENAME folder)
  fairway_batch_as(${target} ${folder} ${ARGN})
endfunction()

# fairway_batch_as(TARGET NAME FILE...): the same, with a name for the batches. They are written when the target's folder and
# all below it are known.
function(fairway_batch_as target name)
  if(NOT FAIRWAY_BATCHES)
    return()
  endif()
  get_target_property(begun ${target} FAIRWAY_BATCHES)
  if(NOT begun)
    get_target_property(folder ${target} SOURCE_DIR)
    cmake_language(EVAL CODE "cmake_language(DEFER DIRECTORY [[${folder}]] CALL fairway_write_batches ${target})")
  endif()
  set(number 0)
  foreach(file ${ARGN})
    math(EXPR start "${number} - ${number} % ${FAIRWAY_BATCH_SIZE}")
    fairway_put_in_batch(${target} ${name}_${start} ${file})
    math(EXPR number "${number} + 1")
  endforeach()
endfunction()

# fairway_batch_apart(NAME BATCH FILE...): these files of a library are a batch of their own, whichever game they belong to,
# because what they share costs more than all the rest of them.
function(fairway_batch_apart name batch)
  if(FAIRWAY_BATCHES)
    foreach(file ${ARGN})
      fairway_put_in_batch(fairway_${name} ${batch} ${file})
    endforeach()
  endif()
endfunction()

# The last batch that a file is put in is its batch.
function(fairway_put_in_batch target batch file)
  cmake_path(ABSOLUTE_PATH file NORMALIZE)
  get_target_property(batches ${target} FAIRWAY_BATCHES)
  if(NOT batches)
    set(batches)
  endif()
  foreach(other ${batches})
    get_target_property(files ${target} FAIRWAY_BATCH_${other})
    if(file IN_LIST files)
      list(REMOVE_ITEM files "${file}")
      set_target_properties(${target} PROPERTIES FAIRWAY_BATCH_${other} "${files}")
    endif()
  endforeach()
  if(NOT batch IN_LIST batches)
    set_property(TARGET ${target} APPEND PROPERTY FAIRWAY_BATCHES ${batch})
  endif()
  set_property(TARGET ${target} APPEND PROPERTY FAIRWAY_BATCH_${batch} "${file}")
endfunction()

# Files that are generated, or are compiled with flags of their own, stay by themselves.
function(fairway_stays_alone answer target file)
  cmake_path(IS_PREFIX PROJECT_BINARY_DIR "${file}" alone)
  foreach(property COMPILE_DEFINITIONS COMPILE_OPTIONS SKIP_UNITY_BUILD_INCLUSION)
    get_source_file_property(value "${file}" TARGET_DIRECTORY ${target} ${property})
    if(value)
      set(alone TRUE)
    endif()
  endforeach()
  set(${answer} ${alone} PARENT_SCOPE)
endfunction()

# The target compiles its batches instead of the files in them. (Another target of the folder may compile one of the files by
# itself, so this cannot be a property of the file.)
function(fairway_write_batches target)
  get_target_property(listed ${target} SOURCES)
  get_target_property(folder ${target} SOURCE_DIR)
  set(sources)
  foreach(source ${listed})
    if(NOT source MATCHES "^\\$<")
      cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY "${folder}" NORMALIZE)
    endif()
    list(APPEND sources "${source}")
  endforeach()
  get_target_property(batches ${target} FAIRWAY_BATCHES)
  foreach(batch ${batches})
    get_target_property(files ${target} FAIRWAY_BATCH_${batch})
    set(includes)
    foreach(file ${files})
      fairway_stays_alone(alone ${target} "${file}")
      if(NOT alone)
        list(REMOVE_ITEM sources "${file}")
        cmake_path(RELATIVE_PATH file BASE_DIRECTORY "${PROJECT_SOURCE_DIR}")
        string(APPEND includes "#include \"${file}\"\n")
      endif()
    endforeach()
    if(includes)
      set(unit "${CMAKE_CURRENT_BINARY_DIR}/batches/${target}/${batch}.cpp")
      file(CONFIGURE OUTPUT "${unit}" CONTENT "${includes}" @ONLY)
      list(APPEND sources "${unit}")
    endif()
  endforeach()
  set_target_properties(${target} PROPERTIES SOURCES "${sources}")
endfunction()
