#pragma once

#include "rules/base/tree.h"
#include "validator/lake_race/command/compare/course_figures.h"

#include <string>
#include <vector>

namespace fairway::command::lake_race {

// One figure of both.
struct ComparedFigure {
  std::string key;   // in JSON: `par`, `seats`, ...
  std::string title; // for people
  int decimals = 1;
  double scale = 1; // of the numbers for people: 100 for percent
  double first = 0;
  double second = 0;
  // Of a figure from races: how far the difference may be off with 99 %. None: the figures are exact.
  std::optional<double> error;
  double resolution = 0; // of exact figures: what solving leaves open

  double difference() const { return second - first; }
  // Whether the courses differ, and not only the dice that fell on them.
  bool differs() const;
};

// All figures that both have, in the order in which they are shown: length, par, turns by gate, the seats
// without luck, and character.
std::vector<ComparedFigure> comparedFigures(const CourseFigures& first, const CourseFigures& second);

// For people, and as `fairway-comparison-1`.
std::string comparisonText(const CourseFigures& first, const CourseFigures& second);
std::string comparisonJson(const CourseFigures& first, const CourseFigures& second, std::uint64_t seed);

} // namespace fairway::command::lake_race
