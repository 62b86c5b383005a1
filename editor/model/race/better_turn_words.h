#pragma once

#include "editor/model/race/race_bench.h"

// What is said while the better turn is looked for. The bench must have a race, and look for it.
namespace fairway::editor::race {

std::string findingHeadline(const RaceBench& bench); // "Find the better turn: 2 of 5"
std::string findingDetail(const RaceBench& bench);   // the question, the answer, or the score

} // namespace fairway::editor::race
