#include "formats/document/reader.h"
#include "formats/pool/documents.h"
#include "tests/formats/broken_samples.h"

#include <gtest/gtest.h>

namespace fairway::formats::pool {
namespace {

namespace fs = std::filesystem;

std::string problemsOf(const fs::path& file) {
  const auto read = readDocumentFile(file);
  if (!read) return toText(read.fault());
  const auto* record = read->document.as<RecordBody>();
  if (!record) return "";
  const auto resolved = resolveRecord(*record, file);
  return resolved ? "" : toText(resolved.fault());
}

TEST(BrokenPools, AreRefusedAsExpected) {
  fairway::test::expectBrokenSamplesRefused("pool", problemsOf);
}

} // namespace
} // namespace fairway::formats::pool
