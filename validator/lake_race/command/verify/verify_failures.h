#pragma once

#include "formats/lake_race/documents.h"
#include "formats/text/problem.h"
#include "validator/lake_race/verify/verify.h"

#include <filesystem>
#include <iosfwd>

namespace fairway::command::lake_race {

// More would fill a disk before anybody had looked at them.
inline constexpr std::size_t mostFailuresWritten = 10'000;

// Writes each lake that fails or is split, and each course that cannot be raced, as documents that `validate`
// and the editor open. A lake has the same name in every run and part of a run. Says on `err` how many there
// are.
std::optional<formats::Problem> writeFailures(const std::filesystem::path& folder,
                                              const formats::lake_race::TilesetDocument& set,
                                              fairway::lake_race::BoardSide side,
                                              const validator::lake_race::VerifyResult& result,
                                              std::ostream& err);

} // namespace fairway::command::lake_race
