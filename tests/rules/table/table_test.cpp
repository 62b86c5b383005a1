#include "rules/table/table.h"

#include "rules/lake_race/play/referee.h"
#include "rules/lake_race/table/lake_play.h"
#include "rules/pool/play/perft.h"
#include "rules/pool/table/pool_play.h"
#include "rules/regatta/play/referee.h"
#include "rules/regatta/table/regatta_play.h"
#include "rules/river/play/referee.h"
#include "rules/river/table/river_play.h"
#include "tests/rules/lake_race/lakes.h"
#include "tests/rules/pool/pools.h"
#include "tests/rules/regatta/tables.h"

#include <gtest/gtest.h>

// The table plays all games by one seam: what is listed is legal, what is refused changes nothing, and what
// is taken back comes again as it was.
namespace fairway::table {
namespace {

std::shared_ptr<const lake_race::CourseBoard> lakeBoard() {
  return std::make_shared<lake_race::CourseBoard>(lake_race::test::roundTheStrip());
}

std::unique_ptr<Play> lakePlay(std::uint64_t seed, int races = 1) {
  const std::vector<std::shared_ptr<const lake_race::CourseBoard>> boards(static_cast<std::size_t>(races),
                                                                          lakeBoard());
  return std::make_unique<lake_race::LakePlay>(lake_race::LakeTable{boards, {}, 3, 2, seed});
}

river::River plainRiver() {
  river::River river;
  river.sections.resize(10);
  return river;
}

std::unique_ptr<Play> riverPlay(std::uint64_t seed) {
  return std::make_unique<river::RiverPlay>(std::make_shared<river::RiverBoard>(plainRiver()), 3, 2, seed);
}

pool::Pool poolToPlace() {
  pool::Pool pool = pool::test::publishedPool();
  pool.setup.reset();
  pool.quiet = 20;
  return pool;
}

std::unique_ptr<Play> poolPlay(std::uint64_t seed) {
  return std::make_unique<pool::PoolPlay>(std::make_shared<pool::PoolBoard>(poolToPlace()),
                                          pool::PoolChance{seed});
}

std::unique_ptr<Play> regattaPlay(std::uint64_t seed) {
  return std::make_unique<regatta::RegattaPlay>(
      std::make_shared<regatta::Board>(fairway::test::smallCourse(), fairway::test::smallDeck()), 2, 1,
      regatta::Until::First, seed);
}

// Whether the rules' own referee accepts what was played so far; a grid may still be incomplete.
bool isAccepted(const Play& play) {
  if (const auto* lake = dynamic_cast<const lake_race::LakePlay*>(&play)) {
    std::vector<lake_race::RecordedRaceOnCourse> races;
    for (const auto& record : lake->record()) races.push_back({lake_race::test::roundTheStrip(), record});
    const auto replayed = lake_race::replay(lake->options(), races);
    return replayed && (replayed->legal() || replayed->illegal->rule == lake_race::Rule::GridComplete);
  }
  if (const auto* river = dynamic_cast<const river::RiverPlay*>(&play)) {
    const river::RiverBoard board(plainRiver());
    const river::Replay replayed = river::replay(board, river->record());
    return replayed.legal() && replayed.race.toRoll() == river->race().toRoll();
  }
  if (const auto* pool = dynamic_cast<const pool::PoolPlay*>(&play)) {
    const pool::PoolBoard board(poolToPlace());
    return pool::Replay(board, pool->record()).legal();
  }
  const auto& regatta = dynamic_cast<const regatta::RegattaPlay&>(play);
  const regatta::Board board(fairway::test::smallCourse(), fairway::test::smallDeck());
  const regatta::Replay replayed = regatta::replay(board, regatta.record());
  return replayed.legal() || !replayed.race.allPlaced();
}

Tree anyPlace(const Play& play, Random& random) {
  for (;;) {
    const int x = 5 * static_cast<int>(random.below(80)), y = 5 * static_cast<int>(random.below(60));
    const Tree place{{"at", Tree::list({x, y})}, {"heading", 15 * static_cast<int>(random.below(24))}};
    if (!play.whyNot(place)) return place;
  }
}

Tree anyChoice(const Play& play, Random& random) {
  const auto choices = play.choices();
  if (!choices) return anyPlace(play, random);
  EXPECT_FALSE(choices->empty());
  return (*choices)[random.below(choices->size())];
}

struct Game {
  const char* name;
  std::unique_ptr<Play> (*begin)(std::uint64_t seed);
};

class EachGame : public testing::TestWithParam<Game> {};

TEST_P(EachGame, RandomPlayIsAcceptedByTheRefereeAtEveryMoment) {
  Random random(1);
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Table table(GetParam().begin(seed), {});
    for (int i = 0; i < 300 && table.play().moment() != Moment::Over; ++i) {
      const Tree choice = anyChoice(table.play(), random);
      ASSERT_FALSE(table.play().whyNot(choice));
      ASSERT_FALSE(table.choose(choice));
      ASSERT_TRUE(i % 5 != 0 || isAccepted(table.play())) << "choice " << i;
    }
    EXPECT_TRUE(isAccepted(table.play()));
  }
}

TEST_P(EachGame, EveryListedChoiceIsLegal) {
  Random random(2);
  Table table(GetParam().begin(4), {});
  for (int i = 0; i < 30 && table.play().moment() != Moment::Over; ++i) {
    const auto choices = table.play().choices();
    for (std::size_t k = 0; choices && k < choices->size(); ++k)
      ASSERT_FALSE(table.play().whyNot((*choices)[k]));
    ASSERT_FALSE(table.choose(anyChoice(table.play(), random)));
  }
}

TEST_P(EachGame, TheSameChoicesMeetTheSameChance) {
  Random random(3);
  Table table(GetParam().begin(5), {});
  std::vector<Tree> made;
  std::vector<Event> first = table.takeEvents();
  for (int i = 0; i < 25 && table.play().moment() != Moment::Over; ++i) {
    made.push_back(anyChoice(table.play(), random));
    ASSERT_FALSE(table.choose(made.back()));
  }
  const std::vector<Event> once = table.takeEvents();
  for (std::size_t i = 0; i < made.size(); ++i) ASSERT_FALSE(table.back());
  EXPECT_EQ(table.back()->rule, "moment");
  EXPECT_TRUE(table.takeEvents().empty());
  for (const Tree& choice : made) ASSERT_FALSE(table.choose(choice));
  const std::vector<Event> again = table.takeEvents();
  ASSERT_EQ(once.size(), again.size());
  for (std::size_t i = 0; i < once.size(); ++i) EXPECT_EQ(once[i].value, again[i].value) << i;
}

// What one table drew is told to the other.
TEST_P(EachGame, ChanceThatIsToldPlaysTheSameRace) {
  Random random(4);
  Table drawn(GetParam().begin(6), {});
  Table told(GetParam().begin(7), {{}, Chance::Told});
  static_cast<void>(told.takeEvents());
  std::vector<Event> chances = drawn.takeEvents();
  for (int i = 0; i < 60; ++i) {
    for (const Event& event : chances)
      if (event.chance && told.play().moment() == Moment::Chance) {
        EXPECT_EQ(event.seat, told.play().seat());
        ASSERT_FALSE(told.tell(event.value));
      }
    ASSERT_EQ(drawn.play().moment(), told.play().moment());
    ASSERT_EQ(drawn.play().turns(), told.play().turns());
    ASSERT_EQ(drawn.play().choices(), told.play().choices());
    if (drawn.play().moment() == Moment::Over) return;
    const Tree choice = anyChoice(drawn.play(), random);
    ASSERT_FALSE(drawn.choose(choice));
    ASSERT_FALSE(told.choose(choice));
    chances = drawn.takeEvents();
  }
}

Tree anyTree(Random& random, int depth = 0) {
  static const std::vector<std::string> words{
      "at",    "heading", "keep",   "roll",  "rolled", "steer", "left",  "boat", "up",     "back", "pass",
      "swim",  "to",      "bar",    "move",  "reveal", "value", "play",  "card", "arrows", "sun",  "before",
      "heave", "turn",    "change", "cards", "skip",   "draw",  "hands", "E",    "wind"};
  const auto word = [&] { return words[random.below(words.size())]; };
  switch (random.below(depth < 3 ? 7 : 5)) {
  case 0:
    return {};
  case 1:
    return random.below(2) == 0;
  case 2:
    return static_cast<std::int64_t>(random.next()) >> random.below(64);
  case 3:
    return word();
  case 4:
    return static_cast<int>(random.below(12));
  case 5: {
    Tree list = Tree::list();
    for (std::uint64_t i = random.below(4); i > 0; --i) list.push_back(anyTree(random, depth + 1));
    return list;
  }
  default: {
    Tree fields = Tree::fields();
    for (std::uint64_t i = random.below(4); i > 0; --i) fields[word()] = anyTree(random, depth + 1);
    return fields;
  }
  }
}

// Whatever is said, nothing breaks, and what is refused changes nothing.
TEST_P(EachGame, AnythingMayBeSaid) {
  Random random(5);
  for (const Chance chance : {Chance::Drawn, Chance::Told}) {
    Table table(GetParam().begin(8), {{}, chance});
    for (int i = 0; i < 20 && table.play().moment() != Moment::Over; ++i) {
      const auto before = table.play().choices();
      for (int k = 0; k < 200; ++k) {
        const Tree said = anyTree(random);
        const bool obeyed = !table.choose(said);
        ASSERT_TRUE(!obeyed || !table.back());
        const std::unique_ptr<Play> copy = table.play().clone();
        static_cast<void>(copy->tell(said));
        ASSERT_EQ(table.play().choices(), before);
      }
      const bool chanceComes = table.play().moment() == Moment::Chance;
      ASSERT_FALSE(chanceComes ? table.tell(table.play().clone()->draw())
                               : table.choose(anyChoice(table.play(), random)));
    }
  }
}

// Near what can be said: with a field too many or too few, or with another value in one of them, on all
// levels.
std::vector<Tree> variantsOf(const Tree& tree) {
  std::vector<Tree> variants{Tree(),  Tree("up"),    Tree(true),   Tree(-1),
                             Tree(0), Tree(1000000), Tree::list(), Tree::fields()};
  if (const auto whole = wholeIn(tree))
    for (const int step : {-15, -1, 1, 15}) variants.emplace_back(*whole + step);
  if (const Tree::Fields* fields = fieldsIn(tree)) {
    Tree more = tree;
    more["more"] = 1;
    variants.push_back(more);
    for (const auto& [name, value] : *fields) {
      Tree fewer = Tree::fields();
      for (const auto& [other, kept] : *fields)
        if (other != name) fewer[other] = kept;
      variants.push_back(fewer);
      for (const Tree& variant : variantsOf(value)) {
        Tree changed = tree;
        changed[name] = variant;
        variants.push_back(changed);
      }
    }
  }
  if (const Tree::List* list = listIn(tree)) {
    Tree longer = tree;
    longer.push_back(list->empty() ? Tree(1) : list->back());
    variants.push_back(longer);
    for (std::size_t i = 0; i < list->size(); ++i) {
      Tree shorter = Tree::list();
      for (std::size_t k = 0; k < list->size(); ++k)
        if (k != i) shorter.push_back((*list)[k]);
      variants.push_back(shorter);
      for (const Tree& variant : variantsOf((*list)[i])) {
        Tree changed = Tree::list();
        for (std::size_t k = 0; k < list->size(); ++k) changed.push_back(k == i ? variant : (*list)[k]);
        variants.push_back(changed);
      }
    }
  }
  return variants;
}

// Where all choices are listed nothing else can be chosen, however much it looks like one of them.
TEST_P(EachGame, WhatIsNotListedIsRefused) {
  Random random(10);
  Table table(GetParam().begin(11), {});
  for (int i = 0; i < 40 && table.play().moment() != Moment::Over; ++i) {
    const Play& play = table.play();
    const Tree choice = anyChoice(play, random);
    const auto listed = play.choices();
    if (listed) {
      for (const Tree& variant : variantsOf(choice))
        ASSERT_EQ(!play.whyNot(variant), std::find(listed->begin(), listed->end(), variant) != listed->end())
            << "choice " << i;
    }
    ASSERT_FALSE(table.choose(choice));
  }
}

// What is told of chance has its own field and nothing else.
TEST_P(EachGame, ChanceIsToldInItsOwnWords) {
  Random random(13);
  Table table(GetParam().begin(14), {{}, Chance::Told});
  int told = 0;
  for (int i = 0; i < 60 && table.play().moment() != Moment::Over; ++i) {
    if (table.play().moment() != Moment::Chance) {
      const Tree choice = anyChoice(table.play(), random);
      EXPECT_TRUE(table.play().clone()->tell(choice)) << "no chance is awaited";
      ASSERT_FALSE(table.choose(choice));
      continue;
    }
    const Tree value = table.play().clone()->draw();
    EXPECT_EQ(table.play().whyNot(value)->rule, "moment");
    const auto ruleAgainst = [&](const Tree& said) {
      const std::unique_ptr<Play> copy = table.play().clone();
      const Refusal refusal = copy->tell(said);
      EXPECT_EQ(copy->moment() == Moment::Chance, refusal.has_value()) << "what is refused changes nothing";
      return refusal ? refusal->rule : "";
    };
    ASSERT_EQ(fieldsIn(value)->size(), 1U);
    const std::string name = fieldsIn(value)->front().first;
    Tree more = value;
    more["more"] = 1;
    EXPECT_EQ(ruleAgainst(more), "request");
    for (const Tree& other : {Tree::fields(), Tree(1), Tree{{"more", *value.find(name)}}, Tree{{name, true}},
                              Tree{{name, Tree()}}, Tree{{name, Tree::fields()}}, Tree{{name, 1.5}},
                              Tree{{name, Tree::list({true})}}})
      EXPECT_EQ(ruleAgainst(other), "request");
    for (const Tree& variant : variantsOf(value)) ruleAgainst(variant);
    EXPECT_EQ(ruleAgainst(value), "");
    ASSERT_FALSE(table.tell(value));
    ++told;
  }
  EXPECT_GT(told, 0);
}

TEST_P(EachGame, PilotsPlayTheirSeatsAndRememberWhatWasTakenBack) {
  // Counts its calls, and takes that choice.
  const Pilot pilot = [calls = std::size_t{0}](const Play& play) mutable -> Tree {
    Random random(++calls);
    return anyChoice(play, random);
  };
  Table table(GetParam().begin(9), {{Pilot(), pilot, pilot}, Chance::Drawn, 50});
  Random random(6);
  std::vector<Tree> made;
  static_cast<void>(table.takeEvents());
  for (int i = 0; i < 10 && table.play().moment() != Moment::Over && table.isPerson(table.play().seat());
       ++i) {
    EXPECT_EQ(table.play().seat(), 1);
    made.push_back(anyChoice(table.play(), random));
    ASSERT_FALSE(table.choose(made.back()));
  }
  const std::vector<Event> once = table.takeEvents();
  for (std::size_t i = 0; i < made.size(); ++i) ASSERT_FALSE(table.back());
  for (const Tree& choice : made) ASSERT_FALSE(table.choose(choice));
  const std::vector<Event> again = table.takeEvents();
  ASSERT_EQ(once.size(), again.size());
  for (std::size_t i = 0; i < once.size(); ++i) EXPECT_EQ(once[i].value, again[i].value) << i;
}

INSTANTIATE_TEST_SUITE_P(Table, EachGame,
                         testing::Values(Game{"lake", [](std::uint64_t seed) { return lakePlay(seed); }},
                                         Game{"river", riverPlay}, Game{"pool", poolPlay},
                                         Game{"regatta", regattaPlay}),
                         [](const auto& game) { return std::string(game.param.name); });

TEST(Table, TheChoicesOfAPoolTurnAreThoseOfPerft) {
  Random random(7);
  const auto board = std::make_shared<pool::PoolBoard>(pool::test::publishedPool());
  Table table(std::make_unique<pool::PoolPlay>(board, pool::PoolChance{3}), {{}, Chance::Drawn});
  for (int turn = 0; turn < 40 && table.play().moment() != Moment::Over; ++turn) {
    const auto& play = dynamic_cast<const pool::PoolPlay&>(table.play());
    if (play.moment() == Moment::Turn) {
      std::size_t count = 0;
      const std::vector<Tree> choices = *play.choices();
      for (const Tree& choice : choices) {
        const std::unique_ptr<Play> next = play.clone();
        ASSERT_FALSE(next->play(choice));
        if (next->moment() != Moment::Chance) {
          ++count;
          continue;
        }
        for (int value = 1; value <= pool::maxValue; ++value) {
          const std::unique_ptr<Play> shown = next->clone();
          if (shown->tell({{"value", value}})) continue;
          count += shown->moment() == Moment::To ? shown->choices()->size() : 1;
        }
      }
      EXPECT_EQ(count, pool::perft(*play.match(), 1).size());
    }
    ASSERT_FALSE(table.choose(anyChoice(table.play(), random)));
  }
}

// A boat that took damage in a race keeps one marker for good; the left neighbour of the first player begins
// the next race.
TEST(Table, AMatchCarriesDamageAndTheFirstPlayer) {
  Random random(8);
  Table table(lakePlay(2, 3), {});
  std::size_t race = 0;
  std::vector<bool> damaged(4);
  std::vector<int> firsts;
  while (table.play().moment() != Moment::Over) {
    const auto& play = dynamic_cast<const lake_race::LakePlay&>(table.play());
    if (firsts.empty() || play.raceNumber() != race) {
      race = play.raceNumber();
      firsts.push_back(play.race().first());
      for (int seat = 1; seat <= 3; ++seat) EXPECT_LE(play.race().boat(seat).damage, race);
    }
    ASSERT_FALSE(table.choose(anyChoice(play, random)));
  }
  EXPECT_EQ(firsts, (std::vector<int>{2, 3, 1}));
  EXPECT_TRUE(isAccepted(table.play()));
}

// A refused way is compared with the one or the two that are better.
TEST(Table, ARefusedSteeringNamesAllThatIsBetter) {
  Random random(12);
  std::array<int, 3> refused{}; // by how many are better
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Table table(lakePlay(seed), {});
    for (int i = 0; i < 400 && table.play().moment() != Moment::Over; ++i) {
      const Play& play = table.play();
      const std::size_t legal = play.moment() == Moment::Steer ? play.choices()->size() : 3;
      for (const char* way : {"left", "straight", "right"})
        if (const Refusal refusal = play.whyNot({{"steer", way}}); refusal && legal < 3) {
          const std::string message = refusal->message.english();
          EXPECT_TRUE(message.starts_with(way)) << message;
          EXPECT_EQ(message.find('{'), std::string::npos) << message;
          EXPECT_EQ(message.find(" and ") != std::string::npos, legal == 2) << message;
          ++refused[legal];
        }
      ASSERT_FALSE(table.choose(anyChoice(play, random)));
    }
  }
  EXPECT_GT(refused[1], 0);
  EXPECT_GT(refused[2], 0);
}

TEST(Table, ARollOfNoDiceIsToldUnasked) {
  Table table(lakePlay(1), {{}, Chance::Told});
  while (table.play().moment() == Moment::Place) ASSERT_FALSE(table.choose(table.play().choices()->front()));
  const auto rolling = [&](int count) {
    return table.play().whyNot({{"keep", Tree::list()}, {"roll", count}})->rule;
  };
  EXPECT_EQ(rolling(-1), "request");
  EXPECT_EQ(rolling(1000), "dice-add-one");
  EXPECT_EQ(rolling(1001), "request") << "which nobody reads";
  const auto message = [&](const Tree& keep, int roll) {
    return table.play().whyNot({{"keep", keep}, {"roll", roll}})->message.english();
  };
  EXPECT_EQ(message(Tree::list({1, 2}), 0), "seat 2 keeps [1, 2], but has []");
  EXPECT_EQ(message(Tree::list(), 2), "seat 2 has 0 dice and ends with 2; at most one die may be added");
  static_cast<void>(table.takeEvents());
  ASSERT_FALSE(table.choose({{"keep", Tree::list()}, {"roll", 0}}));
  EXPECT_EQ(table.play().moment(), Moment::Steer);
  const std::vector<Event> events = table.takeEvents();
  ASSERT_EQ(events.size(), 2U);
  EXPECT_TRUE(events[1].chance);
  EXPECT_EQ(events[1].value, (Tree{{"rolled", Tree::list()}}));
}

TEST(Table, ARecordGoesOnFromWhereItStops) {
  Random random(9);
  Table table(lakePlay(3), {});
  for (int i = 0; i < 9; ++i) ASSERT_FALSE(table.choose(anyChoice(table.play(), random)));
  while (table.play().moment() != Moment::Dice) ASSERT_FALSE(table.choose(anyChoice(table.play(), random)));
  const auto& play = dynamic_cast<const lake_race::LakePlay&>(table.play());
  const lake_race::LakeTable begun{{lakeBoard()}, {}, 3, 2, 3};
  Table other(std::make_unique<lake_race::LakePlay>(begun, play.record()), {});
  for (int i = 0; i < 20 && table.play().moment() != Moment::Over; ++i) {
    EXPECT_EQ(other.play().choices(), table.play().choices());
    const Tree choice = anyChoice(table.play(), random);
    ASSERT_FALSE(table.choose(choice));
    ASSERT_FALSE(other.choose(choice));
  }
}

} // namespace
} // namespace fairway::table
