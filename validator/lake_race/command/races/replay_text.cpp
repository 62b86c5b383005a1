#include "validator/lake_race/command/races/replay_output.h"

#include <iomanip>
#include <sstream>

namespace fairway::command::lake_race {

namespace {

using namespace fairway::lake_race;

std::string howItStands(const RaceResult& race, const BoatResult& result) {
  const Boat& boat = result.boat;
  if (!result.cell) return "not placed";
  if (boat.status == BoatStatus::Finished) return "finished in turn " + std::to_string(boat.turns);
  if (boat.status == BoatStatus::Sunk) return "sunk on " + label(*result.cell);
  const std::string gate(nameOf(static_cast<GateName>(boat.progress.gate)));
  std::string text = (race.over ? "last boat racing, on " : "on ") + label(*result.cell) + " facing " +
                     std::string(nameOf(boat.heading)) + ", next gate " + gate;
  if (boat.progress.owed > 0) text += ", owed " + std::to_string(boat.progress.owed);
  if (!boat.dice.empty()) {
    text += ", dice";
    for (int face : faces(boat.dice)) text += " " + std::to_string(face);
  }
  return text;
}

void writeRace(std::ostream& out, const RaceResult& race) {
  out << (race.over ? "  rank  seat  points  damage\n" : "  seat  damage\n");
  const auto row = [&](int rank, int seat) {
    const BoatResult& boat = race.boats[static_cast<std::size_t>(seat - 1)];
    if (race.over) out << std::setw(6) << rank;
    out << std::setw(6) << seat;
    if (race.over) out << std::setw(8) << race.points[seat];
    out << std::setw(8) << boat.boat.damage << "  " << howItStands(race, boat) << '\n';
  };
  if (race.over)
    for (int place = 0; place < race.ranks.size(); ++place) row(place + 1, race.ranks[place]);
  else
    for (const BoatResult& boat : race.boats) row(0, boat.seat);
}

void writeIllegal(std::ostream& out, const IllegalTurn& illegal) {
  out << "Illegal: race " << illegal.race << ", turn " << illegal.turn << ": " << nameOf(illegal.rule) << ": "
      << illegal.message.english() << ".\n  " << textOf(illegal.rule) << '\n';
}

} // namespace

std::string replayText(const Replay& replay) {
  std::ostringstream out;
  for (std::size_t i = 0; i < replay.races.size(); ++i) {
    out << "Race " << letterOf(allRaces[i]) << (replay.races[i].over ? "" : ", not over") << '\n';
    writeRace(out, replay.races[i]);
    out << '\n';
  }
  out << "Totals by seat:";
  for (int seat = 1; seat <= replay.players; ++seat) out << ' ' << replay.totals[seat];
  out << '\n';
  if (replay.winner) out << "Winner: seat " << *replay.winner << '\n';
  if (replay.illegal)
    writeIllegal(out, *replay.illegal);
  else
    out << "Legal: every turn is by the book.\n";
  return out.str();
}

} // namespace fairway::command::lake_race
