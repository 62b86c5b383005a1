#include "validator/lake_race/simulation/block_player.h"

namespace fairway::validator::lake_race {

using fairway::lake_race::BySeat;
using fairway::lake_race::RaceOutcome;

namespace {

void tallySeats(const RaceOutcome& outcome, Tally& tally) {
  const BySeat<int> points = fairway::lake_race::pointsOf(outcome, 1, fairway::lake_race::SunkBonus::Each);
  for (int rank = 0; rank < outcome.ranking.size(); ++rank) {
    const int seat = outcome.ranking[rank];
    tally.seats[seat].ranks += rank + 1;
    tally.seats[seat].points += points[seat];
  }
  for (const int seat : outcome.sunk) ++tally.seats[seat].sunk.total;
  for (const int seat : outcome.finishers) {
    const std::int64_t turns = outcome.turns[seat];
    ++tally.seats[seat].finished;
    tally.seats[seat].turns += turns;
    ++tally.finished;
    tally.turns += turns;
    tally.turnSquares += turns * turns;
  }
}

void tallyAlone(const RaceOutcome& outcome, Tally& tally) {
  const std::int64_t turns = outcome.turns[1];
  tally.aloneTurns += turns;
  tally.aloneTurnSquares += turns * turns;
  if (!outcome.sunk.empty()) tally.aloneSunkTurns += turns;
}

void close(BlockCount& count, std::int64_t inBlock) {
  count.inBlocks += inBlock;
  count.squaresOfBlocks += inBlock * inBlock;
}

} // namespace

BlockPlayer::BlockPlayer(const Par& par, const std::vector<PilotKind>& pilots, std::uint64_t seed,
                         int mostTurns)
    : players_(static_cast<int>(pilots.size())), seed_(seed), runner_(runnerFor(par, pilots, mostTurns)) {}

void BlockPlayer::play(std::uint64_t block, int races, Tally& tally) {
  BySeat<std::int64_t> wins;
  BySeat<std::int64_t> sunkBefore;
  for (int seat = 1; seat <= players_; ++seat) sunkBefore[seat] = tally.seats[seat].sunk.total;
  std::int64_t leaderWins = 0;
  int ended = 0;
  for (int rotation = 0; rotation < races; ++rotation) {
    bySeat_.clear();
    for (int seat = 1; seat <= players_; ++seat)
      bySeat_.push_back(luckOf(seed_, block, (seat - 1 + rotation) % players_ + 1));
    runner_->run({players_, 1, false, {}}, bySeat_, notes_);
    ++tally.races;
    if (!notes_.over) {
      ++tally.abandoned;
      continue;
    }
    this->tally(notes_, tally);
    const int winner = notes_.outcome.ranking[0];
    ++ended;
    ++wins[winner];
    if (notes_.firstPastGate1 == winner) ++leaderWins;
  }
  if (ended < players_) return; // not a whole block: its luck is not even
  ++tally.blocks;
  close(tally.leaderWon, leaderWins);
  for (int seat = 1; seat <= players_; ++seat) {
    close(tally.seats[seat].wins, wins[seat]);
    close(tally.seats[seat].sunk, tally.seats[seat].sunk.total - sunkBefore[seat]);
  }
}

void BlockPlayer::tally(const RaceNotes& notes, Tally& tally) const {
  tallySeats(notes.outcome, tally);
  for (const auto cell : notes.stops) ++tally.congestion[static_cast<std::size_t>(cell)];
  if (players_ == 1) tallyAlone(notes.outcome, tally);
  const int winner = notes.outcome.ranking[0];
  ++tally.seats[winner].wins.total;
  if (notes.firstPastGate1 == 0) return;
  ++tally.led;
  if (notes.firstPastGate1 == winner) ++tally.leaderWon.total;
}

} // namespace fairway::validator::lake_race
