#include "editor/model/work/judgement_store.h"

#include "editor/model/document/document_edit.h"
#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/work/finding_browser.h"
#include "tests/editor/model/lake_race/desk.h"

#include <algorithm>

// What was worked out is kept by what it is about.
namespace fairway::editor {
namespace {

using namespace lake_race;
using fairway::lake_race::RaceLetter;

struct Judged final : Examination {};

std::shared_ptr<const Examination> judged(const std::string& code) {
  auto made = std::make_shared<Judged>();
  made->deep = made->judged = true;
  made->report.findings.emplace_back().code = code;
  made->report.outcomes.push_back({code, "", validator::Verdict::Found, "", {}});
  return made;
}

TEST(JudgementStore, JudgementsComeBackWithUndoAndOutliveAName) {
  JudgementStore store;
  Desk desk = Desk::blank();
  EditedDocument& document = desk.bench.document();
  const auto deep = judged("F01");
  store.keep(document, "A1", deep);
  EXPECT_EQ(store.find(document, "A1"), deep);
  EXPECT_EQ(store.find(document, "A2"), nullptr) << "another course of the lake";
  DocumentInfo info = document.content().head.info;
  info.name = "Mere";
  document.apply(changeInfo(document.content(), "Name it", info));
  EXPECT_EQ(store.find(document, "A1"), deep) << "a name changes no verdict";
  info.severity["F01"] = Severity::Ignore;
  document.apply(changeInfo(document.content(), "Ignore it", info));
  EXPECT_EQ(store.find(document, "A1"), nullptr);
  document.undo();
  EXPECT_EQ(store.find(document, "A1"), deep);
  desk.click({3, 3});
  EXPECT_EQ(store.find(document, "A1"), nullptr) << "another lake";
  desk.bench.undo();
  EXPECT_EQ(store.find(document, "A1"), deep);
}

TEST(JudgementStore, TheNewestJudgementCounts) {
  JudgementStore store;
  Desk desk = Desk::blank();
  store.keep(desk.bench.document(), "", judged("F01"));
  const auto later = judged("F02");
  store.keep(desk.bench.document(), "", later);
  EXPECT_EQ(store.find(desk.bench.document(), ""), later);
}

TEST(JudgementStore, ForgetsTheOldestBeyondFifty) {
  JudgementStore store;
  Desk desk = Desk::blank();
  for (int i = 0; i < 50; ++i) store.keep(desk.bench.document(), std::to_string(i), judged("F01"));
  EXPECT_TRUE(store.find(desk.bench.document(), "0"));
  store.keep(desk.bench.document(), "50", judged("F01"));
  EXPECT_FALSE(store.find(desk.bench.document(), "0"));
  EXPECT_TRUE(store.find(desk.bench.document(), "1"));
  EXPECT_TRUE(store.find(desk.bench.document(), "50"));
}

TEST(JudgementStore, WhatWasFoundByChecksThatDidNotRunSinceIsStale) {
  validator::Report earlier, today;
  earlier.findings.emplace_back().code = "F01";
  earlier.findings.emplace_back().code = "G05";
  today.outcomes.push_back({"G05", "", validator::Verdict::Holds, "", {}});
  const auto stale = staleFindings(earlier, today);
  ASSERT_EQ(stale.size(), 1u);
  EXPECT_EQ(stale[0].code, "F01");
}

TEST(FindingBrowserOfJudgements, ShowsWhatIsProvedAndWhatIsStaleApart) {
  validator::Report report;
  report.findings.emplace_back().code = "M03";
  report.findings.back().severity = Severity::Info;
  report.findings.emplace_back().code = "G05";
  report.findings.back().severity = Severity::Warning;
  report.outcomes = {{"C01", "", validator::Verdict::Holds, "the buoys are on water", {}},
                     {"G05", "", validator::Verdict::Found, "", {}}};
  std::vector<validator::Finding> stale(1);
  stale[0].code = "F01";
  FindingBrowser browser;
  browser.show(report, stale);
  ASSERT_EQ(browser.shown().size(), 3u);
  EXPECT_EQ(browser.shown()[0].code, "G05") << "what is worst comes first";
  EXPECT_EQ(browser.kindAt(2), FindingKind::Stale);
  EXPECT_EQ(browser.count(FindingKind::Proved), 1u);
  EXPECT_EQ(browser.count(FindingKind::Error), 0u) << "what is stale does not count";
  EXPECT_EQ(browser.hidden(), 0u);
  FindingChoice choice;
  choice.showsProved = true;
  EXPECT_EQ(FindingChoice::read(choice.text()), choice);
  browser.choose(choice);
  ASSERT_EQ(browser.shown().size(), 4u);
  EXPECT_EQ(browser.shown()[3].code, "C01");
  EXPECT_EQ(browser.kindAt(3), FindingKind::Proved);
  EXPECT_EQ(browser.shown()[3].message.in({}), "the buoys are on water");
}

TEST(DeepPart, IsTheCourseOrTheOneLookedAtOnALake) {
  Desk lake = Desk::blank();
  EXPECT_FALSE(lake.bench.deepPart());
  lake.bench.setPreview(ChosenAssignment{RaceLetter::B, 4});
  EXPECT_EQ(lake.bench.deepPart(), "B5");
  lake.bench.judgeDeeply();
  EXPECT_TRUE(lake.bench.judging());
  lake.bench.setPreview(ChosenAssignment{RaceLetter::B, 5});
  EXPECT_FALSE(lake.bench.judging()) << "another course";
  Desk course(*courseFor(raceLake(), RaceLetter::A, assignmentNumbered(0)));
  EXPECT_EQ(course.bench.deepPart(), "");
}

TEST(DeepExamination, OfALakesCourseAddsWhatTheCommandFindsOfIt) {
  using enum Direction;
  fairway::lake_race::Lake pond; // small, so that it is solved in no time
  pond.strip = 2;
  pond.map = fairway::lake_race::TerrainMap(8, 8);
  pond.slots = {{RaceLetter::A, {2, 4}, E},
                {RaceLetter::A, {4, 2}, SE},
                {RaceLetter::A, {7, 4}, W},
                {RaceLetter::A, {4, 7}, NE}};
  formats::lake_race::LakeDocument content;
  content.body.content = pond;
  Desk desk{formats::Document(std::move(content))};
  desk.bench.setPreview(ChosenAssignment{RaceLetter::A, 0});
  desk.bench.judgeDeeply();
  const auto made = desk.bench.examination()({});
  ASSERT_TRUE(made);
  EXPECT_TRUE(made->deep);
  const auto& lake = dynamic_cast<const LakeExamination&>(*made);
  ASSERT_TRUE(lake.par);
  EXPECT_GT(*lake.par, 1);
  const auto has = [&](const char* code) {
    return std::any_of(made->report.outcomes.begin(), made->report.outcomes.end(),
                       [&](const validator::Outcome& outcome) { return outcome.code == code; });
  };
  EXPECT_TRUE(has("L01"));
  EXPECT_TRUE(has("M03"));
  EXPECT_TRUE(has("F01"));
  desk.bench.show(*made);
  EXPECT_FALSE(desk.bench.judging());
  EXPECT_TRUE(desk.bench.judgedDeeply());
}

} // namespace
} // namespace fairway::editor
