#include "rules/river/play/referee.h"
#include "tests/rules/river/rivers.h"

#include <gmock/gmock.h>

#include <set>

namespace fairway::river {
namespace {

TurnEntry sails(int seat, int number, int from, std::optional<Landing> ends = {}) {
  return {seat, Face(number), Option::sail(seat, SectionNow{from}), ends};
}
TurnEntry blows(int seat, Option option, std::optional<Landing> ends = {}) {
  return {seat, Face::wind(), option, ends};
}

std::string ruleOf(const River& river, std::vector<TurnEntry> turns) {
  const RiverBoard board(river);
  const Record record{2, 1, std::move(turns)};
  EXPECT_FALSE(whyNotOn(river, record));
  const Replay replay = river::replay(board, record);
  if (replay.legal()) return "legal";
  EXPECT_EQ(replay.illegal->turn, static_cast<int>(record.turns.size()));
  EXPECT_FALSE(replay.illegal->message.english().empty());
  return std::string(nameOf(replay.illegal->rule));
}

// Section 7 of the rules: the first that applies.
TEST(RiverReferee, NamesTheFirstRuleThatIsBroken) {
  River river = test::laid("......L...");
  river.die = {Face(1), Face(2), Face(3), Face(4), Face(1), Face::wind()};
  const TurnEntry begin = sails(1, 3, 4);
  EXPECT_EQ(ruleOf(river, {begin}), "legal");
  EXPECT_EQ(ruleOf(river, {sails(2, 6, 9)}), "seat") << "before face and boat";
  EXPECT_EQ(ruleOf(river, {sails(1, 5, 9)}), "face") << "before boat";
  EXPECT_EQ(ruleOf(river, {sails(1, 3, 9)}), "boat");
  EXPECT_EQ(ruleOf(river, {sails(1, 3, 4, Landing(SectionNow{8}))}), "ends");
  EXPECT_EQ(ruleOf(river, {sails(1, 3, 4, Landing::harbour())}), "ends");
  EXPECT_EQ(ruleOf(river, {sails(1, 3, 4, Landing(SectionNow{7}))}), "legal");
  EXPECT_EQ(ruleOf(river, {blows(1, Option::pass())}), "legal");
  EXPECT_EQ(ruleOf(river, {blows(1, Option::up(1, SectionNow{4}))}), "wind");
  EXPECT_EQ(ruleOf(river, {blows(1, Option::up(1, SectionNow{5}))}), "boat") << "before wind";
  EXPECT_EQ(ruleOf(river, {blows(1, Option::back(1, SectionNow{5}))}), "wind") << "own seat, before boat";
  EXPECT_EQ(ruleOf(river, {begin, blows(2, Option::back(1, SectionNow{4}))}), "wind") << "none behind";
  EXPECT_EQ(ruleOf(river, {begin, blows(2, Option::back(1, SectionNow{7}))}), "lee");
  EXPECT_EQ(ruleOf(river, {begin, blows(2, Option::pass())}), "legal");
  EXPECT_EQ(ruleOf(river, {begin, sails(2, 1, 4), blows(1, Option::pass())}), "pass");
}

TEST(RiverReferee, SaysWhyTheWindCannotBlowSo) {
  const RiverBoard board(test::laid("......L..."));
  const auto why = [&board](std::vector<TurnEntry> turns) {
    return river::replay(board, Record{2, 1, std::move(turns)}).illegal->message.english();
  };
  EXPECT_EQ(why({blows(1, Option::up(1, SectionNow{4}))}), "seat 1 has no boat ahead of section 4");
  EXPECT_EQ(why({blows(1, Option::back(1, SectionNow{4}))}), "seat 1 cannot blow its own boats back");
  EXPECT_EQ(why({sails(1, 3, 4), blows(2, Option::back(1, SectionNow{4}))}),
            "seat 1 has no boat behind section 4");
}

TEST(RiverReferee, NothingIsPlayedAfterTheEnd) {
  River river = test::laid("..........");
  river.boats = 1;
  river.start = 10;
  EXPECT_EQ(ruleOf(river, {sails(1, 1, 10), sails(2, 1, 10), sails(1, 1, 10)}), "over");
}

TEST(RiverReferee, StopsBeforeTheIllegalTurn) {
  const RiverBoard board(test::published());
  const Record record{2, 2, {sails(2, 1, 4), sails(1, 2, 9), sails(2, 1, 4)}};
  const Replay replay = river::replay(board, record);
  ASSERT_FALSE(replay.legal());
  EXPECT_EQ(replay.illegal->turn, 2);
  EXPECT_EQ(replay.illegal->message.english(), "seat 1 has no boat on section 9");
  EXPECT_EQ(replay.race.toRoll(), 1);
}

TEST(RiverReferee, RecordsThatCannotBe) {
  const River river = test::published();
  const auto key = [&](const Record& record) {
    const auto fault = whyNotOn(river, record);
    return fault ? fault->key : "";
  };
  EXPECT_EQ(key({1, 1, {}}), "players");
  EXPECT_EQ(key({5, 1, {}}), "players");
  EXPECT_EQ(key({2, 3, {}}), "first");
  EXPECT_EQ(key({2, 1, {sails(3, 1, 4)}}), "turns[1].seat");
  EXPECT_EQ(key({2, 1, {sails(1, 1, 4), sails(2, 1, 11)}}), "turns[2].boat");
  EXPECT_EQ(key({2, 1, {blows(1, Option::up(1, SectionNow{11}))}}), "turns[1].up");
  EXPECT_EQ(key({2, 1, {blows(1, Option::back(3, SectionNow{4}))}}), "turns[1].back[1]");
  EXPECT_EQ(key({2, 1, {blows(1, Option::back(2, SectionNow{12}))}}), "turns[1].back[2]");
  EXPECT_EQ(key({2, 1, {sails(1, 1, 4, Landing(SectionNow{12}))}}), "turns[1].ends");
}

// Whatever a document can say is refereed: nothing that fits the river brings the rules core down.
TEST(RiverReferee, AnyRecordComesToAVerdict) {
  Random random(17);
  const auto upTo = [&](int most) { return 1 + static_cast<int>(random.below(static_cast<unsigned>(most))); };
  int legal = 0;
  for (int i = 0; i < 3000; ++i) {
    const RiverBoard board(test::anyRiver(random));
    const int sections = board.river.length();
    Record record{upTo(board.river.players - 1) + 1, 1, {}};
    record.first = upTo(record.players);
    for (int n = 0; n < 6; ++n) {
      TurnEntry turn{upTo(record.players), Face(upTo(6)), {}, {}};
      const SectionNow section{random.below(2) == 0 ? board.river.start : upTo(sections)};
      if (random.below(3) == 0) turn.seat = (record.first - 1 + n) % record.players + 1;
      turn.option = Option::sail(turn.seat, section);
      if (random.below(3) == 0) {
        turn.roll = Face::wind();
        const auto way = random.below(3);
        turn.option = way == 0   ? Option::up(turn.seat, section)
                      : way == 1 ? Option::back(upTo(record.players), section)
                                 : Option::pass();
      }
      if (turn.option.kind != Option::Kind::Pass && random.below(3) == 0)
        turn.ends = random.below(4) == 0 ? Landing::harbour() : Landing(SectionNow{upTo(sections)});
      record.turns.push_back(turn);
    }
    ASSERT_FALSE(whyNotOn(board.river, record));
    const Replay replay = river::replay(board, record);
    legal += replay.illegal && replay.illegal->turn > 1 ? 1 : 0;
    if (replay.illegal) {
      EXPECT_FALSE(replay.illegal->message.english().empty());
    }
  }
  EXPECT_GT(legal, 100) << "some first turns are legal";
}

TEST(RiverReferee, RulesHaveNamesAndTexts) {
  std::set<std::string_view> names;
  for (Rule rule : allRules) {
    EXPECT_TRUE(names.insert(nameOf(rule)).second) << nameOf(rule);
    EXPECT_FALSE(textOf(rule).empty());
  }
}

// The first and the last of everything can be written; what lies beyond is told with what would do.
TEST(RiverReferee, RecordsUpToTheirLimitsCanBe) {
  const River river = test::published();
  const auto fault = [&](const Record& record) {
    const auto found = whyNotOn(river, record);
    return found ? found->key + ": " + found->message : "";
  };
  for (const int players : {2, 4})
    for (const int first : {1, players})
      for (const int section : {1, 10})
        for (const Option& option :
             {Option::sail(first, SectionNow{section}), Option::pass(),
              Option::up(first, SectionNow{section}), Option::back(players, SectionNow{section}),
              Option::back(1, SectionNow{section})})
          for (const Landing ends : {Landing(SectionNow{section}), Landing::harbour()})
            EXPECT_EQ(fault({players, first, {{first, Face(1), option, ends}}}), "");
  EXPECT_EQ(fault({5, 1, {}}), "players: this river takes at most 4 players, found 5");
  EXPECT_EQ(fault({2, 0, {}}), "first: expected a whole number from 1 to 2, found the number 0");
  EXPECT_EQ(fault({3, 4, {}}), "first: expected a whole number from 1 to 3, found the number 4");
  EXPECT_EQ(fault({2, 1, {sails(0, 1, 4)}}),
            "turns[1].seat: expected a whole number from 1 to 2, found the number 0");
  EXPECT_EQ(fault({2, 1, {sails(1, 1, 0)}}),
            "turns[1].boat: expected a section of this river, 1 to 10, found the number 0");
  EXPECT_EQ(fault({2, 1, {blows(1, Option::back(0, SectionNow{4}))}}),
            "turns[1].back[1]: expected a whole number from 1 to 2, found the number 0");
  EXPECT_EQ(fault({2, 1, {sails(1, 1, 4, Landing(SectionNow{11}))}}),
            "turns[1].ends: expected a section of this river, 1 to 10, found the number 11");
  River small = river;
  small.players = 2;
  EXPECT_TRUE(whyNotOn(small, {3, 1, {}})) << "as many as the river takes";
}

TEST(RiverReferee, SaysWhatIsThereInstead) {
  const auto why = [](const River& river, std::vector<TurnEntry> turns) {
    const RiverBoard board(river);
    return river::replay(board, Record{2, 1, std::move(turns)}).illegal->message.english();
  };
  River river = test::laid("......L...");
  EXPECT_EQ(why(river, {sails(2, 1, 4)}), "seat 2 takes a turn, but it is the turn of seat 1");
  EXPECT_EQ(why(river, {sails(1, 6, 4)}), "the roll is 6, but the die shows 1, 2, 3, 4, 5, wind");
  EXPECT_EQ(why(river, {sails(1, 3, 4), blows(2, Option::back(1, SectionNow{7}))}),
            "section 7 is a lee, from which no boat can be blown back");
  EXPECT_EQ(why(river, {sails(1, 2, 4), blows(2, Option::pass())}),
            "seat 2 passes, but could blow seat 1's boat on section 6 back");
  EXPECT_EQ(why(river, {sails(1, 3, 4), sails(2, 1, 4), blows(1, Option::pass())}),
            "seat 1 passes, but could blow its boat on section 3 up");
  EXPECT_EQ(why(river, {sails(1, 3, 4, Landing::harbour())}),
            "the boat ends at section 7, not at the harbour");
  river = test::laid("..........");
  river.boats = 1;
  river.start = 10;
  EXPECT_EQ(why(river, {sails(1, 1, 10, Landing(SectionNow{10}))}),
            "the boat ends at the harbour, not at section 10");
  EXPECT_EQ(why(river, {sails(1, 1, 10), sails(1, 1, 10)}),
            "seat 1 takes a turn, but it is the turn of seat 2; seat 1 has no boat on the river");
  EXPECT_EQ(why(river, {sails(1, 1, 10), sails(2, 1, 10), sails(1, 1, 10)}),
            "no boat is left on the river, so the game is over");
}

// A convoy is counted as it is agreed: of all colours, or of one.
TEST(RiverReferee, CountsTheBoatsOfAConvoy) {
  for (const Convoy convoy : {Convoy::Any, Convoy::Own}) {
    River river = test::laid("..........");
    river.convoy = convoy;
    river.boats = 4;
    const RiverBoard board(river);
    // Seat 1 leaves one boat behind and has three ahead of it, where seat 2 comes by with two of its own.
    const Record record{2,
                        1,
                        {sails(1, 1, 4), sails(2, 1, 4),   // 3 3 3 4 and the same
                         sails(1, 1, 3), sails(2, 1, 3),   // 2 2 3 3
                         sails(1, 1, 2), sails(2, 1, 1)}}; // the last is not there
    const Replay before = river::replay(board, record);
    ASSERT_EQ(before.illegal->turn, 6);
    EXPECT_EQ(before.race.fleet(1).at(SectionNow{3}), 3);
    const auto refused = whyNot(before.race, blows(2, Option::back(1, SectionNow{3})));
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->rule, Rule::Convoy);
    EXPECT_EQ(refused->message.english(), std::string("the ") + (convoy == Convoy::Any ? "5" : "3") +
                                              " boats on section 3 are a convoy, which cannot be blown back");
  }
}

TEST(RiverNames, AreReadAsTheyAreWritten) {
  for (const SectionKind kind : allSectionKinds) EXPECT_EQ(sectionKindNamed(nameOf(kind)), kind);
  EXPECT_EQ(sectionKindNamed("tide"), std::nullopt);
  EXPECT_EQ(nameOf(Convoy::Any), "any");
  EXPECT_EQ(nameOf(Convoy::Own), "own");
  EXPECT_EQ(convoyNamed("any"), Convoy::Any);
  EXPECT_EQ(convoyNamed("own"), Convoy::Own);
  EXPECT_EQ(convoyNamed("all"), std::nullopt);
  EXPECT_EQ(orderOf(test::laid("S.WEL.")), "S.WEL.");
  EXPECT_EQ(orderOf(turned(test::laid("S.WEL."), Phase{2})), "WEL.S.");
  EXPECT_EQ(orderOf(turned(test::laid("S.WEL."), Phase{8})), "WEL.S.");
}

} // namespace
} // namespace fairway::river
