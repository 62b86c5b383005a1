#pragma once

#include "validator/lake_race/par/finish_turns.h"
#include "validator/lake_race/par/par.h"
#include "validator/lake_race/par/race_flow.h"

namespace fairway::validator::lake_race {

// What par reports to a designer; without a route everything is empty except the start cells themselves.
struct ParReport {
  struct Bounds {
    double lower = 0;
    double upper = 0;
    double value() const { return (lower + upper) / 2; }
  };
  struct StartCell {
    Cell cell;
    bool strip = false;
    std::optional<Direction> heading; // the best; none without a route
    Bounds bounds;
  };
  struct CellShare {
    Cell cell;
    double expected = 0;
  };

  std::optional<Bounds> par;
  std::vector<StartCell> startCells; // strip first, in the order of the rules
  std::optional<std::size_t> best;   // of the start cells
  double startSpread = 0;
  RaceFlow flow;                  // from the best start cell
  FinishTurns finishTurns;        // likewise
  std::vector<CellShare> crashes; // expected crashes by cell, where there are any
  std::vector<CellShare> traffic; // expected visits by cell, where there are any
  std::vector<Cell> typicalLine;
  std::size_t states = 0;
};

// How far the pars of the strip's cells lie apart, without the rest of a report.
double startSpreadOf(const Par& par);

ParReport reportWithoutRoute(const fairway::lake_race::CourseBoard& board);
std::optional<ParReport> reportOf(const Par& par, const WorkWatch& watch = unwatched()); // none when stopped

} // namespace fairway::validator::lake_race
