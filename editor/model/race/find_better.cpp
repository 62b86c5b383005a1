// How a race on the desk asks for the better turn.
#include "editor/model/race/race_bench.h"
#include "editor/model/words/translation.h"
#include "rules/base/contract.h"

#include <algorithm>

namespace fairway::editor::race {

// Those of the persons, if there are any.
std::vector<Exercise> RaceBench::exercisesToFind() const {
  std::vector<Exercise> found;
  if (!review_) return found;
  const bool persons =
      plan_ && std::find(plan_->seats.begin(), plan_->seats.end(), person) != plan_->seats.end();
  for (const Exercise& exercise : review_->exercises)
    if (exercise.turn <= playback_->turns() &&
        (!persons || plan_->isPerson(playback_->seatOf(exercise.turn))))
      found.push_back(exercise);
  return found;
}

bool RaceBench::canFindBetter() const {
  return raced_ && !trial_ && !exercisesToFind().empty();
}

void RaceBench::findBetter() {
  if (!canFindBetter()) return;
  finding_.emplace(exercisesToFind());
  askAgain();
}

// The board is as it was before the turn, or within it.
void RaceBench::askAgain() {
  const Exercise& exercise = finding_->exercise();
  lookAt(exercise.turn - 1);
  auto moment = playback_->within(exercise.turn, exercise.moment);
  FAIRWAY_EXPECTS(moment); // the coach has seen it there
  trial_ = std::move(moment->before);
  known_ = review_->until(exercise.turn - 1);
  bestMarks_.clear();
  begin();
  changed();
}

void RaceBench::answer(const Tree& choice) {
  if (finding_->phase() != BetterTurns::Phase::Asking) return;
  refused_ = trial_->whyNot(choice);
  if (!refused_ && !finding_->knows(choice))
    refused_ = table::notThisMoment(phrase("the coach does not know what this is worth"));
  if (refused_) return changed();
  for (const Offer& offer : hand_->offers())
    if (offer.choice == finding_->exercise().best()) {
      bestMarks_ = offer.marks;
      if (offer.at)
        bestMarks_.push_back({Mark::Shape::Disc, Mark::Sense::Advice, {*offer.at}, 0.42 * raced_->unit()});
    }
  finding_->choose(choice);
  known_ = review_->until(finding_->exercise().turn);
  begin();
  changed();
}

std::string RaceBench::costText(double cost) const {
  return review_ && review_->costText ? review_->costText(cost) : std::string();
}

void RaceBench::nextMistake() {
  if (!finding_ || finding_->phase() != BetterTurns::Phase::Answered) return;
  finding_->next();
  if (finding_->phase() == BetterTurns::Phase::Asking) return askAgain();
  trial_.reset();
  known_.reset();
  begin();
  changed();
}

void RaceBench::stopFinding() {
  forgetFinding();
  begin();
  lookBack();
}

void RaceBench::forgetFinding() {
  finding_.reset();
  trial_.reset();
  known_.reset();
  bestMarks_.clear();
}

} // namespace fairway::editor::race
