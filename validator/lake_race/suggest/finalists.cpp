#include "validator/lake_race/suggest/finalists.h"

#include <algorithm>
#include <cmath>

namespace fairway::validator::lake_race {

namespace {

constexpr std::size_t mostJudged = 12;   // as suggestions
constexpr std::size_t mostLookedAt = 40; // many may bring new warnings, which is soon known
constexpr std::size_t mostTold = 5;

int doubtsOf(Fairness verdict) {
  switch (verdict) {
  case Fairness::Fair:
    return 0;
  case Fairness::Neutral:
    return 1;
  case Fairness::Undecided:
    return 2;
  case Fairness::Unfair:
    break;
  }
  return 3;
}

// The best single edits are heard too, however well larger ones do.
std::vector<Candidate> chosenOf(const std::vector<Candidate>& candidates) {
  std::vector<Candidate> inOrder = candidates;
  std::stable_sort(inOrder.begin(), inOrder.end(), [](const Candidate& a, const Candidate& b) {
    return std::pair(a.score, a.edits.size()) < std::pair(b.score, b.edits.size());
  });
  std::vector<Candidate> chosen = bestWith(candidates, 1, beam);
  std::erase_if(chosen, [](const Candidate& single) { return !single.newWarnings.empty(); });
  for (const Candidate& next : inOrder)
    if (chosen.size() < mostLookedAt && next.newWarnings.empty() &&
        std::none_of(chosen.begin(), chosen.end(),
                     [&](const Candidate& other) { return sameBoard(other.draft, next.draft); }))
      chosen.push_back(next);
  return chosen;
}

} // namespace

std::vector<Candidate> bestWith(const std::vector<Candidate>& candidates, std::size_t edits,
                                std::size_t most) {
  std::vector<Candidate> best;
  for (const Candidate& candidate : candidates)
    if (candidate.edits.size() == edits) best.push_back(candidate);
  std::stable_sort(best.begin(), best.end(),
                   [](const Candidate& a, const Candidate& b) { return a.score < b.score; });
  if (best.size() > most) best.resize(most);
  return best;
}

std::optional<std::vector<Suggestion>> Finalists::best(const std::vector<Candidate>& candidates,
                                                       WorkWatch& watch) {
  const std::vector<Candidate> chosen = chosenOf(candidates);
  std::size_t judgedAll = 0;
  for (std::size_t i = 0; i < chosen.size() && judgedAll < mostJudged; ++i) {
    const auto figures = judged(chosen[i].draft);
    if (watch.stopWanted()) return std::nullopt;
    if (figures) ++judgedAll;
    watch.advance(searchShare + judgeShare * static_cast<double>(i + 1) / static_cast<double>(chosen.size()));
    if (figures && figures->value < before_.value - worthTelling())
      best_.push_back({chosen[i].edits, chosen[i].draft, *figures});
  }
  rank();
  if (best_.size() > mostTold) best_.resize(mostTold);
  constexpr double left = 1 - searchShare - judgeShare;
  for (std::size_t i = 0; i < best_.size(); ++i) {
    while (dropUselessEdit(best_[i]))
      if (watch.stopWanted()) return std::nullopt;
    watch.advance(1 - left + left * static_cast<double>(i + 1) / static_cast<double>(best_.size()));
  }
  rank();
  if (watch.stopWanted()) return std::nullopt;
  return std::move(best_);
}

// Warnings of the quick checks were looked at before; here are those of what is solved and raced.
std::optional<GoalFigures> Finalists::judged(const Draft& draft) {
  for (const Judged& other : judged_)
    if (sameBoard(other.draft, draft)) return other.figures;
  auto figures = judge_.figuresOf(draft, &before_.findings);
  if (figures && figures->findings.worseThan(before_.findings, options_.allowWarnings)) {
    ++leftOut_.edits;
    for (const std::string& code : figures->findings.newOnes(before_.findings)) leftOut_.codes.insert(code);
    figures.reset();
  }
  judged_.push_back({draft, figures});
  return figures;
}

// A smaller improvement does not count.
double Finalists::worthTelling() const {
  return options_.goal.kind == Goal::Kind::Fair ? 0.005 : 1e-6;
}

void Finalists::rank() {
  const auto rankOf = [this](const Suggestion& suggestion) {
    return std::pair(std::floor(suggestion.figures.value / worthTelling()), suggestion.edits.size());
  };
  std::stable_sort(best_.begin(), best_.end(),
                   [&](const Suggestion& a, const Suggestion& b) { return rankOf(a) < rankOf(b); });
  leaveOutWhatIsNoBetter();
}

// A larger edit is worth telling only if no smaller one does as well.
void Finalists::leaveOutWhatIsNoBetter() {
  for (std::size_t i = 0; i < best_.size(); ++i) {
    const auto others = best_.begin() + static_cast<std::ptrdiff_t>(i) + 1;
    best_.erase(
        std::remove_if(others, best_.end(),
                       [&](const Suggestion& other) { return sameBoard(other.after, best_[i].after); }),
        best_.end());
  }
  const std::vector<Suggestion> all = best_;
  std::erase_if(best_, [&](const Suggestion& larger) {
    return std::any_of(all.begin(), all.end(), [&](const Suggestion& smaller) {
      return smaller.edits.size() < larger.edits.size() && isAsGood(smaller.figures, larger.figures);
    });
  });
}

// An edit without which the same races judge a suggestion as well is only in the way. The last are looked at
// first: they were added to what had helped before.
bool Finalists::dropUselessEdit(Suggestion& suggestion) {
  for (std::size_t i = suggestion.edits.size(); suggestion.edits.size() > 1 && i-- > 0;) {
    std::vector<DraftEdit> fewer = suggestion.edits;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    const auto draft = editedBy(fewer);
    if (!draft || quickCounts(*draft, judge_.info()).worseThan(quick_, options_.allowWarnings)) continue;
    const auto figures = judged(*draft);
    if (!figures || !isAsGood(*figures, suggestion.figures)) continue;
    suggestion = {std::move(fewer), *draft, *figures};
    return true;
  }
  return false;
}

std::optional<Draft> Finalists::editedBy(const std::vector<DraftEdit>& edits) const {
  std::optional<Draft> draft = draft_;
  for (const DraftEdit& edit : edits)
    if (draft) draft = edited(*draft, edit);
  return draft;
}

bool Finalists::isAsGood(const GoalFigures& one, const GoalFigures& other) const {
  if (one.value >= other.value + worthTelling() || one.courses.size() != other.courses.size()) return false;
  for (std::size_t i = 0; i < one.courses.size(); ++i)
    if (doubtsOf(one.courses[i].verdict) > doubtsOf(other.courses[i].verdict)) return false;
  return true;
}

} // namespace fairway::validator::lake_race
