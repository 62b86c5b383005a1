#include "tests/rules/regatta/naive.h"
#include "tests/rules/regatta/tables.h"

#include "rules/regatta/play/referee.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

// Races by chance, turn by turn, held against the second reading of the rules and against what must never
// happen.
namespace fairway::regatta {
namespace {

using test::naiveOf;
using test::naiveTurn;

void expectAlike(const Race& race, const Turn& turn, std::map<std::string, int>& seen) {
  const test::NaiveAnswer answer = naiveTurn(naiveOf(race), turn);
  const Refusal refusal = race.whyNot(turn);
  ASSERT_EQ(refusal ? std::string(nameOf(refusal->rule)) : "", answer.rule)
      << (refusal ? refusal->message.english() : "");
  ++seen[answer.rule];
  if (refusal) return;
  Race next = race;
  ASSERT_FALSE(next.act(turn));
  const Boat& boat = next.boat(turn.seat);
  ASSERT_EQ(boat.standing.pose, answer.after.pose);
  ASSERT_EQ(boat.standing.progress.gate, answer.after.gate);
  ASSERT_EQ(static_cast<int>(boat.standing.progress.owed), answer.after.owed);
  ASSERT_EQ(boat.status == BoatStatus::Finished, answer.finished);
}

int cardsIn(const Race& race) {
  int count = race.drawPile().size() + race.discardPile().size();
  for (int seat = 1; seat <= race.players(); ++seat)
    count += static_cast<int>(race.boat(seat).hand.size()) + (race.boat(seat).becalmed() ? 1 : 0);
  return count;
}

void expectNoContact(const Race& race) {
  const Board& board = race.board();
  for (int seat = 1; seat <= race.players(); ++seat) {
    if (!race.boat(seat).racing()) continue;
    const Pose& pose = race.boat(seat).standing.pose;
    ASSERT_TRUE(board.hullIsFree(pose));
    ASSERT_FALSE(touchesBoat(board, race.othersOf(seat), board.hull(pose)));
  }
}

// Takes one of the legal turns and draws.
void goOn(Race& race, Random& random) {
  const std::vector<Turn> turns = race.legalTurns();
  ASSERT_FALSE(turns.empty());
  std::vector<Turn> plays;
  for (const Turn& turn : turns)
    if (turn.act == Act::Play) plays.push_back(turn);
  const std::vector<Turn>& from = !plays.empty() && random.below(6) > 0 ? plays : turns;
  ASSERT_FALSE(race.act(from[random.below(from.size())]));
  ASSERT_FALSE(race.draw(test::anyDraw(race, random)));
}

class RandomRegattas : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Players, RandomRegattas, testing::Values(2, 3, 4));

TEST_P(RandomRegattas, EveryTurnIsJudgedTwice) {
  std::map<std::string, int> seen;
  for (std::uint64_t seed = 1; seed <= 15; ++seed) {
    const Board board(seed % 3 == 0 ? test::bareCourse() : test::smallCourse(), test::smallDeck());
    Random random(100 * seed + static_cast<std::uint64_t>(GetParam()));
    Race race = test::begun(board, GetParam(), seed % 2 ? Until::All : Until::First, random);
    for (int turn = 0; turn < 60 && !race.over(); ++turn) {
      for (int i = 0; i < 25; ++i) {
        ASSERT_NO_FATAL_FAILURE(expectAlike(race, test::anyTurn(race, random), seen));
      }
      ASSERT_NO_FATAL_FAILURE(goOn(race, random));
      ASSERT_EQ(cardsIn(race), cardCount(board.deck()));
      ASSERT_NO_FATAL_FAILURE(expectNoContact(race));
    }
  }
  for (const char* rule : {"", "seat", "calm", "hand", "card", "table", "touch", "heave"})
    EXPECT_GT(seen[rule], 0) << rule;
}

TEST_P(RandomRegattas, EveryLegalTurnIsListedAndNoOther) {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const Board board(test::smallCourse(), test::smallDeck());
    Random random(7 * seed + static_cast<std::uint64_t>(GetParam()));
    Race race = test::begun(board, GetParam(), Until::All, random);
    for (int turn = 0; turn < 25 && !race.over(); ++turn) {
      const std::vector<Turn> listed = race.legalTurns();
      for (const Turn& each : listed) ASSERT_EQ(naiveTurn(naiveOf(race), each).rule, "");
      for (int i = 0; i < 150; ++i) {
        Turn any = test::anyTurn(race, random);
        if (any.seat != race.seatToAct() || race.whyNot(any)) continue;
        std::sort(any.cards.begin(), any.cards.end(), [&](const std::string& a, const std::string& b) {
          return *cardNamed(board.deck(), a) < *cardNamed(board.deck(), b);
        });
        ASSERT_NE(std::find(listed.begin(), listed.end(), any), listed.end());
      }
      ASSERT_NO_FATAL_FAILURE(goOn(race, random));
    }
  }
}

TEST_P(RandomRegattas, AMirroredGameIsTheSameGame) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const Board board(test::smallCourse(), test::smallDeck());
    const Board mirror(test::mirrored(board.course()), test::mirrored(board.deck()));
    Random random(13 * seed);
    Race race = test::begun(board, GetParam(), Until::All, random);
    Race other(mirror, GetParam(), race.first(), Until::All);
    for (int seat = 1; seat <= GetParam(); ++seat) {
      std::vector<std::string> hand;
      for (const int card : race.boat(seat).hand)
        hand.push_back(board.deck().cards[static_cast<std::size_t>(card)].id);
      ASSERT_FALSE(other.deal(seat, hand));
    }
    for (int i = 0, seat = race.first(); i < GetParam(); ++i, seat = seat % GetParam() + 1)
      ASSERT_FALSE(other.place(seat, test::mirrored(board.course(), race.boat(seat).standing.pose)));
    for (int turn = 0; turn < 60 && !race.over(); ++turn) {
      for (int i = 0; i < 10; ++i) {
        const Turn any = test::anyTurn(race, random);
        const Refusal here = race.whyNot(any), there = other.whyNot(test::mirrored(any));
        ASSERT_EQ(here.has_value(), there.has_value());
        if (here) {
          ASSERT_EQ(here->rule, there->rule);
        }
      }
      const std::vector<Turn> turns = race.legalTurns();
      const Turn& choice = turns[random.below(turns.size())];
      ASSERT_FALSE(race.act(choice));
      ASSERT_FALSE(other.act(test::mirrored(choice)));
      const std::vector<std::string> drawn = test::anyDraw(race, random);
      ASSERT_FALSE(race.draw(drawn));
      ASSERT_FALSE(other.draw(drawn));
      for (int seat = 1; seat <= GetParam(); ++seat)
        ASSERT_EQ(test::mirrored(board.course(), race.boat(seat).standing.pose),
                  other.boat(seat).standing.pose);
      ASSERT_EQ(race.ranks(), other.ranks());
    }
  }
}

// Boats that crowd each other: here zones are met and halts happen.
TEST(CrowdedRegattas, ZonesAndHaltsAreJudgedTwice) {
  std::map<std::string, int> seen;
  Course tight = test::bareCourse();
  tight.table = {300, 300};
  tight.left = {60, 200}, tight.right = {200, 200};
  tight.buoys[0].at = {150, 60};
  const Board board(tight, test::smallDeck());
  int halts = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Random random(seed);
    Race race = test::begun(board, 4, Until::All, random);
    for (int turn = 0; turn < 50 && !race.over(); ++turn) {
      for (int i = 0; i < 25; ++i) {
        ASSERT_NO_FATAL_FAILURE(expectAlike(race, test::anyTurn(race, random), seen));
      }
      for (const Turn& each : race.legalTurns()) {
        if (each.act != Act::Play || each.play.size() != 1 || each.sun) continue;
        std::vector<int> arrows = each.play[0].arrows;
        for (int& arrow : arrows) --arrow;
        const int seat = race.seatToAct();
        const Sail movement = sailCard(board, race.othersOf(seat), race.boat(seat).standing,
                                       *cardNamed(board.deck(), each.play[0].card), arrows);
        if (movement.clear) continue;
        ++halts;
        ASSERT_NO_FATAL_FAILURE(expectAlike(race, each, seen));
      }
      ASSERT_NO_FATAL_FAILURE(goOn(race, random));
      ASSERT_NO_FATAL_FAILURE(expectNoContact(race));
    }
  }
  EXPECT_GT(seen["zone"], 20);
  EXPECT_GT(halts, 5);
  EXPECT_GT(seen["sun"], 0);
}

} // namespace
} // namespace fairway::regatta
