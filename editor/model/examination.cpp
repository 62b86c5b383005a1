#include "editor/model/examination.h"

#include "editor/model/course_edit.h"
#include "validator/validator.h"

namespace fairway::editor {

ExaminationTask taskOf(const EditedDocument& document) {
  return {document.revision(), document.content(), document.lake()};
}

namespace {

void examineCourse(const formats::CourseDocument& document, const lake_race::Lake& lake,
                   Examination& result) {
  const std::optional<lake_race::Placement> placement = placementOf(document.body, lake);
  if (!placement) return;
  result.course = courseFacts(lake, *placement, document.body.choices);
  result.report = validator::validateCourse({lake, document.body.race, *placement, document.body.choices},
                                            document.head.info);
}

} // namespace

Examination examine(const ExaminationTask& task) {
  Examination result;
  result.revision = task.revision;
  if (const auto* set = std::get_if<formats::TilesetDocument>(&task.content))
    result.report = validator::validateTileset(set->set, set->head.info);
  else if (!task.lake)
    return result;
  else if (const auto* course = std::get_if<formats::CourseDocument>(&task.content))
    examineCourse(*course, *task.lake, result);
  else
    result.report = validator::validateLake(*task.lake, headOf(task.content).info);
  return result;
}

formats::FindingMark markOf(const validator::Finding& finding) {
  formats::FindingMark mark;
  mark.severity = finding.severity;
  mark.code = finding.code;
  mark.cells = finding.cells;
  for (const validator::Evidence& evidence : finding.evidence)
    mark.evidence.push_back({static_cast<formats::EvidenceKind>(evidence.kind), evidence.cells});
  return mark;
}

CommandPtr fixOf(const formats::Document& content, const validator::Finding& finding) {
  const formats::CourseBody* body = courseOf(content);
  if (!body || !finding.fix) return nullptr;
  return applyChoices(*body, finding.fix->set, finding.fix->text);
}

} // namespace fairway::editor
