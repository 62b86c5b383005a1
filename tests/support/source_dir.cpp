#include "tests/support/source_dir.h"

namespace fairway::test {

const std::filesystem::path& sourceDir() {
  static const std::filesystem::path dir = FAIRWAY_SOURCE_DIR;
  return dir;
}

} // namespace fairway::test
