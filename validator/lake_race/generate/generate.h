#pragma once

#include "rules/base/result.h"
#include "rules/lake_race/board/tileset.h"
#include "validator/core/work_watch.h"
#include "validator/lake_race/generate/shores.h"
#include "validator/lake_race/suggest/appraisal.h"

#include <optional>

namespace fairway::validator::lake_race {

struct GenerateOptions {
  ShoreOptions shores;
  int players = 4;
  std::optional<std::pair<double, double>> par; // of the first course of each race
  int count = 5;
  std::uint64_t seed = 1;
  // Of each side of a tile set: this many lakes drawn at random are verified; none: all that it can build.
  std::optional<std::uint64_t> lakesToVerify = 1000;
};

struct GeneratedLake {
  fairway::lake_race::Lake lake;
  std::string name;
  std::vector<double> pars;       // of the first course of each race
  double worstSeat = 0;           // the largest distance of a seat from its share, over those courses
  double routeRatio = 0;          // the longest route of a race's assignments over its shortest
  std::vector<Fairness> verdicts; // of those courses, as `simulate` gives them
  FindingCounts warnings;         // that the deep checks find in those courses, apart from unfair seats
  double rank() const { return 100 * worstSeat + 10 * (routeRatio - 1); }
};

// New lakes that pass all quick checks without an error or a warning. Those that do best in races are judged
// by the deep checks too; the best come first: with the fewest unfair courses, then the fewest warnings, then
// the fairest and most even. Fewer than asked for where the options leave too little room, or where the watch
// wanted to stop.
std::vector<GeneratedLake> generateLakes(const GenerateOptions& options, WorkWatch& watch);

// What a document of it says of where it comes from: of a `lake` or a `tileset`.
std::string originOf(const std::string& what, std::uint64_t seed);

struct GeneratedSet {
  fairway::lake_race::Tileset set;
  std::string name;
  double routeMean = 0;            // over the lakes that were verified
  std::uint64_t lakesVerified = 0; // of each side
  std::uint64_t lakesInAll = 0;    // that a side can build
};

// New sets of six tiles, both sides, whose lakes are verified as the options say; the same for the same
// options.
std::vector<GeneratedSet> generateTilesets(const GenerateOptions& options, WorkWatch& watch);

} // namespace fairway::validator::lake_race
