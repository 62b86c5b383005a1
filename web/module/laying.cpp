#include "web/module/laying.h"

#include "rules/base/read_tree.h"
#include "rules/table/reading.h"
#include "rules/table/record_name.h"

#include <algorithm>

namespace fairway::web {

using table::notARequest;

Result<Laying, table::Refused> layingOf(const Tree& request) {
  const Tree* board = request.find("board");
  if (!board || !fieldsIn(*board)) return notARequest("a table needs a \"board\"");
  Laying laying;
  laying.board = *board;
  laying.players = table::numberIn(request, "players").value_or(laying.players);
  laying.first = table::numberIn(request, "first");
  if (const Tree* seed = request.find("seed"))
    laying.seed = static_cast<std::uint64_t>(wholeIn(*seed).value_or(1));
  laying.told = table::textIn(request, "chance") == "told";
  laying.byStep = table::isTrueIn(request, "step");
  laying.variant = table::isTrueIn(request, "variant");
  laying.seats = table::textsIn(request, "seats").value_or(laying.seats);
  if (laying.seats.empty()) laying.seats.emplace_back(table::person);
  laying.seats.resize(static_cast<std::size_t>(std::max(laying.players, 1)), laying.seats.back());
  return laying;
}

OpenedTable openTable(const Tree& request) {
  const auto laying = layingOf(request);
  if (!laying) return laying.fault();
  const auto name = table::textIn(laying->board, "game");
  for (const PageGame& game : pageGames())
    if (name == game.name) return game.open(*laying);
  return notARequest("this page cannot play the game of this board");
}

} // namespace fairway::web
