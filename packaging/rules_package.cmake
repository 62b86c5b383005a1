# The rules and the readers of documents for programs of others: what `find_package(FairwayRules)` finds.
#
#   cmake --install build/release --component Development --prefix PREFIX
#
# installs nothing else; without --component the programs come, too. tests/outside holds a program that uses it.
include(CMakePackageConfigHelpers)
set(development COMPONENT Development)
set(headers "${CMAKE_INSTALL_INCLUDEDIR}/fairway")
set(rules_package "${CMAKE_INSTALL_LIBDIR}/cmake/FairwayRules")

foreach(library rules system formats formats_games)
  set_target_properties(fairway_${library} PROPERTIES EXPORT_NAME ${library})
endforeach()
target_compile_features(fairway_rules INTERFACE $<INSTALL_INTERFACE:cxx_std_20>)
target_compile_options(fairway_rules INTERFACE $<INSTALL_INTERFACE:$<${fairway_gnu_like}:-ffp-contract=off>>)
# A program decides which games it has, so the list of all of them is a file that it compiles.
target_sources(fairway_formats_games INTERFACE
  "$<INSTALL_INTERFACE:$<INSTALL_PREFIX>/${headers}/formats/games.cpp>")

install(TARGETS fairway_rules fairway_system fairway_formats fairway_formats_games EXPORT FairwayRules
  ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" ${development}
  INCLUDES DESTINATION "${headers}")
install(EXPORT FairwayRules NAMESPACE fairway:: FILE FairwayRulesTargets.cmake DESTINATION "${rules_package}"
  ${development})

install(DIRECTORY "${PROJECT_SOURCE_DIR}/rules" DESTINATION "${headers}" ${development} FILES_MATCHING PATTERN "*.h")
set(formats "${PROJECT_SOURCE_DIR}/formats")
install(DIRECTORY "${formats}/document" "${formats}/map" "${formats}/text" "${formats}/yaml"
  DESTINATION "${headers}/formats" ${development} FILES_MATCHING PATTERN "*.h")
install(FILES "${formats}/games.h" "${formats}/games.cpp" DESTINATION "${headers}/formats" ${development})
file(GLOB games_documents CONFIGURE_DEPENDS RELATIVE "${formats}" "${formats}/*/documents.h")
foreach(documents IN LISTS games_documents)
  cmake_path(GET documents PARENT_PATH game)
  install(FILES "${formats}/${documents}" "${formats}/${game}/resolve.h" DESTINATION "${headers}/formats/${game}" ${development})
endforeach()

configure_package_config_file(FairwayRulesConfig.cmake.in FairwayRulesConfig.cmake INSTALL_DESTINATION "${rules_package}")
write_basic_package_version_file(FairwayRulesConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/FairwayRulesConfig.cmake"
  "${CMAKE_CURRENT_BINARY_DIR}/FairwayRulesConfigVersion.cmake" DESTINATION "${rules_package}" ${development})
