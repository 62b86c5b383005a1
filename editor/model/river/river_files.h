#pragma once

#include "editor/model/files/document_file.h"
#include "editor/model/files/pages.h"
#include "formats/picture/scene.h"
#include "formats/river/documents.h"
#include "formats/river/export/subject.h"
#include "formats/river/print/cut_set.h"

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

// The save chances are worked out if their layer is shown.
MadeExport exporting(const formats::Document& content, formats::river::PictureChoice shown,
                     formats::Layers layers, const std::filesystem::path& file = {});

// What is cut out to play.
MadeJob printJob(const formats::Document& content, formats::river::CutSetOptions options);

} // namespace fairway::editor::river
