#pragma once

#include "validator/core/statistics.h"
#include "validator/core/words.h"

#include <algorithm>

namespace fairway::validator {

// What is said of races by their verdict, marked for the catalogues. All four have the same places.
struct VerdictSentences {
  const char* fair;
  const char* neutral;
  const char* unfair;
  const char* undecided;
};

inline Phrase sentenceOn(Fairness verdict, const VerdictSentences& sentences, std::vector<Phrase> values) {
  switch (verdict) {
  case Fairness::Fair:
    return phrase(sentences.fair, std::move(values));
  case Fairness::Neutral:
    return phrase(sentences.neutral, std::move(values));
  case Fairness::Unfair:
    return phrase(sentences.unfair, std::move(values));
  case Fairness::Undecided:
    break;
  }
  return phrase(sentences.undecided, std::move(values));
}

// The seat that wins most often with its share, and the one that wins least often with its own.
inline void addMostAndLeast(std::vector<Phrase>& values, const std::vector<Estimate>& bySeat) {
  const auto less = [](const Estimate& a, const Estimate& b) { return a.share < b.share; };
  const auto [least, most] = std::minmax_element(bySeat.begin(), bySeat.end(), less);
  values.insert(values.end(), {most - bySeat.begin() + 1, percentPhrase(most->share),
                               least - bySeat.begin() + 1, percentPhrase(least->share)});
}

} // namespace fairway::validator
