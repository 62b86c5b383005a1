#pragma once

#include "formats/document/document.h"
#include "formats/text/problem.h"
#include "rules/base/result.h"

// From nodes to documents, wherever the nodes come from. No files: pages in a browser read boards with this.
namespace fairway::formats {

namespace yaml {
class Reading;
class SourceText;
struct Node;
} // namespace yaml

// What is read and written; the changelog is in formats/FORMAT.md.
inline constexpr int formatVersion = 1;
inline constexpr int minimumFormatVersion = 1;

// A document that was parsed already; `source` is the text that its offsets stand for.
Result<Document, Problems> decodeDocument(const yaml::Node& root, const yaml::SourceText& source);

// The same; what is wrong is added to the reading. None: not even its kind is known.
std::optional<Document> decodeDocument(yaml::Reading& reading, const yaml::Node& root);

} // namespace fairway::formats
