// Those beside the desk: pilots that play, advise and weigh, and the coach who looks back.
#include "editor/model/race/race_bench.h"
#include "editor/model/words/translation.h"
#include "editor/model/words/wording.h"
#include "editor/model/work/check_names.h"
#include "rules/base/tree.h"

#include <algorithm>
#include <utility>

namespace fairway::editor::race {

using table::Awaited;

namespace {

constexpr double nothingLost = 0.005; // it would be shown as 0.00

// What a choice was worth, by the measure of the game's best pilot; empty: it says nothing of it.
std::string worthOf(const Raced& raced, const table::Play& before, const Tree& choice,
                    const validator::Advice& advice) {
  const auto made = std::find_if(advice.costs.begin(), advice.costs.end(),
                                 [&](const auto& known) { return known.first == choice; });
  if (made == advice.costs.end()) return {};
  const std::string words = raced.choiceText(before, choice);
  if (made->second < nothingLost) return say("{1}: nothing was better", {words});
  return say("{1}: it cost {2} ({3}). Better: {4}", {words, shownNumber(made->second, 2), say(advice.measure),
                                                     raced.choiceText(before, advice.costs.front().first)});
}

} // namespace

bool RaceBench::wantsPilots() const {
  if (!plan_ || !canPlay() || !prepared_.bySeat.empty() || !whyStuck_.empty()) return false;
  return std::any_of(plan_->seats.begin(), plan_->seats.end(),
                     [](const std::string& seat) { return seat != person; });
}

std::function<RaceBench::Prepared(validator::WorkWatch&)> RaceBench::preparation() const {
  return [pilots = std::shared_ptr(raced_->pilots(document().content(), plan_->seed)),
          seats = plan_->seats](validator::WorkWatch& watch) {
    Prepared prepared{pilots, {}, {}};
    for (std::size_t i = 0; i < seats.size() && !prepared.whyNot; ++i) {
      prepared.bySeat.emplace_back();
      if (seats[i] == person) continue;
      auto pilot = pilots->pilot(seats[i], static_cast<int>(i) + 1, watch);
      if (pilot)
        prepared.bySeat.back() = std::move(*pilot);
      else
        prepared.whyNot = pilot.fault().message;
    }
    return prepared;
  };
}

void RaceBench::takePilots(Prepared prepared) {
  if (!plan_) return;
  if (prepared.whyNot) return noPilots(shownMessage(*prepared.whyNot));
  prepared_ = std::move(prepared);
  lay(table_->play().clone()); // it goes on where it is, within a turn too
  tell();
  notify();
}

void RaceBench::noPilots(const std::string& why) {
  whyStuck_ = say("A pilot cannot play here: {1}.", {why});
  changed();
}

bool RaceBench::wantsThought() const {
  return stage() == Stage::Pilot && !moving() && !prepared_.bySeat.empty() &&
         table_->awaited() == Awaited::PilotsChoice;
}

std::function<RaceBench::Thought()> RaceBench::thinking() const {
  return [of = moment_, pilot = table_->pilotToAct(),
          play = std::shared_ptr<const table::Play>(table_->play().clone())]() mutable {
    const Tree choice = pilot(*play);
    return Thought{of, std::move(pilot), choice};
  };
}

void RaceBench::takeThought(const Thought& thought) {
  if (thought.of != moment_ || !wantsThought()) return;
  if (isNothing(thought.choice)) {
    whyStuck_ = say("There is no free place left.");
    return changed();
  }
  table_->take(thought.pilot, thought.choice);
  begin();
  follow();
  begin();
  changed();
}

// Where no pilot plays one is called for advice, and stays.
std::shared_ptr<validator::TablePilots> RaceBench::advisers() const {
  if (prepared_.pilots) return prepared_.pilots;
  if (!advisers_) advisers_ = raced_->pilots(document().content(), plan_->seed);
  return advisers_;
}

bool RaceBench::canAdvise() const {
  return stage() == Stage::Choosing;
}

std::function<Result<validator::Advice, table::Refused>(validator::WorkWatch&)> RaceBench::advising() const {
  return [pilots = advisers(), play = std::shared_ptr<const table::Play>(table_->play().clone())](
             validator::WorkWatch& watch) { return pilots->advice(*play, watch); };
}

void RaceBench::showAdvice(Result<validator::Advice, table::Refused> advice) {
  if (!canAdvise()) return;
  if (advice)
    advice_ = std::move(*advice);
  else
    whyNoAdvice_ = shownMessage(advice.fault().message);
  tell();
  notify();
}

bool RaceBench::mayHearWorth() const {
  if (!raced_ || !plan_) return false;
  const auto persons = std::count(plan_->seats.begin(), plan_->seats.end(), person);
  return persons == 1 || (persons > 1 && !raced_->hidesHands());
}

void RaceBench::hearWorth(bool wish) {
  hearsWorth_ = wish;
  if (!wish) forgetWorth();
}

void RaceBench::forgetWorth() {
  weighing_ += toWeigh_.size() + 1;
  toWeigh_.clear();
  worth_.clear();
  weighedTurn_ = -1;
}

void RaceBench::weighLater(std::shared_ptr<const table::Play> before, const Tree& choice) {
  if (mayHearWorth()) toWeigh_.push_back({std::move(before), choice});
}

bool RaceBench::wantsWeighing() const {
  return !toWeigh_.empty() && !wantsPilots();
}

std::function<RaceBench::Weighed(validator::WorkWatch&)> RaceBench::weighing() const {
  return [of = weighing_, pilots = advisers(), play = toWeigh_.front().before](validator::WorkWatch& watch) {
    return Weighed{of, pilots->advice(*play, watch)};
  };
}

void RaceBench::takeWeighed(const Weighed& weighed) {
  if (weighed.of != weighing_ || toWeigh_.empty()) return;
  const Made made = std::move(toWeigh_.front());
  toWeigh_.erase(toWeigh_.begin());
  ++weighing_;
  // Placing a boat is no part of the turn that follows it.
  const int turn = 2 * made.before->turns() + (made.before->moment() == table::Moment::Place ? 0 : 1);
  if (std::exchange(weighedTurn_, turn) != turn) worth_.clear();
  const std::string line = weighed.advice ? worthOf(*raced_, *made.before, made.choice, *weighed.advice)
                                          : shownMessage(weighed.advice.fault().message);
  if (!line.empty()) worth_ += (worth_.empty() ? "" : "\n") + line;
  tell();
  notify();
}

// A race that is played has no coach until it is over.
void RaceBench::forgetReview() {
  const bool played = plan_ && playback_->last().moment() != table::Moment::Over;
  coach_ = played || playback_->turns() == 0 ? Coach() : raced_->coach(document().content());
  forgetMistake();
  review_.reset();
  whyNoReview_.clear();
  forgetFinding();
}

bool RaceBench::canReview() const {
  return coach_ && !review_ && whyNoReview_.empty();
}

bool RaceBench::wantsReview() const {
  return canReview() && coach_.atOnce;
}

void RaceBench::showReview(const Coach::Seen& seen) {
  if (!canReview() || !seen) return;
  review_ = seen();
  if (!atEnd()) return lookBack(); // the end of a race stays as it is, until someone comes back to it
  tell();
  notify();
}

void RaceBench::noReview(const std::string& why) {
  whyNoReview_ = say("The coach cannot look back at this race: {1}.", {why});
  tell();
  notify();
}

} // namespace fairway::editor::race
