#include "validator/lake_race/command/replay_output.h"

#include <nlohmann/json.hpp>

namespace fairway::command {

namespace {

using Json = nlohmann::ordered_json;
using namespace lake_race;

Json toJson(const SeatList& seats) {
  Json json = Json::array();
  for (int seat : seats) json.push_back(seat);
  return json;
}

Json toJson(const BySeat<int>& values, int players) {
  Json json = Json::array();
  for (int seat = 1; seat <= players; ++seat) json.push_back(values[seat]);
  return json;
}

Json toJson(const BoatResult& result) {
  const Boat& boat = result.boat;
  const bool finished = boat.status == BoatStatus::Finished;
  Json json{{"seat", result.seat}};
  json["cell"] = result.cell ? Json::array({result.cell->column, result.cell->row}) : Json(nullptr);
  json["heading"] = result.cell ? Json(nameOf(boat.heading)) : Json(nullptr);
  json["dice"] = faces(boat.dice);
  json["damage"] = boat.damage;
  json["gate"] = finished ? Json(nullptr) : Json(nameOf(static_cast<GateName>(boat.progress.gate)));
  json["owed"] = boat.progress.owed;
  json["finished_turn"] = finished ? Json(boat.turns) : Json(nullptr);
  return json;
}

Json toJson(const RaceResult& race, int players) {
  Json boats = Json::array();
  for (const BoatResult& boat : race.boats) boats.push_back(toJson(boat));
  return {{"ranks", toJson(race.ranks)},
          {"sunk", toJson(race.sunk)},
          {"boats", boats},
          {"points", race.over ? toJson(race.points, players) : Json::array()}};
}

Json toJson(const IllegalTurn& illegal) {
  return {{"race", illegal.race},
          {"turn", illegal.turn},
          {"rule", nameOf(illegal.rule)},
          {"message", illegal.message}};
}

} // namespace

std::string replayJson(const Replay& replay) {
  Json races = Json::array();
  for (const RaceResult& race : replay.races) races.push_back(toJson(race, replay.players));
  const Json json{{"schema", "fairway-replay-1"},
                  {"legal", replay.legal()},
                  {"error", replay.illegal ? toJson(*replay.illegal) : Json(nullptr)},
                  {"races", races},
                  {"totals", toJson(replay.totals, replay.players)},
                  {"winner", replay.winner ? Json(*replay.winner) : Json(nullptr)}};
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace fairway::command
