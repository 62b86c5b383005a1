#include "validator/pool/review/review.h"

#include <algorithm>

namespace fairway::validator::pool {

using namespace fairway::pool;

namespace {

double forRed(Side side, double ahead) {
  return side == Side::Red ? ahead : -ahead;
}

// By how much red is ahead: as the pilot sees it or, once the game is over, as the tiles in the bars say.
double outlookOf(const Match& match, const Pilot& pilot, PilotKind kind) {
  if (!match.over()) return forRed(match.position().toMove(), pilot.best(match, kind).ahead);
  const int tiles = match.position().inBar(Side::Red).tiles - match.position().inBar(Side::Yellow).tiles;
  const std::optional<Side> winner = match.winner();
  if (tiles != 0 || !winner) return tiles;
  return forRed(*winner, 0.5); // by the numbers alone
}

// What turned up against the mean: each value that is still hidden, as often as it is, with its best end.
double luckOf(const Match& match, const Pilot& pilot, PilotKind kind, const Turn& turn, double ahead) {
  const Side side = match.position().toMove();
  double mean = 0;
  for (int value = 1; value <= maxValue; ++value)
    if (const int hidden = match.position().hidden(side, value); hidden > 0)
      mean += hidden * pilot.bestEnd(match, kind, turn.from, value).ahead;
  return ahead - mean / match.position().hidden(side);
}

// A reveal can be wrong in two ways: another turn was better, or another end once the number was known. The
// number that turned up is luck.
ReviewedTurn reviewed(const Match& match, const Pilot& pilot, PilotKind kind, const Turn& turn) {
  ReviewedTurn result;
  result.side = match.position().toMove();
  result.better = turn;
  if (turn.act == Act::Pass) return result;
  const Opinion best = pilot.best(match, kind);
  Turn chosen = turn;
  if (turn.act == Act::Reveal) chosen.value = 0, chosen.to = nowhere;
  result.cost = std::max(0.0, best.ahead - pilot.aheadAfter(match, kind, chosen));
  if (result.cost > 0) result.better = best.turn;
  if (turn.act != Act::Reveal) return result;
  const Opinion end = pilot.bestEnd(match, kind, turn.from, turn.value);
  const double lost = std::max(0.0, end.ahead - pilot.aheadAfter(match, kind, turn));
  result.luck = luckOf(match, pilot, kind, turn, end.ahead);
  if (lost > result.cost) result.better = end.turn;
  result.cost += lost;
  return result;
}

// The most expensive turn of the loser since the last position in which it was not behind; the turn before
// that position counts too, for its answer may have been what left both level.
std::optional<int> lostAt(const GameReview& review, Side loser) {
  const auto number = [&review](std::size_t i) { return review.turns[i].outlook; };
  std::size_t first = review.turns.size();
  while (first > 0 && forRed(loser, number(first - 1)) < 0) --first;
  std::optional<int> dearest;
  double most = worthNaming;
  for (std::size_t i = first > 0 ? first - 1 : 0; i < review.turns.size(); ++i) {
    if (review.turns[i].side != loser || review.turns[i].cost < most) continue;
    most = review.turns[i].cost;
    dearest = static_cast<int>(i) + 1;
  }
  return dearest;
}

} // namespace

Badge badgeOf(const ReviewedTurn& turn) {
  return badgeFor(turn.cost, tileLimits);
}

std::optional<GameReview> reviewGame(const PoolBoard& board, const Position& start,
                                     const std::vector<Turn>& turns, PilotKind kind,
                                     const std::function<bool()>& stopped) {
  const Pilot pilot(board);
  Match match(board, start);
  GameReview review;
  review.outlook = outlookOf(match, pilot, kind);
  for (const Turn& turn : turns) {
    if (stopped && stopped()) return std::nullopt;
    review.turns.push_back(reviewed(match, pilot, kind, turn));
    match.play(turn);
    review.turns.back().outlook = outlookOf(match, pilot, kind);
  }
  if (match.over() && match.winner()) review.lostAt = lostAt(review, other(*match.winner()));
  return review;
}

} // namespace fairway::validator::pool
