#include "rules/river/play/referee.h"

#include <algorithm>

namespace fairway::river {

namespace {

Phrase seatOrderText(const Race& race, int seat) {
  return race.fleet(seat).empty()
             ? phrase(
                   "seat {1} takes a turn, but it is the turn of seat {2}; seat {1} has no boat on the river",
                   {seat, race.toRoll()})
             : phrase("seat {1} takes a turn, but it is the turn of seat {2}", {seat, race.toRoll()});
}

Phrase faceName(Face face) {
  return face.isWind() ? phrase("wind") : Phrase(face.number());
}

Phrase faceText(const Race& race, Face face) {
  std::vector<Phrase> faces;
  for (const Face& side : race.river().die) faces.push_back(faceName(side));
  return phrase("the roll is {1}, but the die shows {2}", {faceName(face), joined(std::move(faces))});
}

Phrase passText(const Race& race, int seat) {
  const Option option = race.options(Face::wind())[0];
  return option.kind == Option::Kind::Up
             ? phrase("seat {1} passes, but could blow its boat on section {2} up",
                      {seat, option.from.number})
             : phrase("seat {1} passes, but could blow seat {2}'s boat on section {3} back",
                      {seat, option.seat, option.from.number});
}

Phrase windText(const TurnEntry& entry) {
  const Option& option = entry.option;
  if (option.kind == Option::Kind::Sail)
    return phrase("seat {1} rolled wind, which moves a boat up or back, not on by a number", {entry.seat});
  if (!entry.roll.isWind())
    return phrase("seat {1} rolled {2}, and only wind moves a boat up or back",
                  {entry.seat, entry.roll.number()});
  if (option.kind == Option::Kind::Up)
    return phrase("seat {1} has no boat ahead of section {2}", {option.seat, option.from.number});
  if (option.seat == entry.seat) return phrase("seat {1} cannot blow its own boats back", {option.seat});
  return phrase("seat {1} has no boat behind section {2}", {option.seat, option.from.number});
}

Phrase convoyText(const Race& race, const Option& option) {
  int boats = race.fleet(option.seat).at(option.from);
  if (race.river().convoy == Convoy::Any) {
    boats = 0;
    for (int seat = 1; seat <= race.players(); ++seat) boats += race.fleet(seat).at(option.from);
  }
  return phrase("the {1} boats on section {2} are a convoy, which cannot be blown back",
                {boats, option.from.number});
}

Phrase endsText(Landing reached, Landing told) {
  if (reached.isHarbour())
    return phrase("the boat ends at the harbour, not at section {1}", {told.section().number});
  if (told.isHarbour())
    return phrase("the boat ends at section {1}, not at the harbour", {reached.section().number});
  return phrase("the boat ends at section {1}, not at section {2}",
                {reached.section().number, told.section().number});
}

} // namespace

std::string inWords(Landing landing) {
  return landing.isHarbour() ? "the harbour" : "section " + std::to_string(landing.section().number);
}

Phrase refusalText(const Race& race, const TurnEntry& entry, Rule rule) {
  const Option& option = entry.option;
  switch (rule) {
  case Rule::Over:
    return phrase("no boat is left on the river, so the game is over");
  case Rule::Seat:
    return seatOrderText(race, entry.seat);
  case Rule::Face:
    return faceText(race, entry.roll);
  case Rule::Pass:
    return passText(race, entry.seat);
  case Rule::Wind:
    return windText(entry);
  case Rule::Boat:
    return phrase("seat {1} has no boat on section {2}", {option.seat, option.from.number});
  case Rule::Lee:
    return phrase("section {1} is a lee, from which no boat can be blown back", {option.from.number});
  case Rule::Convoy:
    return convoyText(race, option);
  case Rule::Ends:
    break;
  }
  return endsText(race.landingOf(entry.roll, option), *entry.ends);
}

} // namespace fairway::river
