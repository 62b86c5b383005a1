#include "rules/pool/play/referee.h"

#include <algorithm>

namespace fairway::pool {

Tree squareTree(Square square) {
  return Tree::list({square.column, square.row});
}

namespace {

Tree pileTree(const PoolBoard& board, const Pile& pile) {
  Tree tiles = Tree::list();
  for (std::size_t i = 0; i < pile.size; ++i) tiles.push_back(label(pile.tiles[i]));
  return {{"at", squareTree(board.squareOf(pile.at))}, {"side", nameOf(pile.side())}, {"tiles", tiles}};
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

Tree faultTree(const Fault& fault) {
  return {{"turn", fault.turn}, {"rule", nameOf(fault.rule)}, {"message", fault.message.english()}};
}

Tree winnerTree(const Match* match) {
  if (!match || !match->over()) return nullptr;
  return match->winner() ? nameOf(*match->winner()) : "draw";
}

} // namespace

Tree turnTree(const TurnEntry& entry) {
  Tree tree{{"side", nameOf(entry.side)}};
  tree[nameOf(entry.act)] = entry.act == Act::Pass ? Tree(true) : squareTree(entry.from);
  if (entry.act == Act::Reveal) tree["value"] = entry.value;
  if (!entry.to) return tree;
  const Square* square = std::get_if<Square>(&*entry.to);
  tree["to"] = square ? squareTree(*square) : Tree("bar");
  return tree;
}

Tree replayTree(const PoolBoard& board, const Replay& replay) {
  const Match* match = replay.match();
  const Position* position = match ? &match->position() : nullptr;
  const bool over = match && match->over();
  Tree piles = Tree::list();
  for (const Pile& pile : pilesOf(replay)) piles.push_back(pileTree(board, pile));
  Tree tiles = Tree::fields();
  Tree values = Tree::fields();
  for (const Side side : bothSides) {
    tiles[nameOf(side)] = position ? position->inBar(side).tiles : 0;
    values[nameOf(side)] = position ? position->inBar(side).values : 0;
  }
  return {
      {"schema", "fairway-pool-replay-1"},
      {"legal", replay.legal()},
      {"error", replay.fault() ? faultTree(*replay.fault()) : Tree(nullptr)},
      {"turns", match ? match->turns() : 0},
      {"over", over},
      {"reason", over ? Tree(nameOf(*match->end())) : Tree(nullptr)},
      {"to_move", match && !over ? Tree(nameOf(position->toMove())) : Tree(nullptr)},
      {"open", position && position->open()},
      {"quiet", position ? position->quiet() : 0},
      {"piles", piles},
      {"bars", Tree{{"tiles", tiles}, {"values", values}}},
      {"winner", winnerTree(match)},
  };
}

} // namespace fairway::pool
