#include "formats/regatta/print/table_sheet.h"
#include "formats/regatta/resolve.h"
#include "tests/validator/samples.h"
#include "validator/regatta/catalogue/families.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

namespace fairway::validator::regatta {
namespace {

namespace fs = std::filesystem;
using namespace fairway::test;
using testing::Contains;
using testing::IsEmpty;

const fs::path samples = fairway::test::sourceDir() / "samples/regatta";

TEST(RegattaSamples, EachTriggersItsFindingAndNothingElse) {
  std::set<std::string> triggered, near;
  for (const fs::path& file : filesIn(samples / "findings")) {
    const std::string code = codeOf(file);
    const command::Examined result = examined(file);
    ASSERT_TRUE(result.readable()) << file << formats::toText(result.problems);
    for (const Finding& finding : result.report.findings)
      EXPECT_THAT(finding.message, SaysAllThroughPatterns()) << file;
    if (isDeep(file)) {
      EXPECT_THAT(faults(result), IsEmpty()) << file;
      continue;
    }
    if (isNearMiss(file)) {
      near.insert(code);
      EXPECT_THAT(faults(result), IsEmpty()) << file;
      for (const Outcome& outcome : result.report.outcomes)
        EXPECT_NE(outcome.verdict, Verdict::NotJudged) << file << " " << outcome.code;
    } else {
      triggered.insert(code);
      EXPECT_EQ(faults(result), std::set{code}) << file;
    }
  }
  for (const auto& family : {deckEntries(), courseEntries()})
    for (const CatalogueEntry& entry : family) {
      if (entry.severity == Severity::Info || entry.command != "validate") continue;
      EXPECT_THAT(triggered, Contains(entry.code));
      EXPECT_THAT(near, Contains(entry.code));
    }
}

TEST(RegattaSamples, OfDecksAndCoursesAreClean) {
  int found = 0;
  for (const fs::path& file : filesIn(samples)) {
    if (file.filename() == "long-table.regatta.yaml") continue; // takes long
    const command::Examined result = examined(file);
    ASSERT_TRUE(result.readable()) << file << formats::toText(result.problems);
    EXPECT_THAT(faults(result), IsEmpty()) << file;
    ++found;
  }
  EXPECT_GT(found, 5);
}

// One of the deep samples; the test of the command judges all of them.
TEST(RegattaSamples, ADeepOneTriggersItsFinding) {
  const command::Examined result = examined(samples / "findings/S13-one-lane.regatta.yaml", true);
  EXPECT_EQ(faults(result), std::set<std::string>{"S13"});
  for (const Finding& finding : result.report.findings)
    EXPECT_THAT(finding.message, SaysAllThroughPatterns());
}

// A heat map is a region a band, the coolest first.
TEST(RegattaSamples, HeatMapsAreBandsOfPoints) {
  const command::Examined result = examined(samples / "harbour.regatta.yaml");
  const auto finding = std::find_if(result.report.findings.begin(), result.report.findings.end(),
                                    [](const Finding& each) { return each.code == "S11"; });
  ASSERT_NE(finding, result.report.findings.end());
  ASSERT_EQ(finding->evidence.size(), 4u);
  EXPECT_EQ(finding->evidence.back().spots.size(), 116u) << "bows where every heading is dead: the traps";
  for (const Evidence& band : finding->evidence) EXPECT_EQ(band.kind, EvidenceKind::Region);
}

// S15 tells what printing really takes, sheet by sheet.
TEST(RegattaSamples, SheetsAreThoseOfThePrintedPages) {
  const command::Examined result = examined(samples / "harbour.regatta.yaml");
  const auto finding = std::find_if(result.report.findings.begin(), result.report.findings.end(),
                                    [](const Finding& each) { return each.code == "S15"; });
  ASSERT_NE(finding, result.report.findings.end());
  const auto file = samples / "harbour.regatta.yaml";
  const auto read = formats::readDocumentFile(file);
  const auto regatta = resolveRegatta(read->document.get<formats::regatta::RegattaBody>(), file);
  const formats::regatta::TableScene scene(regatta->course);
  const auto poster =
      formats::regatta::poster({scene, "Harbour", "", formats::ThemeName::Light, 0}, {}, false).pages();
  ASSERT_TRUE(poster);
  constexpr std::size_t coverAndList = 2;
  EXPECT_EQ(finding->evidence.size(), static_cast<std::size_t>(poster->count()) - coverAndList);
  EXPECT_THAT(finding->message.in({}), testing::HasSubstr("cards take 7,"));
}

// Evidence can be drawn: points and poses.
TEST(RegattaSamples, FindingsPointToTheTable) {
  const command::Examined wall = examined(samples / "findings/S06-wall.regatta.yaml");
  const auto finding = std::find_if(wall.report.findings.begin(), wall.report.findings.end(),
                                    [](const Finding& each) { return each.code == "S06"; });
  ASSERT_NE(finding, wall.report.findings.end());
  EXPECT_FALSE(finding->spots.empty());
  ASSERT_EQ(finding->evidence.size(), 2u);
  for (const Spot& spot : finding->evidence[0].spots) EXPECT_GT(spot.y, 358) << "boats stay below the wall";
}

} // namespace
} // namespace fairway::validator::regatta
