#include "rules/pool/play/placing.h"
#include "tests/rules/pool/pools.h"
#include "validator/pool/pilot/pilot.h"
#include "validator/pool/pilot/worth.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <set>

// What pilots play and what they think of turns.
namespace fairway::validator::pool {
namespace {

using namespace fairway::pool;
using fairway::pool::test::positionOf;
using fairway::pool::test::publishedPool;
using fairway::pool::test::randomPool;
using fairway::pool::test::randomSwimmers;

// On any pool, also those that cannot be played well, all pilots play legal turns to the end.
TEST(PoolPilots, PlayLegalTurnsOnAnyPool) {
  Random random(5);
  for (int i = 0; i < 60; ++i) {
    const Pool pool = randomPool(random);
    const auto swimmers = randomSwimmers(pool, random);
    if (!swimmers) continue;
    const PoolBoard board(pool);
    const Pilot pilot(board);
    Match match(board, positionOf(board, *swimmers));
    while (!match.over()) {
      const std::vector<Turn> legal = legalTurns(board, match.position());
      const PilotKind kind = i % 8 == 0 ? PilotKind::Strong : PilotKind::Quick;
      const Turn turn = playTurn(match, pilot, kind, random);
      ASSERT_THAT(legal, testing::Contains(turn));
    }
  }
}

// "What a pilot would play, and by how many tiles it thinks the side to move is ahead then": of all turns the
// most; and the strong one, which looks a turn further, what the quick one then thinks of the other side.
TEST(PoolPilots, ThinkMostOfWhatTheyWouldPlay) {
  const PoolBoard board(publishedPool());
  const Pilot pilot(board);
  Random random(4);
  Match match(board, setupPosition(board));
  int worse = 0;
  for (int turn = 0; turn < 16 && !match.over(); ++turn) {
    const Opinion best = pilot.best(match, PilotKind::Quick), strong = pilot.best(match, PilotKind::Strong);
    EXPECT_DOUBLE_EQ(pilot.aheadAfter(match, PilotKind::Quick, best.turn), best.ahead);
    EXPECT_DOUBLE_EQ(pilot.aheadAfter(match, PilotKind::Strong, strong.turn), strong.ahead);
    for (const Turn& other : legalTurns(board, match.position())) {
      if (other.act == Act::Reveal) continue;
      const double ahead = pilot.aheadAfter(match, PilotKind::Quick, other);
      EXPECT_LE(ahead, best.ahead);
      worse += ahead < best.ahead - 0.1 ? 1 : 0;
      Match after = match;
      after.play(other);
      EXPECT_DOUBLE_EQ(pilot.aheadAfter(match, PilotKind::Strong, other),
                       -pilot.best(after, PilotKind::Quick).ahead);
    }
    playTurn(match, pilot, PilotKind::Quick, random);
  }
  EXPECT_GT(worse, 20);
}

// A turn without news costs half a tile if it brings back a position, unless its side leads; one that ends
// the game is worth what the game came to, and a draw three tiles less than nothing.
TEST(PoolPilots, ActWhereTheyAreBehind) {
  Pool pool = fairway::pool::test::drawn("..../....");
  pool.ladders = {{Side::Red, {1, 1}, SquareDirection::N}, {Side::Yellow, {4, 2}, SquareDirection::S}};
  pool.crocodiles = {usualCrocodile(1), usualCrocodile(2)};
  pool.opening = 1;
  pool.quiet = minQuiet;
  const PoolBoard board(pool);
  const Pilot pilot(board);
  Random random(6);
  std::set<std::pair<int, bool>> repeated; // by lead
  std::set<int> ended;
  for (int game = 0; game < 40; ++game) {
    Match match(board, positionOf(board, *randomSwimmers(pool, random)));
    while (!match.over()) {
      const Position& position = match.position();
      const std::optional<Side> first = leader(position);
      const int lead = !first ? 0 : *first == position.toMove() ? 1 : -1;
      const std::vector<Turn> turns = legalTurns(board, position);
      for (const Turn& turn : turns) {
        const Position next = position.after(turn);
        if ((turn.act != Act::Swim && turn.act != Act::Move) || next.quiet() == 0) continue;
        const double ahead = pilot.aheadAfter(match, PilotKind::Quick, turn);
        if (match.endAfter(next)) {
          EXPECT_EQ(ahead, lead == 0 ? -3 : lead * 2.0 * pool.tiles());
          ended.insert(lead);
          continue;
        }
        const bool again = match.timesSeen(next) > 0;
        const double asNew = pilot.aheadAfter(Match(board, position), PilotKind::Quick, turn);
        if (std::fabs(asNew) == 2.0 * pool.tiles()) continue; // as much as there is
        EXPECT_NEAR(ahead, again && lead <= 0 ? std::max(asNew - 0.5, -2.0 * pool.tiles()) : asNew, 1e-9);
        repeated.insert({lead, again});
      }
      match.play(turns[random.below(turns.size())]);
    }
  }
  EXPECT_EQ(repeated.size(), 6U) << "ahead, behind and neither, new and seen before";
  EXPECT_GE(ended.size(), 2U);
}

// "a reveal is worth the mean over the values that its side has not shown, each with its best end."
TEST(PoolPilots, ThinkOfARevealAsTheMeanOfWhatCanTurnUp) {
  Pool pool = fairway::pool::test::drawn("..../..../....");
  pool.ladders = {{Side::Red, {2, 1}, SquareDirection::N}, {Side::Yellow, {3, 3}, SquareDirection::S}};
  pool.crocodiles = {usualCrocodile(1), usualCrocodile(2), usualCrocodile(2)};
  const PoolBoard board(pool);
  const Pilot pilot(board);
  Random random(7);
  std::set<int> hiddenTiles;
  for (int game = 0; game < 30; ++game) {
    Match match(board, positionOf(board, *randomSwimmers(pool, random)));
    while (!match.over()) {
      const Position& position = match.position();
      const std::vector<Turn> turns = legalTurns(board, position);
      for (const Turn& turn : turns) {
        if (turn.act != Act::Reveal) continue;
        double sum = 0, most = 0;
        for (const int value : board.values())
          if (const int tiles = position.hidden(position.toMove(), value); tiles > 0) {
            const Opinion end = pilot.bestEnd(match, PilotKind::Quick, turn.from, value);
            const double ahead = end.ahead;
            EXPECT_DOUBLE_EQ(pilot.aheadAfter(match, PilotKind::Quick, end.turn), ahead);
            sum += tiles * ahead;
            most = std::max(most, std::fabs(ahead));
          }
        if (most == 2.0 * pool.tiles()) continue; // a game won or lost, cut down to what there is
        const int hidden = position.hidden(position.toMove());
        hiddenTiles.insert(hidden);
        const Turn open{Act::Reveal, turn.from, nowhere, 0};
        EXPECT_NEAR(pilot.aheadAfter(match, PilotKind::Quick, open), sum / hidden, 0.002);
      }
      match.play(turns[random.below(turns.size())]);
    }
  }
  EXPECT_THAT(hiddenTiles, testing::ElementsAre(1, 2, 3));
}

// "strong looks one turn further, into the eight turns that look best to quick"
TEST(PoolPilots, StrongOnesLookIntoTheEightTurnsThatLookBestToQuickOnes) {
  const PoolBoard board(publishedPool());
  const Pilot pilot(board);
  Random random(9);
  Match match(board, setupPosition(board));
  int asked = 0, left = 0;
  for (int turn = 0; turn < 40 && !match.over(); ++turn) {
    const Match here(board, match.position()); // without a past
    std::set<std::pair<SquareNumber, SquareNumber>> known;
    std::vector<std::pair<double, double>> worths; // to the quick pilot, to the strong one
    for (Turn option : legalTurns(board, here.position())) {
      if (option.act == Act::Reveal) option.value = 0, option.to = nowhere;
      if (option.act != Act::Pass && known.emplace(option.from, option.to).second)
        worths.emplace_back(pilot.aheadAfter(here, PilotKind::Quick, option),
                            pilot.aheadAfter(here, PilotKind::Strong, option));
    }
    playTurn(match, pilot, PilotKind::Quick, random);
    std::sort(worths.rbegin(), worths.rend());
    if (worths.size() < 9 || worths[7].first == worths[8].first) continue; // which is the eighth?
    const auto best = [&](std::size_t most) {
      double ahead = worths[0].second;
      for (std::size_t i = 1; i < most; ++i) ahead = std::max(ahead, worths[i].second);
      return ahead;
    };
    EXPECT_DOUBLE_EQ(pilot.best(here, PilotKind::Strong).ahead, best(8));
    ++asked;
    left += best(worths.size()) > best(8) ? 1 : 0;
  }
  EXPECT_GT(asked, 10);
  EXPECT_GT(left, 0) << "a turn that does not look good may be better";
}

TEST(PoolWorths, AreThreeTenthsLessForEachTurnHome) {
  EXPECT_EQ(worthFrom(1), 7000);
  EXPECT_EQ(worthFrom(2), 4900);
  EXPECT_EQ(worthFrom(0), 0) << "never";
  EXPECT_EQ(worthFrom(1000), 0);
}

TEST(PoolPilotStates, CountWhatIsHidden) {
  Pool pool = fairway::pool::test::drawn("......");
  pool.crocodiles = {usualCrocodile(1), usualCrocodile(9)};
  const PoolBoard board(pool);
  BySide<std::vector<SquareNumber>> numbers;
  numbers[Side::Red] = {board.numberOf({1, 1}), board.numberOf({6, 1})};
  numbers[Side::Yellow] = {board.numberOf({3, 1}), board.numberOf({5, 1})};
  PilotState state(Position(board, numbers));
  EXPECT_EQ(state.hiddenTiles[Side::Red], 2);
  EXPECT_EQ(state.hidden[Side::Yellow][9], 1);
  play(state, {0, 9, true, nowhere});
  EXPECT_EQ(state.hiddenTiles[Side::Red], 1);
  EXPECT_EQ(state.hidden[Side::Red][9], 0);
  EXPECT_EQ(state.hiddenTiles[Side::Yellow], 2);
}

// A pile is worth the sum of its numbers where tiles are level: swimmers count nothing.
TEST(PoolPilotStates, AddUpTheNumbersOfAPile) {
  Pool pool = fairway::pool::test::drawn("......");
  pool.crocodiles = {usualCrocodile(1), usualCrocodile(1)};
  const PoolBoard board(pool);
  BySide<std::vector<Square>> swimmers;
  swimmers[Side::Red] = {{1, 1}, {6, 1}};
  swimmers[Side::Yellow] = {{3, 1}, {5, 1}};
  Match match(board, positionOf(board, swimmers));
  match.play({Act::Reveal, board.numberOf({1, 1}), board.numberOf({2, 1}), 1});
  EXPECT_EQ(PilotState(match.position()).piles[Side::Red].count, 2);
  match.play({Act::Reveal, board.numberOf({3, 1}), board.numberOf({2, 1}), 1}); // bites it
  const PilotState state(match.position());
  ASSERT_EQ(state.piles[Side::Red].count, 1);
  EXPECT_EQ(state.piles[Side::Red].list[0].faces, 0) << "a swimmer";
  int faces = 0, size = 0;
  for (std::size_t i = 0; i < state.piles[Side::Yellow].count; ++i) {
    const PilotPile& pile = state.piles[Side::Yellow].list[i];
    EXPECT_EQ(pile.faces, pile.value == 0 ? 0 : 2);
    faces += pile.faces;
    size += pile.size;
  }
  EXPECT_EQ(faces, 2);
  EXPECT_EQ(size, 3);
}

} // namespace
} // namespace fairway::validator::pool
