#include "validator/core/verdict_sentences.h"
#include "validator/regatta/figures/regatta_figures.h"

namespace fairway::validator::regatta {

namespace {

Phrase lengthInWords(const RegattaFigures& figures) {
  return phrase("A good pilot alone takes {1} turns on average; with every card to choose from it would be "
                "{2}, and with a new hand before every turn {3}.",
                {decimalPhrase(figures.pilot.mean(), 1), figures.turns, decimalPhrase(figures.fresh, 1)});
}

Phrase startsInWords(const RegattaFigures& figures) {
  return phrase("The start points differ by {1} turns.", {decimalPhrase(figures.spread, 1)});
}

constexpr VerdictSentences seatSentences{
    marked("In {1} races of {2} good pilots seat {3} wins most often, {4}, and seat {5} least, {6}: "
           "the seats are fair."),
    marked("In {1} races of {2} good pilots seat {3} wins most often, {4}, and seat {5} least, {6}: "
           "the seats differ no more than turn order explains (neutral)."),
    marked("In {1} races of {2} good pilots seat {3} wins most often, {4}, and seat {5} least, {6}: "
           "the seats are unfair."),
    marked("In {1} races of {2} good pilots seat {3} wins most often, {4}, and seat {5} least, {6}: "
           "these races do not decide whether that is fair.")};

Phrase winnersInWords(const SimulationResult& races) {
  std::vector<Phrase> values{races.races, races.rates.size()};
  addMostAndLeast(values, races.rates);
  return sentenceOn(races.verdict, seatSentences, std::move(values));
}

} // namespace

std::vector<Phrase> notesOn(const RegattaFigures& figures) {
  std::vector<Phrase> sentences{lengthInWords(figures), startsInWords(figures)};
  if (!figures.races) return sentences;
  sentences.push_back(winnersInWords(*figures.races));
  sentences.push_back(phrase("The boat that passes gate 1 first wins {1} of the races.",
                             {percentPhrase(figures.races->leaderWon.share)}));
  return sentences;
}

} // namespace fairway::validator::regatta
