#include "editor/model/files/document_file.h"
#include "editor/model/work/examination.h"
#include "editor/model/work/finding_browser.h"
#include "tests/editor/model/lake_race/desk.h"
#include "tests/support/source_dir.h"

#include <fstream>

namespace fairway::editor {

using namespace lake_race;
namespace {

using validator::Finding;
using validator::Report;

Finding finding(const std::string& code, Severity severity, Cell at, bool fixable = false) {
  Finding made;
  made.code = code;
  made.severity = severity;
  made.spots = spotsOf({at});
  if (fixable) made.fix = validator::Fix();
  return made;
}

Report report() {
  Report made;
  made.findings = {
      finding("L01", Severity::Error, {1, 1}, true), finding("L05", Severity::Error, {2, 2}),
      finding("L04", Severity::Warning, {1, 1}),     finding("L05", Severity::Error, {3, 3}, true),
      finding("L07", Severity::Info, {4, 4}),        finding("L04", Severity::Warning, {2, 2})};
  made.findings.back().waived = "the point of it";
  return made;
}

std::string codesOf(const FindingBrowser& browser) {
  std::string codes;
  for (const Finding& each : browser.shown()) codes += (codes.empty() ? "" : " ") + each.code;
  return codes;
}

TEST(FindingBrowser, GroupsByCheckInTheReportsOrder) {
  FindingBrowser browser;
  browser.show(report());
  EXPECT_EQ(codesOf(browser), "L01 L05 L05 L04 L04 L07");
  ASSERT_EQ(browser.groups().size(), 4u);
  EXPECT_EQ(browser.rows().size(), 8u) << "heads for those with more than one";
  EXPECT_FALSE(browser.rows()[1].finding) << "the head of L05";
  EXPECT_EQ(browser.groups()[1].worst, FindingKind::Error);
  EXPECT_EQ(browser.groups()[2].worst, FindingKind::Warning) << "one is waived";
}

TEST(FindingBrowser, GroupsFoldAndStayFolded) {
  FindingBrowser browser;
  browser.show(report());
  browser.fold(1, true);
  EXPECT_EQ(browser.rows().size(), 6u);
  EXPECT_EQ(browser.shown().size(), 6u) << "folded is not hidden";
  EXPECT_FALSE(browser.rowOf(2));
  browser.show(report());
  EXPECT_TRUE(browser.groups()[1].folded);
  browser.unfoldFor(2);
  EXPECT_EQ(browser.rowOf(2), 3u);
}

TEST(FindingBrowser, OneAloneIsShownThoughItsGroupWasFolded) {
  FindingBrowser browser;
  browser.show(report());
  browser.fold(1, true); // both L05
  Report fewer = report();
  fewer.findings.resize(3);
  browser.show(fewer);
  EXPECT_EQ(codesOf(browser), "L01 L05 L04");
  EXPECT_EQ(browser.rows().size(), 3u);
  EXPECT_EQ(browser.rowOf(1), 1u);
}

TEST(FindingBrowser, TheFirstGroupUnfoldsToo) {
  FindingBrowser browser;
  Report twoPonds;
  twoPonds.findings = {finding("L01", Severity::Error, {1, 1}), finding("L01", Severity::Error, {5, 5})};
  browser.show(twoPonds);
  browser.fold(0, true);
  EXPECT_EQ(browser.rows().size(), 1u);
  browser.unfoldFor(2); // there is no such finding
  EXPECT_EQ(browser.rows().size(), 1u);
  browser.unfoldFor(1);
  EXPECT_EQ(browser.rows().size(), 3u);
}

TEST(FindingBrowser, RowsAreFoundByFindingAndByGroup) {
  FindingBrowser browser;
  browser.show(report()); // L01, head of L05, L05, L05, head of L04, L04, L04, L07
  EXPECT_EQ(browser.rowOf(0), 0u);
  EXPECT_EQ(browser.rowOf(5), 7u);
  EXPECT_FALSE(browser.rowOf(6));
  EXPECT_EQ(browser.rowOfGroup(0), 0u);
  EXPECT_EQ(browser.rowOfGroup(1), 1u);
  EXPECT_EQ(browser.rowOfGroup(3), 7u);
  EXPECT_FALSE(browser.rowOfGroup(4));
}

TEST(FindingBrowser, GroupsByPlaceOrNotAtAll) {
  FindingBrowser browser;
  browser.show(report());
  FindingChoice choice;
  choice.grouping = Grouping::ByPlace;
  browser.choose(choice);
  EXPECT_EQ(codesOf(browser), "L01 L04 L05 L04 L05 L07");
  EXPECT_EQ(browser.groups().front().key, "0101");
  choice.grouping = Grouping::None;
  browser.choose(choice);
  EXPECT_EQ(browser.rows().size(), 6u);
  EXPECT_EQ(codesOf(browser), "L01 L05 L05 L04 L07 L04") << "the worst first, what is waived last";
}

TEST(FindingBrowser, HidesKindsAndChecksAndCountsThemAllTheSame) {
  FindingBrowser browser;
  browser.show(report());
  FindingChoice choice;
  choice.hiddenKinds = {FindingKind::Error};
  choice.hiddenCodes = {"L07"};
  browser.choose(choice);
  EXPECT_EQ(codesOf(browser), "L04 L04");
  EXPECT_EQ(browser.hidden(), 4u);
  EXPECT_EQ(browser.count(FindingKind::Error), 3u);
  EXPECT_EQ(browser.count(FindingKind::Warning), 1u);
  EXPECT_EQ(browser.count(FindingKind::Waived), 1u);
  EXPECT_THAT(browser.codes(), testing::ElementsAre(testing::Pair("L01", 1u), testing::Pair("L05", 2u),
                                                    testing::Pair("L04", 2u), testing::Pair("L07", 1u)));
  choice = {};
  choice.fixableOnly = true;
  browser.choose(choice);
  EXPECT_EQ(codesOf(browser), "L01 L05");
}

TEST(FindingBrowser, TheChoiceIsKeptAsText) {
  FindingChoice choice;
  choice.hiddenKinds = {FindingKind::Info, FindingKind::Waived};
  choice.hiddenCodes = {"G04", "L06"};
  choice.fixableOnly = true;
  choice.grouping = Grouping::ByPlace;
  EXPECT_EQ(choice.text(), "infos waived G04 L06 fixable by-place");
  EXPECT_EQ(FindingChoice::read(choice.text()), choice);
  choice.hiddenCodes = {"A01", "Z99"};
  choice.grouping = Grouping::None;
  EXPECT_EQ(choice.text(), "infos waived A01 Z99 fixable ungrouped");
  EXPECT_EQ(FindingChoice::read(choice.text()), choice);
  EXPECT_EQ(FindingChoice::read(""), FindingChoice());
  EXPECT_EQ(FindingChoice::read("nonsense l04 77 \x01"), FindingChoice());
  EXPECT_EQ(FindingChoice::read("@01 [01 L4 L004"), FindingChoice()) << "a letter and two digits";
}

// The board as a fix would leave it, beside the one that is worked on.
TEST(FixPreview, IsTheMendedBoardAndTouchesNothing) {
  const auto opened =
      openDocument(test::sourceDir() / "samples/lake_race/findings/L01-pond-cut-off.lake.yaml");
  ASSERT_TRUE(opened);
  Desk desk(opened->document->content());
  const Report judged = desk.bench.examination()({})->report;
  const Finding& stray = judged.findings.front();
  ASSERT_EQ(stray.code, "L01");
  ASSERT_TRUE(stray.fix);
  const std::unique_ptr<Workbench> then = afterFix(desk.bench, stray);
  ASSERT_TRUE(then);
  EXPECT_EQ(dynamic_cast<LakeWorkbench&>(*then).board().map.at({2, 1}), fairway::lake_race::Terrain::Water);
  EXPECT_EQ(desk.at({2, 1}), fairway::lake_race::Terrain::Land);
  EXPECT_EQ(desk.bench.document().history().size(), 0u);
  desk.bench.apply(fixOf(desk.bench.document().content(), stray));
  EXPECT_EQ(desk.bench.document().history().size(), 1u);
  EXPECT_EQ(desk.bench.board(), dynamic_cast<LakeWorkbench&>(*then).board()) << "the fix makes just that";
  EXPECT_FALSE(afterFix(desk.bench, stray)) << "it is done";
  desk.bench.undo();
  EXPECT_EQ(desk.at({2, 1}), fairway::lake_race::Terrain::Land);
}

TEST(ReadOnly, IsAFileThatMustNotBeWritten) {
  const std::filesystem::path file = std::filesystem::path(testing::TempDir()) / "read-only.lake.yaml";
  std::ofstream(file) << "fairway: 1\n";
  EXPECT_FALSE(isReadOnly(file));
  answerForTheSystem([](const std::filesystem::path&) { return false; });
  EXPECT_TRUE(isReadOnly(file));
  EXPECT_FALSE(isReadOnly(file.string() + "-which-is-not-there"));
  EXPECT_FALSE(isReadOnly({}));
  answerForTheSystem(nullptr);
  EXPECT_FALSE(isReadOnly(file));
  std::filesystem::remove(file);
}

} // namespace
} // namespace fairway::editor
