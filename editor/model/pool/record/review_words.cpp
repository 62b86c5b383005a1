#include "editor/model/pool/record/review_words.h"

#include "editor/model/words/translation.h"
#include "rules/base/number_text.h"

#include <cmath>

namespace fairway::editor::pool {

using namespace fairway::pool;
using validator::pool::GameReview;
using validator::pool::ReviewedTurn;

namespace {

constexpr double level = 0.05; // less is shown as 0.0

std::string tilesText(double tiles) {
  return withDecimals(std::abs(tiles), 1);
}

const ReviewedTurn& reviewOf(const GameReview& review, int turn) {
  return review.turns[static_cast<std::size_t>(turn - 1)];
}

// What should have been done, as a request: `swim from [4, 10] to [4, 8]`.
std::string requested(const fairway::pool::PoolBoard& board, const Turn& turn) {
  const std::string from = label(board.squareOf(turn.from));
  const std::string to = turn.to >= 0 ? label(board.squareOf(turn.to)) : say("bar");
  switch (turn.act) {
  case Act::Swim:
    return say("swim from {1} to {2}", {from, to});
  case Act::Move:
    return say("move from {1} to {2}", {from, to});
  case Act::Reveal:
    return turn.value == 0 ? say("reveal the tile on {1}", {from})
                           : say("move the {1} from {2} to {3}", {std::to_string(turn.value), from, to});
  case Act::Pass:
    break;
  }
  return {};
}

} // namespace

std::string outlookWords(double redAhead) {
  if (std::abs(redAhead) < level) return say("Both sides are level");
  return redAhead > 0 ? say("Red is ahead by {1} tiles", {tilesText(redAhead)})
                      : say("Yellow is ahead by {1} tiles", {tilesText(redAhead)});
}

std::string adviceOn(const Playback& playback, const GameReview& review, int turn) {
  if (turn < 1 || turn > static_cast<int>(review.turns.size())) return {};
  const ReviewedTurn& reviewed = reviewOf(review, turn);
  if (reviewed.cost < validator::pool::worthNaming) return {};
  return say("Better by {1} tiles: {2}",
             {tilesText(reviewed.cost), requested(playback.board(), reviewed.better)});
}

std::string verdictOn(const Playback& playback, const GameReview& review) {
  const std::optional<Side> winner = playback.winner();
  if (!winner) return {};
  if (!review.lostAt)
    return *winner == Side::Red ? say("No turn of yellow lost the game: the numbers decided it")
                                : say("No turn of red lost the game: the numbers decided it");
  const std::string number = std::to_string(*review.lostAt);
  const std::string advice = adviceOn(playback, review, *review.lostAt);
  return *winner == Side::Red ? say("Yellow lost the game at turn {1}. {2}", {number, advice})
                              : say("Red lost the game at turn {1}. {2}", {number, advice});
}

} // namespace fairway::editor::pool
