
#include "editor/model/regatta/table/course_edit.h"
#include "editor/model/words/translation.h"
#include "formats/regatta/documents.h"

namespace fairway::editor::regatta {

using fairway::regatta::Course;
using fairway::regatta::Rounding;
using fairway::regatta::Side;

namespace {

std::string nameOfWhatIf(const Course& course, const Rounding& rounding) {
  const std::string& buoy = course.buoys[rounding.buoy].name;
  return rounding.leave == Side::Port ? say("{1} left to port", {buoy})
                                      : say("{1} left to starboard", {buoy});
}

} // namespace

std::vector<WhatIf> whatIfsOf(const EditedDocument& regatta) {
  const auto* body = regatta.content().as<formats::regatta::RegattaBody>();
  if (!body) return {};
  std::vector<WhatIf> whatIfs;
  for (std::size_t i = 0; i < body->course.round.size(); ++i) {
    Course other = otherSide(body->course, i);
    other.round[i].gate.reset(); // it was meant for this side
    const std::string name = nameOfWhatIf(other, other.round[i]);
    formats::regatta::RegattaDocument document{regatta.content().head, *body};
    document.body.course = std::move(other);
    whatIfs.push_back({name, [document, references = regatta.references(), file = regatta.file()] {
                         return std::make_unique<EditedDocument>(document, references, file);
                       }});
  }
  return whatIfs;
}

} // namespace fairway::editor::regatta
