#include "validator/lake_race/command/par/par_question.h"

#include "formats/document/json_text.h"
#include "validator/lake_race/command/par/par_command.h"

namespace fairway::command::lake_race {

namespace {

using Json = Tree;
using validator::lake_race::ParReport;

Json toJson(Cell cell) {
  return Json::list({cell.column, cell.row});
}

Json startCells(const ParReport& report) {
  Json all = Json::list();
  for (const ParReport::StartCell& start : report.startCells) {
    Json json{{"cell", toJson(start.cell)}};
    json["heading"] = start.heading ? Json(nameOf(*start.heading)) : Json(nullptr);
    json["strip"] = start.strip;
    json["lower"] = start.heading ? Json(start.bounds.lower) : Json(nullptr);
    json["upper"] = start.heading ? Json(start.bounds.upper) : Json(nullptr);
    all.push_back(json);
  }
  return all;
}

Json gates(const ParReport& report) {
  Json all = Json::list();
  for (int gate = 0; gate < fairway::lake_race::gateCount; ++gate) {
    Json json{{"gate", fairway::lake_race::nameOf(static_cast<fairway::lake_race::GateName>(gate))}};
    json["turns"] =
        report.par ? Json(report.flow.turnsByGate[static_cast<std::size_t>(gate)]) : Json(nullptr);
    all.push_back(json);
  }
  return all;
}

// As `fairway export --heat` reads it.
Json heat(const char* name, const char* unit, const std::vector<ParReport::CellShare>& shares) {
  Json cells = Json::list();
  for (const ParReport::CellShare& share : shares)
    cells.push_back(Json::list({share.cell.column, share.cell.row, share.expected}));
  return Json{{"name", name}, {"unit", unit}, {"cells", cells}};
}

Json speeds(const ParReport& report) {
  Json all = Json::list();
  for (std::size_t speed = 0; speed < report.flow.turnsBySpeed.size(); ++speed)
    all.push_back(Json{{"speed", speed}, {"share", report.flow.turnsBySpeed[speed] / report.flow.turns()}});
  return all;
}

Json finishTurns(const validator::FinishTurns& turns) {
  Json all = Json::list();
  for (std::size_t turn = 0; turn < turns.byTurn.size(); ++turn)
    if (turns.byTurn[turn] > 0) all.push_back(Json::list({turn, turns.byTurn[turn]}));
  return all;
}

// What goes beyond the agreed shape.
void addExtras(Json& json, const ParReport& report, std::optional<double> safest) {
  json["damage_probability"] = report.flow.damaged;
  json["safest_finish_probability"] = safest ? Json(*safest) : Json(nullptr);
  json["speeds"] = speeds(report);
  json["heat"] = Json::list(
      {heat("traffic", "boats a race", report.traffic), heat("crashes", "crashes a race", report.crashes)});
  Json line = Json::list();
  for (const Cell cell : report.typicalLine) line.push_back(toJson(cell));
  json["typical_line"] = line;
}

Json diceChoices(const ParQuestion& question, const validator::lake_race::Par& par) {
  Json all = Json::list();
  for (const validator::lake_race::DiceOption& option : diceOptions(par, question.state))
    all.push_back(
        Json{{"keep", faces(option.choice.keep)}, {"roll", option.choice.roll}, {"cost", option.cost}});
  return all;
}

// This turn is counted, as with the dice.
Json steering(const ParQuestion& question, const validator::lake_race::Par& par) {
  Json all = Json::list();
  for (const validator::lake_race::SteerOption& option : steerOptions(par, question.state, *question.rolled))
    all.push_back(Json{{"steer", nameOf(option.steer)},
                       {"ends", toJson(par.board().cellAt(option.move.end))},
                       {"missing", option.move.missing},
                       {"finishes", option.move.progress.finished()},
                       {"cost", 1 + option.cost}});
  return all;
}

} // namespace

std::string answerJson(const ParQuestion& question, const validator::lake_race::Par& par) {
  const validator::lake_race::BoatState& state = question.state;
  Json json{{"schema", "fairway-choices-1"},
            {"cell", toJson(par.board().cellAt(state.cell))},
            {"heading", nameOf(state.heading)},
            {"dice", faces(state.dice)},
            {"damage", state.damage},
            {"gate", nameOf(static_cast<fairway::lake_race::GateName>(state.progress.gate))},
            {"owed", state.progress.owed},
            {"cost", valueOf(par, state)},
            {"rolled", question.rolled ? Json(faces(*question.rolled)) : Json(nullptr)},
            {"choices", question.rolled ? steering(question, par) : diceChoices(question, par)},
            {"max_dice", par.options().maxDice},
            {"sink_penalty", par.options().sinkPenalty}};
  return formats::jsonText(json, 2);
}

std::string parJson(const ParReport& report, const validator::lake_race::ParOptions& options,
                    std::optional<double> safest) {
  Json json{{"schema", "fairway-par-1"}, {"par", nullptr}};
  if (report.par) json["par"] = Json{{"lower", report.par->lower}, {"upper", report.par->upper}};
  json["start_cells"] = startCells(report);
  json["start_spread"] = report.par ? Json(report.startSpread) : Json(nullptr);
  json["finish_probability"] = report.par ? Json(report.flow.finished) : Json(nullptr);
  json["finish_turns"] = report.par ? finishTurns(report.finishTurns) : Json(nullptr);
  json["gates"] = gates(report);
  json["states"] = report.states;
  json["max_dice"] = options.maxDice;
  json["sink_penalty"] = options.sinkPenalty;
  if (report.par) addExtras(json, report, safest);
  return formats::jsonText(json, 2);
}

} // namespace fairway::command::lake_race
