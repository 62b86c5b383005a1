#include "validator/lake_race/command/describe/description.h"

#include "rules/base/number_text.h"

#include <algorithm>

namespace fairway::command::lake_race {

using namespace validator::lake_race;
using validator::Fairness;

namespace {

std::string rateOf(const validator::Estimate& estimate) {
  return withDecimals(100 * estimate.share, 1) + " %";
}

std::string length(const CourseFigures& figures) {
  return figures.name + " has a shortest route of " + std::to_string(figures.route) +
         " steps, and a perfect boat alone needs " + withDecimals(figures.par.par->value(), 1) +
         " turns on average.";
}

std::string hardness(const CourseFigures& figures) {
  const auto& turns = figures.par.flow.turnsByGate;
  const auto longest = std::max_element(turns.begin(), turns.end());
  const auto gate = static_cast<fairway::lake_race::GateName>(longest - turns.begin());
  return "The largest part of that, " + withDecimals(*longest, 1) + " turns, goes into the way to gate " +
         std::string(fairway::lake_race::nameOf(gate)) + "; a perfect boat crashes at least once in " +
         withDecimals(100 * figures.par.flow.damaged, 1) + " % of its races and sinks in " +
         withDecimals(100 * figures.par.flow.sunk, 1) + " %.";
}

std::string verdictWords(const SimulationResult& races) {
  switch (races.verdict) {
  case Fairness::Fair:
    return "the seats are fair";
  case Fairness::Neutral:
    return "the seats differ no more than turn order explains (neutral)";
  case Fairness::Unfair:
    return "the seats are unfair";
  case Fairness::Undecided:
    break;
  }
  return "these races do not decide whether that is fair";
}

std::string winners(const CourseFigures& figures) {
  const auto& rates = figures.races.judged();
  const auto less = [](const validator::Estimate& a, const validator::Estimate& b) {
    return a.share < b.share;
  };
  const auto [least, most] = std::minmax_element(rates.begin(), rates.end(), less);
  return "In " + std::to_string(figures.races.tally.races) + " races of " + std::to_string(rates.size()) +
         " perfect boats seat " + std::to_string(most - rates.begin() + 1) + " wins most often, " +
         rateOf(*most) + ", and seat " + std::to_string(least - rates.begin() + 1) + " least, " +
         rateOf(*least) + ": " + verdictWords(figures.races) + ".";
}

std::string character(const CourseCharacter& character) {
  std::string text;
  if (character.luck)
    text = "Dice decide " + withDecimals(100 * character.luck->value, 0) + " % of who wins; the";
  else
    text = "The";
  text += " lead changes " + withDecimals(character.leadChanges.value, 1) +
          " times, and a race is decided after " + withDecimals(100 * character.decided.value, 0) +
          " % of the way to the win.";
  if (character.skill)
    text += " Among casual boats a perfect one wins " + withDecimals(character.skill->value, 1) +
            " points more than its share.";
  return text;
}

std::string describedRace(const RaceFacts& race) {
  std::string text = std::string("Race ") + letterOf(race.race) + ": ";
  text +=
      std::to_string(race.raceable) + " of its " + std::to_string(race.assignments) + " courses can be raced";
  if (!race.route) return text + ".";
  return text + ", with shortest routes of " + std::to_string(race.route->min) + " to " +
         std::to_string(race.route->max) + " steps, " + withDecimals(race.route->mean, 1) + " on average.";
}

} // namespace

std::vector<std::string> describedLake(const std::string& name, const LakeFacts& facts) {
  std::vector<std::string> sentences{name + " has " + std::to_string(facts.water) + " cells of water and " +
                                     std::to_string(facts.land) + " of land."};
  for (const RaceFacts& race : facts.races) sentences.push_back(describedRace(race));
  return sentences;
}

std::vector<std::string> describedCourse(const CourseFigures& figures) {
  std::vector<std::string> sentences{length(figures), hardness(figures), winners(figures)};
  if (figures.races.character) sentences.push_back(character(*figures.races.character));
  return sentences;
}

} // namespace fairway::command::lake_race
