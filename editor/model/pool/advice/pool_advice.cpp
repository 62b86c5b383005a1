#include "editor/model/pool/advice/pool_advice.h"

#include "editor/model/pool/words/pool_words.h"
#include "editor/model/words/translation.h"
#include "formats/pool/picture/square_geometry.h"
#include "rules/pool/play/placing.h"
#include "validator/pool/pilot/pilot.h"
#include "validator/pool/simulation/simulate.h"

#include <algorithm>

namespace fairway::editor::pool {

using fairway::pool::Act;
using fairway::pool::Pool;
using fairway::pool::PoolBoard;
using fairway::pool::Turn;
using Weighed = WeighedPool::Weighed;

namespace {

// A reveal before its number is known.
Turn revealOf(const Turn& listed) {
  return {Act::Reveal, listed.from, fairway::pool::nowhere, 0};
}

std::vector<formats::Point> wayOf(const PoolBoard& board, const Turn& turn) {
  if (turn.act == Act::Pass) return {};
  std::vector<formats::Point> way{formats::pool::centreOf(board.squareOf(turn.from))};
  if (turn.to >= 0) way.push_back(formats::pool::centreOf(board.squareOf(turn.to)));
  return way;
}

std::string endOf(const PoolBoard& board, const Turn& turn) {
  if (turn.to >= 0) return label(board.squareOf(turn.to));
  return turn.to == fairway::pool::bar ? say("bar") : std::string();
}

std::string whyNot(const WeighedPool& pool, const AdvisedTile& asked) {
  if (!asked.at) return asked.revealed == 0 ? "" : say("Say which tile was revealed.");
  const auto isThere = [&](const Weighed& weighed) {
    return weighed.turn.act != Act::Pass && pool.board.squareOf(weighed.turn.from) == *asked.at;
  };
  if (!std::ranges::any_of(pool.choices, isThere))
    return say("No tile of red on {1} has a choice.", {label(*asked.at)});
  const auto hasNumber = [&](const Weighed& weighed) { return weighed.turn.value == asked.revealed; };
  if (asked.revealed != 0 && !std::ranges::any_of(pool.ends, hasNumber))
    return say("No tile of red has the number {1}.", {std::to_string(asked.revealed)});
  return {};
}

} // namespace

std::optional<PoolAdviser::Answer> weighedPool(const Pool& pool, validator::WorkWatch& watch) {
  if (!pool.setup) return PoolAdviser::Answer(say("the pool has no setup; lay swimmers first"));
  if (const auto why = validator::pool::whyNotPlayed(pool, validator::pool::placementOf("", pool)))
    return PoolAdviser::Answer(say(*why));
  const auto known = std::make_shared<WeighedPool>(pool);
  const validator::pool::Pilot pilot(known->board);
  const fairway::pool::Match match(known->board, setupPosition(known->board));
  if (match.over()) return PoolAdviser::Answer(say("the game is over as it is set up"));
  const auto weigh = [&](const Turn& turn) {
    return Weighed{turn, pilot.aheadAfter(match, validator::pool::PilotKind::Strong, turn)};
  };
  for (const Turn& turn : legalTurns(known->board, match.position())) {
    if (watch.stopWanted()) return std::nullopt;
    if (turn.act != Act::Reveal) {
      known->choices.push_back(weigh(turn));
      continue;
    }
    known->ends.push_back(weigh(turn));
    const Turn reveal = revealOf(turn); // listed by number and end
    if (known->choices.empty() || known->choices.back().turn != reveal)
      known->choices.push_back(weigh(reveal));
  }
  return PoolAdviser::Answer(std::shared_ptr<const WeighedPool>(known));
}

Advice adviceFor(const WeighedPool& pool, const AdvisedTile& asked) {
  Advice advice;
  advice.refusal = whyNot(pool, asked);
  if (!advice.refusal.empty()) return advice;
  const auto isAt = [&](const Turn& turn) {
    return !asked.at || (turn.act != Act::Pass && pool.board.squareOf(turn.from) == *asked.at);
  };
  for (const Weighed& weighed : asked.revealed == 0 ? pool.choices : pool.ends) {
    if (asked.revealed != 0 && (weighed.turn.value != asked.revealed || !isAt(weighed.turn))) continue;
    advice.choices.push_back({turnRequest(pool.board, weighed.turn), endOf(pool.board, weighed.turn),
                              weighed.ahead, 0, wayOf(pool.board, weighed.turn)});
  }
  advice.rank(Advice::Better::More);
  advice.worth = advice.choices.front().worth;
  if (asked.revealed == 0 && asked.at) {
    const formats::Point at = formats::pool::centreOf(*asked.at);
    std::erase_if(advice.choices, [&](const Advice::Choice& choice) {
      return choice.way.empty() || choice.way.front() != at;
    });
  }
  return advice;
}

} // namespace fairway::editor::pool
