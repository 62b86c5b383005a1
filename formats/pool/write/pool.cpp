#include "formats/map/map_text.h"
#include "formats/pool/kinds.h"

namespace fairway::formats::pool {

using namespace fairway::pool;

std::string flowSquare(Square square) {
  return flowSequence(std::vector<int>{square.column, square.row});
}

namespace {

void writeMap(Emitter& out, const PoolMap& map) {
  std::vector<std::string> lines;
  for (int row = 1; row <= map.rows(); ++row)
    lines.push_back(rowOfLetters(map.columns(), " ", [&](int column) {
      return mapLetter(map.at({column, row}));
    }));
  out.literal("map", "|", lines);
}

std::string written(const Ladder& ladder) {
  return FlowMapping()
      .add("bar", nameOf(ladder.bar))
      .add("at", flowSquare(ladder.at))
      .add("side", nameOf(ladder.side))
      .text();
}

std::string written(const StartRow& row) {
  FlowMapping mapping;
  mapping.add("row", row.row).add("swimmers", row.swimmers);
  if (row.columns) mapping.add("columns", flowSequence(std::vector<int>{row.columns->from, row.columns->to}));
  return mapping.text();
}

// What a number does by default is left out.
std::string written(const Crocodile& crocodile) {
  const Crocodile usual = usualCrocodile(crocodile.value);
  if (crocodile == usual) return std::to_string(crocodile.value);
  FlowMapping mapping;
  mapping.add("value", crocodile.value);
  if (crocodile.turns != usual.turns) mapping.add("turns", crocodile.turns);
  if (crocodile.diagonal != usual.diagonal) mapping.add("diagonal", crocodile.diagonal ? "true" : "false");
  return mapping.text();
}

std::string written(const std::vector<Square>& squares) {
  std::vector<std::string> items;
  for (const Square square : squares) items.push_back(flowSquare(square));
  return flowSequence(items);
}

template <class Item>
void writeList(Emitter& out, std::string_view key, const std::vector<Item>& items) {
  if (items.empty()) return out.field(key, "[]");
  out.open(key);
  for (const Item& item : items) out.item(written(item));
  out.close();
}

} // namespace

void writePool(Emitter& out, const Pool& pool) {
  writeMap(out, pool.map);
  writeList(out, "ladders", pool.ladders);
  out.open("start");
  for (const Side side : bothSides) writeList(out, nameOf(side), pool.start[side]);
  out.close();
  if (pool.setup) {
    out.open("setup");
    for (const Side side : bothSides) out.field(nameOf(side), written((*pool.setup)[side]));
    out.close();
  }
  std::vector<std::string> crocodiles;
  for (const Crocodile& crocodile : pool.crocodiles) crocodiles.push_back(written(crocodile));
  out.field("crocodiles", flowSequence(crocodiles));
  out.field("opening", pool.opening);
  out.field("quiet", pool.quiet);
}

void writeBody(Emitter& out, const PoolBody& body) {
  writePool(out, body.pool);
}

} // namespace fairway::formats::pool
