#pragma once

#include "formats/document/document.h"
#include "formats/document/problem.h"
#include "rules/base/result.h"

#include <filesystem>
#include <iosfwd>

namespace fairway::formats {

namespace yaml {
struct Node;
class SourceText;
} // namespace yaml

// What is read and written; the changelog is in formats/FORMAT.md.
inline constexpr int formatVersion = 1;
inline constexpr int minimumFormatVersion = 1;
inline constexpr std::size_t maxDocumentBytes = std::size_t{16} << 20;

// A document and what reading it showed. `otherComments` are the lines (from 1) with comments outside the
// head block, which a canonical rewrite would lose.
struct ReadDocument {
  Document document;
  std::vector<int> otherComments;
};

// Reads a document of any kind. All faults of the text are reported together. `file` is for messages only.
Result<ReadDocument, Problems> readDocument(std::string_view text, const std::string& file);

// What can be understood of a text with faults, for whoever wants to mend it: what is wrong is left out or
// stands at its default. There is no document where not even its kind can be told. No faults: as
// readDocument.
struct PartlyRead {
  std::optional<ReadDocument> read;
  Problems problems;
};
PartlyRead readDespiteFaults(std::string_view text, const std::string& file);

// Reads a file whole (`-`: standard input), refusing what is larger than maxDocumentBytes.
Result<std::string, Problems> readText(const std::filesystem::path& file);
Result<std::string, Problems> readText(std::istream& in, const std::string& file);

// The same for a file that somebody else named: what is no regular file, such as a pipe or a device, is
// refused at once instead of waited for.
Result<std::string, Problems> readRegularText(const std::filesystem::path& file);
// And for one below a folder, which must not be left: no link on the way is followed.
Result<std::string, Problems> readRegularTextWithin(const std::filesystem::path& folder,
                                                    const std::filesystem::path& relative);

// Whether a text says of itself that it is a document of ours. What is wrong with any other text is nobody's
// business: it may be a file that was never meant to be shown.
bool looksLikeDocument(std::string_view text);

Result<ReadDocument, Problems> readDocumentFile(const std::filesystem::path& file);

// A document that was parsed already; `source` is the text that its offsets stand for.
Result<Document, Problems> decodeDocument(const yaml::Node& root, const yaml::SourceText& source);

} // namespace fairway::formats
