#pragma once

#include "validator/lake_race/command/figures/course_figures.h"

namespace fairway::command::lake_race {

// A course as it is described and compared.
class MeasuredCourse final : public BoardOf<fairway::lake_race::Course> {
public:
  // `called`: what it is called in sentences.
  MeasuredCourse(NamedCourse named, Phrase called, const FigureOptions& options)
      : BoardOf(std::move(named.name), std::move(named.course)), called_(std::move(called)),
        options_(options) {}

  Result<BoardFigures, int> measure(const Measuring& measuring) const override;

private:
  Phrase called_;
  FigureOptions options_;
};

// A lake, of which nothing is raced: it is only described.
class MeasuredLake final : public BoardOf<fairway::lake_race::Lake> {
public:
  MeasuredLake(std::string name, fairway::lake_race::Lake lake, Phrase called)
      : BoardOf(std::move(name), std::move(lake)), called_(std::move(called)) {}

  Result<BoardFigures, int> measure(const Measuring& measuring) const override;

private:
  Phrase called_;
};

} // namespace fairway::command::lake_race
