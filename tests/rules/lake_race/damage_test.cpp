// RULES.md, section 5: damage.
#include "tests/rules/lake_race/lakes.h"
#include "tests/rules/lake_race/playing.h"

#include "rules/lake_race/play/match.h"

#include <gmock/gmock.h>

namespace fairway::lake_race {
namespace {

class Damage : public testing::Test {
protected:
  // In the corridor [2..9, 2]: in the order of placing, three boats facing E.
  void place(Cell third, Cell second, Cell first) {
    for (Cell cell : {third, second, first}) test::place(race_, cell, Direction::E);
  }
  Cell cellOf(int seat) const { return board_.cellAt(race_.boat(seat).cell); }

  const Course course_ = test::corridor(8);
  const CourseBoard board_{course_};
  Race race_{board_, {3, 1, false, {}}};
};

// "If the water ends before the distance does (land, void or a buoy), the boat stops on the last water cell
// ..., takes as many damage markers as cells were missing, and loses all its dice."
TEST_F(Damage, MissingCellsAreMarkersAndTheDiceAreLost) {
  place({2, 2}, {3, 2}, {8, 2});
  test::turn(race_, {}, {3}, Steer::Straight);
  EXPECT_EQ(cellOf(1), (Cell{9, 2}));
  EXPECT_EQ(race_.boat(1).damage, 2);
  EXPECT_TRUE(race_.boat(1).dice.empty());
  EXPECT_EQ(race_.boat(1).status, BoatStatus::Racing);
}

TEST_F(Damage, LandVoidTheLakesEdgeAndBuoysAllEndTheWater) {
  Course course;
  course.lake = test::drawn(". . . . . # . . . x . . . .", Stagger::Odd, 1);
  course.placement = {{1, 1}, Direction::E, {Cell{3, 1}, Cell{12, 1}, Cell{14, 1}}};
  // Buoys: 0 on 1, the finish buoy and buoy 1 on 3; land on 6, void on 10, buoys on 12 and 14.
  const CourseBoard board(course);
  const auto missing = [&](int column, Direction heading) {
    return moveAlone(board, board.indexOf({column, 1}), heading, 3, {}).missing;
  };
  EXPECT_EQ(missing(4, Direction::E), 2) << "land";
  EXPECT_EQ(missing(8, Direction::E), 2) << "void";
  EXPECT_EQ(missing(11, Direction::E), 3) << "a buoy";
  EXPECT_EQ(missing(7, Direction::NE), 3) << "beyond the last row is void";
  EXPECT_EQ(missing(5, Direction::W), 2) << "a buoy on the other side";
}

// "(or the last free one before it)", "Cells lost to another boat are no damage."
TEST_F(Damage, BehindAnotherBoatOnlyTheWatersCellsCount) {
  place({9, 2}, {8, 2}, {6, 2});
  test::turn(race_, {}, {3}, Steer::Straight);
  EXPECT_EQ(cellOf(1), (Cell{7, 2})) << "the last free cell before two boats";
  EXPECT_EQ(race_.boat(1).damage, 0);
  EXPECT_EQ(race_.boat(1).dice, Dice(0, 0, 1)) << "no crash, so the dice stay";
  test::idle(race_);
  test::idle(race_);
  test::turn(race_, {3}, {1}, Steer::Straight); // distance 4, water for 2
  EXPECT_EQ(cellOf(1), (Cell{7, 2}));
  EXPECT_EQ(race_.boat(1).damage, 2);
  EXPECT_TRUE(race_.boat(1).dice.empty());
  EXPECT_EQ(race_.boat(2).damage + race_.boat(3).damage, 0);
}

// "Four or more markers in all: the boat sinks and is out of this race."
TEST_F(Damage, ThreeMarkersFloatFourSink) {
  place({2, 2}, {3, 2}, {9, 2});
  test::turn(race_, {}, {3}, Steer::Straight);
  EXPECT_EQ(race_.boat(1).damage, 3);
  EXPECT_EQ(race_.boat(1).status, BoatStatus::Racing);
  test::idle(race_);
  test::idle(race_);
  test::turn(race_, {}, {1}, Steer::Straight);
  EXPECT_EQ(race_.boat(1).damage, 4);
  EXPECT_EQ(race_.boat(1).status, BoatStatus::Sunk);
  EXPECT_THAT(race_.sunk(), testing::ElementsAre(1));
  // "Finished and sunk boats leave the lake."
  EXPECT_FALSE(race_.isTaken(board_.indexOf({9, 2})));
  EXPECT_EQ(cellOf(1), (Cell{9, 2})) << "the last cell is remembered";
  for (int seat : {2, 3, 2, 3}) {
    EXPECT_EQ(race_.seatToAct(), seat) << "and has no more turns";
    EXPECT_EQ(race_.whyNotTurn(1), Rule::SeatOrder);
    test::idle(race_);
  }
}

TEST_F(Damage, MoreThanFourMarkersAreAllCounted) {
  place({2, 2}, {3, 2}, {7, 2});
  test::turn(race_, {}, {1}, Steer::Straight);
  test::idle(race_);
  test::idle(race_);
  test::turn(race_, {}, {3, 3}, Steer::Straight);
  EXPECT_EQ(race_.boat(1).damage, 5);
  EXPECT_EQ(race_.boat(1).status, BoatStatus::Sunk);
}

// "A boat that took damage in a race keeps one marker for good: it starts race B with 1 marker if it was
// damaged in A, and race C with one for each of A and B in which it was damaged (at most 2)."
TEST(DamageCarried, OneMarkerForEachRaceInWhichItWasDamaged) {
  const Course course = test::corridor(8);
  const CourseBoard board(course);
  Match match(4, {});
  // All but the survivor sink; the one at the corridor's end may take a single marker before that.
  const auto race = [&](int first, int survivor, bool scratched) {
    Race r(board, match.nextRace(first));
    const int atTheEnd = r.seatToAct();
    for (int column : {9, 4, 3, 2}) test::place(r, {column, 2}, Direction::E);
    if (scratched) {
      ASSERT_TRUE(test::comesToAct(r, atTheEnd));
      test::turn(r, {}, {1}, Steer::Straight);
      EXPECT_EQ(r.boat(atTheEnd).damage, r.boat(atTheEnd).carriedDamage + 1);
    }
    for (int seat = 1; seat <= 4; ++seat)
      if (seat != survivor) test::sinkBoat(r, seat);
    EXPECT_TRUE(r.over());
    match.add(r);
  };
  EXPECT_EQ(match.nextRace(1).carriedDamage, BySeat<std::uint8_t>{});
  race(1, 4, false); // 1 to 3 sink
  const auto markers = [&](int first) {
    const RaceSetup setup = match.nextRace(first);
    return std::array<int, 4>{setup.carriedDamage[1], setup.carriedDamage[2], setup.carriedDamage[3],
                              setup.carriedDamage[4]};
  };
  EXPECT_EQ(markers(2), (std::array<int, 4>{1, 1, 1, 0}));
  race(2, 1, true); // 2 to 4 sink, 1 is scratched only
  EXPECT_EQ(markers(3), (std::array<int, 4>{2, 2, 2, 1}));
}

TEST(DamageCarried, AMarkerFromEarlierRacesIsNoDamageInThisOne) {
  const Course course = test::corridor(8);
  const CourseBoard board(course);
  Match match(2, {});
  Race a(board, match.nextRace(1));
  test::placeAll(a, Direction::E);
  test::sinkBoat(a, 1);
  test::sinkBoat(a, 2);
  match.add(a);
  const RaceSetup setup = match.nextRace(2);
  Race b(board, setup);
  test::placeAll(b, Direction::E);
  EXPECT_EQ(b.boat(1).damage, 1);
  EXPECT_FALSE(b.boat(1).damagedInThisRace());
  test::turn(b, {}, {}, Steer::Straight);
  EXPECT_FALSE(b.boat(2).damagedInThisRace());
}

// The markers carried count towards the four.
TEST(DamageCarried, CarriedMarkersCountTowardsSinking) {
  const Course course = test::corridor(8);
  const CourseBoard board(course);
  RaceSetup setup{3, 1, false, {}};
  setup.carriedDamage[1] = 2;
  Race race(board, setup);
  for (Cell cell : {Cell{2, 2}, Cell{3, 2}, Cell{9, 2}}) test::place(race, cell, Direction::E);
  test::turn(race, {}, {2}, Steer::Straight);
  EXPECT_EQ(race.boat(1).status, BoatStatus::Sunk);
}

} // namespace
} // namespace fairway::lake_race
