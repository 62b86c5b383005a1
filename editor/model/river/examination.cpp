#include "editor/model/river/examination.h"

#include "validator/river/deep/deep_checks.h"
#include "validator/river/solve/tally.h"
#include "validator/river/validator.h"

namespace fairway::editor::river {

namespace {

using fairway::river::Phase;
using fairway::river::SectionNow;

void addChances(const validator::river::RiverStudy& study, RiverExamination& result) {
  const int length = study.river().length();
  for (int phase = 0; phase < length; ++phase) {
    std::vector<double>& chances = result.save.emplace_back();
    for (int section = 1; section <= length; ++section)
      chances.push_back(study.saveChance(Phase{phase}, SectionNow{section}));
  }
  result.points = study.points().value();
  result.bestAllSaved = study.bestChanceAllSaved().value();
}

} // namespace

std::optional<RiverExamination> examine(const RiverTask& task, const Stale& stale) {
  RiverExamination result;
  result.revision = task.revision;
  result.judged = true;
  if (!task.river) {
    result.report = validator::river::validateRecord(task.info);
    return result;
  }
  const StaleWatch watch(stale);
  const validator::river::RiverStudy study(*task.river); // one for the report and for what follows
  std::optional<validator::Report> report;
  if (task.deep) {
    DeepWatch deep(*task.deep, stale);
    result.deep = true;
    report = validator::river::validateRiver(
        study, task.info, validator::unwatched(),
        [&](validator::Judge& judge, const validator::river::RiverStudy& judged) {
          const validator::river::RiverFigures figures =
              validator::river::judgeDeep(judge, judged, deep, task.deep->seed);
          if (figures.alone) result.analysis = std::make_shared<const Analysis>(analysisOf(figures));
        });
  } else {
    report = validator::river::validateRiver(study, task.info, watch);
  }
  if (!report || watch.stopWanted()) return std::nullopt;
  result.report = std::move(*report);
  result.ends = study.ends();
  result.statesOfTwo = validator::river::statesOfTwo(*task.river, validator::river::Goal::Win);
  if (result.ends) addChances(study, result);
  if (watch.stopWanted()) return std::nullopt;
  return result;
}

ExaminationTask examinationOf(RiverTask task) {
  return [task = std::move(task)](const Stale& stale) -> std::shared_ptr<const Examination> {
    std::optional<RiverExamination> made = examine(task, stale);
    return made ? std::make_shared<RiverExamination>(std::move(*made)) : nullptr;
  };
}

} // namespace fairway::editor::river
