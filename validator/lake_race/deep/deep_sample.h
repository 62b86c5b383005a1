#pragma once

#include "rules/lake_race/board/tileset.h"
#include "validator/core/statistics.h"
#include "validator/core/work_watch.h"

#include <array>
#include <vector>

namespace fairway::validator::lake_race {

// What solving and racing one random course of each lake of a sample shows of a tile set.
struct DeepSample {
  std::vector<double> pars;                // by course, in the order of the lakes
  std::vector<double> startSpreads;        // likewise
  std::array<std::uint64_t, 4> verdicts{}; // by Fairness

  std::size_t courses() const { return pars.size(); }
};

// Which courses these are depends on the seed alone; lakes without a course that can be raced, and courses
// that do not fit into memory, are left out. The set must have the side, and enough lakes for numbers or a
// sample. None when stopped.
std::optional<DeepSample> deepSample(const fairway::lake_race::Tileset& set,
                                     fairway::lake_race::BoardSide side, std::uint64_t sample,
                                     std::uint64_t seed, WorkWatch& watch);

// The values below which a quarter, a half and three quarters of these lie; where one falls between two, in
// proportion between them. There must be some.
std::array<double, 3> quartilesOf(std::vector<double> values);

} // namespace fairway::validator::lake_race
