#include "rules/river/play/race.h"
#include "tests/rules/river/naive_river.h"
#include "tests/rules/river/rivers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace fairway::river {
namespace {

using test::NaiveRiver;

std::multiset<int> sectionsOf(const Race& race, int seat) {
  std::multiset<int> all;
  race.fleet(seat).forEachSection([&](SectionNow section) {
    for (int i = 0; i < race.fleet(seat).at(section); ++i) all.insert(section.number);
  });
  return all;
}

std::string standing(const Race& race) {
  std::string text = std::to_string(race.toRoll()) + " r" + std::to_string(race.round()) + " b" +
                     std::to_string(race.bottom().number);
  for (int seat = 1; seat <= race.players(); ++seat) {
    for (int section : sectionsOf(race, seat)) text += " " + std::to_string(section);
    for (int points : race.docks(seat)) text += " d" + std::to_string(points);
    text += " l" + std::to_string(race.lost(seat)) + ";";
  }
  return text;
}

std::string standing(const NaiveRiver& river, int players) {
  std::string text = std::to_string(river.toRoll()) + " r" + std::to_string(river.round()) + " b" +
                     std::to_string(river.bottom());
  for (int seat = 1; seat <= players; ++seat) {
    for (int section : river.sections(seat)) text += " " + std::to_string(section);
    for (int points : river.docks(seat)) text += " d" + std::to_string(points);
    text += " l" + std::to_string(river.lost(seat)) + ";";
  }
  return text;
}

std::set<std::string> words(const OptionList& options) {
  std::set<std::string> all;
  for (const Option& option : options) all.insert(test::inWords(option));
  return all;
}

void expectConserved(const Race& race) {
  int docks = 0;
  for (int seat = 1; seat <= race.players(); ++seat) {
    EXPECT_EQ(race.fleet(seat).size() + race.docks(seat).size() + race.lost(seat), race.river().boats);
    docks += race.docks(seat).size();
  }
  EXPECT_EQ(docks, race.docksTaken());
}

TEST(RiverRandomPlay, TheRulesCoreAndTheTableAgree) {
  Random random(7);
  for (int game = 0; game < 1500; ++game) {
    const RiverBoard board(test::anyRiver(random));
    const int players = 2 + static_cast<int>(random.below(static_cast<unsigned>(board.river.players - 1)));
    const int first = 1 + static_cast<int>(random.below(static_cast<unsigned>(players)));
    Race race(board, players, first);
    NaiveRiver naive(board.river, players, first);
    for (int turn = 0; turn < 150 && !race.over(); ++turn) {
      for (const Face& face : board.river.die)
        ASSERT_EQ(words(race.options(face)), naive.choices(face)) << standing(race);
      const Face face = board.river.die[random.below(6)];
      const OptionList options = race.options(face);
      const Option option = options[random.below(options.size())];
      EXPECT_FALSE(race.whyNot(race.toRoll(), face, option));
      const Race before = race;
      race = race.after(face, option);
      naive.play(face, test::inWords(option));
      ASSERT_EQ(standing(race), standing(naive, players)) << orderOf(board.river) << " " << standing(before);
      expectConserved(race);
    }
    EXPECT_EQ(race.over(), naive.over());
  }
}

// What options() leaves out, whyNot() refuses, and the other way round.
TEST(RiverRandomPlay, TheRefereeAllowsExactlyTheOptions) {
  Random random(8);
  for (int game = 0; game < 60; ++game) {
    const RiverBoard board(test::anyRiver(random));
    Race race(board, board.river.players);
    for (int turn = 0; turn < 40 && !race.over(); ++turn) {
      const Face face = board.river.die[random.below(6)];
      const OptionList options = race.options(face);
      const auto listed = [&](const Option& option) {
        return std::find(options.begin(), options.end(), option) != options.end();
      };
      for (int section = 1; section <= board.river.length(); ++section) {
        if (!face.isWind()) {
          const Option sail = Option::sail(race.toRoll(), SectionNow{section});
          EXPECT_EQ(listed(sail), !race.whyNot(race.toRoll(), face, sail));
          continue;
        }
        const Option up = Option::up(race.toRoll(), SectionNow{section});
        EXPECT_EQ(listed(up), !race.whyNot(race.toRoll(), face, up));
        for (int seat = 1; seat <= race.players(); ++seat) {
          const Option back = Option::back(seat, SectionNow{section});
          EXPECT_EQ(listed(back), !race.whyNot(race.toRoll(), face, back));
        }
      }
      race.play(face, options[random.below(options.size())]);
    }
  }
}

// Positions that two players can come to in so many turns, by any faces and choices: counted once with this
// code and by the table above, and kept.
TEST(RiverRandomPlay, CountsOfPositions) {
  const RiverBoard board(test::published());
  std::map<std::string, Race> now;
  const Race begin(board, 2);
  now.emplace(standing(begin), begin);
  std::vector<std::size_t> counts;
  for (int turn = 0; turn < 4; ++turn) {
    std::map<std::string, Race> then;
    for (const auto& [text, race] : now)
      for (int face = 0; face <= 5; ++face) {
        const Face rolled = face == 0 ? Face::wind() : Face(face);
        for (const Option& option : race.options(rolled)) {
          const Race after = race.after(rolled, option);
          then.emplace(standing(after), after);
        }
      }
    now = std::move(then);
    counts.push_back(now.size());
  }
  EXPECT_EQ(counts, (std::vector<std::size_t>{5, 21, 69, 252}));
}

} // namespace
} // namespace fairway::river
