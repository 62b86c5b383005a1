#pragma once

#include "formats/document/decode_document.h"

#include <filesystem>
#include <iosfwd>
#include <memory>

namespace fairway::formats {

inline constexpr std::size_t maxDocumentBytes = std::size_t{16} << 20;

class Locator;

// A document and what reading it showed. `otherComments` are the lines (from 1) with comments outside the
// head block, which a canonical rewrite would lose.
struct ReadDocument {
  Document document;
  std::vector<int> otherComments;
  std::shared_ptr<const Locator> places; // where its values stand in the text
};

// Reads a document of any kind. All faults of the text are reported together. `file` is for messages only.
Result<ReadDocument, Problems> readDocument(std::string_view text, const std::string& file);

// What can be understood of a text with faults, so that it can be mended: what is wrong is left out or has
// its default. There is no document if not even its kind is known. No faults: as readDocument.
struct PartlyRead {
  std::optional<ReadDocument> read;
  Problems problems;
};
PartlyRead readDespiteFaults(std::string_view text, const std::string& file);

// Reads a file whole (`-`: standard input), refusing what is larger than maxDocumentBytes.
Result<std::string, Problems> readText(const std::filesystem::path& file);
Result<std::string, Problems> readText(std::istream& in, const std::string& file);

// The same for a file named by someone else: anything but a regular file, such as a pipe or a device, is
// refused at once instead of waited for.
Result<std::string, Problems> readRegularText(const std::filesystem::path& file);
// And for one below a folder, which must not be left: no link on the way is followed.
Result<std::string, Problems> readRegularTextWithin(const std::filesystem::path& folder,
                                                    const std::filesystem::path& relative);

// Whether a text says of itself that it is one of our documents. Errors in any other text are not shown: it
// may be a file that was never meant to be shown.
bool looksLikeDocument(std::string_view text);

Result<ReadDocument, Problems> readDocumentFile(const std::filesystem::path& file);

} // namespace fairway::formats
