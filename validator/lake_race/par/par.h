#pragma once

#include "rules/base/result.h"
#include "validator/lake_race/par/certificate.h"
#include "validator/lake_race/par/policy.h"
#include "validator/lake_race/par/solver.h"

#include <memory>
#include <optional>
#include <string>

namespace fairway::validator::lake_race {

struct ParOptions {
  int maxDice = 6;
  double sinkPenalty = 60;
};

inline constexpr double maxSinkPenalty = 1e6; // beyond, doubles could not prove bounds within 1e-6

enum class ParRefusal {
  NoRoute,  // the gates cannot be passed in order: there is no par
  TooLarge, // the tables would not fit the memory allowed
  Stopped,  // the watch wanted it
};

// A boat alone, before the dice decision of a turn.
struct BoatState {
  fairway::lake_race::CourseBoard::CellIndex cell = fairway::lake_race::CourseBoard::noCell;
  Direction heading = Direction::E;
  fairway::lake_race::Dice dice;
  int damage = 0;
  fairway::lake_race::Progress progress;
};

class Par;

// What makes solving quicker.
struct ParHints {
  const Par* neighbour =
      nullptr; // a course on a lake of the same size that differs little, with the same options
  // Good enough to race by: values are right to a thousandth of a turn or so, and nothing is proved.
  bool rough = false;
  // Right to 1e-9 of a turn or so: for sums over the turns of a race.
  bool fine = false;
};

// A course solved: par of every state, and what a perfect boat does. Can be kept and asked, by several
// threads at once.
class Par {
public:
  // Refuses rather than take more memory than this: 4 GiB, or three quarters of what the machine has.
  static std::uint64_t maxBytes();

  static Result<std::shared_ptr<const Par>, ParRefusal> solve(const fairway::lake_race::CourseBoard& board,
                                                              ParOptions options, WorkWatch& watch,
                                                              const ParHints& hints = {});

  const fairway::lake_race::CourseBoard& board() const { return board_; }
  const ParOptions& options() const { return options_; }
  const StateSpace& space() const { return space_; }
  Costs costs() const { return {1, options_.sinkPenalty}; }
  const ValueTable& values() const { return values_; }
  const Policy& policy() const { return *policy_; }
  const Certificate& certificate() const { return certificate_; }
  const SolverEffort& effort() const { return effort_; }

  // The value of a boat about to start here, without dice; the heading's number as in Direction.
  double startValue(StateSpace::Water water, int heading, int damage = 0) const {
    return values_.at(0, space_.way(water, heading).slot)[damage];
  }
  int bestHeading(StateSpace::Water water, int damage = 0) const; // the first of equals
  double value() const; // par of the course: from the best start cell

private:
  Par(const fairway::lake_race::CourseBoard& board, ParOptions options);
  void startFrom(const Par& neighbour);

  fairway::lake_race::CourseBoard board_;
  ParOptions options_;
  StateSpace space_;
  ValueTable values_;
  Certificate certificate_;
  SolverEffort effort_;
  std::optional<Policy> policy_;
};

// Why a lake is refused, in a sentence without its end.
std::string tooLargeForPar(const fairway::lake_race::CourseBoard& board, int maxDice);

// The greatest probability of finishing from this state without dice or damage, at any cost in turns: solved
// for all start cells at once. Sinking is all that counts, so this is no less than what perfect boats reach.
// The values come from below: each is the chance of some way of playing. None when stopped.
std::optional<std::vector<double>> safestFinish(const Par& par, WorkWatch& watch); // by board().startCells()

} // namespace fairway::validator::lake_race
