#include "formats/playtest/playtest_file.h"

#include "formats/playtest/vmod_file.h"
#include "formats/playtest/vtt_file.h"

#include <algorithm>

namespace fairway::formats::playtest {

bool isTable(std::string_view ending) {
  return std::find(tableEndings.begin(), tableEndings.end(), ending) != tableEndings.end();
}

Result<std::string, NoTable> tableBytes(const Kit& kit, std::string_view ending) {
  return ending == ".vmod" ? vmodBytes(kit) : vttBytes(kit);
}

} // namespace fairway::formats::playtest
