#include "rules/river/play/referee.h"

#include <algorithm>

namespace fairway::river {

namespace {

std::string seatText(int seat) {
  return "seat " + std::to_string(seat);
}

std::string sectionText(SectionNow section) {
  return "section " + std::to_string(section.number);
}

std::string seatOrderText(const Race& race, int seat) {
  const std::string text = seatText(seat) + " takes a turn, but it is the turn of " + seatText(race.toRoll());
  return race.fleet(seat).empty() ? text + "; " + seatText(seat) + " has no boat on the river" : text;
}

std::string faceText(const Race& race, Face face) {
  std::string faces;
  for (const Face& side : race.river().die) faces += (faces.empty() ? "" : ", ") + nameOf(side);
  return "the roll is " + nameOf(face) + ", but the die shows " + faces;
}

std::string passText(const Race& race, int seat) {
  const Option option = race.options(Face::wind())[0];
  const std::string use =
      option.kind == Option::Kind::Up
          ? "blow its boat on " + sectionText(option.from) + " up"
          : "blow " + seatText(option.seat) + "'s boat on " + sectionText(option.from) + " back";
  return seatText(seat) + " passes, but could " + use;
}

std::string windText(const TurnEntry& entry) {
  const Option& option = entry.option;
  if (option.kind == Option::Kind::Sail)
    return seatText(entry.seat) + " rolled wind, which moves a boat up or back, not on by a number";
  if (!entry.roll.isWind())
    return seatText(entry.seat) + " rolled " + nameOf(entry.roll) + ", and only wind moves a boat up or back";
  if (option.kind == Option::Kind::Up)
    return seatText(option.seat) + " has no boat ahead of " + sectionText(option.from);
  if (option.seat == entry.seat) return seatText(option.seat) + " cannot blow its own boats back";
  return seatText(option.seat) + " has no boat behind " + sectionText(option.from);
}

std::string convoyText(const Race& race, const Option& option) {
  int boats = race.fleet(option.seat).at(option.from);
  if (race.river().convoy == Convoy::Any) {
    boats = 0;
    for (int seat = 1; seat <= race.players(); ++seat) boats += race.fleet(seat).at(option.from);
  }
  return "the " + std::to_string(boats) + " boats on " + sectionText(option.from) +
         " are a convoy, which cannot be blown back";
}

} // namespace

std::string inWords(Landing landing) {
  return landing.isHarbour() ? "the harbour" : sectionText(landing.section());
}

std::string refusalText(const Race& race, const TurnEntry& entry, Rule rule) {
  const Option& option = entry.option;
  switch (rule) {
  case Rule::Over:
    return "no boat is left on the river, so the game is over";
  case Rule::Seat:
    return seatOrderText(race, entry.seat);
  case Rule::Face:
    return faceText(race, entry.roll);
  case Rule::Pass:
    return passText(race, entry.seat);
  case Rule::Wind:
    return windText(entry);
  case Rule::Boat:
    return seatText(option.seat) + " has no boat on " + sectionText(option.from);
  case Rule::Lee:
    return sectionText(option.from) + " is a lee, from which no boat can be blown back";
  case Rule::Convoy:
    return convoyText(race, option);
  case Rule::Ends:
    break;
  }
  return "the boat ends at " + inWords(race.landingOf(entry.roll, option)) + ", not at " +
         inWords(*entry.ends);
}

} // namespace fairway::river
