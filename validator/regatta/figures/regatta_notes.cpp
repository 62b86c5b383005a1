#include "validator/core/number_phrase.h"
#include "validator/regatta/figures/regatta_figures.h"

#include <algorithm>

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

Phrase winnersInWords(const SimulationResult& races) {
  const auto& rates = races.rates;
  const auto less = [](const Estimate& a, const Estimate& b) { return a.share < b.share; };
  const auto [least, most] = std::minmax_element(rates.begin(), rates.end(), less);
  const std::vector<Phrase> values{races.races,
                                   rates.size(),
                                   most - rates.begin() + 1,
                                   percentPhrase(most->share),
                                   least - rates.begin() + 1,
                                   percentPhrase(least->share)};
  switch (races.verdict) {
  case Fairness::Fair:
    return phrase("In {1} races of {2} good pilots seat {3} wins most often, {4}, and seat {5} least, {6}: "
                  "the seats are fair.",
                  values);
  case Fairness::Neutral:
    return phrase("In {1} races of {2} good pilots seat {3} wins most often, {4}, and seat {5} least, {6}: "
                  "the seats differ no more than turn order explains (neutral).",
                  values);
  case Fairness::Unfair:
    return phrase("In {1} races of {2} good pilots seat {3} wins most often, {4}, and seat {5} least, {6}: "
                  "the seats are unfair.",
                  values);
  case Fairness::Undecided:
    break;
  }
  return phrase("In {1} races of {2} good pilots seat {3} wins most often, {4}, and seat {5} least, {6}: "
                "these races do not decide whether that is fair.",
                values);
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
