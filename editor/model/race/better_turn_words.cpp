#include "editor/model/race/better_turn_words.h"

#include "editor/model/words/translation.h"

namespace fairway::editor::race {

namespace {

using Phase = BetterTurns::Phase;
using Verdict = BetterTurns::Verdict;

std::string question(const RaceBench& bench) {
  const Exercise& exercise = bench.finding()->exercise();
  const std::string& line = bench.playback()->lines()[static_cast<std::size_t>(exercise.turn - 1)];
  return say("{1} was a mistake. What would have been better?", {"\"" + line + "\""}) + "\n" +
         bench.hand()->task();
}

std::string verdictWords(Verdict verdict) {
  switch (verdict) {
  case Verdict::Best:
    return say("That is the best choice.");
  case Verdict::Better:
    return say("That is better than what was played, but not the best choice.");
  case Verdict::Same:
    return say("That is worth the same as what was played.");
  case Verdict::Worse:
    return say("That is worse than what was played.");
  }
  return {};
}

std::string answerText(const RaceBench& bench) {
  const BetterTurns& finding = *bench.finding();
  const Exercise& exercise = finding.exercise();
  std::string text = verdictWords(finding.answer().verdict);
  if (finding.answer().verdict != Verdict::Best) {
    text += "\n" + say("Best: {1}", {bench.raced()->choiceText(bench.shown(), exercise.best())});
    text += "\n" + say("Your choice costs {1}", {bench.costText(finding.answer().cost)});
  }
  return text + "\n" + say("What was played costs {1}", {bench.costText(exercise.played)});
}

std::string score(const RaceBench& bench) {
  const BetterTurns& finding = *bench.finding();
  return say("The best choice: {1} of {2}. Better than what was played: {3} more.",
             {std::to_string(finding.timesFound(Verdict::Best)), std::to_string(finding.count()),
              std::to_string(finding.timesFound(Verdict::Better))}) +
         "\n" +
         say("Your choices cost {1}, those of the record {2}",
             {bench.costText(finding.cost()), bench.costText(finding.costPlayed())});
}

} // namespace

std::string findingHeadline(const RaceBench& bench) {
  const BetterTurns& finding = *bench.finding();
  if (finding.phase() == Phase::Done) return say("All mistakes reviewed");
  return say("Find the better turn: {1} of {2}",
             {std::to_string(finding.number()), std::to_string(finding.count())});
}

std::string findingDetail(const RaceBench& bench) {
  switch (bench.finding()->phase()) {
  case Phase::Asking:
    return question(bench);
  case Phase::Answered:
    return answerText(bench);
  case Phase::Done:
    break;
  }
  return score(bench);
}

} // namespace fairway::editor::race
