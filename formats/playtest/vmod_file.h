#pragma once

#include "formats/playtest/kit.h"
#include "rules/base/result.h"

// Modules of VASSAL 3.7 (vassalengine.org): a ZIP with `buildFile.xml`, which says what a game consists of,
// `moduledata`, which the list of modules shows, and pictures under `images/`.
namespace fairway::formats::playtest {

// The file's bytes, or why there is none.
Result<std::string, NoTable> vmodBytes(const Kit& kit);

} // namespace fairway::formats::playtest
