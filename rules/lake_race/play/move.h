#pragma once

#include "rules/lake_race/gates/course_board.h"
#include "rules/lake_race/play/rule.h"
#include "rules/lake_race/play/steer.h"

#include <algorithm>

// One boat's turn and move, after the roll: everything that moves boats (the referee, pilots, the solver, the
// simulator) comes through here. Small functions on looked-up tables; none of them allocates.
namespace fairway::lake_race {

// How far a boat gets over water on its way straight ahead, and what is missing to the whole distance.
struct StraightRun {
  int steps = 0;
  int missing = 0; // more than 0: the boat crashes

  friend constexpr bool operator==(const StraightRun&, const StraightRun&) = default;
};

inline StraightRun runAhead(const CourseBoard& board, CourseBoard::CellIndex at, Direction heading,
                            int distance) {
  const int steps = std::min(board.run(at, heading), distance);
  return {steps, distance - steps};
}

// The ways to steer that the rules allow: those with the whole distance over water or, where none has it,
// with the longest run. Other boats do not matter. Never empty.
inline SteerSet legalSteers(const CourseBoard& board, CourseBoard::CellIndex at, Direction heading,
                            int distance) {
  std::array<int, 3> steps{};
  for (Steer steer : allSteers)
    steps[static_cast<std::size_t>(steer)] = runAhead(board, at, steered(heading, steer), distance).steps;
  const int longest = std::max({steps[0], steps[1], steps[2]});
  SteerSet legal;
  for (Steer steer : allSteers)
    if (steps[static_cast<std::size_t>(steer)] == longest) legal.insert(steer);
  return legal;
}

inline Refusal whyNotSteer(const CourseBoard& board, CourseBoard::CellIndex at, Direction heading,
                           int distance, Steer steer) {
  const SteerSet legal = legalSteers(board, at, heading, distance);
  if (legal.contains(steer)) return std::nullopt;
  for (Steer other : allSteers)
    if (runAhead(board, at, steered(heading, other), distance).missing == 0) return Rule::SteerFullDistance;
  return Rule::SteerLongestRun;
}

// The result of a straight move.
struct Move {
  CourseBoard::CellIndex end = CourseBoard::noCell;
  int steps = 0;   // cells gone
  int missing = 0; // cells that the water was too short: as many damage markers
  Progress progress;

  bool crashed() const { return missing > 0; }

  friend constexpr bool operator==(const Move&, const Move&) = default;
};

// Moves straight ahead; `heading` is the one after steering. taken(cell) says where other boats are: they are
// passed, but where the last cell is taken the boat stops on the last free one before it, at worst where it
// was, and gates beyond that cell are not passed.
template <class Taken>
Move moveAhead(const CourseBoard& board, CourseBoard::CellIndex at, Direction heading, int distance,
               Progress progress, Taken&& taken) {
  const StraightRun run = runAhead(board, at, heading, distance);
  Move move{at, 0, run.missing, progress};
  for (int step = 1; step <= run.steps; ++step) {
    progress = board.advance(progress, at, heading);
    at = board.next(at, heading);
    if (!taken(at)) {
      move.end = at;
      move.steps = step;
      move.progress = progress;
    }
  }
  return move;
}

// The same on a lake without other boats.
inline Move moveAlone(const CourseBoard& board, CourseBoard::CellIndex at, Direction heading, int distance,
                      Progress progress) {
  return moveAhead(board, at, heading, distance, progress, [](CourseBoard::CellIndex) { return false; });
}

// A boat with this many damage markers sinks.
inline constexpr int sinkingDamage = 4;

} // namespace fairway::lake_race
