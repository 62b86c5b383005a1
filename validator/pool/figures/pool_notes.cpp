#include "validator/core/verdict_sentences.h"
#include "validator/pool/figures/pool_figures.h"

namespace fairway::validator::pool {

using fairway::pool::Side;

namespace {

Phrase lengthInWords(const SimulationResult& games) {
  return phrase(
      "A game takes {1} turns on average, and 95 of 100 take at most {2}; {3} end without either side "
      "leaving the pool.",
      {decimalPhrase(games.meanTurns(), 1), games.tally.turnsOfMost(), percentPhrase(games.endless.share)});
}

constexpr VerdictSentences sideSentences{
    marked("In {1} games of equal pilots red makes {2} of the points and yellow {3}: the sides are "
           "fair."),
    marked("In {1} games of equal pilots red makes {2} of the points and yellow {3}: the sides differ "
           "no more than turn order explains (neutral)."),
    marked("In {1} games of equal pilots red makes {2} of the points and yellow {3}: the sides are "
           "unfair."),
    marked("In {1} games of equal pilots red makes {2} of the points and yellow {3}: these games do not "
           "decide whether that is fair.")};

Phrase sidesInWords(const SimulationResult& games) {
  return sentenceOn(games.verdict, sideSentences,
                    {games.tally.games, percentPhrase(games.points[Side::Red].share),
                     percentPhrase(games.points[Side::Yellow].share)});
}

} // namespace

std::vector<Phrase> notesOn(const PoolFigures& figures) {
  const SimulationResult& games = figures.games;
  std::vector<Phrase> sentences{lengthInWords(games), sidesInWords(games)};
  if (games.tally.opened > 0)
    sentences.push_back(phrase("The side that arrives first wins {1} of the games that are decided.",
                               {percentPhrase(games.openerWins.share)}));
  return sentences;
}

} // namespace fairway::validator::pool
