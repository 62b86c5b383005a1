#pragma once

#include "rules/base/phrase.h"

#include <optional>
#include <string>
#include <vector>

// Figures of boards side by side, in all games.
namespace fairway::validator {

// A figure of a board, as it can be held against the same figure of another one.
struct Measured {
  std::string key; // in JSON: `par`, `seats`, ...
  Phrase title;    // for people
  double value = 0;
  // Of a figure from races: how far it may be off with 99 %. None: the figure is exact.
  std::optional<double> error = {};
  int decimals = 1;
  double scale = 1;      // of the numbers for people: 100 for percent
  double resolution = 0; // of an exact figure: what solving leaves open
};

// One figure of both.
struct ComparedFigure {
  std::string key;
  Phrase title;
  int decimals = 1;
  double scale = 1;
  double first = 0;
  double second = 0;
  std::optional<double> error = {}; // of the difference; none: both are exact
  double resolution = 0;

  double difference() const { return second - first; }
  // Whether the boards differ, and not only the dice that fell on them.
  bool differs() const;

  // For people.
  Phrase shownFirst() const;
  Phrase shownSecond() const;
  Phrase shownDifference() const; // +1.2
  Phrase shownError() const;      // 0.4; empty where there is none
};

// All figures that both have, in the order of the first.
std::vector<ComparedFigure> compared(const std::vector<Measured>& first, const std::vector<Measured>& second);

} // namespace fairway::validator
