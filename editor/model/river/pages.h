#pragma once

#include "editor/model/files/pages.h"
#include "formats/river/export/subject.h"
#include "formats/river/print/cut_set.h"

namespace fairway::editor::river {

// The save chances are worked out if their layer is shown.
MadeExport exporting(const formats::Document& content, formats::river::PictureChoice shown,
                     formats::Layers layers, const std::filesystem::path& file = {});

// What is cut out to play.
MadeJob printJob(const formats::Document& content, formats::river::CutSetOptions options);

} // namespace fairway::editor::river
