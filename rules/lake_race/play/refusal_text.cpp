#include "rules/lake_race/play/referee.h"

namespace fairway::lake_race {

namespace {

std::string seatText(int seat) {
  return "seat " + std::to_string(seat);
}

std::string cellText(Cell cell) {
  return "[" + std::to_string(cell.column) + ", " + std::to_string(cell.row) + "]";
}

std::string diceText(const std::vector<int>& faces) {
  std::string text = "[";
  for (int face : faces) text += (text.size() == 1 ? "" : ", ") + std::to_string(face);
  return text + "]";
}

std::string seatOrderText(const Race& race, int seat) {
  std::string text = seatText(seat) + " takes a turn, but it is the turn of " + seatText(race.seatToAct());
  if (seat < 1 || seat > race.players())
    return text + "; there are " + std::to_string(race.players()) + " seats";
  if (race.boat(seat).status == BoatStatus::Finished) text += "; " + seatText(seat) + " has finished";
  if (race.boat(seat).status == BoatStatus::Sunk) text += "; " + seatText(seat) + " has sunk";
  return text;
}

std::string wrongFaceText(const TurnEntry& entry) {
  for (const std::vector<int>* dice : {&entry.keep, &entry.rolled})
    for (int face : *dice)
      if (face < minDie || face > maxDie)
        return "a die shows " + std::to_string(face) + "; dice show 1, 2 or 3";
  return "dice show 1, 2 or 3";
}

std::string diceCountText(const Race& race, const TurnEntry& entry, const char* limit) {
  return seatText(entry.seat) + " has " + std::to_string(race.boat(entry.seat).dice.count()) +
         " dice and ends with " + std::to_string(entry.keep.size() + entry.rolled.size()) + "; " + limit;
}

std::string steerText(const Race& race, Steer steer) {
  const Boat& boat = race.boat(race.seatToAct());
  const int distance = boat.dice.total();
  const auto steps = [&](Steer way) {
    return runAhead(race.board(), boat.cell, steered(boat.heading, way), distance).steps;
  };
  std::string text = std::string(nameOf(steer)) + " allows " + std::to_string(steps(steer)) + " of " +
                     std::to_string(distance) + " cells over water, but";
  const char* joint = " ";
  for (Steer better : allSteers)
    if (race.legalSteers().contains(better)) {
      text += joint + std::string(nameOf(better)) + " allows " + std::to_string(steps(better));
      joint = " and ";
    }
  return text;
}

} // namespace

std::string refusalText(const Race& race, const GridEntry& entry, Rule rule) {
  const std::string places = seatText(entry.seat) + " places a boat";
  if (rule == Rule::GridCell) return places + " on " + cellText(entry.at) + ", which is not a start cell";
  if (rule == Rule::GridTaken) return places + " on " + cellText(entry.at) + ", where another boat is";
  if (race.stage() != Stage::Placing) return places + ", but all boats are placed";
  return places + ", but it is the turn of " + seatText(race.seatToAct());
}

std::string refusalText(const Race& race, const TurnEntry& entry, Rule rule) {
  switch (rule) {
  case Rule::RaceOver:
    return seatText(entry.seat) + " takes a turn, but the race is over";
  case Rule::SeatOrder:
    return seatOrderText(race, entry.seat);
  case Rule::DiceFaces:
    return wrongFaceText(entry);
  case Rule::DiceKeep:
    return seatText(entry.seat) + " keeps " + diceText(entry.keep) + ", but has " +
           diceText(faces(race.boat(entry.seat).dice));
  case Rule::DiceAddOne:
    return diceCountText(race, entry, "at most one die may be added");
  case Rule::DiceRemoveOne:
    return diceCountText(race, entry, "at most one die may be removed");
  case Rule::SteerFullDistance:
  case Rule::SteerLongestRun:
    return steerText(race, entry.steer);
  case Rule::Ends:
    return "the boat ends on " + cellText(race.board().cellAt(race.moveFor(entry.steer).end)) + ", not on " +
           cellText(*entry.ends);
  default:
    return std::string(textOf(rule));
  }
}

std::string firstPlayerText(const Match& match, int first) {
  const std::string given = seatText(first) + " is given as the first player, but ";
  if (const std::optional<int> required = match.requiredFirst())
    return given + "it is " + seatText(*required) + ", the left neighbour of the previous one";
  return given + "seats go from 1 to " + std::to_string(match.players());
}

} // namespace fairway::lake_race
