#include "validator/core/measured.h"

#include "validator/core/words.h"

#include <algorithm>
#include <cmath>

namespace fairway::validator {

namespace {

// Errors of independent figures add up by their squares. What is exact adds none.
std::optional<double> together(const std::optional<double>& a, const std::optional<double>& b) {
  if (!a && !b) return std::nullopt;
  const double first = a.value_or(0);
  const double second = b.value_or(0);
  return std::sqrt(first * first + second * second);
}

ComparedFigure pair(const Measured& first, const Measured& second) {
  return {first.key,
          first.title,
          first.decimals,
          first.scale,
          first.value,
          second.value,
          together(first.error, second.error),
          std::max(first.resolution, second.resolution)};
}

} // namespace

bool ComparedFigure::differs() const {
  return std::abs(difference()) > error.value_or(resolution);
}

Phrase ComparedFigure::shownFirst() const {
  return decimalPhrase(scale * first, decimals);
}

Phrase ComparedFigure::shownSecond() const {
  return decimalPhrase(scale * second, decimals);
}

Phrase ComparedFigure::shownDifference() const {
  return signedPhrase(scale * difference(), decimals);
}

Phrase ComparedFigure::shownError() const {
  return error ? decimalPhrase(scale * *error, decimals) : Phrase();
}

std::vector<ComparedFigure> compared(const std::vector<Measured>& first,
                                     const std::vector<Measured>& second) {
  std::vector<ComparedFigure> figures;
  for (const Measured& figure : first) {
    const auto same = std::find_if(second.begin(), second.end(), [&](const Measured& other) {
      return other.key == figure.key && other.title == figure.title;
    });
    if (same != second.end()) figures.push_back(pair(figure, *same));
  }
  return figures;
}

} // namespace fairway::validator
