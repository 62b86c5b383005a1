#include "rules/lake_race/play/referee.h"

namespace fairway::lake_race {

namespace {

std::string cellText(Cell cell) {
  return "[" + std::to_string(cell.column) + ", " + std::to_string(cell.row) + "]";
}

std::string diceText(const std::vector<int>& faces) {
  std::string text = "[";
  for (int face : faces) text += (text.size() == 1 ? "" : ", ") + std::to_string(face);
  return text + "]";
}

Phrase seatOrderText(const Race& race, int seat) {
  const int toAct = race.seatToAct();
  if (seat < 1 || seat > race.players())
    return phrase("seat {1} takes a turn, but it is the turn of seat {2}; there are {3} seats",
                  {seat, toAct, race.players()});
  if (race.boat(seat).status == BoatStatus::Finished)
    return phrase("seat {1} takes a turn, but it is the turn of seat {2}; seat {1} has finished",
                  {seat, toAct});
  if (race.boat(seat).status == BoatStatus::Sunk)
    return phrase("seat {1} takes a turn, but it is the turn of seat {2}; seat {1} has sunk", {seat, toAct});
  return phrase("seat {1} takes a turn, but it is the turn of seat {2}", {seat, toAct});
}

Phrase wrongFaceText(const TurnEntry& entry) {
  for (const std::vector<int>* dice : {&entry.keep, &entry.rolled})
    for (int face : *dice)
      if (face < minDie || face > maxDie) return phrase("a die shows {1}; dice show 1, 2 or 3", {face});
  return phrase("dice show 1, 2 or 3");
}

Phrase diceCountText(const Race& race, const TurnEntry& entry, Rule rule) {
  const int before = race.boat(entry.seat).dice.count();
  const std::size_t after = entry.keep.size() + entry.rolled.size();
  return rule == Rule::DiceAddOne
             ? phrase("seat {1} has {2} dice and ends with {3}; at most one die may be added",
                      {entry.seat, before, after})
             : phrase("seat {1} has {2} dice and ends with {3}; at most one die may be removed",
                      {entry.seat, before, after});
}

Phrase steerName(Steer steer) {
  switch (steer) {
  case Steer::Left:
    return phrase("left");
  case Steer::Straight:
    return phrase("straight");
  case Steer::Right:
    break;
  }
  return phrase("right");
}

// What the other ways allow, of which one or two are legal.
Phrase steerText(const Race& race, Steer steer) {
  const Boat& boat = race.boat(race.seatToAct());
  const int distance = boat.dice.total();
  const auto steps = [&](Steer way) {
    return runAhead(race.board(), boat.cell, steered(boat.heading, way), distance).steps;
  };
  std::vector<Phrase> values{steerName(steer), steps(steer), distance};
  for (Steer better : allSteers)
    if (race.legalSteers().contains(better)) {
      values.push_back(steerName(better));
      values.emplace_back(steps(better));
    }
  return values.size() > 5
             ? phrase("{1} allows {2} of {3} cells over water, but {4} allows {5} and {6} allows {7}", values)
             : phrase("{1} allows {2} of {3} cells over water, but {4} allows {5}", values);
}

} // namespace

Phrase refusalText(const Race& race, const GridEntry& entry, Rule rule) {
  if (rule == Rule::GridCell)
    return phrase("seat {1} places a boat on {2}, which is not a start cell",
                  {entry.seat, cellText(entry.at)});
  if (rule == Rule::GridTaken)
    return phrase("seat {1} places a boat on {2}, where another boat is", {entry.seat, cellText(entry.at)});
  if (race.stage() != Stage::Placing)
    return phrase("seat {1} places a boat, but all boats are placed", {entry.seat});
  return phrase("seat {1} places a boat, but it is the turn of seat {2}", {entry.seat, race.seatToAct()});
}

Phrase refusalText(const Race& race, const TurnEntry& entry, Rule rule) {
  switch (rule) {
  case Rule::RaceOver:
    return phrase("seat {1} takes a turn, but the race is over", {entry.seat});
  case Rule::SeatOrder:
    return seatOrderText(race, entry.seat);
  case Rule::DiceFaces:
    return wrongFaceText(entry);
  case Rule::DiceKeep:
    return phrase("seat {1} keeps {2}, but has {3}",
                  {entry.seat, diceText(entry.keep), diceText(faces(race.boat(entry.seat).dice))});
  case Rule::DiceAddOne:
  case Rule::DiceRemoveOne:
    return diceCountText(race, entry, rule);
  case Rule::SteerFullDistance:
  case Rule::SteerLongestRun:
    return steerText(race, entry.steer);
  case Rule::Ends:
    return phrase("the boat ends on {1}, not on {2}",
                  {cellText(race.board().cellAt(race.moveFor(entry.steer).end)), cellText(*entry.ends)});
  default:
    return inWords(rule);
  }
}

Phrase firstPlayerText(const Match& match, int first) {
  if (const std::optional<int> required = match.requiredFirst())
    return phrase("seat {1} is given as the first player, but it is seat {2}, the left neighbour of the "
                  "previous one",
                  {first, *required});
  return phrase("seat {1} is given as the first player, but seats go from 1 to {2}",
                {first, match.players()});
}

} // namespace fairway::lake_race
