#include "validator/river/command/commands.h"

#include <iomanip>
#include <sstream>

namespace fairway::command::river {

namespace {

using namespace fairway::river;

std::vector<int> boatsOf(const Fleet& fleet) {
  std::vector<int> sections;
  fleet.forEachSection([&](SectionNow section) {
    sections.insert(sections.end(), static_cast<std::size_t>(fleet.at(section)), section.number);
  });
  return sections;
}

template <class Numbers>
std::string listed(const Numbers& numbers) {
  std::string text;
  for (int number : numbers) text += (text.empty() ? "" : " ") + std::to_string(number);
  return text.empty() ? "-" : text;
}

void writeSeats(std::ostream& out, const Race& race) {
  out << "  seat  points  lost  docks           on the river\n";
  for (int seat = 1; seat <= race.players(); ++seat)
    out << std::right << std::setw(6) << seat << std::setw(8) << race.points(seat) << std::setw(6)
        << race.lost(seat) << "  " << std::left << std::setw(14) << listed(race.docks(seat)) << "  "
        << listed(boatsOf(race.fleet(seat))) << '\n';
}

std::string howItStands(const Race& race) {
  const std::string round = "round " + std::to_string(race.round());
  if (!race.over())
    return "Not over: " + round + ", seat " + std::to_string(race.toRoll()) + " to roll, section " +
           std::to_string(race.bottom().number) + " as laid at the waterfall";
  const std::vector<int> winners = race.winners();
  std::string text = "Over in " + round + ". ";
  if (winners.size() == 1) return text + "Winner: seat " + std::to_string(winners.front());
  text += "The win is shared by seats";
  for (std::size_t i = 0; i < winners.size(); ++i)
    text += (i == 0 ? " " : i + 1 == winners.size() ? " and " : ", ") + std::to_string(winners[i]);
  return text;
}

} // namespace

std::string replayText(const Replay& replay) {
  std::ostringstream out;
  writeSeats(out, replay.race);
  out << '\n' << howItStands(replay.race) << '\n';
  if (const auto& illegal = replay.illegal)
    out << "Illegal: turn " << illegal->turn << ": " << nameOf(illegal->rule) << ": "
        << illegal->message.english() << ".\n  " << textOf(illegal->rule) << '\n';
  else
    out << "Legal: every turn is by the book.\n";
  return out.str();
}

} // namespace fairway::command::river
