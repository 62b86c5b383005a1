#include "validator/core/check.h"
#include "validator/lake_race/validator.h"

#include <gmock/gmock.h>

namespace fairway::validator::lake_race {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

struct NoStudy {};

Finding at(Cell cell) {
  Finding finding;
  finding.message = phrase("here");
  finding.spots = {cell};
  return finding;
}

CheckResult twoChokes(const NoStudy&) {
  return {{at({3, 4}), at({5, 6})}, "", {}};
}
CheckResult holds(const NoStudy&) {
  return {{}, "all is well", {}};
}
CheckResult fails(const NoStudy&) {
  return {{at({1, 1})}, "", {}};
}

template <std::size_t N>
Report judged(const std::array<Check<NoStudy>, N>& checks, const DocumentInfo& info) {
  Judge judge("lake", info);
  judge.run(std::span<const Check<NoStudy>>(checks), NoStudy{});
  return judge.finish({});
}

constexpr std::array<Check<NoStudy>, 1> chokes{{{"L04", twoChokes}}};

TEST(Judge, TakesNameAndSeverityFromTheCatalogue) {
  const Report report = judged(chokes, {});
  ASSERT_THAT(report.findings, SizeIs(2));
  EXPECT_EQ(report.findings[0].code, "L04");
  EXPECT_EQ(report.findings[0].name, "choke");
  EXPECT_EQ(report.findings[0].severity, Severity::Warning);
  EXPECT_TRUE(report.passes(false));
  EXPECT_FALSE(report.passes(true));
}

TEST(Judge, ADocumentCanWeighFindingsDifferently) {
  DocumentInfo info;
  info.severity["L04"] = Severity::Error;
  EXPECT_FALSE(judged(chokes, info).passes(false));
  info.severity["L04"] = Severity::Ignore;
  const Report report = judged(chokes, info);
  EXPECT_THAT(report.findings, IsEmpty());
  EXPECT_EQ(report.ignored, 2) << "what is ignored is still counted";
}

TEST(Judge, AWaiverCoversTheFindingsItSharesACellWith) {
  DocumentInfo info;
  info.waivers.push_back({"L04", {Cell{5, 6}, Cell{9, 9}}, "the narrows are the point"});
  const Report report = judged(chokes, info);
  ASSERT_THAT(report.findings, SizeIs(2)) << "what is waived stays in the report";
  EXPECT_FALSE(report.findings[0].waived);
  EXPECT_EQ(report.findings[1].waived, "the narrows are the point");
  EXPECT_EQ(report.waived(), 1);
  EXPECT_EQ(report.count(Severity::Warning), 1);
}

TEST(Judge, AWaiverWithoutCellsCoversAll) {
  DocumentInfo info;
  info.waivers.push_back({"L04", {}, "so be it"});
  EXPECT_TRUE(judged(chokes, info).passes(true));
}

TEST(Judge, AWaiverOfACheckOfOtherDocumentsIsStale) {
  DocumentInfo info;
  info.waivers.push_back({"G04", {}, "the arrows are meant"});
  info.waivers.push_back({"X01", {}, "of any document"});
  Judge judge("lake", info);
  const Report report = judge.finish({});
  ASSERT_THAT(report.findings, SizeIs(1));
  EXPECT_EQ(report.findings[0].message.english(),
            "The waiver names G04, which is not a check of a lake. Move it to the course, or delete it.");
}

TEST(Judge, StaleWaiversAreFound) {
  DocumentInfo info;
  info.waivers.push_back({"L04", {Cell{7, 7}}, "gone"});
  info.waivers.push_back({"L01", {}, "not run here"});
  info.waivers.push_back({"Z99", {}, "no check"});
  info.severity["Q12"] = Severity::Info;
  const Report report = judged(chokes, info);
  ASSERT_THAT(report.findings, SizeIs(5));
  EXPECT_THAT(report.findings[2].message.english(), HasSubstr("matches no finding"));
  EXPECT_EQ(report.findings[2].key, "waive[1]");
  ASSERT_THAT(report.findings[2].evidence, SizeIs(1)) << "where it was";
  EXPECT_EQ(report.findings[2].evidence[0].spots, (std::vector<Spot>{Cell{7, 7}}));
  EXPECT_THAT(report.findings[3].message.english(), HasSubstr("Z99"));
  EXPECT_EQ(report.findings[3].key, "waive[3]") << "waivers of checks that did not run are left alone";
  EXPECT_EQ(report.findings[4].key, "severity.Q12");
}

TEST(Judge, TheCauseIsNamedNotRepeated) {
  constexpr std::array<Check<NoStudy>, 4> checks{
      {{"C02", holds}, {"C03", fails}, {"G01", fails}, {"G02", fails}}};
  const Report report = judged(checks, {});
  ASSERT_THAT(report.findings, SizeIs(1));
  EXPECT_EQ(report.outcomes[0].verdict, Verdict::Holds);
  EXPECT_EQ(report.outcomes[1].verdict, Verdict::Found);
  EXPECT_EQ(report.outcomes[2].verdict, Verdict::NotJudged);
  EXPECT_EQ(report.outcomes[2].statement, "needs C03");
  EXPECT_EQ(report.outcomes[3].statement, "needs C03") << "G02 needs G01 too, but the cause is C03";
}

TEST(Judge, AFindingThatIsIgnoredStillHoldsOthersBack) {
  constexpr std::array<Check<NoStudy>, 2> checks{{{"C03", fails}, {"G01", fails}}};
  DocumentInfo info;
  info.severity["C03"] = Severity::Ignore;
  const Report report = judged(checks, info);
  EXPECT_EQ(report.outcomes[1].verdict, Verdict::NotJudged);
}

// To accept a finding does not make true what other checks rely on.
TEST(Judge, AFindingThatIsWaivedStillHoldsOthersBack) {
  constexpr std::array<Check<NoStudy>, 2> checks{{{"C03", fails}, {"G01", fails}}};
  DocumentInfo info;
  info.waivers.push_back({"C03", {}, "it is meant so"});
  const Report report = judged(checks, info);
  ASSERT_THAT(report.findings, SizeIs(1));
  EXPECT_EQ(report.findings[0].waived, "it is meant so");
  EXPECT_EQ(report.outcomes[0].verdict, Verdict::Found);
  EXPECT_EQ(report.outcomes[1].verdict, Verdict::NotJudged);
  EXPECT_EQ(report.outcomes[1].statement, "needs C03");
}

TEST(Validate, ACourseWithoutDefinedGatesHasFactsThatSayNothing) {
  CourseSubject subject;
  subject.lake.map = fairway::lake_race::TerrainMap(10, 10);
  subject.placement = {{2, 5}, Direction::E, {Cell{5, 2}, Cell{5, 2}, Cell{8, 8}}};
  const Report report = validateCourse(subject, {});
  EXPECT_EQ(*report.facts.find("route"), Tree());
  EXPECT_EQ(*report.facts.find("gates"), Tree());
  EXPECT_EQ(report.headline, "");
  std::vector<std::string> found;
  for (const Finding& finding : report.findings) found.push_back(finding.code);
  EXPECT_THAT(found, ElementsAre("C02"));
}

// Wants to stop when asked for the n-th time.
class StopAt : public WorkWatch {
public:
  explicit StopAt(int n) : left_(n) {}
  bool stopWanted() const override { return left_ <= 0 || --left_ <= 0; }

private:
  mutable int left_;
};

fairway::lake_race::Lake lakeOfTwoRaces() {
  fairway::lake_race::Lake lake;
  lake.map = fairway::lake_race::TerrainMap(16, 12);
  for (fairway::lake_race::RaceLetter race :
       {fairway::lake_race::RaceLetter::A, fairway::lake_race::RaceLetter::B}) {
    const int d = static_cast<int>(race);
    for (Cell at : {Cell{4, 3 + d}, Cell{9, 4 + d}, Cell{4, 8 + d}, Cell{9, 9 + d}})
      lake.slots.push_back({race, at, Direction::E});
  }
  return lake;
}

TEST(Validate, ALakeCanBeLeftAtAnyMoment) {
  const fairway::lake_race::Lake lake = lakeOfTwoRaces();
  int asked = 0;
  for (int n = 1;; ++n) {
    const std::optional<Report> report = validateLake(lake, {}, StopAt(n));
    if (report) {
      EXPECT_EQ(report->findings, validateLake(lake, {}).findings);
      break;
    }
    asked = n;
  }
  EXPECT_GT(asked, 2 * 24 + 7) << "between checks and between assignments";
}

TEST(Validate, ACourseCanBeLeftBetweenChecks) {
  const fairway::lake_race::Lake lake = lakeOfTwoRaces();
  const CourseSubject subject{lake, {}, {{4, 3}, Direction::E, {Cell{9, 8}, Cell{4, 9}, Cell{12, 5}}}, {}};
  EXPECT_FALSE(validateCourse(subject, {}, StopAt(1)));
  EXPECT_FALSE(validateCourse(subject, {}, StopAt(9)));
  const std::optional<Report> whole = validateCourse(subject, {}, StopAt(1000));
  ASSERT_TRUE(whole);
  EXPECT_EQ(whole->findings, validateCourse(subject, {}).findings);
}

} // namespace
} // namespace fairway::validator::lake_race
