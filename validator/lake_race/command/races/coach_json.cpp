#include "validator/lake_race/command/races/replay_output.h"

namespace fairway::command::lake_race {

namespace {

using namespace validator::lake_race;
using fairway::lake_race::BoatStatus;

Tree nameOrNull(std::string_view name) {
  return name.empty() ? Tree(nullptr) : Tree(name);
}

Tree bySeat(const Chances& chances, int players) {
  Tree list = Tree::list();
  for (int seat = 1; seat <= players; ++seat) list.push_back(chances[seat]);
  return list;
}

Tree toTree(const CoachedStart& start) {
  return {{"seat", start.seat},   {"value", start.value},   {"carried", start.carried},
          {"taken", start.taken}, {"choice", start.choice}, {"badge", nameOrNull(nameOf(start.badge))}};
}

Tree toTree(const CoachedTurn& turn, int players) {
  const auto chances = [players](const Chances& part) { return bySeat(part, players); };
  return {
      {"turn", turn.turn},
      {"seat", turn.seat},
      {"win", turn.win},
      {"cost", turn.cost},
      {"best",
       Tree{{"keep", faces(turn.best.keep)}, {"roll", turn.best.roll}, {"steer", nameOf(turn.bestSteer)}}},
      {"wins", chances(turn.wins)},
      {"to_go", turn.toGo},
      {"turns", Tree{{"traffic", turn.turns.traffic},
                     {"dice", turn.turns.dice},
                     {"luck", turn.turns.luck},
                     {"steering", turn.turns.steering}}},
      {"chance", Tree{{"traffic", chances(turn.chance.traffic)},
                      {"dice", chances(turn.chance.dice)},
                      {"luck", chances(turn.chance.luck)},
                      {"steering", chances(turn.chance.steering)}}},
      {"badge", nameOrNull(nameOf(turn.badge))},
      {"roll", nameOrNull(nameOf(turn.roll))}};
}

std::string_view nameOfStatus(BoatStatus status) {
  if (status == BoatStatus::Finished) return "finished";
  return status == BoatStatus::Sunk ? "sunk" : "racing";
}

Tree toTree(const CoachedBoat& boat) {
  return {{"seat", boat.seat},
          {"status", nameOfStatus(boat.status)},
          {"turns", boat.turnsTaken},
          {"to_go", boat.toGo},
          {"result", boat.result()},
          {"carried", boat.carried},
          {"luck", boat.luck},
          {"mistakes", boat.mistakes},
          {"traffic", boat.traffic},
          {"chance", Tree{{"start", boat.chance.start},
                          {"own_luck", boat.chance.ownLuck},
                          {"others_luck", boat.chance.othersLuck},
                          {"mistakes", boat.chance.mistakes},
                          {"gifts", boat.chance.gifts},
                          {"traffic", boat.chance.traffic},
                          {"end", boat.chance.end}}},
          {"adjusted", boat.adjusted},
          {"badges",
           Tree{{"inaccuracy", boat.badges[0]}, {"mistake", boat.badges[1]}, {"blunder", boat.badges[2]}}}};
}

Tree toTree(const CoachedRace& race) {
  Tree start = Tree::list();
  for (const CoachedStart& each : race.start) start.push_back(toTree(each));
  Tree turns = Tree::list();
  for (const CoachedTurn& turn : race.turns) turns.push_back(toTree(turn, race.players));
  Tree boats = Tree::list();
  for (const CoachedBoat& boat : race.boats) boats.push_back(toTree(boat));
  return {{"par", race.par},        {"max_dice", race.maxDice},
          {"start", start},         {"win", bySeat(race.win, race.players)},
          {"turns", turns},         {"boats", boats},
          {"winner", race.winner},  {"decided", race.decided},
          {"drama", race.drama},    {"lead_changes", race.leadChanges},
          {"blunder", race.blunder}};
}

Tree toTree(const CoachedSeat& seat) {
  return {{"seat", seat.seat},       {"wins", seat.wins}, {"adjusted", seat.adjusted},
          {"carried", seat.carried}, {"luck", seat.luck}, {"mistakes", seat.mistakes},
          {"traffic", seat.traffic}};
}

} // namespace

Tree coachTree(const CoachedMatch& match, double sinkPenalty) {
  Tree races = Tree::list();
  for (const auto& race : match.races) races.push_back(race ? toTree(*race) : Tree(nullptr));
  Tree seats = Tree::list();
  for (const CoachedSeat& seat : match.seats) seats.push_back(toTree(seat));
  return {{"schema", "fairway-told-1"},
          {"sink_penalty", sinkPenalty},
          {"races", races},
          {"match", Tree{{"seats", seats}}}};
}

} // namespace fairway::command::lake_race
