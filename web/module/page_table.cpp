#include "web/module/page_table.h"

#include "rules/base/tree.h"
#include "rules/table/reading.h"

#include <algorithm>

namespace fairway::web {

using table::notARequest;
using table::Refused;

namespace {

Result<Laying, Refused> layingOf(const Tree& request) {
  const Tree* board = request.find("board");
  if (!board || !fieldsIn(*board)) return notARequest("a table needs a \"board\"");
  Laying laying;
  laying.board = *board;
  laying.players = table::numberIn(request, "players").value_or(laying.players);
  if (laying.players < 1 || laying.players > 16) return notARequest("\"players\" is a number from 1 to 16");
  laying.first = table::numberIn(request, "first");
  if (laying.first && (*laying.first < 1 || *laying.first > laying.players))
    return notARequest("there is no such first seat");
  if (const Tree* seed = request.find("seed"))
    laying.seed = static_cast<std::uint64_t>(wholeIn(*seed).value_or(1));
  laying.told = table::textIn(request, "chance") == "told";
  laying.byStep = table::isTrueIn(request, "step");
  laying.variant = table::isTrueIn(request, "variant");
  if (const Tree* acts = request.find("acts"))
    if (const Tree::List* list = listIn(*acts)) laying.acts = *list;
  laying.seats = table::textsIn(request, "seats").value_or(laying.seats);
  if (laying.seats.empty()) laying.seats.emplace_back(table::person);
  laying.seats.resize(static_cast<std::size_t>(laying.players), laying.seats.back());
  return laying;
}

table::Refusal done(table::Play& play, const Tree& act) {
  if (const Tree* choice = act.find("choice")) return play.play(*choice);
  if (const Tree* chance = act.find("chance")) return play.tell(*chance);
  return notARequest("an act has a \"choice\" or a \"chance\"");
}

Result<table::Seating, Refused> seatingFor(const Laying& laying, validator::TableGame& game) {
  table::Seating seating;
  seating.chance = laying.told ? table::Chance::Told : table::Chance::Drawn;
  seating.mostTurns = game.mostTurns();
  seating.byStep = laying.byStep;
  validator::WorkWatch watch;
  for (std::size_t i = 0; i < laying.seats.size(); ++i) {
    seating.pilots.emplace_back();
    if (laying.seats[i] == table::person) continue;
    auto pilot = game.pilots().pilot(laying.seats[i], static_cast<int>(i) + 1, watch);
    if (!pilot) return Refused{"pilot", pilot.fault().message};
    seating.pilots.back() = std::move(*pilot);
  }
  return seating;
}

} // namespace

PageTable::PageTable(std::unique_ptr<validator::TableGame> game, std::unique_ptr<table::Play> play,
                     table::Seating seating, std::vector<std::string> seats)
    : game_(std::move(game)), seats_(std::move(seats)), table_(std::move(play), std::move(seating)),
      answers_(table_, *this) {}

Result<Tree, Refused> PageTable::advice(const table::Play& play) {
  validator::WorkWatch watch;
  const auto advice = game_->pilots().advice(play, watch);
  if (!advice) return advice.fault();
  return validator::adviceTree(*advice);
}

Result<Tree, Refused> recordFor(const Tree& request) {
  const Tree* record = request.find("record");
  const Tree* board = request.find("board");
  if (!record || !board) return notARequest("a \"record\" and its \"board\" are needed");
  const auto race = openRecord(*record, *board);
  if (!race) return race.fault();
  Tree acts = Tree::list();
  for (const table::Event& act : race->acts) acts.push_back({{act.chance ? "chance" : "choice", act.value}});
  return Tree{{"players", race->players}, {"first", race->first}, {"variant", race->variant}, {"acts", acts}};
}

Result<std::unique_ptr<PageTable>, Refused> openTable(const Tree& request) {
  const auto laying = layingOf(request);
  if (!laying) return laying.fault();
  auto game = openGame(*laying);
  if (!game) return game.fault();
  auto play = (*game)->start();
  for (const Tree& act : laying->acts)
    if (auto refused = done(*play, act)) return *refused;
  auto seating = seatingFor(*laying, **game);
  if (!seating) return seating.fault();
  return std::make_unique<PageTable>(std::move(*game), std::move(play), std::move(*seating), laying->seats);
}

} // namespace fairway::web
