#include "validator/pool/pilot/worth.h"

namespace fairway::validator::pool {

using namespace fairway::pool;

// Each turn costs a part of what is left: the tile may be bitten on its way, or come too late. Found by games
// between pilots: 50 % and 88 % lose to it.
Worth worthFrom(int turnsHome) {
  if (turnsHome == HomeTable::never) return 0;
  Worth left = inTheBar;
  for (int turn = 0; turn < turnsHome && left > 0; ++turn) left = left * 70 / 100;
  return left;
}

template <int W>
PilotBoard<W>::PilotBoard(const PoolBoard& itsBoard)
    : board(&itsBoard), waters(std::get<Waters<W>>(itsBoard.waters())), opening(itsBoard.pool().opening) {
  for (const HomeTable& home : homeTables(itsBoard)) {
    std::vector<Worth>& table = worth[home.side][static_cast<std::size_t>(home.value)];
    table.resize(home.turns.size());
    itsBoard.water().forEach(
        [&](int number) { table[static_cast<std::size_t>(number)] = worthFrom(home.turnsFrom(number)); });
  }
  for (const int value : itsBoard.values()) {
    std::vector<Squares>& sets = reach[static_cast<std::size_t>(value)];
    sets.resize(static_cast<std::size_t>(itsBoard.numbers()));
    itsBoard.water().forEach([&](int number) {
      const SquareEnds ends = endsAlone(itsBoard, Side::Red, static_cast<SquareNumber>(number), value);
      sets[static_cast<std::size_t>(number)] = resized<W>(ends.squares);
    });
  }
}

template struct PilotBoard<2>;
template struct PilotBoard<4>;
template struct PilotBoard<mostWords>;

} // namespace fairway::validator::pool
