#include "tests/rules/pool/pools.h"

#include <algorithm>
#include <sstream>

namespace fairway::pool::test {

Pool drawn(const std::string& map) {
  std::string lines = map;
  std::replace(lines.begin(), lines.end(), '/', '\n');
  std::vector<std::string> rows;
  std::istringstream in(lines);
  for (std::string line; std::getline(in, line);) {
    std::erase(line, ' ');
    if (!line.empty()) rows.push_back(line);
  }
  Pool pool;
  pool.map = PoolMap(static_cast<int>(rows.front().size()), static_cast<int>(rows.size()));
  for (int row = 1; row <= pool.map.rows(); ++row)
    for (int column = 1; column <= pool.map.columns(); ++column) {
      const char letter = rows[static_cast<std::size_t>(row - 1)][static_cast<std::size_t>(column - 1)];
      pool.map.set({column, row}, letter == '#'   ? Ground::Deck
                                  : letter == 'x' ? Ground::Void
                                                  : Ground::Water);
    }
  pool.crocodiles = usualCrocodiles();
  return pool;
}

Pool publishedPool() {
  std::string map = ". . . . # #\n";
  for (int row = 2; row <= 13; ++row) map += ". . . . . .\n";
  map += "# # . . . .\n";
  Pool pool = drawn(map);
  using enum SquareDirection;
  pool.ladders = {{Side::Red, {4, 1}, E},     {Side::Red, {5, 2}, N},     {Side::Red, {6, 2}, N},
                  {Side::Yellow, {3, 14}, W}, {Side::Yellow, {2, 13}, S}, {Side::Yellow, {1, 13}, S}};
  pool.start[Side::Red] = {{10, 1, {}}, {11, 2, {}}, {12, 2, {}}, {13, 1, {}}};
  pool.start[Side::Yellow] = {{2, 1, {}}, {3, 2, {}}, {4, 2, {}}, {5, 1, {}}};
  Setup setup;
  setup[Side::Red] = {{4, 10}, {2, 11}, {5, 11}, {3, 12}, {6, 12}, {4, 13}};
  for (const Square square : setup[Side::Red])
    setup[Side::Yellow].push_back({7 - square.column, 15 - square.row});
  pool.setup = setup;
  return pool;
}

namespace {

int between(Random& random, int least, int most) {
  return least + static_cast<int>(random.below(static_cast<std::uint64_t>(most - least + 1)));
}

// Statements of their own: within one it would be the compiler's choice what is drawn first.
PoolMap mapUpTo(int side, Random& random) {
  const int rows = between(random, 1, side);
  const int columns = between(random, 1, side);
  return {columns, rows};
}

} // namespace

Pool randomPool(Random& random) {
  Pool pool;
  pool.map = mapUpTo(9, random);
  if (random.below(12) == 0) pool.map = mapUpTo(30, random);
  const int dry = between(random, 0, 4);
  for (int row = 1; row <= pool.map.rows(); ++row)
    for (int column = 1; column <= pool.map.columns(); ++column)
      if (between(random, 0, 9) < dry)
        pool.map.set({column, row}, random.below(2) == 0 ? Ground::Deck : Ground::Void);
  for (int count = between(random, 0, 12); count > 0; --count) {
    const Ladder ladder{random.below(2) == 0 ? Side::Red : Side::Yellow,
                        {between(random, 1, pool.map.columns()), between(random, 1, pool.map.rows())},
                        allSides[random.below(sideDirections)]};
    const bool again = std::any_of(pool.ladders.begin(), pool.ladders.end(), [&](const Ladder& old) {
      return old.at == ladder.at && old.side == ladder.side;
    });
    if (!again) pool.ladders.push_back(ladder);
  }
  std::array<std::optional<Crocodile>, maxValue + 1> abilities;
  for (int count = between(random, 1, 5); count > 0; --count) {
    const int value = between(random, 1, maxValue);
    std::optional<Crocodile>& ability = abilities[static_cast<std::size_t>(value)];
    if (!ability)
      ability = random.below(2) == 0 ? usualCrocodile(value)
                                     : Crocodile{value, between(random, 0, maxTurns), random.below(2) == 0};
    pool.crocodiles.push_back(*ability);
  }
  pool.start[Side::Red] = {{pool.map.rows(), maxRowSwimmers, {}}};
  pool.start[Side::Yellow] = {{1, maxRowSwimmers, {}}};
  pool.opening = between(random, 1, 3);
  pool.quiet = between(random, minQuiet, 40);
  return pool;
}

std::optional<BySide<std::vector<Square>>> randomSwimmers(const Pool& pool, Random& random) {
  std::vector<Square> water = pool.map.squaresOf(Ground::Water);
  if (static_cast<int>(water.size()) < 2 * pool.tiles()) return std::nullopt;
  BySide<std::vector<Square>> swimmers;
  for (int i = 0; i < 2 * pool.tiles(); ++i) {
    const std::size_t at = random.below(water.size());
    swimmers[i % 2 == 0 ? Side::Red : Side::Yellow].push_back(water[at]);
    water.erase(water.begin() + static_cast<std::ptrdiff_t>(at));
  }
  return swimmers;
}

Position positionOf(const PoolBoard& board, const BySide<std::vector<Square>>& swimmers) {
  BySide<std::vector<SquareNumber>> numbers;
  for (const Side side : bothSides)
    for (const Square square : swimmers[side]) numbers[side].push_back(board.numberOf(square));
  return {board, numbers};
}

} // namespace fairway::pool::test
