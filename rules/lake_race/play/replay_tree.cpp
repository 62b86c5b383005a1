#include "rules/lake_race/play/referee.h"

namespace fairway::lake_race {

namespace {

using Json = Tree;

Json toJson(const SeatList& seats) {
  Json json = Json::list();
  for (int seat : seats) json.push_back(seat);
  return json;
}

Json toJson(const BySeat<int>& values, int players) {
  Json json = Json::list();
  for (int seat = 1; seat <= players; ++seat) json.push_back(values[seat]);
  return json;
}

Json toJson(const BoatResult& result) {
  const Boat& boat = result.boat;
  const bool finished = boat.status == BoatStatus::Finished;
  Json json{{"seat", result.seat}};
  json["cell"] = result.cell ? Json::list({result.cell->column, result.cell->row}) : Json(nullptr);
  json["heading"] = result.cell ? Json(nameOf(boat.heading)) : Json(nullptr);
  json["dice"] = faces(boat.dice);
  json["damage"] = boat.damage;
  json["gate"] = finished ? Json(nullptr) : Json(nameOf(static_cast<GateName>(boat.progress.gate)));
  json["owed"] = boat.progress.owed;
  json["finished_turn"] = finished ? Json(boat.turns) : Json(nullptr);
  return json;
}

Json toJson(const RaceResult& race, int players) {
  Json boats = Json::list();
  for (const BoatResult& boat : race.boats) boats.push_back(toJson(boat));
  return {{"ranks", toJson(race.ranks)},
          {"sunk", toJson(race.sunk)},
          {"boats", boats},
          {"points", race.over ? toJson(race.points, players) : Json::list()}};
}

Json toJson(const IllegalTurn& illegal) {
  return {{"race", illegal.race},
          {"turn", illegal.turn},
          {"rule", nameOf(illegal.rule)},
          {"message", illegal.message.english()}};
}

} // namespace

Tree replayTree(const Replay& replay) {
  Json races = Json::list();
  for (const RaceResult& race : replay.races) races.push_back(toJson(race, replay.players));
  return {{"schema", "fairway-replay-1"},
          {"legal", replay.legal()},
          {"error", replay.illegal ? toJson(*replay.illegal) : Json(nullptr)},
          {"races", races},
          {"totals", toJson(replay.totals, replay.players)},
          {"winner", replay.winner ? Json(*replay.winner) : Json(nullptr)}};
}

} // namespace fairway::lake_race
