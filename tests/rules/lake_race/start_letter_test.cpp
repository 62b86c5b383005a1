// Which letter a course starts by when it names none: that of the slot under its start buoy.
#include "rules/lake_race/board/start_letter.h"

#include "tests/rules/lake_race/lakes.h"

#include <gtest/gtest.h>

namespace fairway::lake_race {
namespace {

constexpr Cell start{3, 5};

Lake lakeWith(std::vector<Slot> slots) {
  Lake lake = test::openLake(10, 10);
  lake.slots = std::move(slots);
  return lake;
}

TEST(StartLetter, IsThatOfTheSlotOfItsRace) {
  const Lake lake = lakeWith({{RaceLetter::A, start, Direction::E},
                              {RaceLetter::B, start, Direction::W},
                              {RaceLetter::A, {4, 5}, Direction::NE}});
  EXPECT_EQ(*startLetter(lake, start, RaceLetter::A), Direction::E);
  EXPECT_EQ(*startLetter(lake, start, RaceLetter::B), Direction::W);
  EXPECT_EQ(*startLetter(lake, {4, 5}, RaceLetter::A), Direction::NE);
}

TEST(StartLetter, IsThatOfAnotherRaceWhereItsOwnHasNone) {
  const Lake lake = lakeWith({{RaceLetter::B, start, Direction::SW}});
  EXPECT_EQ(*startLetter(lake, start, RaceLetter::A), Direction::SW);
  EXPECT_EQ(*startLetter(lake, start, std::nullopt), Direction::SW) << "nor has a free course a race";
}

TEST(StartLetter, SlotsThatAgreeAreAsGoodAsOne) {
  const Lake lake = lakeWith({{RaceLetter::B, start, Direction::SW}, {RaceLetter::C, start, Direction::SW}});
  EXPECT_EQ(*startLetter(lake, start, RaceLetter::A), Direction::SW);
  EXPECT_EQ(*startLetter(lake, start, std::nullopt), Direction::SW);
}

TEST(StartLetter, ThereIsNoneWhereSlotsDifferOrNoneIs) {
  const Lake lake = lakeWith({{RaceLetter::B, start, Direction::SW}, {RaceLetter::C, start, Direction::E}});
  EXPECT_EQ(startLetter(lake, start, RaceLetter::A).fault(), NoLetter::Ambiguous);
  EXPECT_EQ(startLetter(lake, start, std::nullopt).fault(), NoLetter::Ambiguous);
  EXPECT_EQ(*startLetter(lake, start, RaceLetter::C), Direction::E) << "its own slot decides";
  EXPECT_EQ(startLetter(lake, {4, 5}, RaceLetter::B).fault(), NoLetter::NoSlot);
  EXPECT_NE(reasonFor(NoLetter::NoSlot), reasonFor(NoLetter::Ambiguous));
}

} // namespace
} // namespace fairway::lake_race
