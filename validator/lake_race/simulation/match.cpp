#include "validator/lake_race/simulation/match.h"

#include "validator/core/race_run.h"

namespace fairway::validator::lake_race {

using fairway::lake_race::racesInMatch;

namespace {

class MatchPlayer {
public:
  MatchPlayer(const MatchCourses& courses, const MatchSimulationOptions& options)
      : options_(options), players_(static_cast<int>(options.pilots.size())) {
    for (const auto& course : courses)
      runners_.push_back(runnerFor(*course, options.pilots, options.mostTurns));
  }

  void play(std::uint64_t block, int matches, MatchTally& tally) {
    fairway::lake_race::BySeat<std::int64_t> wins;
    int ended = 0;
    for (int rotation = 0; rotation < matches; ++rotation) {
      ++tally.matches;
      fairway::lake_race::Match match(players_, options_.rules);
      if (!playMatch(match, block, rotation)) {
        ++tally.abandoned;
        continue;
      }
      ++ended;
      const int winner = match.standing()[0];
      ++wins[winner];
      ++tally.seats[winner].wins.total;
      for (int seat = 1; seat <= players_; ++seat) tally.seats[seat].points += match.totals()[seat];
    }
    if (ended < players_) return; // not a whole block: its luck is not even
    ++tally.blocks;
    for (int seat = 1; seat <= players_; ++seat) {
      tally.seats[seat].wins.inBlocks += wins[seat];
      tally.seats[seat].wins.squaresOfBlocks += wins[seat] * wins[seat];
    }
  }

private:
  bool playMatch(fairway::lake_race::Match& match, std::uint64_t block, int rotation) {
    for (std::size_t race = 0; race < racesInMatch; ++race) {
      luck_.clear();
      for (int seat = 1; seat <= players_; ++seat)
        luck_.push_back(
            luckOf(options_.seed, block * racesInMatch + race, (seat - 1 + rotation) % players_ + 1));
      const int first = match.requiredFirst().value_or(1);
      runners_[race]->run(match.nextRace(first), luck_, notes_);
      if (!notes_.over) return false;
      match.add(notes_.outcome);
    }
    return true;
  }

  const MatchSimulationOptions& options_;
  int players_;
  std::vector<std::unique_ptr<RaceRunner>> runners_;
  std::vector<BoatLuck> luck_;
  RaceNotes notes_;
};

using MatchRun = RaceRun<MatchPlayer, MatchTally>;

MatchSimulation evaluated(const MatchTally& tally, int players, double outside) {
  MatchSimulation result;
  result.tally = tally;
  const double each = outside / players; // Bonferroni: all intervals hold together
  for (int seat = 1; seat <= players; ++seat)
    result.wins.push_back(estimate(tally.seats[seat].wins, tally.ended(), tally.blocks, players, each));
  if (tally.ended() == 0) return result;
  const Equality asked = equalShares(result.wins.size(), {}); // of turn order nothing is known
  result.verdict = judge(result.wins, asked);
  if (result.verdict == Fairness::Undecided)
    result.matchesNeeded = racesToDecide(result.wins, asked, each, players);
  return result;
}

} // namespace

void MatchTally::add(const MatchTally& other) {
  matches += other.matches;
  abandoned += other.abandoned;
  blocks += other.blocks;
  for (int seat = 1; seat <= fairway::lake_race::maxPlayers; ++seat) {
    seats[seat].wins.add(other.seats[seat].wins);
    seats[seat].points += other.seats[seat].points;
  }
}

std::optional<MatchSimulation> simulateMatches(const MatchCourses& courses,
                                               const MatchSimulationOptions& options, WorkWatch& watch) {
  const int players = static_cast<int>(options.pilots.size());
  FAIRWAY_EXPECTS(players >= fairway::lake_race::minPlayers && players <= fairway::lake_race::maxPlayers &&
                  options.matches >= 1);
  for (const auto& course : courses)
    FAIRWAY_EXPECTS(static_cast<int>(course->board().startCells().size()) >= players);
  const auto makeWorker = [&] { return MatchRun::Worker{MatchPlayer(courses, options), {}}; };
  const auto evaluate = [&](const MatchTally& tally, double outside) {
    return std::optional(evaluated(tally, players, outside));
  };
  return MatchRun(options.matches, makeWorker, watch, players)
      .play(options.exact, {}, evaluate,
            [](const MatchSimulation& result) { return result.verdict != Fairness::Undecided; });
}

} // namespace fairway::validator::lake_race
