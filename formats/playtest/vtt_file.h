#pragma once

#include "formats/playtest/kit.h"
#include "rules/base/result.h"

// Games of VirtualTabletop (virtualtabletop.io): a ZIP with one JSON file of widgets for each variant, and
// the pictures under `assets/`, each named by its checksum and length.
namespace fairway::formats::playtest {

// The file's bytes, or why there is none.
Result<std::string, NoTable> vttBytes(const Kit& kit);

} // namespace fairway::formats::playtest
