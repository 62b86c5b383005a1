#include "validator/pool/command/play/replay_output.h"

#include "formats/document/json_text.h"

#include <algorithm>

namespace fairway::command::pool {

using namespace fairway::pool;

namespace {

using Json = Tree;

Json squareJson(Square square) {
  return Json::list({square.column, square.row});
}

Json pileJson(const PoolBoard& board, const Pile& pile) {
  Json tiles = Json::list();
  for (std::size_t i = 0; i < pile.size; ++i) tiles.push_back(label(pile.tiles[i]));
  return {{"at", squareJson(board.squareOf(pile.at))}, {"side", nameOf(pile.side())}, {"tiles", tiles}};
}

// Piles by row, then column: those of the game, or what was placed so far.
std::vector<Pile> pilesOf(const Replay& replay) {
  std::vector<Pile> piles;
  if (replay.match()) {
    const auto all = replay.match()->position().piles();
    piles.assign(all.begin(), all.end());
  } else {
    for (const Side side : bothSides)
      for (const SquareNumber square : replay.placing().squares()[side]) {
        Pile pile;
        pile.at = square;
        pile.add({side, 0});
        piles.push_back(pile);
      }
  }
  std::sort(piles.begin(), piles.end(), [](const Pile& a, const Pile& b) { return a.at < b.at; });
  return piles;
}

Json faultJson(const Fault& fault) {
  return {{"turn", fault.turn}, {"rule", nameOf(fault.rule)}, {"message", fault.message}};
}

Json winnerJson(const Match* match) {
  if (!match || !match->over()) return nullptr;
  return match->winner() ? nameOf(*match->winner()) : "draw";
}

} // namespace

Tree turnTree(const TurnEntry& entry) {
  Json json{{"side", nameOf(entry.side)}};
  json[nameOf(entry.act)] = entry.act == Act::Pass ? Json(true) : squareJson(entry.from);
  if (entry.act == Act::Reveal) json["value"] = entry.value;
  if (!entry.to) return json;
  const Square* square = std::get_if<Square>(&*entry.to);
  json["to"] = square ? squareJson(*square) : Json("bar");
  return json;
}

std::string replayJson(const PoolBoard& board, const Replay& replay) {
  const Match* match = replay.match();
  const Position* position = match ? &match->position() : nullptr;
  const bool over = match && match->over();
  Json piles = Json::list();
  for (const Pile& pile : pilesOf(replay)) piles.push_back(pileJson(board, pile));
  Json tiles = Json::fields();
  Json values = Json::fields();
  for (const Side side : bothSides) {
    tiles[nameOf(side)] = position ? position->inBar(side).tiles : 0;
    values[nameOf(side)] = position ? position->inBar(side).values : 0;
  }
  const Json json{
      {"schema", "fairway-pool-replay-1"},
      {"legal", replay.legal()},
      {"error", replay.fault() ? faultJson(*replay.fault()) : Json(nullptr)},
      {"turns", match ? match->turns() : 0},
      {"over", over},
      {"reason", over ? Json(nameOf(*match->end())) : Json(nullptr)},
      {"to_move", match && !over ? Json(nameOf(position->toMove())) : Json(nullptr)},
      {"open", position && position->open()},
      {"quiet", position ? position->quiet() : 0},
      {"piles", piles},
      {"bars", Json{{"tiles", tiles}, {"values", values}}},
      {"winner", winnerJson(match)},
  };
  return formats::jsonText(json);
}

} // namespace fairway::command::pool
