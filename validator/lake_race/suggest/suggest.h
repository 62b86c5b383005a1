#pragma once

#include "validator/lake_race/suggest/appraisal.h"

#include <set>

namespace fairway::validator::lake_race {

struct SuggestOptions {
  Goal goal;
  int tries = 200;
  std::uint64_t seed = 1;
  bool allowWarnings = false; // new ones, also of what is solved and raced; new errors never are
  int players = 4;
  int freshRaces = 20000; // by which suggestions are judged
};

// What is known of one course of a draft, judged by fresh races where the goal needs races.
struct CourseFigures {
  std::string name; // empty, or `race A`
  ParReport::Bounds par;
  std::vector<Estimate> wins; // by seat; empty where the goal is not about seats
  std::int64_t races = 0;
  Fairness verdict = Fairness::Undecided;
  std::optional<std::int64_t> racesNeeded; // where the verdict is undecided: roughly how many would decide

  double worstSeat() const; // its distance from an equal share
};

// What the goal is about.
struct GoalFigures {
  double value = 0; // what is to be lowered
  std::vector<CourseFigures> courses;
  std::vector<RaceSpread> spreads; // goal even
  FindingCounts findings;          // also of what is solved and, for the goal fair, raced
};

struct Suggestion {
  std::vector<DraftEdit> edits;
  Draft after;
  GoalFigures figures;
};

// Edits that looked good and are not suggested, because they bring new warnings.
struct LeftOut {
  int edits = 0;
  std::set<std::string> codes; // of those warnings
};

struct Suggestions {
  int tried = 0;
  GoalFigures before;
  std::vector<Suggestion> best; // the best first; empty: nothing helps
  LeftOut leftOut;
};

enum class SuggestRefusal {
  NoCourse,     // it cannot be raced as it is
  NoRoom,       // not enough start cells for the boats
  TooLarge,     // to be solved
  NotForIt,     // the goal is not for this kind of document
  AlreadyThere, // nothing is left to be done
  Stopped,
};

// A search over small edits, each of them judged again afterwards by races that the search did not use. The
// same input, options and seed give the same suggestions on any number of threads.
Result<Suggestions, SuggestRefusal> suggest(const Draft& draft, const DocumentInfo& info,
                                            const SuggestOptions& options, WorkWatch& watch);

} // namespace fairway::validator::lake_race
