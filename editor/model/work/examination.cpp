#include "editor/model/work/examination.h"

#include "editor/model/lake_race/course_edit.h"
#include "editor/model/words/translation.h"
#include "formats/document/edit.h"
#include "validator/core/fixing.h"
#include "validator/lake_race/validator.h"

namespace fairway::editor {

ExaminationTask taskOf(const EditedDocument& document, std::optional<ChosenAssignment> preview) {
  return {document.revision(), document.content(), document.lake(), preview};
}

namespace {

bool examineTileset(const formats::TilesetBody& body, const DocumentInfo& info, Examination& result) {
  result.report = validator::validateTileset(body.set, info);
  return result.judged = true;
}

// What the validator shows comes last, so that the time is not spent on what is stale already. False: it is.
bool take(std::optional<validator::Report> report, Examination& result) {
  if (!report) return false;
  result.report = std::move(*report);
  return result.judged = true;
}

bool examineCourse(const formats::CourseBody& body, const DocumentInfo& info, const lake_race::Lake& lake,
                   const StaleWatch& watch, Examination& result) {
  const std::optional<lake_race::Placement> placement = placementOf(body, lake);
  if (!placement) return true;
  result.course = courseFacts(lake, *placement, body.choices);
  const validator::CourseSubject subject{lake, body.race, *placement, body.choices};
  return take(validator::validateCourse(subject, info, watch), result);
}

bool examineLake(const ExaminationTask& task, const StaleWatch& watch, Examination& result) {
  if (task.preview)
    if (const auto placement =
            placementOf(*task.lake, task.preview->race, assignmentNumbered(task.preview->number)))
      result.course = courseFacts(*task.lake, *placement, {});
  return take(validator::validateLake(*task.lake, task.content.head.info, watch), result);
}

} // namespace

std::optional<Examination> examine(const ExaminationTask& task, const Stale& stale) {
  Examination result;
  result.revision = task.revision;
  result.preview = task.preview;
  const StaleWatch watch(stale);
  bool done = true;
  if (const auto* set = task.content.as<formats::TilesetBody>())
    done = examineTileset(*set, task.content.head.info, result);
  else if (const auto* course = task.content.as<formats::CourseBody>(); course && task.lake)
    done = examineCourse(*course, task.content.head.info, *task.lake, watch, result);
  else if (task.lake)
    done = examineLake(task, watch, result);
  return done ? std::optional(std::move(result)) : std::nullopt;
}

formats::FindingMark markOf(const validator::Finding& finding) {
  formats::FindingMark mark;
  mark.severity = finding.severity;
  mark.code = finding.code;
  mark.spots = finding.spots;
  mark.evidence = finding.evidence;
  return mark;
}

CommandPtr fixOf(const formats::Document& content, const validator::Finding& finding) {
  if (!finding.fix) return nullptr;
  auto mended = formats::edited(content, finding.fix->edits);
  if (!mended || mended->body == content.body) return nullptr;
  const auto reach = [](formats::Document& document) -> formats::Body& { return document.body; };
  return std::make_unique<ValueChange<formats::Body>>(say(finding.fix->text), reach, std::move(mended->body));
}

void fixAll(EditedDocument& document) {
  Transaction transaction(document, say("Fix all that is safe to fix"));
  for (std::size_t done = 0; done < validator::mostFixes; ++done) {
    const std::optional<Examination> examination = examine(taskOf(document));
    const validator::Finding* finding = validator::nextFix(examination->report);
    CommandPtr fix = finding ? fixOf(document.content(), *finding) : nullptr;
    if (!fix) break;
    document.apply(std::move(fix));
  }
  transaction.commit();
}

} // namespace fairway::editor
