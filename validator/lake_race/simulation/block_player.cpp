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

void closeCount(BlockCount& count, std::int64_t inBlock) {
  count.inBlocks += inBlock;
  count.squaresOfBlocks += inBlock * inBlock;
}

} // namespace

BlockPlayer::BlockPlayer(const Par& par, const std::vector<PilotKind>& pilots, std::uint64_t seed,
                         int mostTurns)
    : players_(static_cast<int>(pilots.size())), seed_(seed), runner_(runnerFor(par, pilots, mostTurns)) {}

void BlockPlayer::measureLuck(const LuckMeter& unused, bool ghosts) {
  meter_ = std::make_unique<LuckMeter>(unused);
  runner_->follow(*meter_, ghosts);
}

void BlockPlayer::play(std::uint64_t block, int races, Tally& tally) {
  BySeat<std::int64_t> wins;
  BySeat<std::int64_t> sunkBefore;
  for (int seat = 1; seat <= players_; ++seat) sunkBefore[seat] = tally.seats[seat].sunk.total;
  std::int64_t leaderWins = 0;
  Stories stories;
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
    if (meter_) this->tally(meter_->story(winner), winner, tally.luck[block % luckBatches], stories, tally);
    ++ended;
    ++wins[winner];
    if (notes_.firstPastGate1 == winner) ++leaderWins;
  }
  if (ended < players_) return; // not a whole block: its luck is not even
  ++tally.blocks;
  if (meter_) close(stories, tally);
  closeCount(tally.leaderWon, leaderWins);
  for (int seat = 1; seat <= players_; ++seat) {
    closeCount(tally.seats[seat].wins, wins[seat]);
    closeCount(tally.seats[seat].sunk, tally.seats[seat].sunk.total - sunkBefore[seat]);
  }
}

void BlockPlayer::tally(const RaceStory& story, int winner, LuckBatch& batch, Stories& block,
                        Tally& tally) const {
  ++batch.races;
  for (int seat = 1; seat <= players_; ++seat) {
    const double raw = seat == winner ? 1 : 0;
    const double adjusted = raw - story.luck[seat];
    tally.seats[seat].adjusted.addRace(adjusted);
    block.adjusted[seat] += adjusted;
    batch.raw[seat].close(raw);
    batch.adjusted[seat].close(adjusted);
  }
  for (const Swing& swing : story.swings)
    tally.swings[static_cast<std::size_t>(swing.cell)] += BlockSum::inUnits(swing.change);
  const double leadChanges = story.leadChanges / 100.0;
  tally.drama.addRace(story.drama);
  tally.leadChanges.addRace(leadChanges);
  tally.decided.addRace(story.decided);
  block.drama += story.drama;
  block.leadChanges += leadChanges;
  block.decided += story.decided;
}

void BlockPlayer::close(const Stories& block, Tally& tally) const {
  for (int seat = 1; seat <= players_; ++seat) tally.seats[seat].adjusted.close(block.adjusted[seat]);
  tally.drama.close(block.drama);
  tally.leadChanges.close(block.leadChanges);
  tally.decided.close(block.decided);
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
