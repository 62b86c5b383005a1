#include "validator/river/pilot/position.h"

#include <algorithm>

namespace fairway::validator::river {

using namespace fairway::river;

namespace {

std::size_t at(int seat) {
  return static_cast<std::size_t>(seat);
}

int boatsOn(const FleetMoves& moves, FleetId fleet, std::uint8_t section) {
  const auto boats = moves.fleets().boatsOf(fleet);
  return static_cast<int>(std::count(boats.begin(), boats.end(), section));
}

// Whether boats of the others make a convoy of it.
bool isBlocked(const FleetMoves& moves, const Position& position, int seat, const BackMove& back) {
  int others = 0;
  for (int other = 0; other < position.players; ++other)
    if (other != seat) others += boatsOn(moves, position.fleets[at(other)], back.section);
  return others >= back.blockedFrom;
}

void addBacks(const FleetMoves& moves, const Position& position, int seat, MoveList& list) {
  const FleetId fleet = position.fleets[at(seat)];
  const FleetOptions& options = moves.options(position.phase, fleet);
  for (std::size_t i = 0; i < options.backs; ++i)
    if (const BackMove& back = options.back[i]; !isBlocked(moves, position, seat, back))
      list.push({Option::Kind::Back, seat, back.section, false, {fleet.boats, back.to}});
}

} // namespace

bool Position::over() const {
  return std::all_of(fleets.begin(), fleets.begin() + players,
                     [](FleetId fleet) { return fleet.boats == 0; });
}

Position startOf(const FleetMoves& moves, int players, Phase phase) {
  Position position;
  position.phase = phase;
  position.players = players;
  std::fill_n(position.fleets.begin(), players, moves.start());
  return position;
}

Position positionOf(const FleetMoves& moves, const Race& race) {
  Position position;
  position.phase = race.phase();
  position.players = race.players();
  position.docks = race.docksTaken();
  position.round = race.round();
  for (int i = 0; i < race.players(); ++i) {
    const int seat = (race.first() - 1 + i) % race.players() + 1;
    position.fleets[at(i)] = moves.fleets().idOf(race.fleet(seat));
    position.points[at(i)] = race.points(seat);
    if (seat == race.toRoll()) position.mover = i;
  }
  return position;
}

MoveList movesOf(const FleetMoves& moves, const Position& position, Face face) {
  MoveList list;
  const int mover = position.mover;
  const FleetId own = position.fleets[at(mover)];
  const FleetOptions& options = moves.options(position.phase, own);
  if (!face.isWind()) {
    for (std::size_t i = 0; i < options.sections; ++i) {
      const MoveEnd end = options.sail[i][static_cast<std::size_t>(face.number() - 1)];
      list.push({Option::Kind::Sail,
                 mover,
                 options.section[i],
                 end.isHome(),
                 {end.isHome() ? own.boats - 1 : own.boats, end.fleet()}});
    }
    return list;
  }
  for (std::size_t i = 0; i < static_cast<std::size_t>(options.ups()); ++i)
    list.push({Option::Kind::Up, mover, options.section[i], false, {own.boats, options.up[i]}});
  for (int i = 1; i < position.players; ++i) addBacks(moves, position, (mover + i) % position.players, list);
  if (list.size() == 0) list.push({Option::Kind::Pass, mover, 0, false, own});
  return list;
}

void play(const FleetMoves& moves, Position& position, const PilotMove& move) {
  position.fleets[at(move.seat)] = move.after;
  if (move.home) position.points[at(move.seat)] += moves.river().docks[at(position.docks++)];
  if (position.over()) return;
  do {
    if (++position.mover < position.players) continue;
    position.mover = 0;
    position.phase = next(position.phase, moves.phases());
    for (int seat = 0; seat < position.players; ++seat)
      position.fleets[at(seat)] = moves.fleets().afterFall(position.fleets[at(seat)]);
    if (position.over()) return;
    ++position.round;
  } while (position.fleets[at(position.mover)].boats == 0);
}

Option optionOf(const PilotMove& move, const Race& race) {
  const int seat = (race.first() - 1 + move.seat) % race.players() + 1;
  if (move.kind == Option::Kind::Pass) return Option::pass();
  return {move.kind, seat, SectionNow{move.section}};
}

} // namespace fairway::validator::river
