#include "tests/support/sanitized.h"
#include "tests/validator/lake_race/random_lake.h"
#include "validator/lake_race/study/smallest_opening.h"
#include "validator/lake_race/study/words.h"

#include <gmock/gmock.h>

#include <set>

// The smallest opening of a gate, against trying all sets of land cells.
namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

Lake opened(Lake lake, const std::vector<Cell>& land) {
  for (Cell cell : land) lake.map.set(cell, Terrain::Water);
  return lake;
}

std::vector<Cell> landOf(const Lake& lake) {
  std::vector<Cell> land;
  for (std::size_t i = 0; i < static_cast<std::size_t>(lake.map.cellCount()); ++i)
    if (lake.map.at(lake.map.cellAt(i)) == Terrain::Land) land.push_back(lake.map.cellAt(i));
  return land;
}

// Whether boats that got stuck can pass the gate on another lake: every cell and what is owed there, one by
// one.
bool passes(const Lake& lake, const CourseStudy& study, const Reach& stuck) {
  constexpr std::uint16_t mostOwed = 20;
  const CourseBoard board(lake, study.placement(), study.choices());
  std::set<std::pair<CourseBoard::CellIndex, std::uint16_t>> seen;
  std::vector<std::pair<CourseBoard::CellIndex, std::uint16_t>> stack;
  for (const Entry& entry : stuck.entries) stack.emplace_back(entry.cell, entry.owed);
  while (!stack.empty()) {
    const auto [cell, owed] = stack.back();
    stack.pop_back();
    if (owed > mostOwed || !seen.emplace(cell, owed).second) continue;
    for (Direction direction : allDirections) {
      const CourseBoard::CellIndex to = board.next(cell, direction);
      if (to == CourseBoard::noCell) continue;
      const Progress then = board.advance({static_cast<std::uint8_t>(stuck.gate), owed}, cell, direction);
      if (then.gate > stuck.gate) return true;
      stack.emplace_back(to, then.owed);
    }
  }
  return false;
}

// Whether some `count` of the land cells from `first` on, together with those taken already, do it.
bool someOpen(const CourseStudy& study, const Reach& stuck, const std::vector<Cell>& land, std::size_t first,
              std::size_t count, std::vector<Cell>& taken) {
  if (count == 0) return passes(opened(study.lake(), taken), study, stuck);
  for (std::size_t i = first; i + count <= land.size(); ++i) {
    taken.push_back(land[i]);
    if (someOpen(study, stuck, land, i + 1, count - 1, taken)) return true;
    taken.pop_back();
  }
  return false;
}

TEST(Opening, NoSmallerSetOfLandOpensTheGate) {
  std::mt19937 random(31);
  int solved = 0, hopeless = 0, large = 0;
  for (int done = 0; done < fairway::test::cases(1200);) {
    const Lake lake = testing_lakes::randomLake(random, 7, 6 + static_cast<int>(random() % 2),
                                                25 + static_cast<int>(random() % 25));
    CourseSubject subject{lake, {}, testing_lakes::randomPlacement(random, lake), {}};
    if (!misplacedBuoys(lake, subject.placement).empty() || !faultyStrip(lake, subject.placement).empty())
      continue;
    for (std::size_t i = 0; i < 3; ++i)
      subject.choices.arrows[i] = random() % 2 == 0 ? Arrow::Clockwise : Arrow::Counterclockwise;
    const CourseStudy study(subject);
    if (study.board().startCells().empty()) continue;
    const Reach stuck = reachFrom(study.board(), {study.board().startCells().front()});
    if (stuck.finishes()) continue;
    ++done;
    const std::vector<Cell> land = landOf(lake);
    const std::vector<Cell> opening = smallestOpening(study, stuck);
    if (opening.empty()) {
      ASSERT_FALSE(passes(opened(lake, land), study, stuck)) << "opening all land would help";
      ++hopeless;
      continue;
    }
    ASSERT_TRUE(passes(opened(lake, opening), study, stuck)) << "the cells that are named do not help";
    ++solved;
    large += opening.size() > 1;
    for (std::size_t count = 1; count < std::min<std::size_t>(opening.size(), 4); ++count) {
      std::vector<Cell> taken;
      ASSERT_FALSE(someOpen(study, stuck, land, 0, count, taken)) << count << " cells are enough";
    }
  }
  EXPECT_GT(solved, fairway::test::cases(200));
  EXPECT_GT(hopeless, fairway::test::cases(40));
  EXPECT_GT(large, fairway::test::cases(80));
}

} // namespace
} // namespace fairway::validator::lake_race
