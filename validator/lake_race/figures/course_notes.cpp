#include "validator/core/verdict_sentences.h"
#include "validator/lake_race/figures/known_course.h"

#include <algorithm>

namespace fairway::validator::lake_race {

namespace {

Phrase length(const KnownCourse& course, const Phrase& name) {
  return phrase("{1} has a shortest route of {2} steps, and a perfect boat alone needs {3} turns on average.",
                {name, course.route, decimalPhrase(course.par.par->value(), 1)});
}

Phrase hardness(const ParReport& par) {
  const auto& turns = par.flow.turnsByGate;
  const auto longest = std::max_element(turns.begin(), turns.end());
  const auto gate = static_cast<fairway::lake_race::GateName>(longest - turns.begin());
  return phrase("The largest part of that, {1} turns, is spent on the way to gate {2}; a perfect boat "
                "crashes at least once in {3} of its races and sinks in {4}.",
                {decimalPhrase(*longest, 1), std::string(nameOf(gate)), percentPhrase(par.flow.damaged),
                 percentPhrase(par.flow.sunk)});
}

constexpr VerdictSentences seatSentences{
    marked("In {1} races of {2} perfect boats seat {3} wins most often, {4}, and seat {5} least, {6}: "
           "the seats are fair."),
    marked("In {1} races of {2} perfect boats seat {3} wins most often, {4}, and seat {5} least, {6}: "
           "the seats differ no more than turn order explains (neutral)."),
    marked("In {1} races of {2} perfect boats seat {3} wins most often, {4}, and seat {5} least, {6}: "
           "the seats are unfair."),
    marked("In {1} races of {2} perfect boats seat {3} wins most often, {4}, and seat {5} least, {6}: "
           "these races do not decide whether that is fair.")};

Phrase winners(const SimulationResult& races) {
  std::vector<Phrase> values{races.tally.races, races.judged().size()};
  addMostAndLeast(values, races.judged());
  return sentenceOn(races.verdict, seatSentences, std::move(values));
}

Phrase characterInWords(const CourseCharacter& character) {
  const Phrase changes = decimalPhrase(character.leadChanges.value, 1);
  const Phrase decided = percentPhrase(character.decided.value, 0);
  std::vector<Phrase> sentences;
  if (character.luck)
    sentences.push_back(phrase("Dice decide {1} of the result; the lead changes {2} times, and a race is "
                               "decided after {3} of the way to the win.",
                               {percentPhrase(character.luck->value, 0), changes, decided}));
  else
    sentences.push_back(
        phrase("The lead changes {1} times, and a race is decided after {2} of the way to the win.",
               {changes, decided}));
  if (character.skill)
    sentences.push_back(phrase("Among casual boats a perfect one wins {1} points more than its share.",
                               {decimalPhrase(character.skill->value, 1)}));
  return joined(std::move(sentences), " ");
}

constexpr VerdictSentences shortSentences{marked("Verdict: fair, in {1} races of {2} perfect boats."),
                                          marked("Verdict: neutral, in {1} races of {2} perfect boats."),
                                          marked("Verdict: unfair, in {1} races of {2} perfect boats."),
                                          marked("Verdict: undecided, in {1} races of {2} perfect boats.")};

Phrase raceOf(const RaceFacts& race) {
  const std::string letter(1, letterOf(race.race));
  if (!race.route)
    return phrase("Race {1}: {2} of its {3} courses can be raced.",
                  {letter, race.raceable, race.assignments});
  return phrase("Race {1}: {2} of its {3} courses can be raced, with shortest routes of {4} to {5} steps, "
                "{6} on average.",
                {letter, race.raceable, race.assignments, race.route->min, race.route->max,
                 decimalPhrase(race.route->mean, 1)});
}

} // namespace

std::vector<Phrase> notesOn(const KnownCourse& course, const Phrase& name) {
  std::vector<Phrase> sentences{length(course, name), hardness(course.par)};
  if (!course.races) return sentences;
  sentences.push_back(winners(*course.races));
  if (course.races->character) sentences.push_back(characterInWords(*course.races->character));
  return sentences;
}

std::vector<Phrase> notesOn(const LakeFacts& lake, const Phrase& name) {
  std::vector<Phrase> sentences{
      phrase("{1} has {2} cells of water and {3} of land.", {name, lake.water, lake.land})};
  for (const RaceFacts& race : lake.races) sentences.push_back(raceOf(race));
  return sentences;
}

Phrase inShort(const SimulationResult& races) {
  const Phrase verdict = sentenceOn(races.verdict, shortSentences, {races.tally.races, races.wins.size()});
  if (!races.character) return verdict;
  const CourseCharacter& character = *races.character;
  std::vector<Phrase> figures;
  if (character.skill)
    figures.push_back(phrase("skill {1} points", {decimalPhrase(character.skill->value, 1)}));
  if (character.luck) figures.push_back(phrase("luck {1}", {percentPhrase(character.luck->value, 0)}));
  figures.push_back(phrase("drama {1} points", {decimalPhrase(100 * character.drama.value, 0)}));
  return joined({verdict, phrase("It has {1}.", {joined(std::move(figures))})}, " ");
}

Phrase thisCourse() {
  return phrase("This course");
}

Phrase thisLake() {
  return phrase("This lake");
}

} // namespace fairway::validator::lake_race
