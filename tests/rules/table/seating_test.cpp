#include "rules/river/table/river_play.h"
#include "rules/table/reading.h"
#include "rules/table/table.h"

#include <gtest/gtest.h>

#include <limits>

// Who acts at a table and when, on a plain river for three; and how a table reads what is said at it.
namespace fairway::table {
namespace {

std::unique_ptr<Play> threeOnARiver() {
  river::River river;
  river.sections.resize(10);
  return std::make_unique<river::RiverPlay>(std::make_shared<river::RiverBoard>(river), 3, 2, 1);
}

Tree firstChoice(const Play& play) {
  return play.choices()->front();
}

Seating pilotsOnly() {
  Seating seating;
  seating.pilots.assign(3, firstChoice);
  return seating;
}

TEST(Seating, PilotsStopAfterAsManyTurnsAsTheyMayPlay) {
  Seating seating = pilotsOnly();
  seating.mostTurns = 5;
  Table table(threeOnARiver(), seating);
  EXPECT_EQ(table.play().turns(), 5);
  EXPECT_EQ(table.awaited(), Awaited::PilotsChoice);
  const Refusal refusal = table.choose(firstChoice(table.play()));
  ASSERT_TRUE(refusal);
  EXPECT_EQ(*refusal, notThisMoment("it is the turn of a pilot, and the pilots have played as many turns as "
                                    "they may"));
  EXPECT_EQ(table.play().turns(), 5);
}

TEST(Seating, TheTurnsOfPilotsAreCountedAnewAfterEachChoiceOfAPerson) {
  Seating seating = pilotsOnly();
  seating.pilots[1] = nullptr; // seat 2, which is first
  seating.mostTurns = 2;
  Table table(threeOnARiver(), seating);
  EXPECT_EQ(table.awaited(), Awaited::Choice);
  for (int round = 0; round < 3; ++round) {
    ASSERT_EQ(table.play().seat(), 2);
    ASSERT_FALSE(table.choose(firstChoice(table.play())));
    ASSERT_EQ(table.play().turns(), 3 * (round + 1)) << "both pilots have played";
  }
}

TEST(Seating, AfterTheRaceNobodyChooses) {
  Table table(threeOnARiver(), pilotsOnly());
  EXPECT_EQ(table.awaited(), Awaited::Nothing);
  EXPECT_EQ(*table.choose({{"boat", 1}}), notThisMoment("the race is over"));
  EXPECT_FALSE(table.step());
}

TEST(Seating, ByStepNothingHappensUntilItIsAskedFor) {
  Seating seating = pilotsOnly();
  seating.byStep = true;
  seating.pilots[2] = nullptr;
  Table table(threeOnARiver(), seating);
  EXPECT_EQ(table.awaited(), Awaited::Draw);
  EXPECT_TRUE(table.takeEvents().empty());
  EXPECT_TRUE(table.step());
  EXPECT_EQ(table.awaited(), Awaited::PilotsChoice);
  const Tree choice = table.pilotToAct()(table.play());
  table.take(table.pilotToAct(), choice);
  EXPECT_EQ(table.play().turns(), 1);
  EXPECT_EQ(table.awaited(), Awaited::Draw) << "the roll of seat 3 is not taken yet";
  EXPECT_TRUE(table.step());
  EXPECT_EQ(table.awaited(), Awaited::Choice);
  EXPECT_FALSE(table.step()) << "a person chooses";
  const std::vector<Event> events = table.takeEvents();
  ASSERT_EQ(events.size(), 3U);
  EXPECT_EQ(events[1].seat, 2);
  EXPECT_FALSE(events[1].chance);
  EXPECT_EQ(events[1].value, choice);
  EXPECT_EQ(events[2].seat, 3);
  EXPECT_TRUE(events[2].chance);
}

TEST(Seating, ChanceIsSaidOnlyWhereAndWhenItIsAwaited) {
  const Tree two{{"roll", 2}};
  Table drawn(threeOnARiver(), {});
  EXPECT_EQ(*drawn.tell(two), notARequest("chance is drawn at this table, not told"));
  Table told(threeOnARiver(), {{}, Chance::Told});
  EXPECT_EQ(told.awaited(), Awaited::Told);
  EXPECT_FALSE(told.step());
  ASSERT_FALSE(told.tell(two));
  EXPECT_EQ(*told.tell(two), notThisMoment("there is nothing to roll or draw now"));
}

TEST(ReadingAtATable, NumbersFitAnInt) {
  using Limits = std::numeric_limits<int>;
  const Tree tree{{"least", Limits::min()},
                  {"most", Limits::max()},
                  {"less", std::int64_t{Limits::min()} - 1},
                  {"more", std::int64_t{Limits::max()} + 1},
                  {"text", "1"},
                  {"list", Tree::list({1, 2})}};
  EXPECT_EQ(numberIn(tree, "least"), Limits::min());
  EXPECT_EQ(numberIn(tree, "most"), Limits::max());
  for (const char* other : {"less", "more", "text", "list", "missing"})
    EXPECT_EQ(numberIn(tree, other), std::nullopt) << other;
  EXPECT_EQ(numbersIn(tree, "list"), (std::vector<int>{1, 2}));
}

TEST(ReadingAtATable, AChoiceBelongsToTheMomentsWhoseKeysItHas) {
  constexpr std::array<MomentKeys, 2> game{{{Moment::Dice, {"keep", "roll"}}, {Moment::Steer, {"steer"}}}};
  EXPECT_FALSE(whyNotNow({{"steer", "left"}}, Moment::Steer, game));
  EXPECT_FALSE(whyNotNow({{"roll", 1}, {"steer", "left"}}, Moment::Steer, game));
  EXPECT_EQ(*whyNotNow({{"roll", 1}}, Moment::Steer, game), notThisMoment("this is the moment steer"));
  EXPECT_EQ(*whyNotNow({{"row", 1}}, Moment::Steer, game),
            notARequest("this is not a choice of the moment steer"));
  EXPECT_EQ(*whyNotNow({{"", 1}}, Moment::Steer, game),
            notARequest("this is not a choice of the moment steer"));
  EXPECT_EQ(*whyNotNow(3, Moment::Steer, game), notARequest("a choice is an object"));
  EXPECT_EQ(*whyNotNow(3, Moment::Over, game), notThisMoment("the race is over"));
}

TEST(ReadingAtATable, FieldsAreExactlyThese) {
  const Tree tree{{"a", 1}, {"b", true}};
  EXPECT_TRUE(hasExactly(tree, {"b", "a"}));
  EXPECT_FALSE(hasExactly(tree, {"a"}));
  EXPECT_FALSE(hasExactly(tree, {"a", "c"}));
  EXPECT_FALSE(hasExactly(Tree::list({1, 2}), {"a", "b"}));
  EXPECT_TRUE(isTrueIn(tree, "b"));
  EXPECT_FALSE(isTrueIn(tree, "a"));
}

} // namespace
} // namespace fairway::table
