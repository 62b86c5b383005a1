#include "editor/model/lake_race/examination.h"

#include "editor/model/games.h"
#include "editor/model/lake_race/analysis/course_analysis.h"
#include "editor/model/lake_race/analysis/set_analysis.h"
#include "editor/model/lake_race/board/paint_target.h"
#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/race/raced.h"
#include "editor/model/words/translation.h"
#include "rules/lake_race/board/start_letter.h"
#include "validator/lake_race/deep/deep_checks.h"
#include "validator/lake_race/deep/proof_checks.h"
#include "validator/lake_race/simulation/skill.h"
#include "validator/lake_race/validator.h"

#include <algorithm>
#include <iterator>

namespace fairway::editor::lake_race {

LakeTask taskOf(const EditedDocument& document, std::optional<ChosenAssignment> preview) {
  if (document.content().is<formats::lake_race::RecordBody>()) {
    const bool readable = raceRoom().raced(document) != nullptr;
    return {document.revision(), document.content(),
            std::nullopt,        readable ? "" : say("The record's board cannot be read"),
            std::nullopt,        nullptr};
  }
  ShownLake shown = shownLake(document);
  return {document.revision(),
          document.content(),
          std::move(shown.lake),
          std::move(shown.fault),
          preview,
          nullptr};
}

namespace {

constexpr double skillFrom = 0.8; // of the time that deep work takes

// As `verify` does it; what was stopped says so.
void verifySet(const fairway::lake_race::Tileset& set, validator::Judge& judge, DeepWork& work,
               const Stale& stale, LakeExamination& result) {
  DeepWatch watch(work, stale);
  const auto proof = validator::lake_race::proveSet(set, watch);
  judgeProof(judge, set, proof);
  result.deep = true;
  if (!proof) return;
  result.proof = std::make_shared<const validator::lake_race::SetProof>(*proof);
  result.analysis = std::make_shared<const Analysis>(analysisOf(*proof, set));
}

bool examineTileset(const formats::lake_race::TilesetBody& body, const LakeTask& task, const Stale& stale,
                    LakeExamination& result) {
  result.report =
      validator::lake_race::validateTileset(body.set, task.content.head.info, [&](validator::Judge& judge) {
        if (task.deep) verifySet(body.set, judge, *task.deep, stale, result);
      });
  result.judged = true;
  return !stale || !stale();
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

// What a perfect boat gains among casual ones, as `simulate --skill` has it.
void addSkill(validator::lake_race::DeepFigures& figures, std::uint64_t seed, validator::WorkWatch& watch) {
  if (!figures.races || !figures.races->character) return;
  const auto skill = validator::lake_race::raceForSkill(
      *figures.par, {.players = validator::lake_race::DeepStudy::racingBoats, .seed = seed}, watch);
  if (skill) figures.races->character->skill = skill->skill;
}

void take(const validator::lake_race::DeepFigures& figures, int route, LakeExamination& result) {
  result.par = figures.par->value();
  if (figures.races) result.verdict = figures.races->verdict;
  result.analysis = std::make_shared<const Analysis>(analysisOf(figures, route));
}

// As `validate --deep` does it; what was stopped says so.
std::optional<validator::Report> deepReport(const validator::lake_race::CourseSubject& subject,
                                            const DocumentInfo& info, DeepWork& work, const Stale& stale,
                                            LakeExamination& result) {
  DeepWatch watch(work, stale);
  validator::PartWatch judging(watch, 0, skillFrom), skill(watch, skillFrom, 1);
  auto report = validator::lake_race::validateCourse(
      subject, info, [&](validator::Judge& judge, const validator::lake_race::CourseStudy& study) {
        auto figures = validator::lake_race::judgeDeep(judge, study, judging, work.seed);
        if (!figures) return;
        addSkill(*figures, work.seed, skill);
        take(*figures, study.route()->steps, result);
      });
  result.deep = true;
  return stale && stale() ? std::nullopt : std::optional(std::move(report));
}

// What is found and proved of a course, added to what is known of its lake.
void add(const validator::Report& course, validator::Report& lake) {
  const auto isNew = [&](const std::string& code) {
    return std::none_of(lake.outcomes.begin(), lake.outcomes.end(),
                        [&](const validator::Outcome& outcome) { return outcome.code == code; });
  };
  for (const validator::Finding& finding : course.findings)
    if (isNew(finding.code)) lake.findings.push_back(finding);
  std::vector<validator::Outcome> more;
  std::copy_if(course.outcomes.begin(), course.outcomes.end(), std::back_inserter(more),
               [&](const validator::Outcome& outcome) { return isNew(outcome.code); });
  lake.outcomes.insert(lake.outcomes.end(), more.begin(), more.end());
}

bool examineCourse(const formats::lake_race::CourseBody& body, const LakeTask& task, const Stale& stale,
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
  return take(task.deep ? deepReport(subject, info, *task.deep, stale, result)
                        : validator::lake_race::validateCourse(subject, info, StaleWatch(stale)),
              result);
}

bool examineLake(const LakeTask& task, const Stale& stale, LakeExamination& result) {
  std::optional<fairway::lake_race::Placement> placement;
  if (task.preview)
    placement = placementOf(*task.lake, task.preview->race, assignmentNumbered(task.preview->number));
  if (placement) result.course = courseFacts(*task.lake, *placement, {});
  const auto fixes = ownLake(task.content) ? validator::lake_race::LakeFixes::Offered
                                           : validator::lake_race::LakeFixes::None;
  const DocumentInfo& info = task.content.head.info;
  const auto early = [&](const validator::Report& report) {
    if (!task.early || task.deep || (stale && stale())) return;
    auto first = std::make_shared<LakeExamination>(result);
    take(report, *first);
    task.early(std::move(first));
  };
  if (!take(validator::lake_race::validateLake(*task.lake, info, StaleWatch(stale), fixes, early), result))
    return false;
  if (!task.deep || !placement) return true;
  const auto course =
      deepReport({*task.lake, task.preview->race, *placement, {}}, {}, *task.deep, stale, result);
  if (course) add(*course, result.report);
  return course.has_value();
}

} // namespace

std::optional<LakeExamination> examine(const LakeTask& task, const Stale& stale) {
  LakeExamination result;
  result.revision = task.revision;
  result.whyNot = task.lakeFault;
  bool done = true;
  if (const auto* set = task.content.as<formats::lake_race::TilesetBody>())
    done = examineTileset(*set, task, stale, result);
  else if (const auto* course = task.content.as<formats::lake_race::CourseBody>(); course && task.lake)
    done = examineCourse(*course, task, stale, result);
  else if (task.lake)
    done = examineLake(task, stale, result);
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
