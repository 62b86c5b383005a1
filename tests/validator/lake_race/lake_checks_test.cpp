#include "tests/rules/lake_race/lakes.h"
#include "tests/support/matchers.h"
#include "tests/validator/lake_race/only_finding.h"
#include "tests/validator/lake_race/random_lake.h"
#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/lake_study.h"

// What the checks of lakes and tile sets say, word by word.
namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;
using fairway::lake_race::test::drawn;
using fairway::test::onlyFinding;
using fairway::test::textOf;

template <class Check>
CheckResult judged(Check check, const Lake& lake) {
  return check(LakeStudy(lake));
}

TEST(OneWater, ALakeWithoutWaterIsNone) {
  const Finding finding = onlyFinding(judged(checkOneWater, drawn("# #\n x #")));
  EXPECT_EQ(finding.key, "map");
  EXPECT_EQ(textOf(finding), "The lake has no water at all, so no boat can float. Paint some water.");
}

TEST(OneWater, WaterThatHangsTogetherIsCounted) {
  const CheckResult result = judged(checkOneWater, drawn(". . #\n . . ."));
  EXPECT_THAT(result.findings, IsEmpty());
  EXPECT_EQ(result.statement, "all 5 water cells are connected");
}

TEST(OneWater, EveryPondIsTold) {
  const CheckResult result = judged(checkOneWater, drawn(R"(
    . # . . . # .
     # # . . # # .
    # # . . . # .)"));
  ASSERT_THAT(result.findings, SizeIs(2));
  EXPECT_EQ(textOf(result.findings[0]),
            "3 water cells at 0701, 0702, 0703 are cut off from the rest of the lake "
            "(at 0301): no boat can get there. Turn 0601 into water to join them, or "
            "fill the gap with land.");
  EXPECT_THAT(result.findings[0].evidence,
              ElementsAre(Evidence{EvidenceKind::Region, {Cell{7, 1}, Cell{7, 2}, Cell{7, 3}}},
                          Evidence{EvidenceKind::Cut, {Cell{6, 1}}}));
  EXPECT_THAT(textOf(result.findings[1]), StartsWith("1 water cell at 0101 is cut off"));
  EXPECT_THAT(result.findings[1].spots, ElementsAre(Spot(Cell{1, 1})));
}

TEST(OneWater, AcrossVoidThereIsNothingToOpen) {
  const Finding finding = onlyFinding(judged(checkOneWater, drawn(". . . x .")));
  EXPECT_THAT(textOf(finding), EndsWith("Only void lies between: make it land, or paint a way round."));
  EXPECT_THAT(finding.evidence, ElementsAre(Evidence{EvidenceKind::Region, {Cell{5, 1}}}));
}

Lake withSlots(std::initializer_list<Slot> slots) {
  Lake lake = fairway::lake_race::test::openLake(10, 8);
  lake.slots = slots;
  return lake;
}

TEST(SlotCount, FourOnDifferentCellsAreFine) {
  const CheckResult result = judged(checkSlotCount, withSlots({{RaceLetter::A, {1, 1}, Direction::E},
                                                               {RaceLetter::A, {9, 2}, Direction::W},
                                                               {RaceLetter::A, {1, 7}, Direction::E},
                                                               {RaceLetter::A, {9, 8}, Direction::W}}));
  EXPECT_THAT(result.findings, IsEmpty());
  EXPECT_EQ(result.statement, "four slots on different cells for each race: A");
}

TEST(SlotCount, OtherNumbersAreAdvisedOn) {
  const CheckResult result =
      judged(checkSlotCount,
             withSlots({{RaceLetter::A, {1, 1}, Direction::E}, {RaceLetter::C, {9, 2}, Direction::W}}));
  ASSERT_THAT(result.findings, SizeIs(2));
  EXPECT_EQ(textOf(result.findings[0]),
            "Race A has 1 slot (0101), but its buoys 0 to 3 need exactly four. Add 3 slots.");
  EXPECT_EQ(textOf(result.findings[1]),
            "Race C has 1 slot (0902), but its buoys 0 to 3 need exactly four. Add 3 slots.");
  EXPECT_EQ(result.findings[1].key, "slots");
  EXPECT_THAT(result.findings[1].spots, ElementsAre(Spot(Cell{9, 2})));
  EXPECT_THAT(result.findings[1].evidence, ElementsAre(Evidence{EvidenceKind::Region, {Cell{9, 2}}}));
  EXPECT_EQ(result.statement, "four slots on different cells for each race: A, C");
}

TEST(SlotCount, SlotsThatShareACellAreNamed) {
  const Finding finding =
      onlyFinding(judged(checkSlotCount, withSlots({{RaceLetter::B, {1, 1}, Direction::E},
                                                    {RaceLetter::B, {9, 2}, Direction::W},
                                                    {RaceLetter::B, {1, 7}, Direction::E},
                                                    {RaceLetter::B, {9, 2}, Direction::E}})));
  EXPECT_EQ(textOf(finding),
            "Two slots of race B share the cell 0902: two buoys cannot stand on one cell. Move "
            "one of the slots.");
  EXPECT_THAT(finding.spots, ElementsAre(Spot(Cell{9, 2})));
}

TEST(SlotCount, ALakeNeedsSlots) {
  const Finding finding = onlyFinding(judged(checkSlotCount, withSlots({})));
  EXPECT_EQ(textOf(finding),
            "The lake has no slots, so no race can be held on it. Set the four slots of race A.");
}

TEST(SlotOnLake, EverySlotOnVoidIsTold) {
  Lake lake = withSlots({{RaceLetter::A, {11, 1}, Direction::E},
                         {RaceLetter::A, {9, 2}, Direction::W},
                         {RaceLetter::B, {3, 4}, Direction::E}});
  lake.map.set({9, 2}, Terrain::Land);
  lake.map.set({3, 4}, Terrain::Void);
  const CheckResult result = judged(checkSlotOnLake, lake);
  ASSERT_THAT(result.findings, SizeIs(2));
  EXPECT_EQ(result.findings[0].key, "slots[1]");
  EXPECT_EQ(textOf(result.findings[0]),
            "A slot of race A lies on void at 1101, outside the lake: a buoy cannot "
            "stand there. Move it to a water or land cell.");
  EXPECT_EQ(result.findings[1].key, "slots[3]");
  EXPECT_THAT(result.findings[1].spots, ElementsAre(Spot(Cell{3, 4})));
  EXPECT_THAT(result.findings[1].evidence, ElementsAre(Evidence{EvidenceKind::Region, {Cell{3, 4}}}));
  EXPECT_EQ(result.statement, "all 3 slots lie on the lake");
}

TEST(Choke, TheWorstCellOfAPassageIsNamed) {
  // Three cells are behind 0401 and 0601, four behind 0501.
  const Finding finding = onlyFinding(judged(checkChoke, drawn(". . . . . . . . .")));
  EXPECT_EQ(finding.key, "map");
  EXPECT_EQ(finding.spots, spotsOf({{4, 1}, {5, 1}, {6, 1}}));
  EXPECT_EQ(textOf(finding),
            "The water is one cell wide at 0401, 0501, 0601: without 0501 it splits into parts of 4 and 4 "
            "cells. A single boat blocks all others there. Widen the passage, or open a second one.");
}

TEST(Choke, OfEquallyBadCellsTheFirstIsNamed) {
  const Finding finding = onlyFinding(judged(checkChoke, drawn(". . . . . . . .")));
  EXPECT_THAT(textOf(finding), HasSubstr("without 0401 it splits into parts of 4 and 3 cells."));
  EXPECT_THAT(finding.evidence,
              ElementsAre(Evidence{EvidenceKind::Cut, {Cell{4, 1}, Cell{5, 1}}},
                          Evidence{EvidenceKind::Region, {Cell{1, 1}, Cell{2, 1}, Cell{3, 1}}}));
}

TEST(Choke, ADeadEndOfTwoCellsIsNone) {
  EXPECT_THAT(judged(checkChoke, drawn(". . . . .")).findings, IsEmpty());
}

TEST(Assignments, TheReasonComesBeforeTheOrderOfTheBuoys) {
  Lake lake = fairway::lake_race::test::openLake(12, 10);
  lake.slots = {{RaceLetter::A, {4, 3}, Direction::E},
                {RaceLetter::A, {9, 5}, Direction::W},
                {RaceLetter::A, {3, 8}, Direction::NE},
                {RaceLetter::A, {10, 8}, Direction::W}};
  EXPECT_EQ(judged(checkAssignments, lake).statement, "race A can be raced under all 24 assignments");
  EXPECT_THAT(judged(checkAssignments, lake).findings, IsEmpty());
  lake.map.set({6, 3}, Terrain::Land);
  const Finding finding = onlyFinding(judged(checkAssignments, lake));
  EXPECT_EQ(finding.key, "slots");
  EXPECT_THAT(finding.spots, ElementsAre(Spot(Cell{6, 3})));
  EXPECT_EQ(
      textOf(finding),
      "Race A cannot be raced: The start/finish strip must be water, with the finish buoy on the lake, but "
      "it meets 0603 (land). Turn the letter to another side, move the start buoy, or clear these cells. "
      "This is C03, with buoy 0 at 0403, 1 at 0905, 2 at 0308, 3 at 1008. (5 more of the 24 assignments "
      "fail in the same way.)");
}

TEST(Assignments, ABuoyOnTheMiddleOfAStripHasNoGates) {
  Lake lake = fairway::lake_race::test::openLake(12, 10);
  lake.strip = 3;
  lake.slots = {{RaceLetter::A, {4, 3}, Direction::E},
                {RaceLetter::A, {6, 3}, Direction::SE},
                {RaceLetter::A, {3, 8}, Direction::E},
                {RaceLetter::A, {10, 8}, Direction::W}};
  const CheckResult result = judged(checkAssignments, lake);
  ASSERT_THAT(result.findings, Not(IsEmpty()));
  EXPECT_THAT(textOf(result.findings[0]),
              StartsWith("Race A cannot be raced: Buoy 1 stands on the strip at 0603."));
}

Lake randomLakeWithSlots(std::mt19937& random) {
  Lake lake = testing_lakes::randomLake(random, 9, 8, 12);
  for (int i = 0; i < 4; ++i)
    lake.slots.push_back(
        {RaceLetter::A, testing_lakes::randomCell(random, lake), allDirections[random() % 6]});
  return lake;
}

TEST(Assignments, ThatFailAlikeAreCounted) {
  std::mt19937 random(7);
  int alone = 0, pairs = 0;
  for (int i = 0; i < 60; ++i) {
    const Lake lake = randomLakeWithSlots(random);
    if (!hasCourses(lake, RaceLetter::A)) continue;
    const LakeStudy study(lake);
    const std::vector<Failure> failures = failuresOf(study, RaceLetter::A);
    const CheckResult result = checkAssignments(study);
    ASSERT_EQ(result.findings.size(), failures.size());
    for (std::size_t k = 0; k < failures.size(); ++k) {
      const std::size_t others = failures[k].alike - 1;
      const std::string told =
          " (" + std::to_string(others) + " more of the 24 assignments fail in the same way.)";
      if (others == 0)
        EXPECT_THAT(textOf(result.findings[k]), Not(HasSubstr("in the same way")));
      else
        EXPECT_THAT(textOf(result.findings[k]), EndsWith(told));
      EXPECT_THAT(result.findings[k].evidence, Not(IsEmpty())) << "that of the course's own finding";
      alone += others == 0;
      pairs += others == 1;
    }
  }
  EXPECT_GT(alone, 0);
  EXPECT_GT(pairs, 0);
}

// Three of race A's slots lie north of a wall in row 9, the fourth is on it.
Lake withWall(int first, int last) {
  Lake lake = fairway::lake_race::test::openLake(24, 14);
  for (int column = first; column <= last; ++column) lake.map.set({column, 9}, Terrain::Land);
  lake.slots = {{RaceLetter::A, {7, 4}, Direction::SE},
                {RaceLetter::A, {12, 9}, Direction::NE},
                {RaceLetter::A, {15, 4}, Direction::E},
                {RaceLetter::A, {9, 6}, Direction::E}};
  return lake;
}

struct Extremes {
  Assignment shortest, longest;
};

// The first of the shortest courses and the last of the longest ones.
Extremes extremesOf(const std::vector<Assignment>& all) {
  Extremes found{all.front(), all.front()};
  for (const Assignment& each : all) {
    if (*each.route < *found.shortest.route) found.shortest = each;
    if (*each.route >= *found.longest.route) found.longest = each;
  }
  return found;
}

std::string buoysOf(const Assignment& assignment) {
  std::string text = "(buoys 0 to 3 at " + label(assignment.placement.start);
  for (Cell buoy : assignment.placement.buoys) text += ", " + label(buoy);
  return text + ")";
}

TEST(EvenCourses, TheLongestAndTheShortestAreTold) {
  const Lake lake = withWall(4, 17);
  const LakeStudy study(lake);
  const auto [shortest, longest] = extremesOf(study.assignments(RaceLetter::A));
  ASSERT_GT(*longest.route, 2 * *shortest.route);
  const CheckResult result = checkEvenCourses(study);
  const Finding finding = onlyFinding(result);
  EXPECT_EQ(finding.key, "slots");
  EXPECT_EQ(finding.spots, spotsOf({shortest.placement.start, longest.placement.start}));
  EXPECT_EQ(textOf(finding), "Race A is uneven: its longest course takes " + std::to_string(*longest.route) +
                                 " steps " + buoysOf(longest) + ", more than twice its shortest of " +
                                 std::to_string(*shortest.route) + " " + buoysOf(shortest) +
                                 ". Spread the slots more evenly, or open a way for the long one.");
  ASSERT_THAT(finding.evidence, SizeIs(2));
  EXPECT_THAT(finding.evidence[0].spots, SizeIs(*shortest.route + 1));
  EXPECT_THAT(finding.evidence[1].spots, SizeIs(*longest.route + 1));
}

TEST(EvenCourses, EvenOnesAreCounted) {
  const Lake lake = withWall(12, 12);
  const LakeStudy study(lake);
  const auto [shortest, longest] = extremesOf(study.assignments(RaceLetter::A));
  const CheckResult result = checkEvenCourses(study);
  EXPECT_THAT(result.findings, IsEmpty());
  EXPECT_EQ(result.statement, "race A takes " + std::to_string(*shortest.route) + " to " +
                                  std::to_string(*longest.route) + " steps");
}

TEST(EvenCourses, TwiceTheShortestIsStillEven) {
  const Lake lake = withWall(8, 15);
  const LakeStudy study(lake);
  const auto [shortest, longest] = extremesOf(study.assignments(RaceLetter::A));
  ASSERT_EQ(*longest.route, 2 * *shortest.route);
  EXPECT_THAT(checkEvenCourses(study).findings, IsEmpty());
}

TEST(Islands, OneCellInTheCornerIsJoinedToTheShore) {
  const Finding finding = onlyFinding(judged(checkIslands, drawn("# . .\n . . .\n. . .")));
  EXPECT_EQ(finding.key, "map");
  EXPECT_EQ(textOf(finding),
            "The lake has 0 islands and 1 piece of land joined to the shore (cells: 1 at 0101). "
            "Nothing needs to be done.");
  EXPECT_THAT(finding.spots, ElementsAre(Spot(Cell{1, 1})));
}

TEST(Islands, AreToldApartFromTheShore) {
  const CheckResult result = judged(checkIslands, drawn(R"(
    . . . . . #
     . # # . . #
    . . # . . .
     . . . . . .)"));
  const Finding finding = onlyFinding(result);
  EXPECT_EQ(textOf(finding),
            "The lake has 1 island (cells: 3 at 0202) and 1 piece of land joined to the shore "
            "(cells: 2 at 0601). Nothing needs to be done.");
  EXPECT_EQ(result.statement, "1 island, 1 piece of land joined to the shore");
  EXPECT_THAT(finding.spots, ElementsAre(Spot(Cell{6, 1}), Spot(Cell{2, 2})));
  EXPECT_THAT(finding.evidence,
              ElementsAre(Evidence{EvidenceKind::Region, {Cell{6, 1}, Cell{6, 2}}},
                          Evidence{EvidenceKind::Region, {Cell{2, 2}, Cell{3, 2}, Cell{3, 3}}}));
}

TEST(Islands, VoidInTheMiddleIsShoreToo) {
  EXPECT_EQ(judged(checkIslands, drawn(". . . . .\n . # x . .\n. . . . .")).statement,
            "0 islands, 1 piece of land joined to the shore");
}

TEST(Islands, AfterTwelveTheRestIsLeftOut) {
  Lake lake = fairway::lake_race::test::openLake(30, 3);
  for (int column = 2; column <= 24; column += 2) lake.map.set({column, 2}, Terrain::Land);
  EXPECT_THAT(
      textOf(onlyFinding(judged(checkIslands, lake))),
      StartsWith("The lake has 12 islands (cells: 1 at 0202, 1 at 0402, 1 at 0602, 1 at 0802, 1 at 1002, 1 "
                 "at 1202, 1 at 1402, 1 at 1602, 1 at 1802, 1 at 2002, 1 at 2202, 1 at 2402) and"));
  lake.map.set({26, 2}, Terrain::Land);
  EXPECT_THAT(textOf(onlyFinding(judged(checkIslands, lake))), HasSubstr("1 at 2202, 1 at 2402, ...) and"));
}

TEST(Islands, NoLandIsNoFinding) {
  const CheckResult result = judged(checkIslands, drawn(". .\n . ."));
  EXPECT_THAT(result.findings, IsEmpty());
  EXPECT_EQ(result.statement, "0 islands, 0 pieces of land joined to the shore");
}

// Six tiles with the letters given, each on a cell of its own.
Tileset tilesetOf(std::initializer_list<std::pair<const char*, std::vector<RaceLetter>>> tiles) {
  Tileset set;
  for (const auto& [name, letters] : tiles) {
    Tile tile{name, TerrainMap(8, 12), {}};
    for (RaceLetter letter : letters)
      tile.slots.push_back({letter, {2 + static_cast<int>(tile.slots.size()), 4}, Direction::E});
    set.sides[BoardSide::Light].tiles.push_back(tile);
  }
  return set;
}

constexpr RaceLetter A = RaceLetter::A, B = RaceLetter::B, C = RaceLetter::C;

Tileset evenTileset() {
  return tilesetOf({{"heron", {A, B}},
                    {"pike", {B, C}},
                    {"swan", {C, A}},
                    {"otter", {A, B}},
                    {"crane", {B, C}},
                    {"perch", {C, A}}});
}

TEST(LetterCount, FourOfEachAreFine) {
  const CheckResult result = checkLetterCount(evenTileset());
  EXPECT_THAT(result.findings, IsEmpty());
  EXPECT_EQ(result.statement, "each of A, B and C has four slots on every side");
}

TEST(LetterCount, TooManyAndTooFewAreToldWithTheirPlaces) {
  Tileset set = evenTileset();
  set.sides[BoardSide::Light].tiles[1].slots[1].race = A;
  const CheckResult result = checkLetterCount(set);
  ASSERT_THAT(result.findings, SizeIs(2));
  EXPECT_EQ(
      textOf(result.findings[0]),
      "The light side has 5 slots A (heron 0204, pike 0304, swan 0304, otter 0204, perch 0304), and a race "
      "needs exactly four. Remove 1 slot.");
  EXPECT_EQ(result.findings[0].key, "sides.light.tiles");
  EXPECT_EQ(result.findings[0].spots, spotsOf({{2, 4}, {3, 4}, {3, 4}, {2, 4}, {3, 4}}));
  EXPECT_EQ(
      textOf(result.findings[1]),
      "The light side has 3 slots C (swan 0204, crane 0304, perch 0204), and a race needs exactly four. Add "
      "1 slot.");
}

TEST(LetterCount, ALetterMayBeMissing) {
  const Finding finding = onlyFinding(checkLetterCount(
      tilesetOf({{"pike", {A, B}}, {"swan", {A, B}}, {"otter", {A, B}}, {"perch", {A, B}}})));
  EXPECT_EQ(textOf(finding), "The light side has 0 slots C, and a race needs exactly four. Add 4 slots.");
}

TEST(TileLetters, DifferentOnesAreFine) {
  EXPECT_THAT(checkTileLetters(evenTileset()).findings, IsEmpty());
}

TEST(TileLetters, OneLetterTwiceIsTold) {
  const Finding finding = onlyFinding(checkTileLetters(tilesetOf({{"heron", {A, B}}, {"pike", {B, B}}})));
  EXPECT_EQ(finding.key, "sides.light.tiles.pike.slots");
  EXPECT_EQ(finding.spots, spotsOf({{2, 4}, {3, 4}}));
  EXPECT_EQ(textOf(finding),
            "Tile pike (light) has two slots B: two buoys of one race always lie close together. "
            "Change one of the letters.");
}

TEST(TileLetters, OtherNumbersThanTwoAreTold) {
  const CheckResult result = checkTileLetters(tilesetOf({{"heron", {}}, {"pike", {B}}, {"swan", {A, B, C}}}));
  ASSERT_THAT(result.findings, SizeIs(3));
  EXPECT_EQ(result.findings[0].key, "sides.light.tiles.heron") << "it has no list of slots";
  EXPECT_THAT(textOf(result.findings[0]), StartsWith("Tile heron (light) has 0 slots instead of two"));
  EXPECT_THAT(textOf(result.findings[1]), StartsWith("Tile pike (light) has 1 slot instead of two"));
  EXPECT_EQ(textOf(result.findings[2]),
            "Tile swan (light) has 3 slots instead of two, so the buoys are not spread "
            "evenly over the board. Move slots between tiles until each has two.");
}

} // namespace
} // namespace fairway::validator::lake_race
