// RULES.md, section 6: points, the variant, and who wins a match.
#include "tests/rules/lake_race/lakes.h"
#include "tests/rules/lake_race/playing.h"

#include "rules/lake_race/play/match.h"

#include <gmock/gmock.h>

namespace fairway::lake_race {
namespace {

using testing::ElementsAre;

std::vector<int> listed(const BySeat<int>& values, int players) {
  std::vector<int> all;
  for (int seat = 1; seat <= players; ++seat) all.push_back(values[seat]);
  return all;
}

class Points : public testing::Test {
protected:
  // Sails and sinks boats one after the other: positive seats sail to the finish, negative ones sink.
  Race played(const RaceSetup& setup, const std::vector<int>& order) const {
    Race race(board_, setup);
    // Behind the strip, where those who wait are in nobody's way.
    for (int i = 0; i < setup.players; ++i)
      EXPECT_EQ(race.place(race.seatToAct(), *(board_.startCells().rbegin() + i), Direction::E),
                std::nullopt);
    for (int seat : order)
      if (seat > 0)
        test::sailBoat(race, seat);
      else
        test::sinkBoat(race, -seat);
    EXPECT_TRUE(race.over());
    return race;
  }
  std::vector<int> points(int players, bool variant, const std::vector<int>& order, int multiple = 1,
                          SunkBonus bonus = SunkBonus::Each) const {
    return listed(pointsOf(played({players, 1, variant, {}}, order), multiple, bonus), players);
  }

  const Course course_ = test::roundTheStrip();
  const CourseBoard board_{course_};
};

// "With n players the first scores n-1, the second n-2, ... the last 0"
TEST_F(Points, NMinusOneForTheFirstDownToNoneForTheLast) {
  EXPECT_THAT(points(3, false, {2, 1}), ElementsAre(1, 2, 0));
  EXPECT_THAT(points(6, false, {6, 5, 4, 3, 2}), ElementsAre(0, 1, 2, 3, 4, 5));
}

// "Race B counts double, race C triple." The German rulebook's example: five players get 4, 3, 2, 1 points in
// race A, 8, 6, 4, 2 in race B and 12, 9, 6, 3 in race C.
TEST_F(Points, TheGermanRulebooksExampleForFivePlayers) {
  EXPECT_THAT(points(5, false, {1, 2, 3, 4}, 1), ElementsAre(4, 3, 2, 1, 0));
  EXPECT_THAT(points(5, false, {1, 2, 3, 4}, 2), ElementsAre(8, 6, 4, 2, 0));
  EXPECT_THAT(points(5, false, {1, 2, 3, 4}, 3), ElementsAre(12, 9, 6, 3, 0));
}

// "sunk boats 0"
TEST_F(Points, SunkBoatsScoreNothing) {
  EXPECT_THAT(points(4, false, {-1, -2, 4}), ElementsAre(0, 0, 2, 3));
  EXPECT_THAT(points(3, true, {-2, -1, -3}), ElementsAre(0, 0, 0)) << "even the last to sink";
}

// "The one left over takes the next rank." "A boat left over because all others sank is first."
TEST_F(Points, TheOneLeftOverScoresForItsRank) {
  EXPECT_THAT(points(4, false, {3, -1, 2}), ElementsAre(0, 2, 3, 1));
  EXPECT_THAT(points(4, false, {-3, -1, -2}), ElementsAre(0, 0, 0, 3));
}

// "each finisher also scores one point for each turn by which it finished before the boat that finished last"
TEST_F(Points, TheVariantGivesAPointForEachTurnAhead) {
  const Race race = played({3, 1, true, {}}, {2, 3, 1});
  const auto turns = [&](int seat) { return static_cast<int>(race.boat(seat).turns); };
  ASSERT_LT(turns(2), turns(3));
  ASSERT_LT(turns(3), turns(1));
  EXPECT_THAT(listed(pointsOf(race, 1, SunkBonus::Each), 3),
              ElementsAre(0, 2 + turns(1) - turns(2), 1 + turns(1) - turns(3)));
  // "Double and triple apply to the points for places, not to these."
  EXPECT_THAT(listed(pointsOf(race, 3, SunkBonus::Each), 3),
              ElementsAre(0, 6 + turns(1) - turns(2), 3 + turns(1) - turns(3)));
}

// "(...; a sole finisher is ahead of nobody), and 5 points for each sunk boat"
TEST_F(Points, ASoleFinisherIsAheadOfNobodyButGetsTheSunkBonus) {
  EXPECT_THAT(points(3, true, {-1, -2, 3}), ElementsAre(0, 0, 2 + 10));
  EXPECT_THAT(points(2, false, {-1, 2}, 2), ElementsAre(0, 2 + 5));
}

// "(the French text can be read as 5 points once: an option `sunk-bonus: each|once`, default `each`)"
TEST_F(Points, TheSunkBonusCanBeReadAsOnce) {
  EXPECT_THAT(points(3, true, {-1, -2, 3}, 1, SunkBonus::Once), ElementsAre(0, 0, 2 + 5));
  EXPECT_THAT(points(2, false, {1, 2}, 1, SunkBonus::Once)[1], 0) << "none sank, no bonus";
  EXPECT_EQ(MatchOptions{}.sunkBonus, SunkBonus::Each);
}

TEST_F(Points, EachFinisherGetsTheBonusAndTheSunkDoNot) {
  const Race race = played({4, 1, true, {}}, {2, -1, 3, -4});
  const int ahead = static_cast<int>(race.boat(3).turns - race.boat(2).turns);
  EXPECT_THAT(listed(pointsOf(race, 1, SunkBonus::Each), 4), ElementsAre(0, 3 + ahead + 10, 2 + 10, 0));
}

TEST_F(Points, WithoutTheVariantThereIsNeither) {
  EXPECT_THAT(points(3, false, {-1, 3}), ElementsAre(0, 1, 2));
}

// Totals over three races, and "Equal totals: the order of the last race decides."
TEST_F(Points, EqualTotalsAreDecidedByTheLastRace) {
  Match match(3, {});
  match.add(played(match.nextRace(1), {1, 2})); // 2 1 0
  match.add(played(match.nextRace(2), {1, 3})); // 4 0 2
  match.add(played(match.nextRace(3), {2, 3})); // 0 6 3
  EXPECT_THAT(listed(match.totals(), 3), ElementsAre(6, 7, 5));
  EXPECT_THAT(match.standing(), ElementsAre(2, 1, 3));

  Match equal(3, {});
  equal.add(played(equal.nextRace(1), {1, 2})); // 2 1 0
  equal.add(played(equal.nextRace(2), {3, 1})); // 2 0 4
  EXPECT_THAT(listed(equal.totals(), 3), ElementsAre(4, 1, 4));
  EXPECT_THAT(equal.standing(), ElementsAre(3, 1, 2)) << "seat 3 won the last race";
  equal.add(played(equal.nextRace(3), {2, 3})); // 0 6 3
  EXPECT_THAT(listed(equal.totals(), 3), ElementsAre(4, 7, 7));
  EXPECT_THAT(equal.standing(), ElementsAre(2, 3, 1));
}

TEST_F(Points, EqualTotalsOfSunkBoatsFollowTheOrderOfSinkingToo) {
  Match match(3, {});
  match.add(played(match.nextRace(1), {-2, -3}));
  EXPECT_THAT(listed(match.totals(), 3), ElementsAre(2, 0, 0));
  EXPECT_THAT(match.standing(), ElementsAre(1, 3, 2));
}

} // namespace
} // namespace fairway::lake_race
