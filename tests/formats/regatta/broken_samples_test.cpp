#include "formats/document/reader.h"
#include "formats/regatta/resolve.h"
#include "tests/formats/broken_samples.h"

#include <gtest/gtest.h>

namespace fairway::formats::regatta {
namespace {

namespace fs = std::filesystem;

template <class Resolved>
std::string faultsOf(const Resolved& resolved) {
  return resolved ? std::string() : toText(resolved.fault());
}

std::string problemsOf(const fs::path& file) {
  const auto read = readDocumentFile(file);
  if (!read) return toText(read.fault());
  if (const auto* regatta = read->document.as<RegattaBody>()) return faultsOf(resolveRegatta(*regatta, file));
  if (const auto* record = read->document.as<RecordBody>()) return faultsOf(resolveRecord(*record, file));
  return {};
}

TEST(BrokenRegattas, AreRefusedAsExpected) {
  fairway::test::expectBrokenSamplesRefused("regatta", problemsOf);
}

} // namespace
} // namespace fairway::formats::regatta
