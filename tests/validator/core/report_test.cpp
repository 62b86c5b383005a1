#include "validator/core/report.h"

#include <gtest/gtest.h>

namespace fairway::validator {
namespace {

Finding finding(Severity severity, const std::string& code = "X01") {
  Finding made;
  made.code = code;
  made.severity = severity;
  return made;
}

Finding fixable(const std::string& code, bool safe, bool urgent) {
  Finding made = finding(Severity::Error, code);
  made.fix = Fix{safe, urgent, {}, {}};
  return made;
}

TEST(Report, CountsWhatIsNotWaived) {
  Report report;
  report.findings = {finding(Severity::Error), finding(Severity::Warning), finding(Severity::Warning),
                     finding(Severity::Info), finding(Severity::Error)};
  EXPECT_EQ(report.count(Severity::Error), 2);
  EXPECT_EQ(report.count(Severity::Warning), 2);
  EXPECT_EQ(report.count(Severity::Info), 1);
  EXPECT_EQ(report.waived(), 0);
  report.findings[0].waived = report.findings[1].waived = "meant so";
  EXPECT_EQ(report.count(Severity::Error), 1);
  EXPECT_EQ(report.count(Severity::Warning), 1);
  EXPECT_EQ(report.waived(), 2);
}

TEST(Report, PassesWithoutErrorsAndStrictlyWithoutWarnings) {
  Report report;
  EXPECT_TRUE(report.passes(true));
  report.findings = {finding(Severity::Info)};
  EXPECT_TRUE(report.passes(true));
  report.findings = {finding(Severity::Warning)};
  EXPECT_TRUE(report.passes(false));
  EXPECT_FALSE(report.passes(true));
  report.findings = {finding(Severity::Error)};
  EXPECT_FALSE(report.passes(false));
  report.findings[0].waived = "meant so";
  EXPECT_TRUE(report.passes(true));
}

TEST(NextFix, IsTheFirstOfAFindingThatCounts) {
  Report report;
  EXPECT_EQ(nextFix(report), nullptr);
  report.findings = {finding(Severity::Error), fixable("A", true, false), fixable("B", true, false)};
  EXPECT_EQ(nextFix(report)->code, "A");
  report.findings[1].waived = "meant so";
  EXPECT_EQ(nextFix(report)->code, "B");
  report.findings[2].severity = Severity::Ignore;
  EXPECT_EQ(nextFix(report), nullptr);
}

TEST(NextFix, UrgentOnesComeFirst) {
  Report report;
  report.findings = {fixable("A", true, false), fixable("B", true, true), fixable("C", true, true)};
  EXPECT_EQ(nextFix(report)->code, "B");
}

TEST(NextFix, OnesThatMayTakeSomethingAwayOnlyWhereAllAreWanted) {
  Report report;
  report.findings = {fixable("A", false, true), fixable("B", true, false)};
  EXPECT_EQ(nextFix(report)->code, "B");
  EXPECT_EQ(nextFix(report, Fixes::All)->code, "A");
}

} // namespace
} // namespace fairway::validator
