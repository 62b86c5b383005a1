#include "tests/support/source_dir.h"

#include "formats/document/reader.h"
#include "validator/command/validate/validate_file.h"
#include "validator/core/catalogue.h"
#include "validator/pool/catalogue/entries.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <set>

// A sample's name says what it is for: `P08-nook.pool.yaml` must trigger P08 and nothing else,
// `P08-near-second-way.pool.yaml` must not trigger anything. Those of the deep checks are played in
// games_test.cpp; here they must only be free of other faults.
namespace fairway::validator::pool {
namespace {

using command::examine;
using command::Examined;
using testing::IsEmpty;
using testing::Not;

const std::filesystem::path samples = test::sourceDir() / "samples/pool";

Examined examined(const std::filesystem::path& file) {
  const auto text = formats::readText(file);
  EXPECT_TRUE(text.ok()) << file;
  WorkWatch nobody;
  return examine(file.string(), *text, {}, {false, nobody});
}

std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    if (entry.path().extension() == ".yaml") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

std::string codeOf(const std::filesystem::path& file) {
  return file.filename().string().substr(0, 3);
}
bool isNearMiss(const std::filesystem::path& file) {
  return file.filename().string().substr(3, 6) == "-near-";
}
bool isDeep(std::string_view code) {
  return findEntry(code)->command == "validate --deep";
}

// What was found, without what only informs.
std::set<std::string> faults(const Examined& examined, std::string_view about) {
  std::set<std::string> codes;
  for (const Finding& finding : examined.report.findings)
    if (finding.counts() && (finding.severity != Severity::Info || finding.code == about))
      codes.insert(finding.code);
  return codes;
}

TEST(PoolFindings, EachTriggersItsFindingAndNothingElse) {
  for (const std::filesystem::path& file : filesIn(samples / "findings")) {
    const Examined result = examined(file);
    ASSERT_TRUE(result.readable()) << file << formats::toText(result.problems);
    const std::string code = codeOf(file);
    const bool expected = !isNearMiss(file) && !isDeep(code);
    EXPECT_EQ(faults(result, code), expected ? std::set{code} : std::set<std::string>()) << file;
    for (const Finding& finding : result.report.findings) {
      EXPECT_THAT(finding.message.english(), Not(IsEmpty())) << file;
      EXPECT_FALSE(finding.code == code && finding.evidence.empty() && !finding.spots.empty()) << file;
    }
  }
}

// The editor shows them in the user's language: nothing but names, numbers and squares may stay English.
TEST(PoolFindings, SayEverythingThroughPatterns) {
  const Speaker mute{[](const char*) { return std::string("{1}{2}{3}{4}{5}"); },
                     [](const char*, const char*, std::size_t) { return std::string("{n}{1}{2}{3}{4}{5}"); }};
  for (const std::filesystem::path& file : filesIn(samples / "findings"))
    for (const Finding& finding : examined(file).report.findings)
      EXPECT_THAT(finding.message.in(mute), Not(testing::ContainsRegex("[a-z]{3,} [a-z]{3,}"))) << file;
}

TEST(PoolFindings, EveryCheckHasASampleAndANearMiss) {
  std::set<std::string> triggered, nearlyTriggered, expected;
  for (const std::filesystem::path& file : filesIn(samples / "findings"))
    (isNearMiss(file) ? nearlyTriggered : triggered).insert(codeOf(file));
  for (const auto& family : {poolEntries(), deepEntries()})
    for (const CatalogueEntry& entry : family)
      if (entry.code != "P14") expected.emplace(entry.code); // which always tells
  EXPECT_EQ(triggered, expected);
  EXPECT_EQ(nearlyTriggered, expected);
}

TEST(PoolSamples, AreCleanButForTheLopsidedOne) {
  int found = 0;
  for (const std::filesystem::path& file : filesIn(samples)) {
    const Examined result = examined(file);
    ASSERT_TRUE(result.readable()) << file << formats::toText(result.problems);
    const bool lopsided = file.filename().string().starts_with("lopsided");
    EXPECT_EQ(faults(result, ""), lopsided ? std::set<std::string>({"P05", "P08"}) : std::set<std::string>())
        << file;
    ++found;
  }
  EXPECT_GE(found, 7);
}

} // namespace
} // namespace fairway::validator::pool
