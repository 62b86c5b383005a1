#pragma once

#include "editor/model/edited_document.h"

namespace fairway::editor {

// Work that is on no disk yet is kept beside the document, never over it: `NAME.recovery`. A document without
// a name keeps it in `folder`, where the program keeps its own things.
std::filesystem::path recoveryFile(const std::filesystem::path& document,
                                   const std::filesystem::path& folder);

// Whether it could be written.
bool writeRecovery(const EditedDocument& document, const std::filesystem::path& recovery);
void removeRecovery(const std::filesystem::path& recovery);

// The work found there, if it can be read; its references are absolute.
std::optional<formats::Document> readRecovery(const std::filesystem::path& recovery);

} // namespace fairway::editor
