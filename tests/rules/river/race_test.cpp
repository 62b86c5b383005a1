// RULES.md, sections 1 to 6.
#include "rules/river/play/race.h"
#include "tests/rules/river/rivers.h"

#include <gmock/gmock.h>

namespace fairway::river {
namespace {

using test::laid;
using test::published;
using testing::ElementsAre;

Landing sailed(const River& river, int from, int number, int phase = 0) {
  return Currents(river).sail(Phase{phase}, SectionNow{from}, number);
}

Landing on(int section) {
  return Landing(SectionNow{section});
}

TEST(RiverDocks, AreWorthLessTheLaterOneArrives) {
  EXPECT_THAT(River().docks, testing::ElementsAre(12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1));
}

// "A boat going up stops on it, whatever is left of the number."
TEST(RiverCurrents, ASandbankStops) {
  const River river = laid("....S.....");
  EXPECT_EQ(sailed(river, 3, 5), on(5));
  EXPECT_EQ(sailed(river, 3, 2), on(5));
  EXPECT_EQ(sailed(river, 3, 1), on(4));
}

// "Next time it leaves freely."
TEST(RiverCurrents, ASandbankIsLeftFreely) {
  EXPECT_EQ(sailed(laid("....S....."), 5, 3), on(8));
  EXPECT_EQ(sailed(laid("....SS...."), 5, 3), on(6)) << "but the next one stops again";
}

// "Past section n it is in the harbour; no exact number is needed."
TEST(RiverCurrents, TheHarbourLiesPastTheLastSection) {
  EXPECT_EQ(sailed(published(), 8, 2), on(10));
  EXPECT_EQ(sailed(published(), 8, 3), Landing::harbour());
  EXPECT_EQ(sailed(published(), 8, 5), Landing::harbour());
}

// "A boat whose number ends exactly on it is carried up by the wave's push: into the harbour if it reaches
// that ... but no further than a sandbank."
TEST(RiverCurrents, AWaveCarriesUp) {
  EXPECT_EQ(sailed(published(), 4, 1), on(8));
  EXPECT_EQ(sailed(published(), 4, 2), on(6)) << "past it";
  EXPECT_EQ(sailed(laid("........W."), 4, 5), Landing::harbour());
  EXPECT_EQ(sailed(laid("....W.S..."), 4, 1), on(7));
  EXPECT_EQ(sailed(laid("....W..W.."), 4, 1), on(8)) << "a push never starts another push";
}

// "A boat whose number ends exactly on it is carried back by the eddy's push, over sandbanks, to section 1 at
// most."
TEST(RiverCurrents, AnEddyCarriesBack) {
  EXPECT_EQ(sailed(laid(".....E...."), 4, 2), on(4));
  EXPECT_EQ(sailed(laid("....SE...."), 5, 1), on(4));
  EXPECT_EQ(sailed(laid(".E........"), 1, 1), on(1));
  EXPECT_EQ(sailed(laid("...W.E...."), 4, 2), on(4)) << "a push never starts another push";
}

TEST(RiverCurrents, SectionsTurnWithThePhase) {
  const River river = published();
  EXPECT_EQ(sailed(river, 3, 1, 1), on(7)) << "after a waterfall the wave lies on 4";
  EXPECT_EQ(sailed(river, 9, 1, 1), on(10)) << "and the sandbank on 10";
  EXPECT_EQ(sailed(river, 9, 5, 1), on(10));
  for (int phase = 0; phase < 10; ++phase)
    for (int section = 1; section <= 10; ++section)
      for (int number = 1; number <= 6; ++number)
        EXPECT_EQ(sailed(river, section, number, phase),
                  sailed(turned(river, Phase{phase}), section, number, 0));
}

TEST(RiverPlaces, NowAndLaidAreTwoCounts) {
  EXPECT_EQ(asLaid(SectionNow{1}, Phase{3}, 10), SectionLaid{4});
  EXPECT_EQ(asLaid(SectionNow{10}, Phase{3}, 10), SectionLaid{3});
  for (int phase = 0; phase < 10; ++phase)
    for (int section = 1; section <= 10; ++section)
      EXPECT_EQ(asNow(asLaid(SectionNow{section}, Phase{phase}, 10), Phase{phase}, 10), SectionNow{section});
}

// A race in which each turn is a roll and a section.
class Table {
public:
  explicit Table(River river, int players = 2, int first = 1)
      : board_(std::move(river)), race_(board_, players, first) {}

  Table& sail(int number, int from) {
    return play(Face(number), Option::sail(race_.toRoll(), SectionNow{from}));
  }
  Table& up(int from) { return play(Face::wind(), Option::up(race_.toRoll(), SectionNow{from})); }
  Table& back(int seat, int from) { return play(Face::wind(), Option::back(seat, SectionNow{from})); }
  Table& pass() { return play(Face::wind(), Option::pass()); }

  const Race& race() const { return race_; }
  std::vector<int> boats(int seat) const {
    std::vector<int> sections;
    race_.fleet(seat).forEachSection([&](SectionNow section) {
      sections.insert(sections.end(), static_cast<std::size_t>(race_.fleet(seat).at(section)),
                      section.number);
    });
    return sections;
  }

private:
  Table& play(Face face, const Option& option) {
    const Refusal refusal = race_.whyNot(race_.toRoll(), face, option);
    EXPECT_FALSE(refusal) << nameOf(*refusal);
    race_.play(face, option);
    return *this;
  }

  RiverBoard board_;
  Race race_;
};

River calm(int boats = 3) {
  River river = laid("..........");
  river.boats = boats;
  return river;
}

// Whatever a document's reader lets through: a number sails an own boat, and only wind is used in other ways.
TEST(RiverRace, ANumberIsNotUsedLikeWindNorWindLikeANumber) {
  Table table(calm());
  table.sail(2, 4).sail(1, 4); // 3 3 5 and 3 3 4
  const Race& race = table.race();
  const SectionNow lower{3};
  EXPECT_FALSE(race.whyNot(1, Face(1), Option::sail(1, lower)));
  EXPECT_FALSE(race.whyNot(1, Face::wind(), Option::up(1, lower)));
  EXPECT_FALSE(race.whyNot(1, Face::wind(), Option::back(2, SectionNow{4})));
  EXPECT_EQ(race.whyNot(1, Face(1), Option::up(1, lower)), Rule::Wind);
  EXPECT_EQ(race.whyNot(1, Face(1), Option::back(2, SectionNow{4})), Rule::Wind);
  EXPECT_EQ(race.whyNot(1, Face(1), Option::pass()), Rule::Pass);
  EXPECT_EQ(race.whyNot(1, Face::wind(), Option::sail(1, lower)), Rule::Wind);
  EXPECT_EQ(race.whyNot(1, Face(1), Option::sail(2, lower)), Rule::Boat) << "another player's boat";
  EXPECT_EQ(race.whyNot(1, Face::wind(), Option::up(2, lower)), Rule::Boat);
}

TEST(RiverRace, BeginsOnTheStart) {
  const Table table(published(), 3, 2);
  EXPECT_THAT(table.boats(1), ElementsAre(4, 4, 4));
  EXPECT_EQ(table.race().toRoll(), 2);
  EXPECT_EQ(table.race().round(), 1);
  EXPECT_EQ(table.race().bottom(), SectionLaid{1});
}

// "Before each round but the first, at the first player's turn, section 1 is carried up to become section n,
// and the others move down by one."
TEST(RiverRace, TheWaterfallComesWhenTheRoundIsComplete) {
  Table table(calm(), 3, 2);
  table.sail(1, 4).sail(1, 4);
  EXPECT_EQ(table.race().round(), 1);
  table.sail(1, 4);
  EXPECT_EQ(table.race().round(), 2);
  EXPECT_EQ(table.race().toRoll(), 2);
  EXPECT_EQ(table.race().bottom(), SectionLaid{2});
  EXPECT_THAT(table.boats(1), ElementsAre(3, 3, 4));
}

// "Boats on it are lost."
TEST(RiverRace, TheWaterfallTakesBoats) {
  River river = calm(2);
  river.start = 1;
  Table table(river);
  table.sail(3, 1).sail(2, 1);
  EXPECT_THAT(table.boats(1), ElementsAre(3));
  EXPECT_THAT(table.boats(2), ElementsAre(2));
  EXPECT_EQ(table.race().lost(1), 1);
}

// "one of your boats goes up to the section of your next boat ahead on the river."
TEST(RiverWind, BlowsUpToTheNextOwnBoat) {
  Table table(calm());
  table.sail(3, 4).sail(1, 4); // 3 3 6 and 3 3 4 after the waterfall
  table.up(3);
  EXPECT_THAT(table.boats(1), ElementsAre(3, 6, 6));
}

// "A sandbank between stops it."
TEST(RiverWind, ASandbankBetweenStopsIt) {
  River river = laid("....S.....");
  river.start = 5;
  Table table(river);
  table.sail(3, 5).sail(1, 5);       // 4 4 7 and 4 4 5; the sandbank lies on 4
  table.sail(1, 4).sail(1, 4);       // 3 4 6 and 3 4 4; the sandbank lies on 3
  table.sail(1, 6).sail(1, 4).up(2); // 2 3 6; the sandbank lies on 2
  EXPECT_THAT(table.boats(1), ElementsAre(3, 3, 6)) << "it stands on the sandbank, and leaves it freely";
}

// "one boat of another player goes back to the section of the next boat of its colour behind it on the
// river."
TEST(RiverWind, BlowsAnotherBoatBack) {
  Table table(calm());
  table.sail(3, 4).back(1, 7);
  EXPECT_THAT(table.boats(1), ElementsAre(3, 3, 3));
}

// "while three or more boats stand on one section, of whatever colours, none of them can be blown back."
TEST(RiverWind, AConvoyCannotBeBlownBack) {
  Table table(calm());
  table.sail(1, 4).sail(1, 4); // both 3 3 4
  table.sail(1, 3).sail(5, 4); // 2 3 3 and 2 2 8
  const Race& race = table.race();
  EXPECT_EQ(race.options(Face::wind()).size(), 2U) << "up from 2, or the boat on 8 back";
  table.sail(2, 3); // 2 3 5
  table.back(1, 3); // after the waterfall 1 1 4 and 1 1 7
  EXPECT_THAT(table.boats(1), ElementsAre(1, 1, 4));
  EXPECT_EQ(race.whyNot(1, Face::wind(), Option::back(2, SectionNow{1})), Rule::Wind);
}

TEST(RiverWind, AConvoyOfTwoColours) {
  Table table(calm());
  table.sail(1, 4).sail(1, 4); // both 3 3 4
  table.sail(2, 3);            // 3 4 5
  table.sail(1, 3);            // after the waterfall 2 3 4 and 2 3 3
  const Option back = Option::back(2, SectionNow{3});
  EXPECT_EQ(table.race().whyNot(1, Face::wind(), back), Rule::Convoy);
}

// "With `convoy: own` only boats of one colour make a convoy"
TEST(RiverWind, AConvoyOfOneColour) {
  River river = calm();
  river.convoy = Convoy::Own;
  Table table(river);
  table.sail(1, 4).sail(1, 4).sail(2, 3).sail(1, 3); // as above
  EXPECT_FALSE(table.race().whyNot(1, Face::wind(), Option::back(2, SectionNow{3})));
}

// "no boat can be blown back from it."
TEST(RiverWind, ALeeShelters) {
  Table table(laid("......L..."));
  table.sail(3, 4);
  EXPECT_EQ(table.race().whyNot(2, Face::wind(), Option::back(1, SectionNow{7})), Rule::Lee);
  EXPECT_THAT(table.race().options(Face::wind()), ElementsAre(Option::pass()));
}

// "if either is possible it must be done ... otherwise you pass."
TEST(RiverWind, NobodyPassesWhoCouldUseIt) {
  Table table(calm());
  EXPECT_FALSE(table.race().whyNot(1, Face::wind(), Option::pass()));
  table.pass().sail(1, 4);
  EXPECT_EQ(table.race().whyNot(1, Face::wind(), Option::pass()), Rule::Pass);
}

// "Where several options are equally good ... `up` comes before `back`, seats in playing order from the one
// who rolls next, and lower sections first."
TEST(RiverWind, OptionsStandInTheOrderOfTheRuleForTies) {
  Table table(calm(), 3);
  table.sail(1, 4).sail(2, 4).sail(3, 4); // 3 3 4, 3 3 5, 3 3 6
  table.sail(4, 3);                       // 3 4 7
  const Race& race = table.race();
  EXPECT_THAT(race.options(Face::wind()),
              ElementsAre(Option::up(2, SectionNow{3}), Option::back(3, SectionNow{6}),
                          Option::back(1, SectionNow{4}), Option::back(1, SectionNow{7})));
}

// "A player without a boat on the river does not roll and is skipped, for wind too ... The waterfall goes on,
// also when it is the first player who is skipped."
TEST(RiverRace, ASeatWithoutBoatsIsSkipped) {
  River river = calm(1);
  river.start = 9;
  Table table(river, 3);
  table.sail(5, 9); // home
  EXPECT_EQ(table.race().toRoll(), 2);
  table.pass().pass(); // back to seat 1, which has none
  EXPECT_EQ(table.race().toRoll(), 2);
  EXPECT_EQ(table.race().round(), 2);
  EXPECT_EQ(table.race().bottom(), SectionLaid{2});
  EXPECT_THAT(table.boats(2), ElementsAre(8));
}

// "Boats take docks in order of arrival: the first gets 12 points, the next 11, and so on ..."
TEST(RiverRace, DocksAreTakenInOrderOfArrival) {
  River river = calm(2);
  river.start = 10;
  Table table(river);
  table.sail(5, 10).sail(5, 10).sail(5, 9);
  EXPECT_FALSE(table.race().over());
  table.sail(5, 9);
  const Race& race = table.race();
  ASSERT_TRUE(race.over());
  EXPECT_EQ(race.toRoll(), 0);
  EXPECT_EQ(race.round(), 2);
  EXPECT_EQ(race.bottom(), SectionLaid{2}) << "the game is over before the next waterfall";
  EXPECT_THAT(std::vector<int>(race.docks(1).begin(), race.docks(1).end()), ElementsAre(12, 10));
  EXPECT_EQ(race.points(2), 20);
  EXPECT_THAT(race.winners(), ElementsAre(1));
}

// "Once the last boats are lost, the waterfall has moved the sections but no round begins"
TEST(RiverRace, AWaterfallThatTakesTheLastBoatsOpensNoRound) {
  River river = calm(1);
  river.start = 1;
  Table table(river);
  table.pass().pass();
  ASSERT_TRUE(table.race().over());
  EXPECT_EQ(table.race().round(), 1);
  EXPECT_EQ(table.race().bottom(), SectionLaid{2});
  EXPECT_THAT(table.race().winners(), ElementsAre(1, 2)) << "equal points share the win";
}

TEST(RiverRace, WhoHasRolledInThisRound) {
  Table table(calm(), 3, 2);
  EXPECT_FALSE(table.race().hasRolled(2));
  table.sail(1, 4);
  EXPECT_TRUE(table.race().hasRolled(2));
  EXPECT_FALSE(table.race().hasRolled(3));
  EXPECT_FALSE(table.race().hasRolled(1));
}

} // namespace
} // namespace fairway::river
