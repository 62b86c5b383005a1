#include "validator/core/verdict_sentences.h"
#include "validator/river/figures/river_figures.h"

namespace fairway::validator::river {

namespace {

Phrase aloneInWords(const RiverFigures::Lone& alone) {
  return phrase(
      "A perfect player alone makes {1} points on average and saves {2} boats; all are saved in {3} "
      "of the races and none in {4}.",
      {decimalPhrase(alone.points.value(), 2), decimalPhrase(alone.flow.saved, 2),
       percentPhrase(alone.flow.allSaved), percentPhrase(alone.flow.noneSaved)});
}

Phrase twoInWords(const RiverFigures::Pair& two) {
  return phrase("Of two perfect players the first wins {1}, the second {2}, and {3} of the races are tied; a "
                "race takes {4} rounds.",
                {percentPhrase(two.flow.first), percentPhrase(two.flow.second), percentPhrase(two.flow.tie),
                 decimalPhrase(two.flow.rounds, 1)});
}

Phrase skillInWords(const Skill& skill) {
  return phrase("Against a player who chooses at random the best answer wins {1}.",
                {percentPhrase(skill.mean())});
}

constexpr VerdictSentences seatSentences{
    marked("Of {1} players seat {2} wins most often, {3}, and seat {4} least, {5}: the seats are "
           "fair."),
    marked("Of {1} players seat {2} wins most often, {3}, and seat {4} least, {5}: the seats differ no "
           "more than turn order explains (neutral)."),
    marked("Of {1} players seat {2} wins most often, {3}, and seat {4} least, {5}: the seats are "
           "unfair."),
    marked("Of {1} players seat {2} wins most often, {3}, and seat {4} least, {5}: the races do not "
           "decide whether that is fair.")};

Phrase seatsInWords(const SimulationResult& races) {
  std::vector<Estimate> shares;
  for (const SeatResult& seat : races.seats) shares.push_back(seat.share);
  std::vector<Phrase> values{races.seats.size()};
  addMostAndLeast(values, shares);
  return sentenceOn(races.verdict, seatSentences, std::move(values));
}

} // namespace

std::vector<Phrase> notesOn(const RiverFigures& figures) {
  std::vector<Phrase> sentences;
  if (figures.alone) sentences.push_back(aloneInWords(*figures.alone));
  if (figures.two) sentences.push_back(twoInWords(*figures.two));
  if (figures.two && figures.two->skill) sentences.push_back(skillInWords(*figures.two->skill));
  for (const auto& [players, races] : figures.races) sentences.push_back(seatsInWords(races));
  return sentences;
}

} // namespace fairway::validator::river
