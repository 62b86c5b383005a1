#include "editor/model/lake_race/course/course_edit.h"

#include "editor/model/words/translation.h"
#include "formats/lake_race/documents.h"

namespace fairway::editor::lake_race {

using namespace fairway::lake_race;
using formats::lake_race::CourseMarks;

namespace {

std::string nameOfWhatIf(int buoy, Arrow arrow) {
  return arrow == Arrow::Clockwise ? say("Buoy {1} clockwise", {std::to_string(buoy)})
                                   : say("Buoy {1} counterclockwise", {std::to_string(buoy)});
}

std::unique_ptr<EditedDocument> documentOf(const Lake& lake, const CourseMarks& course,
                                           const Choices& choices) {
  formats::lake_race::CourseDocument document;
  document.body.race = course.race;
  document.body.lake = lake;
  document.body.start = course.placement.start;
  document.body.letter = course.placement.letter;
  document.body.buoys = course.placement.buoys;
  for (std::size_t i = 0; i < choices.arrows.size(); ++i) document.body.choices.arrows[i] = choices.arrows[i];
  document.body.choices.start = choices.start;
  document.body.choices.finish = choices.finish;
  return std::make_unique<EditedDocument>(std::move(document));
}

} // namespace

std::vector<WhatIf> whatIfsOf(const Lake& lake, const CourseMarks& course) {
  if (!course.choices) return {};
  std::vector<WhatIf> whatIfs;
  for (int buoy = 1; buoy <= 3; ++buoy) {
    Choices other = *course.choices;
    Arrow& arrow = other.arrows[static_cast<std::size_t>(buoy - 1)];
    arrow = otherArrow(arrow);
    whatIfs.push_back(
        {nameOfWhatIf(buoy, arrow), [lake, course, other] { return documentOf(lake, course, other); }});
  }
  return whatIfs;
}

} // namespace fairway::editor::lake_race
