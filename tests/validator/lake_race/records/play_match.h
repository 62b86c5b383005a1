#pragma once

#include "formats/lake_race/documents.h"
#include "rules/lake_race/play/match.h"

#include <filesystem>

namespace fairway::test {

// A match that pilots played on three courses, and how it came out as it was played.
struct PlayedMatch {
  formats::lake_race::RecordDocument document; // names the course files relative to `folder`
  fairway::lake_race::Match match;
  std::vector<fairway::lake_race::BySeat<int>> points; // race by race
};

// The first player of race A follows from the seed. The course files must be sound.
PlayedMatch playMatch(const std::filesystem::path& folder, const std::vector<std::string>& courses,
                      int players, std::uint64_t seed, const fairway::lake_race::MatchOptions& options);

} // namespace fairway::test
