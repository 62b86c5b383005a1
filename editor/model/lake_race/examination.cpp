#include "editor/model/lake_race/examination.h"

#include "editor/model/games.h"
#include "editor/model/lake_race/board/paint_target.h"
#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/race/raced.h"
#include "editor/model/words/translation.h"
#include "rules/lake_race/board/start_letter.h"
#include "validator/lake_race/deep/deep_checks.h"
#include "validator/lake_race/validator.h"

namespace fairway::editor::lake_race {

LakeTask taskOf(const EditedDocument& document, std::optional<ChosenAssignment> preview) {
  if (document.content().is<formats::lake_race::RecordBody>()) {
    const bool readable = raceRoom().raced(document) != nullptr;
    return {document.revision(), document.content(),
            std::nullopt,        readable ? "" : say("The record's board cannot be read"),
            std::nullopt,        false};
  }
  ShownLake shown = shownLake(document);
  return {
      document.revision(), document.content(), std::move(shown.lake), std::move(shown.fault), preview, false};
}

namespace {

bool examineTileset(const formats::lake_race::TilesetBody& body, const DocumentInfo& info,
                    LakeExamination& result) {
  result.report = validator::lake_race::validateTileset(body.set, info);
  return result.judged = true;
}

// What the validator shows comes last, so that the time is not spent on what is stale already. False: it is.
bool take(std::optional<validator::Report> report, LakeExamination& result) {
  if (!report) return false;
  result.report = std::move(*report);
  return result.judged = true;
}

// Where the start's letter is left out and does not follow from the slots there.
std::string whyNoPlacement(const formats::lake_race::CourseBody& body, const fairway::lake_race::Lake& lake) {
  const auto letter = fairway::lake_race::startLetter(lake, body.start, body.race);
  if (letter) return {};
  return letter.fault() == fairway::lake_race::NoLetter::NoSlot
             ? say("The course is not judged: the letter of its start is left out, and there is no slot at "
                   "{1} to take it from.",
                   {label(body.start)})
             : say("The course is not judged: the letter of its start is left out, and the slots at {1} have "
                   "different letters.",
                   {label(body.start)});
}

// As `validate --deep` does it.
std::optional<validator::Report> deepReport(const validator::lake_race::CourseSubject& subject,
                                            const DocumentInfo& info, StaleWatch& watch) {
  auto report = validator::lake_race::validateCourse(
      subject, info, [&](validator::Judge& judge, const validator::lake_race::CourseStudy& study) {
        validator::lake_race::judgeDeep(judge, study, watch);
      });
  return watch.stopWanted() ? std::nullopt : std::optional(std::move(report));
}

bool examineCourse(const formats::lake_race::CourseBody& body, const LakeTask& task, StaleWatch& watch,
                   LakeExamination& result) {
  const fairway::lake_race::Lake& lake = *task.lake;
  const DocumentInfo& info = task.content.head.info;
  const std::optional<fairway::lake_race::Placement> placement = placementOf(body, lake);
  if (!placement) {
    result.whyNot = whyNoPlacement(body, lake);
    return true;
  }
  result.course = courseFacts(lake, *placement, body.choices);
  const validator::lake_race::CourseSubject subject{lake, body.race, *placement, body.choices};
  return take(task.deep ? deepReport(subject, info, watch)
                        : validator::lake_race::validateCourse(subject, info, watch),
              result);
}

bool examineLake(const LakeTask& task, const StaleWatch& watch, LakeExamination& result) {
  if (task.preview)
    if (const auto placement =
            placementOf(*task.lake, task.preview->race, assignmentNumbered(task.preview->number)))
      result.course = courseFacts(*task.lake, *placement, {});
  const auto fixes = ownLake(task.content) ? validator::lake_race::LakeFixes::Offered
                                           : validator::lake_race::LakeFixes::None;
  return take(validator::lake_race::validateLake(*task.lake, task.content.head.info, watch, fixes), result);
}

} // namespace

std::optional<LakeExamination> examine(const LakeTask& task, const Stale& stale) {
  LakeExamination result;
  result.revision = task.revision;
  result.whyNot = task.lakeFault;
  StaleWatch watch(stale);
  bool done = true;
  if (const auto* set = task.content.as<formats::lake_race::TilesetBody>())
    done = examineTileset(*set, task.content.head.info, result);
  else if (const auto* course = task.content.as<formats::lake_race::CourseBody>(); course && task.lake)
    done = examineCourse(*course, task, watch, result);
  else if (task.lake)
    done = examineLake(task, watch, result);
  else if (task.content.is<formats::lake_race::RecordBody>())
    result.judged = task.lakeFault.empty(); // no check is about records
  return done ? std::optional(std::move(result)) : std::nullopt;
}

ExaminationTask examinationOf(LakeTask task) {
  return [task = std::move(task)](const Stale& stale) -> std::shared_ptr<const Examination> {
    std::optional<LakeExamination> made = examine(task, stale);
    return made ? std::make_shared<LakeExamination>(std::move(*made)) : nullptr;
  };
}

} // namespace fairway::editor::lake_race
