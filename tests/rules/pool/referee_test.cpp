#include "rules/pool/play/legal.h"
#include "rules/pool/play/perft.h"
#include "rules/pool/play/referee.h"

#include "tests/rules/pool/pools.h"

#include <gmock/gmock.h>

#include <set>

namespace fairway::pool::test {
namespace {

TurnEntry swim(Side side, Square from, Target to) {
  return {side, Act::Swim, from, 0, to};
}
TurnEntry reveal(Side side, Square from, int value, std::optional<Target> to) {
  return {side, Act::Reveal, from, value, to};
}
TurnEntry moveOf(Side side, Square from, Target to) {
  return {side, Act::Move, from, 0, to};
}
TurnEntry pass(Side side) {
  return {side, Act::Pass, {}, 0, std::nullopt};
}

// The rule that a record breaks, with the turn; `legal` where it breaks none.
std::string verdict(const Pool& pool, const GameRecord& record) {
  const PoolBoard board(pool);
  const Replay replay(board, record);
  if (replay.legal()) return "legal";
  return std::to_string(replay.fault()->turn) + " " + std::string(nameOf(replay.fault()->rule));
}

std::string verdict(const std::vector<TurnEntry>& turns) {
  return verdict(publishedPool(), {std::nullopt, turns});
}

constexpr Side red = Side::Red;
constexpr Side yellow = Side::Yellow;
constexpr Target intoTheBar = ToBar{};

TEST(PoolReferee, FollowsAGame) {
  EXPECT_EQ(verdict({}), "legal");
  EXPECT_EQ(verdict({swim(red, {4, 10}, Square{4, 8}), reveal(yellow, {3, 5}, 4, Square{4, 8})}), "legal");
  EXPECT_EQ(verdict({reveal(red, {4, 10}, 6, Square{4, 5})}), "1 crocodile-way");
}

// "If both have as many, the higher sum of numbers wins"
TEST(PoolReferee, GivesATieToTheHigherSumOfNumbers) {
  Pool pool = drawn(".../.../...");
  pool.crocodiles = {usualCrocodile(1), usualCrocodile(2)};
  pool.ladders = {{red, {1, 1}, SquareDirection::N}, {yellow, {3, 3}, SquareDirection::S}};
  pool.start[red] = {{1, 1, ColumnRange{1, 1}}, {2, 2, ColumnRange{1, 2}}};
  pool.start[yellow] = {{2, 1, ColumnRange{3, 3}}, {3, 2, {}}};
  pool.opening = 1;
  const auto winnerAfter = [&pool](const fairway::pool::Setup& setup, const std::vector<TurnEntry>& turns) {
    pool.setup = setup;
    const PoolBoard board(pool);
    const Replay replay(board, {std::nullopt, turns});
    EXPECT_TRUE(replay.legal() && replay.match()->over());
    EXPECT_EQ(replay.match()->position().inBar(red).tiles, replay.match()->position().inBar(yellow).tiles);
    return replay.match()->winner();
  };
  fairway::pool::Setup setup;
  setup[red] = {{1, 2}, {2, 2}};
  setup[yellow] = {{3, 3}, {1, 3}};
  EXPECT_EQ(winnerAfter(setup, {reveal(red, {1, 2}, 2, intoTheBar), reveal(yellow, {3, 3}, 1, intoTheBar),
                                reveal(red, {2, 2}, 1, Square{1, 3})}),
            red)
      << "2 against 1";
  setup[red] = {{1, 1}, {2, 2}};
  setup[yellow] = {{3, 2}, {1, 3}};
  EXPECT_EQ(winnerAfter(setup, {reveal(red, {1, 1}, 1, intoTheBar), reveal(yellow, {3, 2}, 2, intoTheBar),
                                reveal(red, {2, 2}, 2, Square{1, 3})}),
            yellow)
      << "1 against 2";
}

TEST(PoolReferee, NamesTheRuleThatATurnBreaks) {
  EXPECT_EQ(verdict({swim(yellow, {3, 5}, Square{3, 6})}), "1 side-order");
  EXPECT_EQ(verdict({swim(red, {3, 5}, Square{3, 6})}), "1 own-pile");
  EXPECT_EQ(verdict({swim(red, {1, 1}, Square{1, 2})}), "1 own-pile");
  EXPECT_EQ(verdict({swim(red, {30, 30}, Square{1, 2})}), "1 own-pile");
  EXPECT_EQ(verdict({moveOf(red, {4, 10}, Square{4, 9})}), "1 swimmer-or-crocodile");
  EXPECT_EQ(verdict({swim(red, {4, 10}, Square{4, 7})}), "1 swim-way");
  EXPECT_EQ(verdict({swim(red, {4, 10}, Square{4, 10})}), "1 swim-way");
  EXPECT_EQ(verdict({swim(red, {4, 10}, Square{30, 10})}), "1 swim-way");
  EXPECT_EQ(verdict({swim(red, {4, 10}, intoTheBar)}), "1 bar-opening");
  EXPECT_EQ(verdict({reveal(red, {4, 10}, 7, Square{4, 3})}), "1 reveal-value");
  EXPECT_EQ(verdict({reveal(red, {4, 10}, 2, std::nullopt)}), "1 reveal-moves");
  EXPECT_EQ(verdict({pass(red)}), "1 pass-with-choice");
  const TurnEntry first = reveal(red, {4, 10}, 2, Square{4, 8});
  EXPECT_EQ(verdict({first, swim(yellow, {3, 5}, Square{3, 6}), reveal(red, {4, 13}, 2, Square{4, 11})}),
            "3 reveal-value");
  EXPECT_EQ(verdict({first, swim(yellow, {3, 5}, Square{3, 6}), swim(red, {4, 8}, Square{4, 7})}),
            "3 swimmer-or-crocodile");
  EXPECT_EQ(verdict({swim(red, {4, 10}, Square{4, 8}), pass(yellow)}), "2 pass-with-choice");
}

TEST(PoolReferee, AllowsEveryTurnThatIsListed) {
  const PoolBoard board(publishedPool());
  const Match match = *Replay(board, {std::nullopt, {}}).match();
  const std::vector<Turn> turns = legalTurns(board, match.position());
  EXPECT_GT(turns.size(), 30U);
  for (const Turn& turn : turns) {
    const TurnEntry entry = entryOf(board, red, turn);
    EXPECT_EQ(entry.to.has_value(), turn.to != nowhere);
    EXPECT_EQ(verdict({entry}), "legal") << label(entry.from);
  }
}

TEST(PoolReferee, SaysWhatIsInTheWay) {
  const PoolBoard board(publishedPool());
  const auto why = [&board](const TurnEntry& turn) {
    return Replay(board, {std::nullopt, {turn}}).fault()->message.english();
  };
  EXPECT_EQ(why(reveal(red, {4, 10}, 2, Square{5, 11})),
            "a tile of red lies on [5, 11]: a side's own tiles block its way");
  EXPECT_THAT(why(reveal(red, {4, 10}, 1, Square{4, 8})),
              testing::StartsWith("there is no such way from [4, 10] to"));
  EXPECT_THAT(why(reveal(red, {4, 10}, 1, Square{3, 5})),
              testing::StartsWith("there is no such way from [4, 10] to"))
      << "where the other side lies";
}

TEST(PoolReferee, RefereesThePlacement) {
  const Pool pool = publishedPool();
  GameRecord record;
  record.placement.emplace();
  EXPECT_EQ(verdict(pool, record), "legal") << "a record may stop in the placement";
  for (std::size_t i = 0; i < 6; ++i)
    for (const Side side : bothSides) record.placement->push_back({side, (*pool.setup)[side][i]});
  EXPECT_EQ(verdict(pool, record), "legal");

  GameRecord soon = record;
  soon.placement->pop_back();
  EXPECT_EQ(verdict(pool, soon), "legal");
  soon.turns = {swim(red, {4, 10}, Square{4, 8})};
  EXPECT_EQ(verdict(pool, soon), "0 placement-count");
  soon.placement->push_back({yellow, {2, 5}});
  EXPECT_EQ(verdict(pool, soon), "0 placement-room");
  soon.placement->back() = {red, {2, 5}};
  EXPECT_EQ(verdict(pool, soon), "0 placement-order");
  soon.placement->back() = {yellow, {1, 12}};
  EXPECT_EQ(verdict(pool, soon), "0 placement-square");
  soon.placement->back() = {yellow, {4, 3}};
  soon.placement->front() = {red, {3, 11}};
  EXPECT_EQ(verdict(pool, soon), "0 placement-room") << "three in row 11";

  record.placement->push_back({red, {1, 10}});
  EXPECT_EQ(verdict(pool, record), "0 placement-count");
  GameRecord twice;
  twice.placement = {{red, {4, 11}}, {yellow, {3, 5}}, {red, {4, 11}}};
  EXPECT_EQ(verdict(pool, twice), "0 placement-taken");
}

TEST(PoolReferee, ASetupThatDoesNotFitIsAFaultOfTurnZero) {
  Pool pool = publishedPool();
  (*pool.setup)[red].pop_back();
  EXPECT_EQ(verdict(pool, {}), "0 setup-fits");
  EXPECT_EQ(setupFaults(pool, *pool.setup).size(), 1U);
  pool = publishedPool();
  (*pool.setup)[red][0] = {4, 9};
  EXPECT_EQ(setupFaults(pool, *pool.setup).front().rule, Rule::PlacementSquare);
  (*pool.setup)[red][0] = {4, 13};
  EXPECT_EQ(setupFaults(pool, *pool.setup).front().rule, Rule::PlacementTaken);
  (*pool.setup)[red][0] = {1, 13};
  EXPECT_EQ(setupFaults(pool, *pool.setup).front().rule, Rule::PlacementRoom);
}

// A corridor: red's 1 bites yellow's swimmer, and nothing of yellow is left.
TEST(PoolReferee, NoTurnFollowsTheEnd) {
  Pool pool = drawn(". . .");
  pool.crocodiles = {usualCrocodile(1)};
  pool.start[red] = {{1, 1, ColumnRange{1, 1}}};
  pool.start[yellow] = {{1, 1, ColumnRange{3, 3}}};
  pool.setup.emplace();
  (*pool.setup)[red] = {{1, 1}};
  (*pool.setup)[yellow] = {{3, 1}};
  const std::vector<TurnEntry> turns{swim(red, {1, 1}, Square{2, 1}),
                                     reveal(yellow, {3, 1}, 1, Square{2, 1})};
  const PoolBoard board(pool);
  const Replay replay(board, {std::nullopt, turns});
  ASSERT_TRUE(replay.legal());
  EXPECT_EQ(replay.match()->end(), End::OneSide);
  EXPECT_EQ(replay.match()->winner(), std::nullopt) << "nobody has arrived: a draw";
  std::vector<TurnEntry> more = turns;
  more.push_back(pass(red));
  EXPECT_TRUE(perft(*replay.match(), 1).empty());
  EXPECT_EQ(verdict(pool, {std::nullopt, more}), "3 game-over");
}

TEST(PoolReferee, SaysWhatIsWrongWithATurn) {
  const PoolBoard board(publishedPool());
  const auto why = [&board](const std::vector<TurnEntry>& turns) {
    return Replay(board, {std::nullopt, turns}).fault()->message.english();
  };
  EXPECT_EQ(why({swim(yellow, {3, 5}, Square{3, 6})}), "red is to move");
  EXPECT_EQ(why({swim(red, {4, 10}, Square{4, 8}), swim(red, {4, 8}, Square{4, 7})}), "yellow is to move");
  EXPECT_EQ(why({swim(red, {1, 1}, Square{1, 2})}), "no tile or pile of red lies on [1, 1]");
  EXPECT_EQ(why({moveOf(red, {4, 10}, Square{4, 9})}), "the tile on [4, 10] is still a swimmer");
  EXPECT_EQ(why({reveal(red, {4, 10}, 2, Square{4, 8}), swim(yellow, {3, 5}, Square{3, 6}),
                 swim(red, {4, 8}, Square{4, 7})}),
            "the tile on [4, 8] is a crocodile");
  for (const int value : {0, 7, 9, 10})
    EXPECT_EQ(why({reveal(red, {4, 10}, value, Square{4, 9})}),
              "red has no tile with the number " + std::to_string(value) + " left to show");
  EXPECT_EQ(why({reveal(red, {4, 10}, 2, std::nullopt)}), "the crocodile can move, so it must");
  EXPECT_EQ(why({swim(red, {4, 10}, intoTheBar)}),
            "no side has arrived yet, and the first pile in a bar needs 2 tiles; this one has 1");
  EXPECT_THAT(why({swim(red, {4, 10}, Square{4, 7})}),
              testing::StartsWith("there is no such way from [4, 10] to [4, 7]. "));
  EXPECT_EQ(why({pass(red)}), textOf(Rule::PassWithChoice));
}

// A pool of two squares: neither a seven nor a step to the side leads anywhere.
TEST(PoolReferee, ACrocodileThatCannotMoveStays) {
  Pool pool = drawn(". #/# .");
  pool.crocodiles = {{7, 0, false}};
  pool.start[red] = {{1, 1, {}}};
  pool.start[yellow] = {{2, 1, {}}};
  pool.opening = 1;
  pool.setup.emplace();
  (*pool.setup)[red] = {{1, 1}};
  (*pool.setup)[yellow] = {{2, 2}};
  const PoolBoard board(pool);
  const Replay moved(board, {std::nullopt, {reveal(red, {1, 1}, 7, Square{2, 2})}});
  ASSERT_FALSE(moved.legal());
  EXPECT_EQ(moved.fault()->message.english(), "the crocodile cannot move, so it stays");
  EXPECT_THAT(Replay(board, {std::nullopt, {swim(red, {1, 1}, intoTheBar)}}).fault()->message.english(),
              testing::StartsWith("there is no such way from [1, 1] to the bar. "));
  // Both are revealed and stuck: then both pass, and nobody can move any more.
  const Replay blocked(board, {std::nullopt,
                               {reveal(red, {1, 1}, 7, std::nullopt), reveal(yellow, {2, 2}, 7, std::nullopt),
                                pass(red), pass(yellow)}});
  ASSERT_TRUE(blocked.legal());
  EXPECT_EQ(blocked.match()->end(), End::Blocked);
  EXPECT_EQ(nameOf(*blocked.match()->end()), "blocked");
}

// Wherever the next tile may go it is not refused, and nowhere else.
TEST(PoolPlacing, AllowsWhatItDoesNotRefuse) {
  Pool pool = publishedPool();
  for (const Side side : bothSides) pool.start[side].front().swimmers = 3; // room is left in the end
  const PoolBoard board(pool);
  Placing placing(board);
  Random random(2);
  while (!placing.complete()) {
    std::vector<Square> allowed;
    for (const Square square : board.pool().map.squaresOf(Ground::Water))
      if (!placing.whyNot(placing.toPlace(), square)) allowed.push_back(square);
    ASSERT_EQ(board.squaresOf(placing.allowed()), allowed);
    EXPECT_EQ(placing.whyNot(other(placing.toPlace()), allowed.front()), Rule::PlacementOrder);
    EXPECT_FALSE(placing.place(placing.toPlace(), allowed[random.below(allowed.size())]));
  }
  EXPECT_FALSE(placing.allowed().any());
  EXPECT_EQ(placing.whyNot(red, {1, 10}), Rule::PlacementCount);
  EXPECT_EQ(placing.start().pilesOf(red), 6);
  EXPECT_EQ(placing.start().pilesOf(yellow), 6);
}

// What has been read as a rule's own text is the one in RULES.md, and names are different.
TEST(PoolRules, HaveNames) {
  std::set<std::string_view> names;
  for (const Rule rule : allRules) {
    EXPECT_TRUE(names.insert(nameOf(rule)).second) << nameOf(rule);
    EXPECT_FALSE(textOf(rule).empty());
  }
}

} // namespace
} // namespace fairway::pool::test
