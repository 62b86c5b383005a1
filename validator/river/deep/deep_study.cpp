#include "validator/river/deep/deep_study.h"

namespace fairway::validator::river {

namespace {

// More games until the verdict is sure; every look could be wrong, so the looks share what may be.
constexpr std::array<std::int64_t, 3> looks{10'000, 40'000, 160'000};

} // namespace

bool DeepStudy::isTooLarge() const {
  return statesOfTwo(river(), Goal::Win) > mostStatesOfTwo;
}

bool DeepStudy::solveTwo() {
  if (isTooLarge()) return false;
  PartWatch part(watch_, 0, 0.2);
  two_ = Two::solve(study_.moves(), study_.endless(), {}, part);
  if (two_) flow_ = flowOfTwo(*two_, Phase{0}, {Hand::Perfect, Hand::Perfect}, watch_);
  return flow_.has_value();
}

const Skill* DeepStudy::skill() const {
  if (!skill_) {
    PartWatch part(watch_, 0.7, 0.8);
    skill_ = skillOn(study_.moves(), study_.endless(), part);
  }
  return skill_ ? &*skill_ : nullptr;
}

std::optional<SimulationResult> DeepStudy::raced(int players) const {
  const Alone alone(study_.moves(), study_.endless(), (river().players - 1) * river().boats);
  const FleetPilot pilot(alone);
  const Pilots pilots{std::vector<const Pilot*>(static_cast<std::size_t>(players), &pilot), &pilot};
  PartWatch part(watch_, players == 3 ? 0.8 : 0.9, players == 3 ? 0.9 : 1);
  if (held_.exactly) return simulate(study_.moves(), pilots, {players, *held_.exactly, held_.seed}, part);
  std::optional<SimulationResult> result;
  for (std::int64_t games : looks) {
    SimulationOptions options{players, games, held_.seed};
    options.looks = static_cast<int>(looks.size());
    result = simulate(study_.moves(), pilots, options, part);
    if (!result || result->settled) break;
  }
  return result;
}

const SimulationResult* DeepStudy::races(int players) const {
  const auto known = races_.find(players);
  if (known != races_.end()) return &known->second;
  auto result = raced(players);
  return result ? &races_.emplace(players, std::move(*result)).first->second : nullptr;
}

RiverFigures DeepStudy::figures() const {
  RiverFigures figures;
  if (study_.ends()) figures.alone = {study_.points(), flowAlone(study_.alone(), Phase{0})};
  if (flow_) figures.two = {two_->start(Phase{0}), *flow_, skill_};
  figures.races = races_;
  return figures;
}

} // namespace fairway::validator::river
