#pragma once

#include "validator/core/measured.h"
#include "validator/pool/simulation/simulate.h"

namespace fairway::validator::pool {

// What a pool came to, for those who show it. The numbers are those of `simulate`.
struct PoolFigures {
  SimulationResult games;
  SimulationOptions options;
};

std::vector<Measured> measuredOf(const PoolFigures& figures);

// In plain sentences: how long, who wins, what games are like.
std::vector<Phrase> notesOn(const PoolFigures& figures);

} // namespace fairway::validator::pool
