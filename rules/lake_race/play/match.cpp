#include "rules/lake_race/play/match.h"

namespace fairway::lake_race {

Match::Match(int players, const MatchOptions& options) : players_(players), options_(options) {
  FAIRWAY_EXPECTS(players >= minPlayers && players <= maxPlayers);
}

std::optional<int> Match::requiredFirst() const {
  if (racesOver_ == 0) return std::nullopt;
  return leftNeighbour(lastFirst_, players_);
}

Refusal Match::whyNotFirst(int first) const {
  const bool seated = first >= 1 && first <= players_;
  if (!seated || requiredFirst().value_or(first) != first) return Rule::FirstPlayer;
  return std::nullopt;
}

RaceSetup Match::nextRace(int first) const {
  FAIRWAY_EXPECTS(racesOver_ < racesInMatch && !whyNotFirst(first));
  // A boat that took damage in a race keeps one marker for good.
  return {players_, first, options_.variant, racesDamaged_};
}

BySeat<int> Match::add(const RaceOutcome& race) {
  FAIRWAY_EXPECTS(racesOver_ < racesInMatch && race.players == players_ && race.ranking.size() == players_);
  const BySeat<int> points = pointsOf(race, racesOver_ + 1, options_.sunkBonus);
  for (int seat = 1; seat <= players_; ++seat) {
    totals_[seat] += points[seat];
    if (race.damaged[seat]) ++racesDamaged_[seat];
  }
  lastRanking_ = race.ranking;
  lastFirst_ = race.first;
  ++racesOver_;
  return points;
}

SeatList Match::standing() const {
  FAIRWAY_EXPECTS(racesOver_ > 0);
  std::array<int, maxPlayers> seats{};
  const auto end = std::copy(lastRanking_.begin(), lastRanking_.end(), seats.begin());
  std::stable_sort(seats.begin(), end, [this](int a, int b) { return totals_[a] > totals_[b]; });
  SeatList standing;
  for (auto seat = seats.begin(); seat != end; ++seat) standing.push(*seat);
  return standing;
}

} // namespace fairway::lake_race
