#include "validator/pool/solve/solve.h"

#include "tests/rules/pool/pools.h"
#include "tests/support/sanitized.h"
#include "tests/validator/pool/naive_solve.h"
#include "validator/pool/pilot/pilot.h"
#include "validator/pool/solve/stretch.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

// Exact values of tiny pools, by sweeps and by plain recursion.
namespace fairway::validator::pool {
namespace {

using namespace fairway::pool;
using fairway::pool::test::drawn;
using fairway::pool::test::randomSwimmers;

// A random pool of a few squares, with one tile a side, or two on the smallest.
Pool tinyPool(Random& random) {
  constexpr std::array maps{"../..", ".../...", "../../..", ".../.#./...", "...", "./././.", ".../.../..."};
  Pool pool = drawn(maps[random.below(maps.size())]);
  const auto any = [&](int most) {
    return static_cast<int>(random.below(static_cast<std::uint64_t>(most))) + 1;
  };
  for (int i = 0; i < 4; ++i) {
    const Ladder ladder{i % 2 == 0 ? Side::Red : Side::Yellow,
                        {any(pool.map.columns()), any(pool.map.rows())},
                        allSides[random.below(sideDirections)]};
    const bool again = std::any_of(pool.ladders.begin(), pool.ladders.end(), [&](const Ladder& old) {
      return old.at == ladder.at && old.side == ladder.side;
    });
    if (!again) pool.ladders.push_back(ladder);
  }
  pool.crocodiles.clear();
  const bool few = pool.map.squaresOf(Ground::Water).size() <= 4; // else recursion takes too long
  for (int tiles = few ? 2 : 1; tiles > 0; --tiles) pool.crocodiles.push_back(usualCrocodile(any(3)));
  pool.opening = any(2);
  pool.quiet = minQuiet;
  return pool;
}

struct Game {
  Game(Pool pool, const BySide<std::vector<Square>>& swimmers)
      : board(std::move(pool)), start(fairway::pool::test::positionOf(board, swimmers)), match(board, start) {
  }

  PoolBoard board;
  Position start;
  Match match;
};

double solved(const Match& match) {
  WorkWatch nobody;
  const auto solution = solve(match, 5000000, nobody);
  EXPECT_TRUE(solution);
  return solution->points;
}

// "Until some side has arrived": afterwards single tiles go home too.
TEST(PoolSolve, KnowsThatOpenBarsTakeSingleTiles) {
  Random random(12);
  int opened = 0;
  for (int i = 0; i < 400; ++i) {
    Pool pool = drawn("../../..");
    pool.ladders = {{Side::Red, {1, 1}, SquareDirection::N}, {Side::Yellow, {2, 3}, SquareDirection::S}};
    pool.crocodiles = {usualCrocodile(1), usualCrocodile(1), usualCrocodile(2)};
    pool.quiet = minQuiet;
    Game game(pool, *randomSwimmers(pool, random));
    while (!game.match.over() && !game.match.position().open()) {
      const std::vector<Turn> turns = legalTurns(game.board, game.match.position());
      game.match.play(turns[random.below(turns.size())]);
    }
    if (game.match.over() || game.match.position().piles().size() > 3) continue; // recursion takes too long
    ++opened;
    EXPECT_NEAR(solved(game.match), test::NaiveSolver(game.board).value(game.match.position()), 1e-12);
  }
  EXPECT_GT(opened, 5);
}

TEST(PoolSolve, AgreesWithPlainRecursion) {
  Random random(11);
  int games = 0, between = 0;
  for (int i = 0; i < fairway::test::cases(120); ++i) {
    const Pool pool = tinyPool(random);
    const auto swimmers = randomSwimmers(pool, random);
    if (!swimmers) continue;
    Game game(pool, *swimmers);
    const double exact = test::NaiveSolver(game.board).value(game.start);
    EXPECT_NEAR(solved(game.match), exact, 1e-12);
    ++games;
    between += exact > 0 && exact < 1 && exact != 0.5 ? 1 : 0;
    // And from somewhere within the game, with fewer quiet turns left.
    for (int turn = 0; turn < 4 && !game.match.over(); ++turn) {
      const std::vector<Turn> turns = legalTurns(game.board, game.match.position());
      game.match.play(turns[random.below(turns.size())]);
    }
    if (game.match.over()) continue;
    EXPECT_NEAR(solved(game.match), test::NaiveSolver(game.board).value(game.match.position()), 1e-12);
  }
  EXPECT_GT(games, fairway::test::cases(60));
  EXPECT_GE(between, fairway::test::cases(120) == 120 ? 5 : 0) << "few are worth neither all nor nothing";
}

// "once for each quiet turn that is left"
TEST(PoolSolve, CountsTheQuietTurnsThatAreLeft) {
  Random random(13);
  int endings = 0, open = 0;
  for (int i = 0; i < 150; ++i) {
    const Pool pool = tinyPool(random);
    const auto swimmers = randomSwimmers(pool, random);
    if (!swimmers) continue;
    Game game(pool, *swimmers);
    const int left = i % 3 + 1;
    while (!game.match.over() && game.match.position().quiet() < pool.quiet - left) {
      std::vector<Turn> quiet = legalTurns(game.board, game.match.position());
      std::erase_if(quiet, [&](const Turn& turn) { return game.match.position().after(turn).quiet() == 0; });
      if (quiet.empty()) break;
      game.match.play(quiet[random.below(quiet.size())]);
    }
    if (game.match.over() || game.match.position().quiet() < pool.quiet - left) continue;
    ++endings;
    const double exact = test::NaiveSolver(game.board).value(game.match.position());
    EXPECT_NEAR(solved(game.match), exact, 1e-12) << left << " quiet turns are left";
    open += exact != 0.5 ? 1 : 0;
  }
  EXPECT_GT(endings, 10);
  EXPECT_GT(open, 3);
}

// A game that is over is worth what it came to.
TEST(PoolSolve, LooksNoFurtherThanTheEnd) {
  Pool pool = drawn(".../...");
  pool.ladders = {{Side::Red, {1, 1}, SquareDirection::N}};
  pool.crocodiles = {usualCrocodile(1)};
  pool.opening = 1;
  BySide<std::vector<Square>> swimmers;
  swimmers[Side::Red] = {{1, 1}};
  swimmers[Side::Yellow] = {{3, 2}};
  Game game(pool, swimmers);
  EXPECT_EQ(solved(game.match), 1) << "red swims home";
  game.match.play({Act::Swim, game.board.numberOf({1, 1}), bar, 0});
  ASSERT_TRUE(game.match.over());
  WorkWatch nobody;
  const auto solution = solve(game.match, 0, nobody);
  ASSERT_TRUE(solution);
  EXPECT_EQ(solution->points, 1);
  EXPECT_EQ(solution->states, 0);
}

// Each side goes to and fro in its puddle, so after every turn there is one place for both: four positions by
// the turn at hand, as often as tiles can be shown or not.
TEST(PoolSolve, ValuesEachPositionOnce) {
  Pool pool = drawn("..#..");
  pool.crocodiles = {usualCrocodile(1)};
  BySide<std::vector<Square>> swimmers;
  swimmers[Side::Red] = {{1, 1}};
  swimmers[Side::Yellow] = {{4, 1}};
  WorkWatch nobody;
  const auto solution = solve(Game(pool, swimmers).match, 100, nobody);
  ASSERT_TRUE(solution);
  EXPECT_EQ(solution->states, 4 * 4);
  EXPECT_EQ(solution->points, 0.5);
}

// Large keys have ten bits for each of 18 piles.
TEST(PoolSolve, NamesEveryPlaceOfManyPiles) {
  Pool pool = drawn("....../....../....../......");
  pool.crocodiles.assign(9, usualCrocodile(1));
  BySide<std::vector<Square>> swimmers;
  for (int i = 0; i < 9; ++i) {
    swimmers[Side::Red].push_back({i % 6 + 1, i / 6 + 1});
    swimmers[Side::Yellow].push_back({i % 6 + 1, i / 6 + 3});
  }
  const Game game(pool, swimmers);
  const PilotState state(game.start);
  ASSERT_FALSE(fitsSmallKey(state, game.board.numbers()));
  std::set<LargeKey> keys{positionKey<LargeKey>(state, 0, bitsOfSquare),
                          positionKey<LargeKey>(state, 1, bitsOfSquare)};
  for (const Side side : bothSides)
    for (std::size_t i = 0; i < state.piles[side].count; ++i) {
      PilotState moved = state;
      moved.piles[side].list[i].at = 1000;
      keys.insert(positionKey<LargeKey>(moved, 0, bitsOfSquare));
    }
  PilotState next = state;
  next.toMove = Side::Yellow;
  keys.insert(positionKey<LargeKey>(next, 0, bitsOfSquare));
  EXPECT_EQ(keys.size(), 21U);
}

// "Against it no pilot scores more": red plays as the pilot says, yellow as well as possible.
TEST(PoolSolve, NoPilotScoresMore) {
  Random random(12);
  for (int i = 0; i < 25; ++i) {
    const Pool pool = tinyPool(random);
    const auto swimmers = randomSwimmers(pool, random);
    if (!swimmers) continue;
    const Game game(pool, *swimmers);
    const Pilot pilot(game.board);
    for (const PilotKind kind : {PilotKind::Quick, PilotKind::Strong}) {
      test::NaiveSolver against(game.board);
      against.letRedPlay(
          [&](const Position& position) {
            Random chance(1);
            return pilot.choose(Match(game.board, position), kind, chance);
          },
          [&](const Position& position, SquareNumber from, int value) {
            Random chance(1);
            return pilot.chooseEnd(Match(game.board, position), kind, from, value, chance);
          });
      EXPECT_LE(against.value(game.start), solved(game.match) + 1e-9);
    }
  }
}

TEST(PoolSolve, GivesUpWhereThereIsTooMuch) {
  Pool pool = drawn("..../..../....");
  pool.crocodiles = {usualCrocodile(1), usualCrocodile(2)};
  Random random(1);
  const Game game(pool, *randomSwimmers(pool, random));
  WorkWatch nobody;
  const auto refused = solve(game.match, 100, nobody);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.fault(), SolveRefusal::TooLarge);
  // "Refused where there are more positions than `states`."
  pool = drawn("../..");
  pool.crocodiles = {usualCrocodile(1)};
  const Game small(pool, *randomSwimmers(pool, random));
  const auto solution = solve(small.match, 100000, nobody);
  ASSERT_TRUE(solution);
  EXPECT_TRUE(solve(small.match, solution->states, nobody));
  EXPECT_FALSE(solve(small.match, solution->states - 1, nobody));
}

} // namespace
} // namespace fairway::validator::pool
