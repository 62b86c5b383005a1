#include "editor/model/river/race/river_coach.h"

#include "editor/model/river/odds_table.h"
#include "editor/model/river/river_words.h"
#include "editor/model/words/translation.h"
#include "rules/base/number_text.h"
#include "validator/river/pilot/coach.h"
#include "validator/river/pilot/table_pilot.h"
#include "validator/river/solve/tally.h"

#include <cmath>

namespace fairway::editor::river {

using namespace fairway::river;
using validator::river::CoachedSeat;
using validator::river::CoachedTurn;

namespace {

constexpr double luckWorthNaming = 0.1; // of the chance to win

std::string signedPercent(double share) {
  return (share < 0 ? "-" : "+") + percent(std::abs(share));
}

race::Badge badgeOf(const CoachedTurn& turn) {
  return validator::badgeFor(turn.cost, validator::chanceLimits);
}

race::Remark remarkOn(const CoachedTurn& turn, bool blunder) {
  race::Remark remark{badgeOf(turn), {}};
  if (turn.cost > 0) {
    const std::string cost = percent(turn.cost), better = describe(turn.bestOption);
    remark.text =
        blunder ? say("The most expensive turn of this race: it cost {1} of the chance to win. Better: {2}.",
                      {cost, better})
                : say("It cost {1} of the chance to win. Better: {2}.", {cost, better});
  }
  if (std::abs(turn.luck) >= luckWorthNaming)
    remark.text +=
        (remark.text.empty() ? "" : "\n") +
        (turn.luck > 0 ? say("Lucky roll: {1} of the chance to win.", {signedPercent(turn.luck)})
                       : say("Unlucky roll: {1} of the chance to win.", {signedPercent(turn.luck)}));
  return remark;
}

race::Outlook outlookOf(int seat, double chance) {
  return {seat == 1 ? std::vector{chance, 1 - chance} : std::vector{1 - chance, chance}, {}};
}

// In chances to win, of the turns that were mistakes.
std::vector<race::Exercise> exercisesFrom(const validator::river::Two& two,
                                          const std::shared_ptr<const RiverBoard>& board,
                                          const Record& record, const std::vector<CoachedTurn>& turns) {
  std::vector<int> mistakes;
  for (const CoachedTurn& turn : turns)
    if (badgeOf(turn) >= race::Badge::Mistake) mistakes.push_back(turn.turn);
  const validator::river::PerfectPilot pilot(two);
  return race::exercisesIn(RiverPlay(board, record.players, record.first, 1), actsOf(record), mistakes,
                           [&](const table::Play& play) {
                             auto worths =
                                 worthOfOptions(two.moves(), pilot, static_cast<const RiverPlay&>(play));
                             for (auto& [choice, worth] : worths) worth = -worth;
                             return validator::adviceOf({}, std::move(worths)).costs;
                           });
}

race::Review reviewOf(const std::vector<CoachedTurn>& turns, const std::vector<CoachedSeat>& seats) {
  race::Review review;
  const CoachedTurn* blunder = validator::river::blunderOf(turns);
  review.outlooks.push_back(outlookOf(1, seats.front().start));
  for (const CoachedTurn& turn : turns) {
    review.turns.push_back(remarkOn(turn, &turn == blunder));
    review.outlooks.push_back(outlookOf(turn.seat, turn.best - turn.cost));
  }
  for (const CoachedSeat& seat : seats)
    review.verdict += (review.verdict.empty() ? "" : "\n") +
                      say("Player {1}: luck {2}, mistakes {3} of the chance to win; without luck {4}",
                          {std::to_string(seat.seat), signedPercent(seat.luck), signedPercent(seat.mistakes),
                           percent(seat.adjusted())});
  review.costText = [](double chance) { return say("{1} of the chance to win", {percent(chance)}); };
  return review;
}

} // namespace

race::Coach riverCoach(const River& river, const Record& record) {
  using namespace validator::river;
  const std::int64_t states = statesOfTwo(river, Goal::Win);
  if (record.players != 2 || states > mostStatesOfTwo) return {};
  return {states <= OddsTable::solvedAtOnce,
          [river, record](validator::WorkWatch& watch) -> race::Coach::Seen {
            const FleetMoves moves(river);
            const Endless endless(moves);
            // A race that may never end has no chances to win.
            if (!endless.ends(Phase{0})) return [] { return race::Review(); };
            const auto two = Two::solve(moves, endless, {}, watch);
            if (!two) return nullptr;
            const auto board = std::make_shared<const RiverBoard>(river);
            auto turns = validator::river::coach(*two, *board, record);
            auto seats = coachedSeats(*two, *board, record, turns);
            auto exercises = exercisesFrom(*two, board, record, turns);
            return [turns = std::move(turns), seats = std::move(seats), exercises = std::move(exercises)] {
              race::Review review = reviewOf(turns, seats);
              review.exercises = exercises;
              return review;
            };
          }};
}

} // namespace fairway::editor::river
