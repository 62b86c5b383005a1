#pragma once

#include "validator/lake_race/suggest/fresh_judge.h"

namespace fairway::validator::lake_race {

// What the search tried, with what it thinks of it: the less the better.
struct Candidate {
  std::vector<DraftEdit> edits;
  Draft draft;
  double score = std::numeric_limits<double>::infinity();
  int races = 0;
  std::vector<std::string> newWarnings = {}; // of what is solved, where these are not allowed
};

// The best with this many edits, at most `most` of them.
std::vector<Candidate> bestWith(const std::vector<Candidate>& candidates, std::size_t edits,
                                std::size_t most);

// Candidates with new warnings come behind all others: a further edit may still mend them.
inline constexpr double warned = 1000;

inline constexpr std::size_t beam = 4; // drafts that are edited further

// Of the work as a whole: what the search takes, then the finalists; the rest is for seeing whether they can
// do with less.
inline constexpr double searchShare = 0.75;
inline constexpr double judgeShare = 0.15;

// The best of the candidates, judged again: fresh figures decide, and of what is equally good the smaller
// edit is the better one.
class Finalists {
public:
  // `quick`: what the quick checks find in the draft as it is.
  Finalists(const Draft& draft, const FindingCounts& quick, const GoalFigures& before,
            const SuggestOptions& options, const FreshJudge& judge)
      : draft_(draft), quick_(quick), before_(before), options_(options), judge_(judge) {}

  // None if the watch wants to stop.
  std::optional<std::vector<Suggestion>> best(const std::vector<Candidate>& candidates, WorkWatch& watch);

  const LeftOut& leftOut() const { return leftOut_; }

private:
  struct Judged {
    Draft draft;
    std::optional<GoalFigures> figures;
  };

  std::optional<GoalFigures> judged(const Draft& draft);
  void rank();
  void leaveOutWhatIsNoBetter();
  bool dropUselessEdit(Suggestion& suggestion);
  bool isAsGood(const GoalFigures& one, const GoalFigures& other) const;
  double worthTelling() const;
  std::optional<Draft> editedBy(const std::vector<DraftEdit>& edits) const;

  const Draft& draft_;
  const FindingCounts& quick_;
  const GoalFigures& before_;
  const SuggestOptions& options_;
  const FreshJudge& judge_;
  std::vector<Judged> judged_;
  std::vector<Suggestion> best_;
  LeftOut leftOut_;
};

} // namespace fairway::validator::lake_race
