#include "editor/model/work/examination.h"

#include "editor/model/lake_race/course_edit.h"
#include "editor/model/words/translation.h"
#include "validator/lake_race/validator.h"

namespace fairway::editor {

ExaminationTask taskOf(const EditedDocument& document, std::optional<ChosenAssignment> preview) {
  return {document.revision(), document.content(), document.lake(), preview};
}

namespace {

bool examineTileset(const formats::TilesetDocument& document, Examination& result) {
  result.report = validator::validateTileset(document.set, document.head.info);
  return result.judged = true;
}

// What the validator shows comes last, so that the time is not spent on what is stale already. False: it is.
bool take(std::optional<validator::Report> report, Examination& result) {
  if (!report) return false;
  result.report = std::move(*report);
  return result.judged = true;
}

bool examineCourse(const formats::CourseDocument& document, const lake_race::Lake& lake,
                   const StaleWatch& watch, Examination& result) {
  const std::optional<lake_race::Placement> placement = placementOf(document.body, lake);
  if (!placement) return true;
  result.course = courseFacts(lake, *placement, document.body.choices);
  const validator::CourseSubject subject{lake, document.body.race, *placement, document.body.choices};
  return take(validator::validateCourse(subject, document.head.info, watch), result);
}

bool examineLake(const ExaminationTask& task, const StaleWatch& watch, Examination& result) {
  if (task.preview)
    if (const auto placement =
            placementOf(*task.lake, task.preview->race, assignmentNumbered(task.preview->number)))
      result.course = courseFacts(*task.lake, *placement, {});
  return take(validator::validateLake(*task.lake, headOf(task.content).info, watch), result);
}

} // namespace

std::optional<Examination> examine(const ExaminationTask& task, const Stale& stale) {
  Examination result;
  result.revision = task.revision;
  result.preview = task.preview;
  const StaleWatch watch(stale);
  bool done = true;
  if (const auto* set = std::get_if<formats::TilesetDocument>(&task.content))
    done = examineTileset(*set, result);
  else if (const auto* course = std::get_if<formats::CourseDocument>(&task.content); course && task.lake)
    done = examineCourse(*course, *task.lake, watch, result);
  else if (task.lake)
    done = examineLake(task, watch, result);
  return done ? std::optional(std::move(result)) : std::nullopt;
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
  return applyChoices(*body, finding.fix->set, say(finding.fix->text));
}

} // namespace fairway::editor
