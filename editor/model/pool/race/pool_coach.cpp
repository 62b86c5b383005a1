#include "editor/model/pool/race/pool_coach.h"

#include "editor/model/pool/words/pool_words.h"
#include "editor/model/words/translation.h"
#include "editor/model/words/wording.h"
#include "validator/pool/pilot/table_pilot.h"

#include <algorithm>
#include <cmath>

namespace fairway::editor::pool {

using namespace fairway::pool;
using validator::pool::GameReview;
using validator::pool::ReviewedTurn;

namespace {

constexpr double level = 0.05;    // tiles: less is shown as 0.0
constexpr double surelyAhead = 4; // tiles: a side that is so far ahead has won

std::string tilesText(double tiles) {
  return shownNumber(std::abs(tiles), 1);
}

race::Remark remarkOn(const PoolBoard& board, const ReviewedTurn& turn) {
  race::Remark remark{validator::pool::badgeOf(turn), {}};
  if (turn.cost >= validator::pool::worthNaming)
    remark.text = say("Better by {1} tiles: {2}", {tilesText(turn.cost), turnRequest(board, turn.better)});
  return remark;
}

race::Outlook outlookOf(double redAhead) {
  const double red = 0.5 + std::clamp(redAhead / surelyAhead, -1.0, 1.0) / 2;
  const std::string text = std::abs(redAhead) < level ? say("Both sides are level")
                           : redAhead > 0 ? say("Red is ahead by {1} tiles", {tilesText(redAhead)})
                                          : say("Yellow is ahead by {1} tiles", {tilesText(redAhead)});
  return {{red, 1 - red}, text};
}

std::string verdictOn(const race::Review& review, std::optional<int> lostAt, Side winner) {
  if (!lostAt)
    return winner == Side::Red ? say("No turn of yellow lost the game: the numbers decided it")
                               : say("No turn of red lost the game: the numbers decided it");
  const std::string number = std::to_string(*lostAt), advice = review.of(*lostAt)->text;
  return winner == Side::Red ? say("Yellow lost the game at turn {1}. {2}", {number, advice})
                             : say("Red lost the game at turn {1}. {2}", {number, advice});
}

// In tiles, of the turns that were mistakes.
std::vector<race::Exercise> exercisesFrom(const std::shared_ptr<const PoolBoard>& board,
                                          const GameRecord& record, const GameReview& review) {
  std::vector<int> mistakes;
  for (std::size_t i = 0; i < review.turns.size(); ++i)
    if (badgeOf(review.turns[i]) >= race::Badge::Mistake) mistakes.push_back(static_cast<int>(i) + 1);
  GameRecord empty;
  if (record.placement) empty.placement.emplace();
  validator::pool::PoolTablePilots pilots(board, {});
  validator::WorkWatch unwatched;
  return race::exercisesIn(PoolPlay(board, empty, {}), actsOf(*board, record), mistakes,
                           [&](const table::Play& play) {
                             auto advice = pilots.advice(play, unwatched);
                             return advice ? advice->costs : std::vector<std::pair<Tree, double>>();
                           });
}

} // namespace

race::Review reviewInWords(const PoolBoard& board, const GameReview& game, std::optional<Side> winner) {
  race::Review review;
  review.outlooks.push_back(outlookOf(game.outlook));
  for (const ReviewedTurn& turn : game.turns) {
    review.turns.push_back(remarkOn(board, turn));
    review.outlooks.push_back(outlookOf(turn.outlook));
  }
  review.costText = [](double tiles) { return say("{1} tiles", {shownNumber(tiles, 2)}); };
  if (winner) review.verdict = verdictOn(review, game.lostAt, *winner);
  return review;
}

race::Coach poolCoach(const Pool& pool, const GameRecord& record) {
  // The board is shared with what is said afterwards.
  const auto board = std::make_shared<const PoolBoard>(pool);
  const Replay replay(*board, record);
  if (!replay.match()) return {};
  std::vector<Turn> turns;
  for (int i = 0; i < replay.match()->turns(); ++i)
    turns.push_back(turnOf(*board, record.turns[static_cast<std::size_t>(i)]));
  const Position start = record.placement ? replay.placing().start() : setupPosition(*board);
  const auto winner = replay.match()->over() ? replay.match()->winner() : std::nullopt;
  return {true,
          [board, start, record, turns = std::move(turns),
           winner](validator::WorkWatch& watch) -> race::Coach::Seen {
            auto review =
                validator::pool::reviewGame(*board, start, turns, validator::pool::PilotKind::Strong,
                                            [&watch] { return watch.stopWanted(); });
            if (!review) return nullptr;
            auto exercises = exercisesFrom(board, record, *review);
            return [board, winner, review = std::move(*review), exercises = std::move(exercises)] {
              race::Review words = reviewInWords(*board, review, winner);
              words.exercises = exercises;
              return words;
            };
          }};
}

} // namespace fairway::editor::pool
