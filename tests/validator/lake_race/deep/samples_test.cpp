#include "formats/document/reader.h"
#include "formats/lake_race/resolve.h"
#include "tests/support/source_dir.h"
#include "tests/validator/lake_race/par/small_courses.h"
#include "tests/validator/patterns.h"
#include "validator/lake_race/deep/deep_checks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

// Samples as with the quick checks: `M04-uneven-strip.course.yaml` must trigger M04, a near miss must not.
// Hardly any small course is faultless in all that is raced, so each is asked for its own check alone.
namespace fairway::validator::lake_race {
namespace {

struct Sample {
  std::filesystem::path file;
  std::string code;
  bool nearMiss;
};

using DeepCheck = CheckResult (*)(const DeepStudy&);

// What solves the course only; and what races it too, which takes its time.
const std::map<std::string, DeepCheck> solving{
    {"M01", checkSafeFinish}, {"M02", checkRoughStart}, {"M04", checkStartSpread}, {"M05", checkWreck}};
const std::map<std::string, DeepCheck> racing{
    {"F01", checkSeats}, {"F02", checkSinkings}, {"F03", checkRunaway}};

std::vector<Sample> samplesOf(const std::map<std::string, DeepCheck>& checks) {
  std::vector<Sample> samples;
  for (const auto& entry :
       std::filesystem::directory_iterator(fairway::test::sourceDir() / "samples/lake_race/findings")) {
    const std::string name = entry.path().filename().string();
    if (checks.contains(name.substr(0, 3)))
      samples.push_back({entry.path(), name.substr(0, 3), name.substr(3, 6) == "-near-"});
  }
  std::sort(samples.begin(), samples.end(), [](const Sample& a, const Sample& b) { return a.file < b.file; });
  return samples;
}

CheckResult judged(const Sample& sample, DeepCheck check) {
  const auto document = formats::readDocumentFile(sample.file.string());
  const auto& course = document.value().document.get<formats::lake_race::CourseBody>();
  const auto setup = formats::lake_race::resolveCourse(course, sample.file);
  const CourseSubject subject{setup->lake, setup->race, setup->placement, setup->choices};
  const CourseStudy study(subject);
  WorkWatch watch;
  DeepStudy deep(study, watch);
  EXPECT_FALSE(deep.solve());
  if (racing.contains(sample.code)) {
    EXPECT_TRUE(deep.race());
  }
  return check(deep);
}

void expectAsNamed(const std::map<std::string, DeepCheck>& checks) {
  std::set<std::pair<std::string, bool>> seen;
  for (const Sample& sample : samplesOf(checks)) {
    SCOPED_TRACE(sample.file.filename());
    seen.emplace(sample.code, sample.nearMiss);
    const CheckResult result = judged(sample, checks.at(sample.code));
    EXPECT_EQ(result.findings.empty(), sample.nearMiss) << result.statement;
    EXPECT_FALSE(result.statement.empty());
    for (const Finding& finding : result.findings) {
      EXPECT_FALSE(finding.message.english().starts_with("Undecided")) << finding.message.english();
      EXPECT_THAT(finding.message, fairway::test::SaysAllThroughPatterns());
      EXPECT_FALSE(finding.spots.empty());
      ASSERT_FALSE(finding.evidence.empty());
      EXPECT_FALSE(finding.evidence.front().spots.empty());
      EXPECT_FALSE(finding.key.empty());
    }
  }
  EXPECT_EQ(seen.size(), 2 * checks.size()) << "each check has a sample and a near miss";
}

TEST(DeepSamples, OfWhatIsSolved) {
  expectAsNamed(solving);
}

TEST(LongDeepSamples, OfWhatIsRaced) {
  expectAsNamed(racing);
}

} // namespace
} // namespace fairway::validator::lake_race
