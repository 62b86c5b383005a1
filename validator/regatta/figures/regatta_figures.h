#pragma once

#include "validator/core/measured.h"
#include "validator/regatta/pilot/simulate.h"

namespace fairway::validator::regatta {

struct Par;

// What a course came to, for those who show it. The numbers are those of `par` and `simulate`.
struct RegattaFigures {
  int turns = 0;                         // fewest, if every card could be chosen: a lower bound
  double fresh = 0;                      // expected, with a whole new hand before every turn
  Pose start;                            // the best
  double spread = 0;                     // of start points, in turns
  AloneResult pilot;                     // a good pilot alone: an upper bound
  std::optional<SimulationResult> races; // of four good pilots; none where they could not race
};

// Without the races; there must be a route.
RegattaFigures figuresOf(const Par& par);

std::vector<Measured> measuredOf(const RegattaFigures& figures);

// In plain sentences: how long, who wins, what races are like.
std::vector<Phrase> notesOn(const RegattaFigures& figures);

} // namespace fairway::validator::regatta
