#pragma once

#include "formats/lake_race/resolve.h"
#include "formats/yaml/source_text.h"

namespace fairway::formats {

// Where the value of a key path such as `tiles.layout[1][2]` stands in a document, or the innermost one on
// the way that exists. Documents do not keep positions, so the text is read again, which only a problem pays
// for.
yaml::Position locate(const std::filesystem::path& file, std::string_view keyPath, const Loader& load);

} // namespace fairway::formats
