#include "validator/lake_race/simulation/block_player.h"

#include "rules/lake_race/play/scoring.h"
#include "validator/lake_race/simulation/random_pilot.h"

namespace fairway::validator {

using lake_race::Boat;
using lake_race::BySeat;
using lake_race::Race;

namespace {

std::shared_ptr<RacePilot> pilotFor(PilotKind kind, const Par& par) {
  switch (kind) {
  case PilotKind::Par:
    return std::make_shared<ParPilot>(par);
  case PilotKind::Cautious:
    return std::make_shared<ParPilot>(par, lake_race::sinkingDamage - 1);
  case PilotKind::Bold:
    return std::make_shared<ParPilot>(par, 0);
  case PilotKind::Random:
    break;
  }
  return std::make_shared<RandomPilot>(par.options().maxDice);
}

void obeyed(const lake_race::Refusal& refusal) {
  FAIRWAY_EXPECTS(!refusal); // pilots choose among what the race lists as legal
}

void tallySeats(const Race& race, Tally& tally) {
  const lake_race::SeatList ranks = lake_race::ranking(race);
  const BySeat<int> points = lake_race::pointsOf(race, 1, lake_race::SunkBonus::Each);
  for (int rank = 0; rank < ranks.size(); ++rank) {
    const int seat = ranks[rank];
    tally.seats[seat].ranks += rank + 1;
    tally.seats[seat].points += points[seat];
  }
  for (const int seat : race.sunk()) ++tally.seats[seat].sunk.total;
  for (const int seat : race.finishers()) {
    const std::int64_t turns = race.boat(seat).turns;
    ++tally.seats[seat].finished;
    tally.seats[seat].turns += turns;
    ++tally.finished;
    tally.turns += turns;
    tally.turnSquares += turns * turns;
  }
}

void tallyAlone(const Boat& boat, Tally& tally) {
  const std::int64_t turns = boat.turns;
  tally.aloneTurns += turns;
  tally.aloneTurnSquares += turns * turns;
  if (boat.status == lake_race::BoatStatus::Sunk) tally.aloneSunkTurns += turns;
}

void close(BlockCount& count, std::int64_t inBlock) {
  count.inBlocks += inBlock;
  count.squaresOfBlocks += inBlock * inBlock;
}

} // namespace

BlockPlayer::BlockPlayer(const Par& par, const std::vector<PilotKind>& pilots, std::uint64_t seed,
                         int mostTurns)
    : par_(par), players_(static_cast<int>(pilots.size())), seed_(seed), mostTurns_(mostTurns) {
  std::array<std::shared_ptr<RacePilot>, 4> byKind;
  for (const PilotKind kind : pilots) {
    auto& pilot = byKind[static_cast<std::size_t>(kind)];
    if (!pilot) pilot = pilotFor(kind, par);
    pilots_.push_back(pilot);
  }
}

void BlockPlayer::play(std::uint64_t block, int races, Tally& tally) {
  BySeat<std::int64_t> wins;
  BySeat<std::int64_t> sunkBefore;
  for (int seat = 1; seat <= players_; ++seat) sunkBefore[seat] = tally.seats[seat].sunk.total;
  std::int64_t leaderWins = 0;
  int ended = 0;
  for (int rotation = 0; rotation < races; ++rotation) {
    const RaceNotes notes = playRace(block, rotation, tally);
    if (notes.winner == 0) continue;
    ++ended;
    ++wins[notes.winner];
    ++tally.seats[notes.winner].wins.total;
    if (notes.firstPastGate1 == 0) continue;
    ++tally.led;
    if (notes.firstPastGate1 != notes.winner) continue;
    ++leaderWins;
    ++tally.leaderWon.total;
  }
  if (ended < players_) return; // not a whole block: its luck is not even
  ++tally.blocks;
  close(tally.leaderWon, leaderWins);
  for (int seat = 1; seat <= players_; ++seat) {
    close(tally.seats[seat].wins, wins[seat]);
    close(tally.seats[seat].sunk, tally.seats[seat].sunk.total - sunkBefore[seat]);
  }
}

BlockPlayer::RaceNotes BlockPlayer::playRace(std::uint64_t block, int rotation, Tally& tally) {
  std::vector<BoatLuck> bySeat;
  for (int seat = 1; seat <= players_; ++seat) {
    const int boat = (seat - 1 + rotation) % players_ + 1;
    bySeat.push_back({lake_race::DiceStream(seed_, block, boat),
                      Logbook(streamSeed(streamSeed(~seed_, block), static_cast<std::uint64_t>(boat)))});
  }
  Race race(par_.board(), {players_, 1, false, {}});
  RaceNotes notes;
  stops_.clear();
  ++tally.races;
  while (race.stage() == lake_race::Stage::Placing) place(race, bySeat);
  for (int turns = 0; !race.over() && turns < mostTurns_; ++turns) {
    const int seat = race.seatToAct();
    turn(race, bySeat[static_cast<std::size_t>(seat - 1)]);
    if (notes.firstPastGate1 == 0 && race.boat(seat).progress.gate > 1) notes.firstPastGate1 = seat;
  }
  if (!race.over()) {
    ++tally.abandoned;
    return notes;
  }
  tallySeats(race, tally);
  for (const auto cell : stops_) ++tally.congestion[static_cast<std::size_t>(cell)];
  if (players_ == 1) tallyAlone(race.boat(1), tally);
  notes.winner = lake_race::ranking(race)[0];
  return notes;
}

void BlockPlayer::place(Race& race, std::vector<BoatLuck>& boats) {
  const int seat = race.seatToAct();
  const StartPlace place = pilotOf(seat).choosePlace(race, boats[static_cast<std::size_t>(seat - 1)].log);
  obeyed(race.place(seat, place.cell, place.heading));
}

void BlockPlayer::turn(Race& race, BoatLuck& boat) {
  const int seat = race.seatToAct();
  RacePilot& pilot = pilotOf(seat);
  const lake_race::DiceChoice choice = pilot.chooseDice(race, boat.log);
  obeyed(race.roll(seat, choice.keep, boat.dice.roll(choice.roll)));
  const lake_race::Steer steer = pilot.chooseSteer(race, boat.log);
  const Boat& before = race.boat(seat);
  const Direction heading = lake_race::steered(before.heading, steer);
  const auto run = lake_race::runAhead(race.board(), before.cell, heading, before.dice.total());
  const lake_race::Move move = race.moveFor(steer);
  if (move.steps < run.steps) {
    stops_.push_back(move.end);
    pilot.noteStop(race, steer, boat.log);
  }
  obeyed(race.steer(steer));
}

} // namespace fairway::validator
