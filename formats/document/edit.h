#pragma once

#include "formats/document/document.h"
#include "formats/text/problem.h"
#include "rules/base/document_info.h"
#include "rules/base/result.h"

#include <span>

namespace fairway::formats {

// The document with some of its values set anew: the one way in which fixes and suggestions change a
// document, the command's and the editor's alike. Keys that are missing on the way are added; a list grows by
// its next item at most. A map is text, and yet has places: `map[2][5]` is the letter of its second row's
// fifth cell. Problems where a key leads nowhere, or where the result is not a valid document.
Result<Document, Problems> edited(const Document& document, std::span<const KeyEdit> edits);

} // namespace fairway::formats
