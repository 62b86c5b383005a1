#pragma once

#include "formats/document/document.h"
#include "formats/document/inline_or_path.h"
#include "formats/text/problem.h"
#include "rules/base/result.h"

#include <filesystem>
#include <functional>

// Documents that name other documents. A missing file, a reference of the wrong kind and a faulty document
// behind a reference are problems that name the document that was asked for and the one that is at fault.
namespace fairway::formats {

// Where documents come from: the file system, or a table in tests and in the editor.
using Loader = std::function<Result<std::string, Problems>(const std::filesystem::path&)>;

// Regular files only, and not standard input, which can be read only once.
Loader fileLoader();

// The same, but nothing that lies outside of a folder, wherever links lead: for documents of strangers.
Loader fileLoaderWithin(const std::filesystem::path& folder);

// A place in a document, for problems that only show when its references are followed.
struct Place {
  const std::filesystem::path& file;
  const Loader& load;
  std::string key =
      {}; // path to the mapping that is being resolved, with a dot behind it; empty for the document

  Problem problem(const std::string& field, std::string message) const;

  // What a path in the document means. `-` is a file there, never standard input.
  std::filesystem::path targetOf(const DocumentPath& path) const;
};

// The document that a key names, which must be of the kind. What is wrong with it comes first, then the
// document that refers to it.
Result<Document, Problems> follow(const Place& place, const std::string& field, const DocumentPath& path,
                                  const Kind& kind);

// What is inside, or what the document behind the path has for it.
template <class Inline, class OfDocument>
Result<Inline, Problems> inlineOrFollowed(const InlineOrPath<Inline>& named, const Place& place,
                                          const std::string& key, const Kind& kind, OfDocument ofDocument) {
  if (const auto* own = std::get_if<Inline>(&named)) return *own;
  const auto document = follow(place, key, std::get<DocumentPath>(named), kind);
  if (!document) return document.fault();
  return ofDocument(*document);
}

} // namespace fairway::formats
