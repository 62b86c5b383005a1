#pragma once

#include "editor/model/document/edited_document.h"
#include "editor/model/lake_race/facts.h"
#include "editor/model/work/cancellation.h"
#include "formats/lake_race/picture/board_scene.h"
#include "validator/core/report.h"

namespace fairway::editor {

// One of the 24 assignments of a race, looked at on a lake.
struct ChosenAssignment {
  lake_race::RaceLetter race = lake_race::RaceLetter::A;
  int number = 0;

  friend bool operator==(const ChosenAssignment&, const ChosenAssignment&) = default;
};

// What has to be known of a document to examine it in another thread: a copy that nobody edits.
struct ExaminationTask {
  std::size_t revision = 0;
  formats::Document content;
  std::optional<lake_race::Lake> lake;
  std::optional<ChosenAssignment> preview; // on a lake
};

ExaminationTask taskOf(const EditedDocument& document, std::optional<ChosenAssignment> preview = {});

// What follows from a document at one moment of its history.
struct Examination {
  std::size_t revision = 0;
  std::optional<ChosenAssignment> preview;
  std::optional<CourseFacts> course; // the document's own, or the one looked at
  bool judged = false;               // false: there is no lake or start yet that could be judged
  validator::Report report;
};

// None once it is stale.
std::optional<Examination> examine(const ExaminationTask& task, const Stale& stale = {});

// The finding as the painter draws it.
formats::FindingMark markOf(const validator::Finding& finding);

// Applies the finding's fix; null if it has none, or nothing would change.
CommandPtr fixOf(const formats::Document& content, const validator::Finding& finding);

// Every safe fix, as one step: one at a time with a fresh look after each, just as `fairway validate --fix`
// does it.
void fixAll(EditedDocument& document);

} // namespace fairway::editor
