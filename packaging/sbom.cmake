# What a package is made with, for those who have to know: fairway.spdx.json, a bill of materials by SPDX 2.3, and the licences
# of what is compiled into the programs. Versions and licence texts are those of the packages on the machine that builds;
# elsewhere than on Debian neither is known. The date is that of the commit, so the same sources give the same file.
set(sbom "${CMAKE_CURRENT_BINARY_DIR}/fairway.spdx.json")
set(licences "${CMAKE_CURRENT_BINARY_DIR}/third-party-licences")
set(dependencies dependencies.txt)
set(built_versions) # of what was built for us from its sources: PACKAGE|VERSION
if(EMSCRIPTEN) # the npm package
  set(dependencies npm/dependencies.txt)
  file(STRINGS "${CMAKE_PREFIX_PATH}/versions.txt" built_versions)
endif()
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${dependencies})
find_program(FAIRWAY_DPKG_QUERY dpkg-query)

set(packages)
set(relations)
set(texts)
file(STRINGS ${dependencies} lines REGEX "^[^#]")
foreach(line IN LISTS lines)
  string(REPLACE "|" ";" line "${line}")
  list(GET line 0 name)
  list(GET line 1 package)
  list(GET line 2 licence)
  list(GET line 3 how)
  set(version NOASSERTION)
  if(FAIRWAY_DPKG_QUERY)
    execute_process(COMMAND ${FAIRWAY_DPKG_QUERY} -W "-f=\${Version}" ${package} OUTPUT_VARIABLE known ERROR_QUIET)
    if(known)
      set(version "${known}")
    endif()
  endif()
  foreach(built IN LISTS built_versions)
    if(built MATCHES "^${package}[|](.*)$")
      set(version "${CMAKE_MATCH_1}")
    endif()
  endforeach()
  string(MAKE_C_IDENTIFIER "${package}" id)
  string(REPLACE "_" "-" id "SPDXRef-${id}")
  string(APPEND packages ",
    {\"SPDXID\": \"${id}\", \"name\": \"${name}\", \"versionInfo\": \"${version}\", \"downloadLocation\": \"NOASSERTION\",
     \"filesAnalyzed\": false, \"licenseConcluded\": \"NOASSERTION\", \"licenseDeclared\": \"${licence}\",
     \"copyrightText\": \"NOASSERTION\", \"externalRefs\": [{\"referenceCategory\": \"PACKAGE-MANAGER\",
     \"referenceType\": \"purl\", \"referenceLocator\": \"pkg:deb/debian/${package}\"}]}")
  set(relation STATIC_LINK)
  if(how STREQUAL "linked")
    set(relation DYNAMIC_LINK)
  endif()
  string(APPEND relations ",
    {\"spdxElementId\": \"SPDXRef-fairway\", \"relationshipType\": \"${relation}\", \"relatedSpdxElement\": \"${id}\"}")
  set(text "/usr/share/doc/${package}/copyright")
  if(how STREQUAL "inside" AND EXISTS "${text}")
    file(READ "${text}" text)
    string(APPEND texts "==== ${name}: ${licence} ====\n\n${text}\n")
  endif()
endforeach()
string(REPLACE "pkg:deb/debian/libc++" "pkg:deb/debian/libc%2B%2B" packages "${packages}")

include(Commit)
fairway_commit(hash time)
set(date_before "$ENV{SOURCE_DATE_EPOCH}")
if(time)
  set(ENV{SOURCE_DATE_EPOCH} ${time})
endif()
string(TIMESTAMP created %Y-%m-%dT%H:%M:%SZ UTC)
if(date_before)
  set(ENV{SOURCE_DATE_EPOCH} "${date_before}")
else()
  unset(ENV{SOURCE_DATE_EPOCH})
endif()
string(SHA256 sum "${hash} ${packages}")
file(CONFIGURE OUTPUT "${sbom}" CONTENT [[{
  "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": "fairway-@PROJECT_VERSION@",
  "documentNamespace": "https://fairway.example/spdx/fairway-@PROJECT_VERSION@-@sum@",
  "creationInfo": {"created": "@created@", "creators": ["Organization: The Fairway authors"]},
  "packages": [
    {"SPDXID": "SPDXRef-fairway", "name": "fairway", "versionInfo": "@PROJECT_VERSION@", "downloadLocation": "NOASSERTION",
     "filesAnalyzed": false, "licenseConcluded": "MIT AND CC-BY-4.0", "licenseDeclared": "MIT AND CC-BY-4.0",
     "copyrightText": "Copyright (c) 2026 The Fairway authors"}@packages@
  ],
  "relationships": [
    {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": "SPDXRef-fairway"}@relations@
  ]
}
]] @ONLY)
install(FILES "${sbom}" DESTINATION "${documents}")
if(texts)
  file(CONFIGURE OUTPUT "${licences}" CONTENT "@texts@" @ONLY)
  packed("${licences}" third-party-licences.gz "${documents}")
endif()
