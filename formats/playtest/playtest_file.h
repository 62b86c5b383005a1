#pragma once

#include "formats/playtest/kit.h"
#include "rules/base/result.h"

#include <algorithm>
#include <array>
#include <string_view>

// Files for virtual tables, by their endings. A kit becomes the bytes of a file, or there is a reason why
// not.
namespace fairway::formats::playtest {

inline constexpr std::array<std::string_view, 2> tableEndings{".vtt", ".vmod"};

inline bool isTable(std::string_view ending) {
  return std::find(tableEndings.begin(), tableEndings.end(), ending) != tableEndings.end();
}

// Games of VirtualTabletop (virtualtabletop.io): a ZIP with one JSON file of widgets for each variant, and
// the pictures under `assets/`, each named by its checksum and length.
Result<std::string, NoTable> vttBytes(const Kit& kit);

// Modules of VASSAL 3.7 (vassalengine.org): a ZIP with `buildFile.xml`, which says what a game consists of,
// `moduledata`, which the list of modules shows, and pictures under `images/`.
Result<std::string, NoTable> vmodBytes(const Kit& kit);

// The ending is one of the above.
inline Result<std::string, NoTable> tableBytes(const Kit& kit, std::string_view ending) {
  return ending == ".vmod" ? vmodBytes(kit) : vttBytes(kit);
}

} // namespace fairway::formats::playtest
