#include "rules/lake_race/play/race.h"

#include <type_traits>

namespace fairway::lake_race {

// Millions of races are played on this: copying one must stay a plain copy of few bytes.
static_assert(std::is_trivially_copyable_v<Race> && sizeof(Race) <= 256);

Race::Race(const CourseBoard& board, const RaceSetup& setup)
    : board_(&board), players_(static_cast<std::uint8_t>(setup.players)),
      first_(static_cast<std::uint8_t>(setup.first)),
      seat_(static_cast<std::uint8_t>(rightNeighbour(setup.first, setup.players))),
      variant_(setup.variant || setup.players <= 2) {
  FAIRWAY_EXPECTS(setup.players >= 1 && setup.players <= maxPlayers);
  FAIRWAY_EXPECTS(setup.first >= 1 && setup.first <= setup.players);
  for (int seat = 1; seat <= players_; ++seat) {
    FAIRWAY_EXPECTS(setup.carriedDamage[seat] < sinkingDamage);
    boats_[seat].carriedDamage = setup.carriedDamage[seat];
    boats_[seat].damage = setup.carriedDamage[seat];
  }
}

bool Race::isTaken(CourseBoard::CellIndex cell) const {
  for (int seat = 1; seat <= players_; ++seat)
    if (boats_[seat].cell == cell && boats_[seat].status == BoatStatus::Racing) return true;
  return false;
}

Refusal Race::whyNotPlace(int seat, CourseBoard::CellIndex cell) const {
  if (stage_ != Stage::Placing || seat != seat_) return Rule::GridOrder;
  const auto& starts = board_->startCells();
  if (std::find(starts.begin(), starts.end(), cell) == starts.end()) return Rule::GridCell;
  if (isTaken(cell)) return Rule::GridTaken;
  return std::nullopt;
}

Refusal Race::place(int seat, CourseBoard::CellIndex cell, Direction heading) {
  if (const Refusal refusal = whyNotPlace(seat, cell)) return refusal;
  Boat& boat = boats_[seat];
  boat.cell = cell;
  boat.heading = heading;
  boat.status = BoatStatus::Racing;
  ++racing_;
  // The first player places last, and then has the first turn.
  if (seat == first_)
    stage_ = Stage::Dice;
  else
    seat_ = static_cast<std::uint8_t>(rightNeighbour(seat, players_));
  return std::nullopt;
}

Refusal Race::whyNotTurn(int seat) const {
  if (stage_ == Stage::Placing) return Rule::GridComplete;
  if (stage_ == Stage::Over) return Rule::RaceOver;
  if (seat != seat_) return Rule::SeatOrder;
  return std::nullopt;
}

Refusal Race::whyNotRoll(int seat, const DiceChoice& choice) const {
  FAIRWAY_EXPECTS(stage_ != Stage::Steering);
  if (const Refusal refusal = whyNotTurn(seat)) return refusal;
  return lake_race::whyNotRoll(boats_[seat].dice, choice);
}

Refusal Race::roll(int seat, Dice keep, Dice rolled) {
  if (const Refusal refusal = whyNotRoll(seat, {keep, rolled.count()})) return refusal;
  boats_[seat].dice = keep + rolled;
  stage_ = Stage::Steering;
  return std::nullopt;
}

SteerSet Race::legalSteers() const {
  FAIRWAY_EXPECTS(stage_ == Stage::Steering);
  return lake_race::legalSteers(*board_, boats_[seat_].cell, boats_[seat_].heading, distance());
}

Refusal Race::whyNotSteer(Steer steer) const {
  FAIRWAY_EXPECTS(stage_ == Stage::Steering);
  return lake_race::whyNotSteer(*board_, boats_[seat_].cell, boats_[seat_].heading, distance(), steer);
}

Move Race::moveFor(Steer steer) const {
  FAIRWAY_EXPECTS(stage_ == Stage::Steering);
  const Boat& boat = boats_[seat_];
  return moveAhead(*board_, boat.cell, steered(boat.heading, steer), distance(), boat.progress,
                   [this](CourseBoard::CellIndex cell) { return isTaken(cell); });
}

Refusal Race::steer(Steer steer) {
  if (const Refusal refusal = whyNotSteer(steer)) return refusal;
  const Move move = moveFor(steer);
  Boat& boat = boats_[seat_];
  boat.heading = steered(boat.heading, steer);
  boat.cell = move.end;
  boat.progress = move.progress;
  ++boat.turns;
  if (move.crashed()) {
    boat.damage = static_cast<std::uint16_t>(boat.damage + move.missing);
    boat.dice = {};
  }
  // Sinking behind the line does not undo the finish.
  if (boat.progress.finished())
    leaveTheLake(BoatStatus::Finished);
  else if (boat.damage >= sinkingDamage)
    leaveTheLake(BoatStatus::Sunk);
  passTheTurn();
  return std::nullopt;
}

void Race::leaveTheLake(BoatStatus status) {
  boats_[seat_].status = status;
  (status == BoatStatus::Finished ? finishers_ : sunk_).push(seat_);
  --racing_;
}

void Race::passTheTurn() {
  if (racing_ <= (variant_ ? 0 : 1)) {
    stage_ = Stage::Over;
    seat_ = 0;
    return;
  }
  stage_ = Stage::Dice;
  do seat_ = static_cast<std::uint8_t>(leftNeighbour(seat_, players_));
  while (boats_[seat_].status != BoatStatus::Racing);
}

SeatList ranking(const Race& race) {
  FAIRWAY_EXPECTS(race.over());
  SeatList seats = race.finishers();
  for (int seat = 1; seat <= race.players(); ++seat)
    if (race.boat(seat).status == BoatStatus::Racing) seats.push(seat);
  for (int i = race.sunk().size() - 1; i >= 0; --i) seats.push(race.sunk()[i]);
  return seats;
}

} // namespace fairway::lake_race
