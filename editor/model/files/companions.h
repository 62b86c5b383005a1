#pragma once

#include "formats/document/document.h"
#include "formats/text/problem.h"
#include "rules/base/result.h"

#include <filesystem>

namespace fairway::editor {

// Copies a document into a folder, with all that it points to, so that what stands there can be taken
// elsewhere as a whole. A file of its name with another content is never written over: the copy gets a
// number. Returns where the copy is.
Result<std::filesystem::path, formats::Problems> copyInto(const std::filesystem::path& folder,
                                                          const std::filesystem::path& document);

// Whether the file is in the folder or below it.
bool liesIn(const std::filesystem::path& folder, const std::filesystem::path& file);

} // namespace fairway::editor
