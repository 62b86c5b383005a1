#include "tests/rules/pool/pools.h"
#include "tests/support/matchers.h"
#include "validator/pool/checks/checks.h"

// What each check says, names and shows; and where it says nothing.
namespace fairway::validator::pool {
namespace {

using namespace fairway::pool;
using fairway::pool::test::drawn;

std::vector<Spot> at(const std::vector<Square>& squares) {
  return {squares.begin(), squares.end()};
}

std::string said(const Finding& finding) {
  return finding.message.english();
}

// Four columns and two rows: red climbs out at the upper left corner, yellow at the lower right one.
Pool basin() {
  Pool pool = drawn("..../....");
  pool.ladders = {{Side::Red, {1, 1}, SquareDirection::N}, {Side::Yellow, {4, 2}, SquareDirection::S}};
  pool.start[Side::Red] = {{2, 4, {}}};
  pool.start[Side::Yellow] = {{1, 4, {}}};
  pool.crocodiles = {usualCrocodile(1), usualCrocodile(2)};
  return pool;
}

TEST(PoolOneWater, NamesEveryPartButTheLargest) {
  const CheckResult result = checkOneWater(PoolStudy(drawn(".#../..##/##.#/...#")));
  ASSERT_THAT(result.findings, SizeIs(2));
  EXPECT_EQ(result.findings[0].spots, at({{1, 1}, {1, 2}, {2, 2}}));
  EXPECT_EQ(result.findings[0].evidence[0].spots, result.findings[0].spots);
  EXPECT_THAT(said(result.findings[0]),
              StartsWith("3 water squares at [1, 1], [1, 2], [2, 2] are cut off from the rest"));
  EXPECT_EQ(result.findings[1].spots, at({{3, 1}, {4, 1}}));
  const CheckResult puddle = checkOneWater(PoolStudy(drawn(".#..")));
  ASSERT_THAT(puddle.findings, SizeIs(1));
  EXPECT_THAT(said(puddle.findings[0]), StartsWith("1 water square at [1, 1] is cut off"));
  EXPECT_EQ(checkOneWater(PoolStudy(basin())).statement, "all 8 water squares are connected");
}

TEST(PoolOneWater, AsksForSome) {
  const CheckResult result = checkOneWater(PoolStudy(drawn("#x")));
  ASSERT_THAT(result.findings, SizeIs(1));
  EXPECT_EQ(result.findings[0].key, "map");
  EXPECT_THAT(said(result.findings[0]), StartsWith("The pool has no water at all"));
}

TEST(PoolLadders, ThatLeadNowhereAreNamedByTheirPlace) {
  Pool pool = drawn("..#/...");
  pool.ladders = {{Side::Red, {3, 1}, SquareDirection::N},
                  {Side::Red, {1, 1}, SquareDirection::N},
                  {Side::Red, {1, 2}, SquareDirection::N}};
  const CheckResult result = checkLadders(PoolStudy(pool));
  EXPECT_EQ(result.statement, "3 ladders, all on water, with no water beyond");
  ASSERT_THAT(result.findings, SizeIs(3));
  EXPECT_EQ(result.findings[0].key, "ladders");
  EXPECT_THAT(said(result.findings[0]),
              StartsWith("No ladder leads from water into the bar of yellow, so yellow can never arrive."));
  EXPECT_EQ(result.findings[1].key, "ladders[1]");
  EXPECT_THAT(said(result.findings[1]), StartsWith("The ladder at [3, 1] does not hang on water"));
  EXPECT_EQ(result.findings[2].key, "ladders[3]");
  EXPECT_THAT(said(result.findings[2]), StartsWith("Beyond the ladder at [1, 2] lies water, at [1, 1],"));
  EXPECT_EQ(result.findings[2].evidence[0].spots, at({{1, 2}}));
  EXPECT_THAT(checkLadders(PoolStudy(basin())).findings, IsEmpty());
}

TEST(PoolRoom, IsAskedForEachSide) {
  Pool pool = basin();
  pool.start[Side::Red] = {{2, 2, {}}};
  EXPECT_THAT(checkRoom(PoolStudy(pool)).findings, IsEmpty()) << "as many as there are tiles";
  EXPECT_EQ(checkRoom(PoolStudy(pool)).statement, "the start rows take all 2 tiles of each side");
  pool.start[Side::Red] = {{2, 1, ColumnRange{2, 3}}};
  const CheckResult result = checkRoom(PoolStudy(pool));
  ASSERT_THAT(result.findings, SizeIs(1));
  EXPECT_EQ(result.findings[0].key, "start.red");
  EXPECT_THAT(said(result.findings[0]), StartsWith("The start rows of red take 1 of its 2 tiles"));
  EXPECT_EQ(result.findings[0].spots, at({{2, 2}, {3, 2}}));
  pool.start[Side::Yellow].clear();
  const CheckResult none = checkRoom(PoolStudy(pool));
  ASSERT_THAT(none.findings, SizeIs(2));
  EXPECT_EQ(none.findings[1].key, "start.yellow");
  EXPECT_THAT(none.findings[1].evidence, IsEmpty());
}

TEST(PoolRoom, MustNotBeShared) {
  Pool pool = basin();
  pool.start[Side::Yellow].push_back({2, 1, ColumnRange{4, 4}});
  const CheckResult one = checkRoom(PoolStudy(pool));
  ASSERT_THAT(one.findings, SizeIs(1));
  EXPECT_EQ(one.findings[0].key, "start");
  EXPECT_EQ(one.findings[0].evidence[0].spots, at({{4, 2}}));
  EXPECT_THAT(said(one.findings[0]),
              StartsWith("The start rows of both sides share 1 square, [4, 2]: the side that places first"));
  pool.start[Side::Yellow].back().columns->from = 3;
  EXPECT_THAT(
      said(checkRoom(PoolStudy(pool)).findings.at(0)),
      StartsWith("The start rows of both sides share 2 squares, [3, 2], [4, 2]: the side that places first"));
}

TEST(PoolRoom, IsWhereASetupPutsItsTiles) {
  Pool pool = basin();
  pool.start[Side::Red] = {{2, 1, ColumnRange{1, 2}}, {2, 1, ColumnRange{3, 4}}};
  const auto with = [&](std::vector<Square> red, std::vector<Square> yellow) {
    pool.setup.emplace();
    (*pool.setup)[Side::Red] = std::move(red);
    (*pool.setup)[Side::Yellow] = std::move(yellow);
    return checkRoom(PoolStudy(pool));
  };
  EXPECT_THAT(with({{1, 2}, {3, 2}}, {{1, 1}, {2, 1}}).findings, IsEmpty());
  EXPECT_THAT(with({{1, 2}, {3, 2}}, {{1, 1}, {2, 1}}).statement,
              EndsWith("of each side, and the setup fits"));
  const CheckResult count = with({{1, 2}, {3, 2}}, {{1, 1}});
  ASSERT_THAT(count.findings, SizeIs(1));
  EXPECT_EQ(count.findings[0].key, "setup.yellow");
  EXPECT_THAT(count.findings[0].spots, IsEmpty());
  EXPECT_THAT(said(count.findings[0]),
              StartsWith("The setup puts 1 tiles of yellow into the pool, but yellow has 2."));
  const CheckResult twice = with({{1, 2}, {3, 2}}, {{2, 1}, {2, 1}});
  ASSERT_THAT(twice.findings, SizeIs(1));
  EXPECT_THAT(said(twice.findings[0]), StartsWith("The setup puts two tiles on [2, 1]."));
  EXPECT_EQ(twice.findings[0].evidence[0].spots, at({{2, 1}}));
  const CheckResult crowded = with({{1, 2}, {2, 2}}, {{1, 1}, {2, 1}});
  ASSERT_THAT(crowded.findings, SizeIs(1));
  EXPECT_EQ(crowded.findings[0].key, "setup.red");
  EXPECT_THAT(said(crowded.findings[0]), StartsWith("The setup puts more tiles of red into row 2 than it has "
                                                    "slabs. Move the one at [2, 2]"));
  const CheckResult off = with({{1, 2}, {3, 1}}, {{1, 1}, {2, 1}});
  ASSERT_THAT(off.findings, SizeIs(1));
  EXPECT_THAT(
      said(off.findings[0]),
      StartsWith("The setup puts a tile of red on [3, 1], which is not a start square of that side."));
}

TEST(PoolWaysHome, TheLongestAreShown) {
  const CheckResult result = checkWay(PoolStudy(basin()));
  EXPECT_THAT(result.findings, IsEmpty());
  EXPECT_EQ(result.statement,
            "every start square has a way to its bar: red's are 2 to 5 steps long, yellow's 2 "
            "to 5");
  ASSERT_THAT(result.evidence, SizeIs(2));
  for (const Evidence& way : result.evidence) EXPECT_THAT(way.spots, SizeIs(5));
  EXPECT_EQ(result.evidence[0].spots.front(), Spot(Square{4, 2}));
  EXPECT_EQ(result.evidence[0].spots.back(), Spot(Square{1, 1}));
  EXPECT_EQ(result.evidence[1].spots.front(), Spot(Square{1, 1}));
  EXPECT_EQ(result.evidence[1].spots.back(), Spot(Square{4, 2}));
}

TEST(PoolWaysHome, AreMissedWaterByWater) {
  Pool pool = basin();
  pool.map.set({3, 1}, fairway::pool::Ground::Deck);
  pool.map.set({3, 2}, fairway::pool::Ground::Deck); // red cannot leave the right half, nor yellow the left
  const CheckResult result = checkWay(PoolStudy(pool));
  ASSERT_THAT(result.findings, SizeIs(2));
  EXPECT_EQ(result.findings[0].key, "start.red");
  EXPECT_EQ(result.findings[0].spots, at({{4, 2}}));
  EXPECT_EQ(result.findings[0].evidence[0].spots, at({{4, 1}, {4, 2}}));
  EXPECT_THAT(said(result.findings[0]), StartsWith("No way over water leads from [4, 2] to the bar of red."));
  EXPECT_EQ(result.findings[1].key, "start.yellow");
  EXPECT_EQ(result.findings[1].spots, at({{1, 1}, {2, 1}}));
  ASSERT_THAT(result.evidence, SizeIs(2)) << "the others have ways";
  EXPECT_THAT(result.evidence[0].spots, SizeIs(3));
  EXPECT_THAT(result.evidence[1].spots, SizeIs(2));
  pool.start[Side::Yellow] = {{1, 1, ColumnRange{1, 1}}};
  EXPECT_THAT(checkWay(PoolStudy(pool)).evidence, SizeIs(1)) << "yellow has no way at all";
}

TEST(PoolEvenWays, TellShortestAndMean) {
  Pool pool = basin();
  EXPECT_EQ(checkEvenWays(PoolStudy(pool)).statement,
            "the shortest ways have 2 and 2 steps, the mean ways 3.5 and 3.5");
  EXPECT_THAT(checkEvenWays(PoolStudy(pool)).evidence, SizeIs(2));
  pool.start[Side::Red] = {{2, 2, ColumnRange{1, 2}}};
  pool.start[Side::Yellow] = {{1, 1, ColumnRange{1, 1}}};
  const CheckResult result = checkEvenWays(PoolStudy(pool));
  ASSERT_THAT(result.findings, SizeIs(1));
  const Finding& finding = result.findings[0];
  EXPECT_EQ(finding.key, "start");
  EXPECT_THAT(said(finding),
              StartsWith("The sides have unequal ways to their bars: red's shortest has 2 steps "
                         "and its mean 2.5, yellow's 5 and 5."));
  EXPECT_EQ(finding.spots, at({{1, 2}, {1, 1}}));
  ASSERT_THAT(finding.evidence, SizeIs(2));
  EXPECT_EQ(finding.evidence[0].spots, at({{1, 2}, {1, 1}}));
  EXPECT_THAT(finding.evidence[1].spots, SizeIs(5));
}

TEST(PoolEvenWays, AreNotComparedWithNone) {
  for (const Side side : fairway::pool::bothSides) {
    Pool pool = basin();
    pool.start[side].clear();
    const CheckResult result = checkEvenWays(PoolStudy(pool));
    EXPECT_EQ(result.statement, "a side has no start squares to compare");
    EXPECT_THAT(result.findings, IsEmpty());
  }
  Pool pool = basin();
  for (const Side side : fairway::pool::bothSides) pool.start[side] = {{1, 1, ColumnRange{2, 2}}};
  EXPECT_THAT(checkEvenWays(PoolStudy(pool)).findings, SizeIs(1)) << "one square a side can be compared";
}

TEST(PoolSymmetry, TheNearestIsNamed) {
  Pool pool = basin();
  EXPECT_EQ(checkSymmetry(PoolStudy(pool)).statement, "a half-turn swaps the sides");
  EXPECT_THAT(checkSymmetry(PoolStudy(pool)).findings, IsEmpty());
  pool.map.set({2, 1}, fairway::pool::Ground::Deck);
  CheckResult result = checkSymmetry(PoolStudy(pool));
  EXPECT_EQ(result.statement, "neither a half-turn nor a mirror swaps the sides");
  ASSERT_THAT(result.findings, SizeIs(1));
  EXPECT_THAT(said(result.findings[0]), HasSubstr("The nearest is a half-turn, except for water"));
  EXPECT_EQ(result.findings[0].spots, result.findings[0].evidence[0].spots);
  pool = basin();
  pool.ladders[1].at = {1, 2};
  EXPECT_EQ(checkSymmetry(PoolStudy(pool)).statement, "a mirror from top to bottom swaps the sides");
  pool.ladders.push_back({Side::Red, {2, 1}, SquareDirection::N});
  result = checkSymmetry(PoolStudy(pool));
  ASSERT_THAT(result.findings, SizeIs(1));
  EXPECT_THAT(said(result.findings[0]),
              HasSubstr("The nearest is a mirror from top to bottom, except for water, "
                        "ladders or start rows at [2, 1]."));
  pool = basin();
  pool.ladders[1] = {Side::Yellow, {4, 1}, SquareDirection::N};
  pool.start[Side::Red] = {{2, 2, ColumnRange{1, 2}}};
  pool.start[Side::Yellow] = {{2, 2, ColumnRange{3, 4}}};
  EXPECT_EQ(checkSymmetry(PoolStudy(pool)).statement, "a mirror from left to right swaps the sides");
}

TEST(PoolSymmetry, OfSeveralTheHalfTurnComesFirst) {
  Pool pool = drawn(".../...");
  pool.ladders = {{Side::Red, {2, 1}, SquareDirection::N}, {Side::Yellow, {2, 2}, SquareDirection::S}};
  pool.start[Side::Red] = {{2, 3, {}}};
  pool.start[Side::Yellow] = {{1, 3, {}}};
  EXPECT_EQ(checkSymmetry(PoolStudy(pool)).statement, "a half-turn swaps the sides");
}

TEST(PoolChokes, ThatAreNeighboursAreOnePassage) {
  const CheckResult result = checkChoke(PoolStudy(drawn("...#...#.../...........")));
  ASSERT_THAT(result.findings, SizeIs(2));
  const Finding& left = result.findings[0];
  EXPECT_EQ(left.spots, at({{3, 2}, {4, 2}, {5, 2}}));
  EXPECT_THAT(said(left), StartsWith("The water is one square wide at [3, 2], [4, 2], [5, 2]: a single tile "
                                     "on [5, 2] separates 7 squares from 12."));
  ASSERT_THAT(left.evidence, SizeIs(2));
  EXPECT_EQ(left.evidence[0].spots, left.spots);
  EXPECT_THAT(left.evidence[1].spots, SizeIs(7));
  EXPECT_EQ(result.findings[1].spots, at({{7, 2}, {8, 2}, {9, 2}}));
  const CheckResult even = checkChoke(PoolStudy(drawn("...##.../........")));
  ASSERT_THAT(even.findings, SizeIs(1));
  EXPECT_THAT(said(even.findings[0]), HasSubstr("a single tile on [4, 2] separates 6 squares from 7."))
      << "the first of two that are alike";
  EXPECT_THAT(checkChoke(PoolStudy(drawn("..#.../......"))).findings, SizeIs(1));
  EXPECT_THAT(checkChoke(PoolStudy(drawn("...../....."))).findings, IsEmpty());
}

TEST(PoolPlugs, AreSingleSquaresThatShutABar) {
  Pool pool = basin();
  const CheckResult both = checkPlug(PoolStudy(pool));
  EXPECT_EQ(both.statement, "to shut red's bar takes 1 tile, yellow's 1");
  ASSERT_THAT(both.findings, SizeIs(2));
  EXPECT_EQ(both.findings[0].spots, at({{1, 1}}));
  EXPECT_EQ(both.findings[0].evidence[0].spots, at({{1, 1}}));
  EXPECT_THAT(said(both.findings[0]), StartsWith("A single tile on [1, 1] shuts the bar of red"));
  EXPECT_THAT(said(both.findings[1]), StartsWith("A single tile on [4, 2] shuts the bar of yellow"));
  pool.ladders.push_back({Side::Red, {2, 1}, SquareDirection::N});
  const CheckResult one = checkPlug(PoolStudy(pool));
  EXPECT_EQ(one.statement, "to shut red's bar takes 2 tiles, yellow's 1");
  ASSERT_THAT(one.findings, SizeIs(1));
  EXPECT_THAT(one.evidence, SizeIs(2));
  EXPECT_THAT(said(one.findings[0]), HasSubstr("the bar of yellow"));
  std::erase_if(pool.ladders, [](const auto& ladder) { return ladder.bar == Side::Yellow; });
  EXPECT_THAT(checkPlug(PoolStudy(pool)).findings, IsEmpty()) << "a bar without ladders is shut anyway";
}

// Three steps straight on, in a pool three squares long with red's ladder at its upper end.
TEST(PoolTraps, OfOneSideNameIt) {
  Pool pool = drawn("././.");
  pool.ladders = {{Side::Red, {1, 1}, SquareDirection::N}};
  pool.crocodiles = {{3, 0, false}, {1, 0, false}};
  const CheckResult stuck = checkStuck(PoolStudy(pool));
  EXPECT_EQ(stuck.statement, "alone, every number has a move from every square");
  ASSERT_THAT(stuck.findings, SizeIs(2));
  EXPECT_THAT(said(stuck.findings[0]), StartsWith("A 3 of red has no move from [1, 1], [1, 2], even alone"));
  EXPECT_EQ(stuck.findings[0].spots, at({{1, 1}, {1, 2}}));
  EXPECT_EQ(stuck.findings[0].evidence[0].spots, stuck.findings[0].spots);
  EXPECT_EQ(stuck.findings[0].key, "crocodiles");
  EXPECT_THAT(said(stuck.findings[1]),
              StartsWith("A 3 of yellow has no move from [1, 1], [1, 2], [1, 3], even alone"));
  const CheckResult never = checkNeverHome(PoolStudy(pool));
  EXPECT_EQ(never.statement, "alone, every number gets home from every square");
  std::vector<std::string> beginnings;
  for (const Finding& finding : never.findings) {
    beginnings.push_back(said(finding).substr(0, 38));
    EXPECT_THAT(said(finding), HasSubstr("Hang a ladder elsewhere")) << "odd numbers change their colour";
  }
  EXPECT_THAT(beginnings, ElementsAre("A 1 of yellow never gets home from [1,",
                                      "A 3 of red never gets home from "
                                      "[1, 1]",
                                      "A 3 of yellow never gets home from [1,"));
}

TEST(PoolTraps, OfBothSidesAreOneFinding) {
  Pool pool = drawn("././.");
  pool.crocodiles = {{4, 0, false}};
  const CheckResult stuck = checkStuck(PoolStudy(pool));
  ASSERT_THAT(stuck.findings, SizeIs(1));
  EXPECT_THAT(said(stuck.findings[0]), StartsWith("A 4 has no move from [1, 1], [1, 2], [1, 3], even alone"));
  const CheckResult never = checkNeverHome(PoolStudy(pool));
  ASSERT_THAT(never.findings, SizeIs(1));
  EXPECT_THAT(said(never.findings[0]), StartsWith("A 4 never gets home from [1, 1], [1, 2], [1, 3], even"));
}

// Red's tile on row 20 comes to yellow's on rows 18 and 17 with a two and a three.
TEST(PoolFirstBites, AreToldAndShown) {
  Pool pool;
  pool.map = fairway::pool::PoolMap(1, 30);
  pool.ladders = {{Side::Red, {1, 1}, SquareDirection::N}, {Side::Yellow, {1, 30}, SquareDirection::S}};
  pool.crocodiles = {usualCrocodile(2), usualCrocodile(3), usualCrocodile(3)};
  pool.start[Side::Red] = {{20, 1, {}}, {28, 1, {}}, {29, 1, {}}};
  pool.start[Side::Yellow] = {{18, 1, {}}, {17, 1, {}}, {2, 1, {}}};
  pool.setup.emplace();
  (*pool.setup)[Side::Red] = {{1, 20}, {1, 28}, {1, 29}};
  (*pool.setup)[Side::Yellow] = {{1, 18}, {1, 17}, {1, 2}};
  const CheckResult result = checkFirstBite(PoolStudy(pool));
  EXPECT_EQ(result.statement,
            "red's best first reveal bites with 3 of 3 tiles in any placement, with 1 in the "
            "setup");
  ASSERT_THAT(result.findings, SizeIs(1)) << "in the setup the tile on 18 is in the way: a third bites";
  EXPECT_EQ(result.findings[0].key, "start");
  EXPECT_EQ(result.findings[0].spots, at({{1, 20}}));
  EXPECT_THAT(said(result.findings[0]),
              StartsWith("A red tile placed at [1, 20] can bite a yellow start square "
                         "at once with 3 of 3 tiles, more than half."));
  ASSERT_THAT(result.findings[0].evidence, SizeIs(2)) << "one way a number";
  EXPECT_EQ(result.findings[0].evidence[0].spots, at({{1, 20}, {1, 19}, {1, 18}}));
  EXPECT_EQ(result.findings[0].evidence[1].spots, at({{1, 20}, {1, 19}, {1, 18}, {1, 17}}));
  (*pool.setup)[Side::Yellow] = {{1, 17}, {1, 18}, {1, 2}};
  pool.crocodiles[2] = usualCrocodile(2);
  const CheckResult setup = checkFirstBite(PoolStudy(pool));
  ASSERT_THAT(setup.findings, SizeIs(2));
  EXPECT_EQ(setup.findings[0].key, "setup.red");
  EXPECT_THAT(said(setup.findings[0]),
              StartsWith("Red's first reveal at [1, 20] bites with 2 of 3 tiles, more than a third"));
  ASSERT_THAT(setup.findings[0].evidence, SizeIs(1));
  pool.setup.reset();
  EXPECT_EQ(checkFirstBite(PoolStudy(pool)).statement,
            "red's best first reveal bites with 3 of 3 tiles in any placement");
}

} // namespace
} // namespace fairway::validator::pool
