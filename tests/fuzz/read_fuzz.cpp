#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "rules/base/contract.h"

#include <cstdint>

// Any bytes are read or refused; what is read is written, reads back as the same document and keeps its
// bytes.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  namespace formats = fairway::formats;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto read = formats::readDocument(text, "fuzz");
  if (!read) {
    FAIRWAY_EXPECTS(!read.fault().empty());
    return 0;
  }
  const std::string canonical = formats::writeDocument(read->document);
  const auto again = formats::readDocument(canonical, "canonical");
  FAIRWAY_EXPECTS(again.ok());
  FAIRWAY_EXPECTS(again->document == read->document);
  FAIRWAY_EXPECTS(again->otherComments.empty());
  FAIRWAY_EXPECTS(formats::writeDocument(again->document) == canonical);
  return 0;
}
