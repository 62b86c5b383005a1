#include "tests/validator/lake_race/naive_race.h"
#include "tests/validator/lake_race/random_lake.h"
#include "validator/lake_race/study/words.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

// All 24 assignments of random lakes, each against a reading of the rules that shares no code with them.
namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

struct Judged {
  std::string failing;
  Choices choices{};
  std::optional<int> route;
};

bool buoysApart(const Lake& lake, const Placement& placement) {
  std::set<Cell> taken{placement.start, finishCell(lake, placement)};
  for (Cell buoy : placement.buoys) taken.insert(buoy);
  if (taken.size() != 5) return false;
  for (Cell cell : stripCells(lake, placement))
    if (taken.contains(cell)) return false;
  return true;
}

bool stripOnWater(const Lake& lake, const Placement& placement) {
  const std::vector<Cell> strip = stripCells(lake, placement);
  return lake.map.at(finishCell(lake, placement)) != Terrain::Void &&
         std::all_of(strip.begin(), strip.end(),
                     [&](Cell cell) { return lake.map.at(cell) == Terrain::Water; });
}

// Whether the course has no error: room for six boats, and every start cell leads to the finish.
bool sound(const Lake& lake, const Placement& placement, const Choices& choices) {
  const std::vector<Cell> cells = naive::startCells(lake, placement, choices.start);
  return cells.size() >= 6 && std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
           return naive::route(lake, placement, choices, {cell}).has_value();
         });
}

Judged judgedNaively(const Lake& lake, const Placement& placement) {
  if (!buoysApart(lake, placement)) return {"C02", {}, {}};
  if (!stripOnWater(lake, placement)) return {"C03", {}, {}};
  const naive::Chosen chosen = naive::chosen(lake, placement, {});
  if (chosen.steps && sound(lake, placement, chosen.choices)) return {"", chosen.choices, chosen.steps};
  for (int bits = 0; chosen.steps && bits < 8; ++bits) { // any other natural arrows, clockwise first
    OpenChoices arrows;
    bool natural = true;
    for (std::size_t i = 0; i < 3; ++i) {
      arrows.arrows[i] = (bits >> (2 - i) & 1) == 0 ? Arrow::Clockwise : Arrow::Counterclockwise;
      natural = natural && naive::natural(lake, placement, static_cast<int>(i), *arrows.arrows[i]);
    }
    if (!natural) continue;
    const naive::Chosen other = naive::chosen(lake, placement, arrows);
    if (other.steps && sound(lake, placement, other.choices)) return {"", other.choices, other.steps};
  }
  const bool room = naive::startCells(lake, placement, chosen.choices.start).size() >= 6;
  return {room ? "G" : "C04", chosen.choices, {}};
}

// Four A slots on different cells, mostly such that strips have room.
Lake randomRaceLake(std::mt19937& random) {
  Lake lake = testing_lakes::randomLake(random, 10 + static_cast<int>(random() % 3),
                                        9 + static_cast<int>(random() % 3), static_cast<int>(random() % 16));
  lake.strip = 2;
  std::set<Cell> taken;
  while (taken.size() < 4) {
    const Cell cell = testing_lakes::randomCell(random, lake);
    if (lake.map.at(cell) == Terrain::Void || !taken.insert(cell).second) continue;
    const bool west = cell.column > lake.map.columns() / 2;
    const Direction letter = random() % 4 == 0 ? allDirections[random() % 6]
                             : west            ? Direction::W
                                               : Direction::E;
    lake.slots.push_back({RaceLetter::A, cell, letter});
  }
  return lake;
}

TEST(RandomAssignments, All24AgreeWithTheNaiveReading) {
  std::mt19937 random(24);
  int raceable = 0, failing = 0;
  for (int i = 0; i < 12; ++i) {
    const Lake lake = randomRaceLake(random);
    const std::vector<Assignment> all = assignmentsOf(lake, RaceLetter::A);
    ASSERT_EQ(all.size(), 24u);
    std::set<std::array<int, 4>> orders;
    for (const Assignment& assignment : all) {
      orders.insert(assignment.order);
      for (std::size_t buoy = 0; buoy < 4; ++buoy) {
        const Slot& slot = lake.slots[static_cast<std::size_t>(assignment.order[buoy])];
        ASSERT_EQ(buoy == 0 ? assignment.placement.start : assignment.placement.buoys[buoy - 1], slot.at);
        if (buoy == 0) {
          ASSERT_EQ(assignment.placement.letter, slot.letter);
        }
      }
      const Judged expected = judgedNaively(lake, assignment.placement);
      ASSERT_EQ(assignment.failing.substr(0, expected.failing.size()), expected.failing) << "lake " << i;
      ASSERT_EQ(assignment.raceable(), expected.failing.empty()) << "lake " << i;
      ASSERT_EQ(assignment.route, expected.route) << "lake " << i;
      (assignment.raceable() ? raceable : failing) += 1;
      if (assignment.raceable()) {
        ASSERT_EQ(choicesOf(lake, assignment), expected.choices) << "lake " << i;
      }
    }
    ASSERT_EQ(orders.size(), 24u);
  }
  EXPECT_GT(raceable, 50);
  EXPECT_GT(failing, 50);
}

} // namespace
} // namespace fairway::validator::lake_race
