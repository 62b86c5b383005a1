#include "validator/pool/study/first_bite.h"

#include "rules/pool/play/placing.h"
#include "tests/rules/pool/naive_game.h"
#include "tests/rules/pool/pools.h"
#include "tests/support/sanitized.h"

#include <gtest/gtest.h>

#include <sstream>

// The best first reveal against a game that walks every way by itself.
namespace fairway::validator::pool {
namespace {

using namespace fairway::pool;
using fairway::pool::test::NaiveGame;
using fairway::pool::test::randomPool;

using Swimmers = BySide<std::vector<Square>>;
// By the square of the tile and its value: the squares on which it bites.
using Bites = std::map<std::pair<Square, int>, std::set<Square>>;

Square squareIn(const std::string& text) {
  const std::size_t comma = text.find(',');
  return {std::stoi(text.substr(0, comma)), std::stoi(text.substr(comma + 1))};
}

void addBites(const Pool& pool, const Swimmers& swimmers, Bites& bites) {
  const std::vector<Square>& prey = swimmers[Side::Yellow];
  for (const std::string& turn : NaiveGame(pool, swimmers).turns()) {
    std::istringstream words(turn);
    std::string act, from, end;
    int value = 0;
    words >> act;
    if (act != "reveal") continue;
    words >> from >> value >> end;
    if (end == "bar" || end == "-") continue;
    if (std::find(prey.begin(), prey.end(), squareIn(end)) != prey.end())
      bites[{squareIn(from), value}].insert(squareIn(end));
  }
}

// How many tiles of a side bite from a square.
int tilesFrom(const Pool& pool, const Bites& bites, Square from) {
  return static_cast<int>(
      std::count_if(pool.crocodiles.begin(), pool.crocodiles.end(), [&](const Crocodile& crocodile) {
        return bites.contains({from, crocodile.value});
      }));
}

void expectBest(const Pool& pool, const FirstBite& best, const Bites& bites) {
  int most = 0;
  for (const auto& [tile, squares] : bites) most = std::max(most, tilesFrom(pool, bites, tile.first));
  ASSERT_EQ(best.tiles, most);
  if (most == 0) return;
  EXPECT_EQ(tilesFrom(pool, bites, best.from), most) << "it is that tile which bites";
  for (const FirstBite::Bite& bite : best.bites) {
    const auto found = bites.find({best.from, bite.value});
    ASSERT_NE(found, bites.end()) << bite.value;
    EXPECT_TRUE(found->second.contains(bite.at)) << bite.value;
  }
}

TEST(FirstBite, InAnyPlacementIsThatOfEveryPairOfStartSquares) {
  Random random(11);
  int biting = 0;
  for (int i = 0; i < fairway::test::cases(150); ++i) {
    const Pool pool = randomPool(random);
    const PoolBoard board(pool);
    Bites bites;
    for (const Square red : startSquares(pool, Side::Red))
      for (const Square yellow : startSquares(pool, Side::Yellow)) {
        Swimmers swimmers;
        swimmers[Side::Red] = {red}, swimmers[Side::Yellow] = {yellow};
        if (!(red == yellow)) addBites(pool, swimmers, bites);
      }
    const FirstBite best = bestFirstBiteAnywhere(board);
    expectBest(pool, best, bites);
    if (best.tiles == 0) continue;
    ++biting;
    const std::vector<Square> start = startSquares(pool, Side::Red);
    EXPECT_EQ(best.from,
              *std::find_if(start.begin(), start.end(),
                            [&](Square from) { return tilesFrom(pool, bites, from) == best.tiles; }))
        << "the first of those that are alike";
  }
  EXPECT_GE(biting, fairway::test::cases(20));
}

TEST(FirstBite, InTheSetupIsThatOfItsFirstTurn) {
  Random random(12);
  int seen = 0, biting = 0;
  for (int i = 0; i < fairway::test::cases(1500); ++i) {
    Pool pool = randomPool(random);
    // Tiles as they come to lie where both sides place by lot.
    const PoolBoard empty(pool);
    Placing placing(empty);
    while (!placing.complete() && placing.allowed().any()) {
      const std::vector<Square> allowed = empty.squaresOf(placing.allowed());
      static_cast<void>(placing.place(placing.toPlace(), allowed[random.below(allowed.size())]));
    }
    if (!placing.complete()) continue;
    fairway::pool::Setup setup;
    for (const Side side : bothSides)
      for (const SquareNumber square : placing.squares()[side]) setup[side].push_back(empty.squareOf(square));
    pool.setup = setup;
    ASSERT_TRUE(setupFits(pool));
    Bites bites;
    addBites(pool, setup, bites);
    const FirstBite best = bestFirstBiteInSetup(PoolBoard(pool));
    expectBest(pool, best, bites);
    ++seen;
    biting += best.tiles > 0 ? 1 : 0;
  }
  EXPECT_GE(seen, fairway::test::cases(50));
  EXPECT_GE(biting, fairway::test::cases(10));
}

} // namespace
} // namespace fairway::validator::pool
