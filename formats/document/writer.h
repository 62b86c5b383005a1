#pragma once

#include "formats/document/document_text.h"
#include "formats/text/problem.h"

#include <filesystem>
#include <optional>
#include <string_view>

namespace fairway::formats {

// Replaces a file whole or not at all: a temporary file beside it, fsync, rename; permissions are kept, links
// are followed. Says what went wrong, in which case the old file is untouched and nothing is left beside it.
std::optional<Problem> replaceFile(const std::filesystem::path& file, std::string_view content);

} // namespace fairway::formats
