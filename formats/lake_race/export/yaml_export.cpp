#include "formats/lake_race/export/yaml_export.h"

namespace fairway::formats::lake_race {

namespace {

CourseBody bodyOf(const SettledCourse& course) {
  const fairway::lake_race::Placement& placement = course.setup.placement;
  return {course.setup.race, course.setup.lake, placement.start,
          placement.letter,  placement.buoys,   fixed(*course.choices)};
}

struct DocumentMaker {
  const DocumentHead& head;

  std::optional<Document> operator()(const LakeSubject& subject) const {
    return LakeDocument{head, {subject.lake}};
  }
  std::optional<Document> operator()(const TilesetSubject& subject) const {
    return TilesetDocument{head, {subject.set}};
  }
  std::optional<Document> operator()(const CourseSubject& subject) const {
    if (!subject.course.choices) return std::nullopt;
    return CourseDocument{head, bodyOf(subject.course)};
  }
  std::optional<Document> operator()(const RecordSubject& subject) const {
    RecordDocument record{head, {subject.options, {}}};
    for (std::size_t i = 0; i < subject.courses.size(); ++i) {
      if (!subject.courses[i].choices) return std::nullopt;
      record.body.races.push_back({bodyOf(subject.courses[i]), subject.races[i]});
    }
    return record;
  }
};

} // namespace

std::optional<Document> selfContained(const Subject& subject) {
  return std::visit(DocumentMaker{subject.head}, subject.content);
}

} // namespace fairway::formats::lake_race
