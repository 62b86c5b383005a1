#include "validator/river/solve/skill.h"

namespace fairway::validator::river {

std::optional<Skill> skillOn(const FleetMoves& moves, const Endless& endless, WorkWatch& watch) {
  PartWatch firstHalf(watch, 0, 0.5), secondHalf(watch, 0.5, 1);
  Skill skill;
  { // one solution at a time in memory
    const auto two = Two::solve(moves, endless, {Goal::Win, Player::Most, Player::Random}, firstHalf);
    if (!two) return std::nullopt;
    skill.first = two->start(Phase{0}).value();
  }
  const auto two = Two::solve(moves, endless, {Goal::Win, Player::Random, Player::Least}, secondHalf);
  if (!two) return std::nullopt;
  skill.second = 1 - two->start(Phase{0}).value();
  return skill;
}

} // namespace fairway::validator::river
