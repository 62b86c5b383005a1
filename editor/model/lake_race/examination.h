#pragma once

#include "editor/model/lake_race/board/shown_lake.h"
#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/lake_race/course/facts.h"
#include "editor/model/work/examination.h"
#include "formats/lake_race/picture/board_scene.h"
#include "validator/core/statistics.h"
#include "validator/lake_race/deep/set_proof.h"

namespace fairway::editor::lake_race {

// What has to be known of a document to examine it in another thread.
struct LakeTask {
  std::size_t revision = 0;
  formats::Document content;
  std::optional<fairway::lake_race::Lake> lake;
  std::string lakeFault;                   // why there is none
  std::optional<ChosenAssignment> preview; // on a lake
  std::shared_ptr<DeepWork> deep;          // what takes long is done too: a course is raced, a set verified
  EarlyWord early = {};                    // hears of findings before their fixes are known
};

LakeTask taskOf(const EditedDocument& document, std::optional<ChosenAssignment> preview = {});

// With the course: the document's own, or the one looked at.
struct LakeExamination final : Examination {
  std::optional<CourseFacts> course;
  std::optional<double> par;                                   // of that course, where it was solved
  std::optional<validator::Fairness> verdict;                  // on its seats, where it was raced
  std::shared_ptr<const validator::lake_race::SetProof> proof; // of a tile set, where it was verified
};

// None once it is stale.
std::optional<LakeExamination> examine(const LakeTask& task, const Stale& stale = {});

// The same for neutral code.
ExaminationTask examinationOf(LakeTask task);

} // namespace fairway::editor::lake_race
