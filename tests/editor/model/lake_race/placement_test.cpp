#include "editor/model/lake_race/board/strip_preview.h"
#include "editor/model/lake_race/course/placement_map.h"
#include "rules/base/random.h"
#include "rules/lake_race/route/assignments.h"
#include "tests/editor/model/lake_race/desk.h"
#include "validator/lake_race/validator.h"

namespace fairway::editor::lake_race {
namespace {

using namespace fairway::lake_race;

// Land and slots by lot, with three slots of race A.
fairway::lake_race::Lake lakeByLot(std::uint64_t seed) {
  Random random(seed);
  fairway::lake_race::Lake lake;
  lake.strip = 3;
  lake.map = fairway::lake_race::TerrainMap(11, 10);
  for (int i = 0; i < 6; ++i) lake.map.set(lake.map.cellAt(random.below(110)), Terrain::Land);
  while (lake.slots.size() < 3) {
    const PlacementMap map(lake, RaceLetter::A);
    const Cell cell{static_cast<int>(4 + random.below(5)), static_cast<int>(3 + random.below(6))};
    if (const auto letter = map.bestLetter(cell)) lake.slots.push_back({RaceLetter::A, cell, *letter});
  }
  return lake;
}

std::vector<std::string> errorsWith(fairway::lake_race::Lake lake, const Slot& slot) {
  lake.slots.push_back(slot);
  std::vector<std::string> codes;
  for (const validator::Finding& finding : validator::lake_race::validateLake(lake, {}).findings)
    if (finding.code == "L05") codes.push_back(finding.code);
  return codes;
}

// Green on the board and red in the findings would be a lie: what raises no doubt raises no L05.
TEST(Placement, WhatRaisesNoDoubtTheValidatorDoesNotRefuse) {
  int clean = 0, doubtful = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const fairway::lake_race::Lake lake = lakeByLot(seed);
    const PlacementMap map(lake, RaceLetter::A);
    for (std::size_t i = 0; i < 110; i += 2)
      for (const Direction letter : {Direction::E, Direction::NW}) {
        const Slot slot{RaceLetter::A, lake.map.cellAt(i), letter};
        if (!map.lettersAt(slot.at)[static_cast<std::size_t>(letter)]) continue;
        const std::string doubt = doubtAbout(lake, slot);
        EXPECT_EQ(doubt.empty(), errorsWith(lake, slot).empty()) << seed << " " << label(slot.at) << doubt;
        ++(doubt.empty() ? clean : doubtful);
      }
  }
  EXPECT_GT(clean, 0);
  EXPECT_GT(doubtful, 0) << "else this test shows nothing";
}

// The map against the rules themselves: what it leaves out cannot be a start, or is in another's way.
TEST(Placement, TheMapLeavesOutOnlyWhatFails) {
  const fairway::lake_race::Lake lake = lakeByLot(7);
  const PlacementMap map(lake, RaceLetter::A);
  for (std::size_t i = 0; i < 110; i += 4)
    for (std::size_t side = 0; side < 6; ++side) {
      const Slot slot{RaceLetter::A, lake.map.cellAt(i), static_cast<Direction>(side)};
      const bool taken = std::any_of(lake.slots.begin(), lake.slots.end(),
                                     [&](const Slot& other) { return other.at == slot.at; });
      EXPECT_FALSE(taken && map.lettersAt(slot.at).any());
      if (taken || map.lettersAt(slot.at)[side]) continue;
      EXPECT_FALSE(errorsWith(lake, slot).empty()) << label(slot.at) << " " << side;
    }
}

TEST(Placement, TheGhostOfASlotTellsWhatTheChecksWouldFind) {
  Desk desk = Desk::blank(12, 10);
  for (int column = 1; column <= 12; ++column)
    for (const int row : {2, 3, 5, 6}) desk.bench.press({{column, row}}), desk.bench.release({{column, row}});
  desk.bench.take(ToolId::Slot);
  desk.bench.options().slotLetter = Direction::E;
  desk.bench.move({{3, 4}, Button::None});
  EXPECT_TRUE(desk.bench.ghost().strip->fitting());
  EXPECT_THAT(desk.bench.ghost().doubt, testing::StartsWith("There is room for"));
  EXPECT_EQ(desk.bench.hint(), desk.bench.ghost().doubt);
  desk.bench.move({{3, 8}, Button::None});
  EXPECT_EQ(desk.bench.ghost().doubt, "");
}

TEST(Placement, TheLetterIsChosen) {
  Desk desk = Desk::blank(12, 10);
  desk.bench.take(ToolId::Slot);
  desk.bench.options().slotLetter = Direction::W;
  desk.click({1, 5}); // the strip would leave the lake
  desk.bench.chooseLetter({1, 5});
  const Slot slot = desk.bench.board().slots.front();
  EXPECT_TRUE(stripFrom(desk.bench.board(), slot.at, slot.letter).fitting());
  desk.bench.undo();
  EXPECT_EQ(desk.bench.board().slots.front().letter, Direction::W);
}

TEST(Placement, ProposedSlotsMakeARaceWithoutAFault) {
  Desk desk(blankLake(20, 16, true));
  for (const RaceLetter race : fairway::lake_race::allRaces) {
    ASSERT_TRUE(desk.bench.propose(race));
    EXPECT_EQ(slotsOf(desk.bench.board(), race).size(), 4u);
  }
  const validator::Report report = validator::lake_race::validateLake(desk.bench.board(), {});
  EXPECT_EQ(report.count(Severity::Error), 0);
  for (const validator::Finding& finding : report.findings) EXPECT_NE(finding.code, "L06");
  EXPECT_EQ(desk.bench.document().history().position(), 3u) << "a step each";
}

// Chance decides where, but never that two slots are neighbours, nor that a strip leaves the water.
TEST(Placement, ProposedSlotsKeepApartFromThoseOfAllRaces) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    fairway::lake_race::Lake lake;
    lake.map = fairway::lake_race::TerrainMap(20, 16);
    for (const RaceLetter race : fairway::lake_race::allRaces) {
      const auto slots = proposeSlots(lake, race, seed);
      ASSERT_TRUE(slots);
      EXPECT_EQ(slots, proposeSlots(lake, race, seed)) << "the same seed, the same slots";
      lake.slots = *slots;
    }
    ASSERT_EQ(lake.slots.size(), 12U);
    for (const Slot& slot : lake.slots) {
      EXPECT_TRUE(stripFrom(lake, slot.at, slot.letter).fitting()) << seed << " " << label(slot.at);
      for (const Slot& other : lake.slots) {
        if (other == slot) continue;
        EXPECT_GE(distance(lake.hexOf(slot.at), lake.hexOf(other.at)), 2)
            << seed << label(slot.at) << label(other.at);
      }
    }
  }
}

// On 4000 cells the courses are still worked out while the pointer moves, on more they are not.
TEST(Placement, CoursesOfLargeLakesAreNotWorkedOut) {
  const auto doubt = [](int columns, const Slot& slot) {
    fairway::lake_race::Lake lake = raceLake();
    lake.map = fairway::lake_race::TerrainMap(columns, 50);
    lake.slots.pop_back();
    return doubtAbout(lake, slot);
  };
  const auto isAboutCourses = [](const std::string& text) { return text.starts_with("With this slot"); };
  // Near the other buoys there are places that leave no way.
  std::optional<Slot> bad;
  for (int row = 2; row <= 9 && !bad; ++row)
    for (int column = 2; column <= 14 && !bad; ++column)
      if (const Slot slot{RaceLetter::A, {column, row}, Direction::E}; isAboutCourses(doubt(30, slot)))
        bad = slot;
  ASSERT_TRUE(bad);
  EXPECT_EQ(doubt(80, *bad), doubt(30, *bad)) << "the shore is far away from either";
  EXPECT_EQ(doubt(81, *bad), "");
}

TEST(Placement, WhatIsThereStaysWhenSlotsAreProposed) {
  Desk desk(blankLake(20, 16, true));
  desk.bench.take(ToolId::Slot);
  desk.bench.options().slotLetter = Direction::E;
  desk.click({6, 6});
  ASSERT_TRUE(desk.bench.propose(RaceLetter::A));
  EXPECT_EQ(desk.bench.board().slots.front(), (Slot{RaceLetter::A, {6, 6}, Direction::E}));
  Desk puddle(blankLake(4, 4, false));
  EXPECT_FALSE(puddle.bench.propose(RaceLetter::A));
}

} // namespace
} // namespace fairway::editor::lake_race
