#include "validator/pool/study/home.h"

namespace fairway::validator::pool {

using namespace fairway::pool;

// Backwards from the bar: a tile that can reach a square that gets home in n turns gets home in n + 1.
HomeTable homeTable(const PoolBoard& board, Side side, int value) {
  HomeTable table{side, value, std::vector<std::uint16_t>(static_cast<std::size_t>(board.numbers())), {}, {}};
  std::vector<std::vector<SquareNumber>> before(table.turns.size());
  std::vector<SquareNumber> wave;
  board.water().forEach([&](int number) {
    const auto from = static_cast<SquareNumber>(number);
    const SquareEnds ends = endsAlone(board, side, from, value);
    ends.squares.forEach([&](int to) { before[static_cast<std::size_t>(to)].push_back(from); });
    if (!ends.any()) table.stuck.set(number);
    if (!ends.bar) return;
    table.turns[static_cast<std::size_t>(number)] = 1;
    wave.push_back(from);
  });
  for (std::uint16_t turn = 2; !wave.empty(); ++turn) {
    std::vector<SquareNumber> next;
    for (const SquareNumber here : wave)
      for (const SquareNumber from : before[static_cast<std::size_t>(here)]) {
        std::uint16_t& known = table.turns[static_cast<std::size_t>(from)];
        if (known != HomeTable::never) continue;
        known = turn;
        next.push_back(from);
      }
    wave = std::move(next);
  }
  board.water().forEach([&](int number) {
    if (table.turnsFrom(number) == HomeTable::never) table.neverHome.set(number);
  });
  return table;
}

std::vector<HomeTable> homeTables(const PoolBoard& board) {
  std::vector<HomeTable> tables;
  for (const Side side : bothSides) {
    tables.push_back(homeTable(board, side, 0));
    for (const int value : board.values()) tables.push_back(homeTable(board, side, value));
  }
  return tables;
}

} // namespace fairway::validator::pool
