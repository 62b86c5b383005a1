#pragma once

#include "formats/document/document.h"

#include <string>

namespace fairway::formats {

// The canonical text of a document: reading it gives the same document, and writing that the same bytes.
std::string writeDocument(const Document& document);

} // namespace fairway::formats
