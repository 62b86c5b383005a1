#include "editor/model/race/better_turns.h"

#include "rules/base/contract.h"

#include <algorithm>
#include <cmath>

namespace fairway::editor::race {

namespace {

constexpr double equalCosts = 1e-4; // in any unit: less is not shown

BetterTurns::Verdict verdictOn(double cost, double played) {
  using enum BetterTurns::Verdict;
  if (cost < equalCosts) return Best;
  if (std::abs(cost - played) < equalCosts) return Same;
  return cost < played ? Better : Worse;
}

} // namespace

BetterTurns::BetterTurns(std::vector<Exercise> exercises) : exercises_(std::move(exercises)) {
  FAIRWAY_EXPECTS(!exercises_.empty());
}

const double* BetterTurns::costOf(const Tree& choice) const {
  const auto& costs = exercise().costs;
  const auto found =
      std::find_if(costs.begin(), costs.end(), [&](const auto& each) { return each.first == choice; });
  return found == costs.end() ? nullptr : &found->second;
}

bool BetterTurns::knows(const Tree& choice) const {
  return phase_ == Phase::Asking && costOf(choice);
}

void BetterTurns::choose(const Tree& choice) {
  FAIRWAY_EXPECTS(knows(choice));
  const double cost = *costOf(choice);
  answers_.push_back({verdictOn(cost, exercise().played), cost, choice});
  phase_ = Phase::Answered;
}

void BetterTurns::next() {
  if (phase_ != Phase::Answered) return;
  ++answered_;
  phase_ = answered_ == exercises_.size() ? Phase::Done : Phase::Asking;
}

int BetterTurns::timesFound(Verdict verdict) const {
  return static_cast<int>(std::count_if(answers_.begin(), answers_.end(),
                                        [&](const Answer& answer) { return answer.verdict == verdict; }));
}

double BetterTurns::cost() const {
  double sum = 0;
  for (const Answer& answer : answers_) sum += answer.cost;
  return sum;
}

double BetterTurns::costPlayed() const {
  double sum = 0;
  for (std::size_t i = 0; i < answers_.size(); ++i) sum += exercises_[i].played;
  return sum;
}

} // namespace fairway::editor::race
