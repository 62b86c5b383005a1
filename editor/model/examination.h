#pragma once

#include "editor/model/edited_document.h"
#include "editor/model/facts.h"
#include "formats/picture/scene.h"
#include "validator/report.h"

namespace fairway::editor {

// What has to be known of a document to examine it in another thread: a copy that nobody edits.
struct ExaminationTask {
  std::size_t revision = 0;
  formats::Document content;
  std::optional<lake_race::Lake> lake;
};

ExaminationTask taskOf(const EditedDocument& document);

// What follows from a document at one moment of its history.
struct Examination {
  std::size_t revision = 0;
  std::optional<CourseFacts> course;
  validator::Report report;
};

Examination examine(const ExaminationTask& task);

// The finding as the painter draws it.
formats::FindingMark markOf(const validator::Finding& finding);

// Applies the finding's fix to a course; null if it has none, or nothing would change.
CommandPtr fixOf(const formats::Document& content, const validator::Finding& finding);

} // namespace fairway::editor
