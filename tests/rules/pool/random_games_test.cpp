#include "rules/pool/play/match.h"
#include "tests/rules/pool/naive_game.h"
#include "tests/rules/pool/pools.h"
#include "tests/support/sanitized.h"

#include <gtest/gtest.h>

#include <algorithm>

// Thousands of random games on random pools, the rules and the naive game side by side.
namespace fairway::pool::test {
namespace {

std::string nameOfEnd(const PoolBoard& board, SquareNumber to) {
  if (to == bar) return "bar";
  if (to == nowhere) return "-";
  return std::to_string(board.squareOf(to).column) + "," + std::to_string(board.squareOf(to).row);
}

std::string textOf(const PoolBoard& board, const Turn& turn) {
  if (turn.act == Act::Pass) return "pass";
  std::string text = std::string(nameOf(turn.act)) + " " + nameOfEnd(board, turn.from) + " ";
  if (turn.act == Act::Reveal) text += std::to_string(turn.value) + " ";
  return text + nameOfEnd(board, turn.to);
}

std::string textOf(const PoolBoard& board, const Position& position) {
  std::vector<Pile> piles(position.piles().begin(), position.piles().end());
  std::sort(piles.begin(), piles.end(), [](const Pile& a, const Pile& b) { return a.at < b.at; });
  std::string text(nameOf(position.toMove()));
  for (const Pile& pile : piles) {
    text += " " + nameOfEnd(board, pile.at) + ":";
    for (std::size_t i = 0; i < pile.size; ++i)
      text += (pile.tiles[i].side == Side::Red ? "r" : "y") + std::to_string(pile.tiles[i].face);
  }
  return text;
}

std::string scoreOf(const Position& position) {
  const Bar& red = position.inBar(Side::Red);
  const Bar& yellow = position.inBar(Side::Yellow);
  const std::optional<Side> ahead = leader(position);
  return std::to_string(red.tiles) + " " + std::to_string(red.values) + " " + std::to_string(yellow.tiles) +
         " " + std::to_string(yellow.values) + " " + std::string(ahead ? nameOf(*ahead) : "draw");
}

// What holds in every game: tiles are never lost, piles never part, bars only grow.
void expectNothingLost(const PoolBoard& board, const Position& before, const Position& after) {
  BySide<int> tiles;
  int inPool = 0;
  for (const Pile& pile : after.piles())
    for (std::size_t i = 0; i < pile.size; ++i, ++inPool) ++tiles[pile.tiles[i].side];
  EXPECT_EQ(inPool + after.inBar(Side::Red).tiles + after.inBar(Side::Yellow).tiles,
            2 * board.pool().tiles());
  for (const Side side : bothSides) {
    EXPECT_LE(tiles[side], board.pool().tiles());
    EXPECT_GE(after.inBar(side).tiles, before.inBar(side).tiles);
    EXPECT_GE(after.inBar(side).values, before.inBar(side).values);
  }
  EXPECT_LE(after.piles().size(), before.piles().size());
  for (const Pile& pile : after.piles()) { // each begins with what was a pile before
    const bool kept = std::any_of(before.piles().begin(), before.piles().end(), [&](const Pile& old) {
      const auto colours = [](Tile a, Tile b) { return a.side == b.side; };
      return old.size <= pile.size &&
             std::equal(old.tiles.begin(), old.tiles.begin() + old.size, pile.tiles.begin(), colours);
    });
    EXPECT_TRUE(kept);
  }
}

// Plays one game both ways; how it ended.
std::string playBoth(const Pool& pool, const BySide<std::vector<Square>>& swimmers, Random& random) {
  const PoolBoard board(pool);
  Match match(board, positionOf(board, swimmers));
  NaiveGame naive(pool, swimmers);
  while (!match.over()) {
    std::map<std::string, Turn> turns;
    std::set<std::string> names;
    std::size_t count = 0;
    forEachTurn(board, match.position(), [&](const Turn& turn) {
      turns[textOf(board, turn)] = turn;
      names.insert(textOf(board, turn));
      ++count;
    });
    EXPECT_EQ(names, naive.turns());
    EXPECT_EQ(count, names.size());
    EXPECT_EQ(countTurns(board, match.position()), count);
    EXPECT_EQ(hasChoice(board, match.position()), !names.contains("pass"));
    if (testing::Test::HasFailure()) return "different";
    const Position before = match.position();
    // Reveals and bites are few: each pile is as likely as any other, whatever its number of ends.
    auto chosen = turns.begin();
    std::advance(chosen, static_cast<std::ptrdiff_t>(random.below(turns.size())));
    match.play(chosen->second);
    naive.play(chosen->first);
    EXPECT_EQ(textOf(board, match.position()), naive.text());
    EXPECT_EQ(match.end() ? nameOf(*match.end()) : "", naive.end());
    expectNothingLost(board, before, match.position());
    if (testing::Test::HasFailure()) return "different";
  }
  EXPECT_EQ(scoreOf(match.position()), naive.score());
  return naive.end();
}

TEST(RandomGames, AreThoseOfTheNaiveGame) {
  Random random(17);
  std::map<std::string, int> ends;
  for (int i = 0; i < fairway::test::cases(600) && !HasFailure(); ++i) {
    const Pool pool = randomPool(random);
    if (const auto swimmers = randomSwimmers(pool, random)) ++ends[playBoth(pool, *swimmers, random)];
  }
  for (const char* end : {"one-side", "blocked", "repetition", "quiet"})
    EXPECT_GT(ends[end], fairway::test::cases(5)) << end;
}

TEST(RandomGames, OnThePublishedPoolAreThoseOfTheNaiveGame) {
  Random random(4);
  const Pool pool = publishedPool();
  for (int i = 0; i < 10 && !HasFailure(); ++i) playBoth(pool, *pool.setup, random);
}

} // namespace
} // namespace fairway::pool::test
