# Lays out the npm package: cmake -DSOURCE=... -DBUILD=... -DTO=... -DVERSION=... -P pack.cmake
file(REMOVE_RECURSE "${TO}")
file(MAKE_DIRECTORY "${TO}/bin" "${TO}/lib" "${TO}/formats")
set(PROJECT_VERSION "${VERSION}")
file(STRINGS "${BUILD}/CMakeCache.txt" homepage REGEX "^FAIRWAY_HOMEPAGE:")
string(REGEX REPLACE "^[^=]*=" "" FAIRWAY_HOMEPAGE "${homepage}")
set(npm "${SOURCE}/packaging/npm")
configure_file("${npm}/package.json.in" "${TO}/package.json" @ONLY)
file(COPY "${npm}/README.md" "${SOURCE}/LICENSE" DESTINATION "${TO}")
file(COPY "${npm}/fairway.js" DESTINATION "${TO}/bin"
  FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
file(COPY "${BUILD}/bin/fairway.js" "${BUILD}/bin/fairway.wasm" DESTINATION "${TO}/lib"
  FILE_PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
file(COPY "${BUILD}/packaging/fairway.spdx.json" "${BUILD}/packaging/third-party-licences" DESTINATION "${TO}")
file(COPY "${SOURCE}/LICENSES/MIT.txt" "${SOURCE}/LICENSES/CC-BY-4.0.txt" DESTINATION "${TO}/LICENSES")
# Samples find their schemas by the same relative path as in the sources.
file(COPY "${SOURCE}/samples" DESTINATION "${TO}" FILES_MATCHING PATTERN "*.yaml" PATTERN broken EXCLUDE PATTERN findings EXCLUDE)
file(COPY "${SOURCE}/formats/schema" DESTINATION "${TO}/formats" FILES_MATCHING PATTERN "*.schema.json")
