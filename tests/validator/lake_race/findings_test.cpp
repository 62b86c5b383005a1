#include "tests/validator/samples.h"
#include "validator/games.h"
#include "validator/lake_race/checks/checks.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

// False alarms and missed faults are tested apart.
// Samples of the deep checks are judged in tests/deep; here they must only be free of other faults.
namespace fairway::validator::lake_race {
namespace {

using namespace fairway::test;
using command::Examined;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

const std::filesystem::path samples = fairway::test::sourceDir() / "samples/lake_race";

const Finding& onlyFinding(const Examined& examined, std::string_view code) {
  static const Finding none;
  const auto found = std::find_if(examined.report.findings.begin(), examined.report.findings.end(),
                                  [code](const Finding& finding) { return finding.code == code; });
  return found == examined.report.findings.end() ? none : *found;
}

TEST(FindingSamples, EachTriggersItsFindingAndNothingElse) {
  for (const std::filesystem::path& file : filesIn(samples / "findings")) {
    if (isNearMiss(file)) continue;
    const Examined result = examined(file);
    ASSERT_TRUE(result.readable()) << file << formats::toText(result.problems);
    if (isDeep(file)) {
      EXPECT_THAT(faults(result, codeOf(file)), IsEmpty()) << file;
      continue;
    }
    EXPECT_EQ(faults(result, codeOf(file)), std::set{codeOf(file)}) << file;
    EXPECT_THAT(onlyFinding(result, codeOf(file)).message.english(), Not(IsEmpty())) << file;
  }
}

// The editor shows them in the user's language: nothing but names, numbers and cells may stay English.
TEST(FindingSamples, SayEverythingThroughPatterns) {
  for (const std::filesystem::path& file : filesIn(samples / "findings")) {
    if (isDeep(file)) continue; // they are solved by deep/samples_test.cpp
    for (const Finding& finding : examined(file).report.findings) {
      EXPECT_THAT(finding.message, SaysAllThroughPatterns()) << file;
      if (finding.fix) {
        EXPECT_THAT(finding.fix->text, SaysAllThroughPatterns()) << file;
      }
    }
  }
}

TEST(FindingSamples, NearMissesTriggerNothing) {
  for (const std::filesystem::path& file : filesIn(samples / "findings")) {
    if (!isNearMiss(file)) continue;
    const Examined result = examined(file);
    ASSERT_TRUE(result.readable()) << file << formats::toText(result.problems);
    EXPECT_THAT(faults(result, codeOf(file)), IsEmpty()) << file;
    for (const Outcome& outcome : result.report.outcomes)
      EXPECT_NE(outcome.verdict, Verdict::NotJudged) << file << " " << outcome.code;
  }
}

TEST(FindingSamples, EveryCheckHasASampleANearMissAndAPlaceInTheLists) {
  std::set<std::string> triggered, nearlyTriggered;
  for (const std::filesystem::path& file : filesIn(samples / "findings"))
    (isNearMiss(file) ? nearlyTriggered : triggered).insert(codeOf(file));
  std::set<std::string> listed{"X01"}; // the judge's own
  for (const auto& check : tilesetChecks()) listed.emplace(check.code);
  for (const auto& check : lakeChecks()) listed.emplace(check.code);
  for (const auto& check : courseChecks()) listed.emplace(check.code);
  for (const auto& family : game().catalogue())
    for (const CatalogueEntry& entry : family) {
      if (entry.command == "verify" || entry.code == "M03") continue; // M03 informs, always
      EXPECT_THAT(triggered, Contains(entry.code));
      EXPECT_THAT(nearlyTriggered, Contains(entry.code));
      if (entry.command != "validate") continue;
      EXPECT_THAT(listed, Contains(entry.code));
    }
}

TEST(FindingSamples, EveryCatalogueEntryStandsInTheDocumentation) {
  std::ifstream file(fairway::test::sourceDir() / "validator/CHECKS.md");
  std::stringstream text;
  text << file.rdbuf();
  EXPECT_THAT(text.str(), HasSubstr(catalogueMarkdown()))
      << "CHECKS.md is out of date; its catalogue must be what catalogueMarkdown() gives:\n"
      << catalogueMarkdown();
}

TEST(Samples, OfLakesCoursesAndTileSetsAreClean) {
  int seen = 0;
  for (const std::filesystem::path& file : filesIn(samples)) {
    const Examined result = examined(file);
    EXPECT_TRUE(result.readable()) << file << formats::toText(result.problems);
    EXPECT_TRUE(result.report.passes(true)) << file;
    ++seen;
  }
  EXPECT_GT(seen, 15);
}

TEST(FindingSamples, EvidenceShowsTheCause) {
  using Cells = std::vector<Cell>;
  const auto evidence = [](const char* file, std::string_view code) {
    return onlyFinding(examined(samples / "findings" / file), code).evidence;
  };
  // The pond at 0101 is parted from the lake by a single land cell.
  EXPECT_THAT(evidence("L01-pond-cut-off.lake.yaml", "L01"),
              testing::ElementsAre(Evidence{EvidenceKind::Region, Cells{{1, 1}}},
                                   Evidence{EvidenceKind::Cut, Cells{{2, 1}}}));
  // Behind 1306 lie five cells; 1206 before it is a cut cell as well.
  const auto choke = evidence("L04-choke.lake.yaml", "L04");
  EXPECT_THAT(choke.at(0).spots, Contains(Spot(Cell{13, 6})));
  EXPECT_THAT(choke.at(1).spots, Contains(Spot(Cell{15, 6})));
  // One land cell of the wall, opened, lets boats through to gate 1.
  const auto wall = evidence("G02-behind-a-wall.course.yaml", "G02");
  ASSERT_EQ(wall.size(), 3u);
  EXPECT_EQ(wall[0].kind, EvidenceKind::Region);
  EXPECT_EQ(wall[0].spots.size(), 16u * 10 - 4) << "all water below the wall but the four buoys there";
  EXPECT_EQ(wall[1].kind, EvidenceKind::Line);
  EXPECT_EQ(wall[2].kind, EvidenceKind::Cut);
  EXPECT_EQ(wall[2].spots.size(), 1u);
  EXPECT_EQ(wall[2].spots.front().y, 5);
  // All ways lead through the one gap.
  EXPECT_EQ(evidence("G07-one-gap.course.yaml", "G07").at(0), (Evidence{EvidenceKind::Cut, Cells{{8, 5}}}));
}

TEST(FindingSamples, AreFoundAtTheirLines) {
  const auto lineOf = [](const char* file) {
    const Examined result = examined(samples / "findings" / file);
    return result.positions.empty() ? 0 : result.positions.front().line;
  };
  const auto lineIn = [](const char* file, const std::string& start) {
    std::ifstream text(samples / "findings" / file);
    std::string line;
    for (int number = 1; std::getline(text, line); ++number)
      if (line.find(start) != std::string::npos) return number;
    return 0;
  };
  EXPECT_EQ(lineOf("G03-full-circle.course.yaml"), lineIn("G03-full-circle.course.yaml", "arrow: counter"));
  EXPECT_EQ(lineOf("C05-wrong-way.course.yaml"), lineIn("C05-wrong-way.course.yaml", "start:"));
  EXPECT_EQ(lineOf("L01-pond-cut-off.lake.yaml"), lineIn("L01-pond-cut-off.lake.yaml", "map:") + 1);
  EXPECT_EQ(lineOf("G07-one-gap.course.yaml"), lineIn("G07-one-gap.course.yaml", "map:") + 5)
      << "also in the lake of a course";
  EXPECT_EQ(lineOf("L03-slot-on-void.lake.yaml"), lineIn("L03-slot-on-void.lake.yaml", "[10, 8]"));
  EXPECT_EQ(lineOf("X01-nothing-to-waive.course.yaml"),
            lineIn("X01-nothing-to-waive.course.yaml", "code: C05"));
}

} // namespace
} // namespace fairway::validator::lake_race
