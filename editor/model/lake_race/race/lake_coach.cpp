// What the coach says of the turns of a match.
#include "editor/model/lake_race/race/lake_raced.h"
#include "editor/model/lake_race/words/lake_words.h"
#include "editor/model/words/translation.h"
#include "editor/model/words/wording.h"
#include "validator/lake_race/coach/coached_match.h"

#include <algorithm>

namespace fairway::editor::lake_race {

using namespace fairway::lake_race;
using namespace validator::lake_race;

namespace {

constexpr double sinkPenalty = 60; // turns, as `fairway replay --coach` has it

std::string diceWords(const DiceChoice& choice) {
  const std::string kept = diceText(faces(choice.keep)), rolled = std::to_string(choice.roll);
  if (kept.empty()) return choice.roll == 0 ? say("no dice") : say("roll {1}", {rolled});
  return choice.roll == 0 ? say("keep {1}", {kept}) : say("keep {1} and roll {2}", {kept, rolled});
}

// Only what was not the best already.
std::string betterWords(const CoachedTurn& turn) {
  const bool dice = turn.turns.dice >= validator::lake_race::equalInTurns;
  const bool steering = turn.turns.steering >= validator::lake_race::equalInTurns;
  if (dice && steering) return say("{1}, then {2}", {diceWords(turn.best), steerText(turn.bestSteer)});
  return steering ? steerText(turn.bestSteer) : diceWords(turn.best);
}

std::string luckWords(RollLuck luck) {
  switch (luck) {
  case RollLuck::Lucky:
    return say("Lucky roll.");
  case RollLuck::VeryLucky:
    return say("Very lucky roll.");
  case RollLuck::Unlucky:
    return say("Unlucky roll.");
  case RollLuck::VeryUnlucky:
    return say("Very unlucky roll.");
  case RollLuck::Usual:
    break;
  }
  return {};
}

race::Remark remarkOn(const CoachedTurn& turn) {
  race::Remark remark{turn.badge, {}};
  if (remark.badge != race::Badge::None)
    remark.text = say("Better: {1} ({2} turns)", {betterWords(turn), shownNumber(turn.lostTurns(), 2)});
  const std::string luck = luckWords(turn.roll);
  if (!luck.empty()) remark.text += (remark.text.empty() ? "" : "\n") + luck;
  return remark;
}

// The choice that lost more: of the dice before the roll, or of the way with the dice that fell.
race::Exercise exerciseIn(const CoachedTurn& turn, int number) {
  race::Exercise exercise;
  exercise.turn = number;
  const bool dice = turn.turns.dice >= turn.turns.steering;
  exercise.moment = dice ? table::Moment::Dice : table::Moment::Steer;
  exercise.played = dice ? turn.turns.dice : turn.turns.steering;
  std::vector<std::pair<Tree, double>> costs;
  if (dice)
    for (const auto& [choice, turns] : turn.diceCosts) costs.emplace_back(diceChoice(choice), turns);
  else
    for (const auto& [steer, turns] : turn.steerCosts) costs.emplace_back(steerChoice(steer), turns);
  exercise.costs = validator::adviceOf({}, std::move(costs)).costs;
  return exercise;
}

void addExercises(race::Review& review, const CoachedRace& race, int turnsBefore) {
  for (const CoachedTurn& turn : race.turns)
    if (turn.badge >= race::Badge::Mistake)
      review.exercises.push_back(exerciseIn(turn, turnsBefore + turn.turn));
}

race::Outlook outlookOf(const validator::lake_race::Chances& chances, int players) {
  race::Outlook outlook;
  for (int seat = 1; seat <= players; ++seat) outlook.shares.push_back(std::max(0.0, chances[seat]));
  return outlook;
}

std::string verdictOn(const CoachedMatch& match) {
  std::string text;
  for (const CoachedSeat& seat : match.seats)
    text += (text.empty() ? "" : "\n") + say("Boat {1}: luck {2}, mistakes {3}, traffic {4} turns",
                                             {std::to_string(seat.seat), shownSigned(seat.luck, 1),
                                              shownSigned(seat.mistakes, 1), shownSigned(seat.traffic, 1)});
  return text;
}

// The turns of all races one after the other, as they are played back; a race that cannot be coached has its
// turns without remarks.
race::Review reviewOf(const CoachedMatch& match, const std::vector<RecordedRaceOnCourse>& races,
                      int players) {
  race::Review review;
  for (std::size_t i = 0; i < match.races.size(); ++i) {
    const std::optional<CoachedRace>& race = match.races[i];
    if (i == 0) review.outlooks.push_back(race ? outlookOf(race->win, players) : race::Outlook());
    if (!race) {
      const std::size_t turns = review.turns.size() + races[i].record.turns.size();
      review.turns.resize(turns);
      review.outlooks.resize(turns + 1);
      continue;
    }
    addExercises(review, *race, static_cast<int>(review.turns.size()));
    for (const CoachedTurn& turn : race->turns) {
      review.turns.push_back(remarkOn(turn));
      review.outlooks.push_back(outlookOf(turn.wins, players));
    }
  }
  review.verdict = verdictOn(match);
  review.costText = [](double turns) { return say("{1} turns", {shownNumber(turns, 2)}); };
  return review;
}

} // namespace

// A course is solved for each race, which takes seconds: it waits until it is asked.
race::Coach lakeCoach(const MatchOptions& options, std::vector<RecordedRaceOnCourse> races) {
  return {false, [options, races = std::move(races)](validator::WorkWatch& watch) -> race::Coach::Seen {
            const auto replayed = replay(options, races);
            if (!replayed) return nullptr;
            auto match = validator::lake_race::coachMatch(options, races, *replayed, sinkPenalty, watch);
            if (!match) return nullptr;
            return [match = std::move(*match), races, players = replayed->players] {
              return reviewOf(match, races, players);
            };
          }};
}

} // namespace fairway::editor::lake_race
