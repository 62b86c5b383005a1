#include "formats/map/map_text.h"
#include "formats/pool/export/subject.h"
#include "formats/pool/kinds.h"

namespace fairway::formats::pool {

namespace {

using namespace fairway::pool;

Tree squaresTree(const std::vector<Square>& squares) {
  Tree list = Tree::list();
  for (const Square square : squares) list.push_back(squareTree(square));
  return list;
}

Tree rowsTree(const PoolMap& map) {
  Tree rows = Tree::list();
  for (int row = 1; row <= map.rows(); ++row)
    rows.push_back(rowOfLetters(map.columns(), "", [&](int column) {
      return mapLetter(map.at({column, row}));
    }));
  return rows;
}

Tree laddersTree(const Pool& pool) {
  Tree list = Tree::list();
  for (const fairway::pool::Ladder& ladder : pool.ladders)
    list.push_back(
        {{"bar", nameOf(ladder.bar)}, {"at", squareTree(ladder.at)}, {"side", nameOf(ladder.side)}});
  return list;
}

Tree startTree(const Pool& pool, Side side) {
  Tree list = Tree::list();
  for (const fairway::pool::StartRow& row : pool.start[side])
    list.push_back({{"row", row.row},
                    {"swimmers", row.swimmers},
                    {"squares", squaresTree(fairway::pool::squaresOf(pool, row))}});
  return list;
}

Tree crocodilesTree(const Pool& pool) {
  Tree list = Tree::list();
  for (const fairway::pool::Crocodile& crocodile : pool.crocodiles)
    list.push_back(
        {{"value", crocodile.value}, {"turns", crocodile.turns}, {"diagonal", crocodile.diagonal}});
  return list;
}

Tree poolTree(const Pool& pool) {
  Tree tree{{"columns", pool.map.columns()},
            {"rows", pool.map.rows()},
            {"map", rowsTree(pool.map)},
            {"ladders", laddersTree(pool)}};
  for (const Side side : bothSides) tree["start"][nameOf(side)] = startTree(pool, side);
  if (pool.setup)
    for (const Side side : bothSides) tree["setup"][nameOf(side)] = squaresTree((*pool.setup)[side]);
  tree["crocodiles"] = crocodilesTree(pool);
  tree["opening"] = pool.opening;
  tree["quiet"] = pool.quiet;
  return tree;
}

Tree placementTree(const std::vector<fairway::pool::PlacementEntry>& placement) {
  Tree list = Tree::list();
  for (const fairway::pool::PlacementEntry& entry : placement)
    list.push_back({{"side", nameOf(entry.side)}, {"at", squareTree(entry.at)}});
  return list;
}

} // namespace

void Subject::addFacts(Tree& json) const {
  json["pool"] = poolTree(pool);
  if (!record) return;
  if (record->placement) json["placement"] = placementTree(*record->placement);
  Tree turns = Tree::list();
  for (const fairway::pool::TurnEntry& turn : record->turns) turns.push_back(turnTree(turn));
  json["turns"] = std::move(turns);
}

} // namespace fairway::formats::pool
