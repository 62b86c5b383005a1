#pragma once

#include "editor/model/files/document_file.h"
#include "formats/picture/scene.h"
#include "formats/river/documents.h"

// What the river's documents need besides being read and written.
namespace fairway::editor::river {

// The river that a record was played on.
struct RecordReferences {
  fairway::river::River river;

  friend bool operator==(const RecordReferences&, const RecordReferences&) = default;
};

Result<References, formats::Problems> readRiverReferences(const formats::Document& content,
                                                          const formats::Loader& load);

// Makes a river that was read in spite of faults one that can be worked on.
void mendRiver(formats::Document& content);
bool hasNoSections(const formats::Document& content);

std::vector<std::string> riverDifferences(const formats::Document& before, const formats::Document& after);
std::vector<std::string> riverSummary(const formats::Document& content);

std::unique_ptr<formats::Scene> riverPicture(const EditedDocument& document);

} // namespace fairway::editor::river
