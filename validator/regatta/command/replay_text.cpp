#include "validator/regatta/command/replay_command.h"

#include <iomanip>
#include <sstream>

namespace fairway::command::regatta {

namespace {

using namespace fairway::regatta;

std::string howItStands(const Race& race, const Boat& boat) {
  if (boat.status == BoatStatus::Unplaced) return "not placed";
  if (boat.status == BoatStatus::Finished) return "finished in turn " + std::to_string(boat.turns);
  const Pose& pose = boat.standing.pose;
  std::string text = "at [" + std::to_string(pose.at.x) + ", " + std::to_string(pose.at.y) + "] heading " +
                     std::to_string(pose.heading.degrees()) + ", next gate " +
                     gateName(race.board().course(), boat.standing.progress.gate);
  if (boat.standing.progress.owed > 0) text += ", owed " + std::to_string(boat.standing.progress.owed);
  if (boat.becalmed()) text += ", becalmed";
  return text;
}

std::string handText(const Race& race, const Boat& boat) {
  std::string text;
  for (const int card : boat.hand)
    text += (text.empty() ? "" : ", ") + race.board().deck().cards[static_cast<std::size_t>(card)].id;
  return text.empty() ? "no cards" : text;
}

} // namespace

std::string replayText(const Replay& replay) {
  const Race& race = replay.race;
  std::ostringstream out;
  out << (race.over() ? "The race is over.\n" : "The race is not over.\n") << "  seat  turns\n";
  for (int seat = 1; seat <= race.players(); ++seat) {
    const Boat& boat = race.boat(seat);
    out << std::setw(6) << seat << std::setw(7) << boat.turns << "  " << howItStands(race, boat) << '\n';
    if (boat.status != BoatStatus::Finished) out << std::setw(15) << "" << handText(race, boat) << '\n';
  }
  out << "Draw pile: " << race.drawPile().size() << ", discard pile: " << race.discardPile().size() << '\n';
  if (!race.ranks().empty()) {
    out << "Ranks by seat:";
    for (const int seat : race.ranks()) out << ' ' << seat;
    out << '\n';
  }
  if (replay.illegal)
    out << "Illegal: turn " << replay.illegal->turn << ": " << nameOf(replay.illegal->rule) << ": "
        << replay.illegal->message << ".\n  " << textOf(replay.illegal->rule) << '\n';
  else
    out << "Legal: every turn is by the book.\n";
  return out.str();
}

} // namespace fairway::command::regatta
