#include "formats/document/edit.h"
#include "formats/river/documents.h"
#include "tests/validator/samples.h"
#include "validator/river/catalogue/entries.h"
#include "validator/river/deep/deep_checks.h"
#include "validator/river/validator.h"

#include <gmock/gmock.h>

#include <map>
#include <set>

// A sample's name says what it is for: `R06-into-the-sandbank.river.yaml` must trigger R06 and nothing else,
// `R06-near-beyond-its-push.river.yaml` must not trigger anything. Those of the deep checks are asked for
// their own check alone: hardly any small river is faultless in all that is solved and raced.
namespace fairway::validator::river {
namespace {

using namespace fairway::test;
using testing::IsEmpty;
using testing::Not;

const std::filesystem::path samples = fairway::test::sourceDir() / "samples/river";

struct Sample {
  std::filesystem::path file;
  std::string code;
  bool nearMiss;
  DocumentInfo info;
  River river;
};

std::vector<Sample> samplesIn(const std::filesystem::path& folder) {
  std::vector<Sample> list;
  for (const std::filesystem::path& file : filesIn(folder)) {
    const auto read = formats::readDocumentFile(file);
    EXPECT_TRUE(read) << toText(read.fault());
    if (!read->document.is<formats::river::RiverBody>()) continue; // a record
    list.push_back({file, codeOf(file), isNearMiss(file), read->document.head.info,
                    read->document.get<formats::river::RiverBody>().river});
  }
  return list;
}

const CatalogueEntry& entryOf(const Sample& sample) {
  return *findEntry(sample.code);
}

std::set<std::string> faults(const Report& report) {
  std::set<std::string> codes;
  for (const Finding& finding : report.findings)
    if (finding.counts()) codes.insert(finding.code);
  return codes;
}

TEST(RiverFindings, EachSampleTriggersItsFindingAndNothingElse) {
  int seen = 0;
  for (const Sample& sample : samplesIn(samples / "findings")) {
    const bool quick = entryOf(sample).command == "validate";
    const Report report = validateRiver(sample.river, sample.info);
    const std::set<std::string> expected =
        quick && !sample.nearMiss ? std::set{sample.code} : std::set<std::string>{};
    EXPECT_EQ(faults(report), expected) << sample.file;
    seen += quick ? 1 : 0;
    for (const Finding& finding : report.findings) {
      EXPECT_FALSE(finding.key.empty()) << sample.file;
      EXPECT_TRUE(!finding.evidence.empty() || finding.code == "R07") << "docks have no place on the river";
    }
    if (!sample.nearMiss) continue;
    for (const Outcome& outcome : report.outcomes) EXPECT_NE(outcome.verdict, Verdict::NotJudged);
  }
  EXPECT_GE(seen, 14);
}

// The editor shows them in the user's language: nothing but names, numbers and sections may stay English.
TEST(RiverFindings, SayEverythingThroughPatterns) {
  for (const Sample& sample : samplesIn(samples / "findings"))
    for (const Finding& finding : validateRiver(sample.river, sample.info).findings)
      EXPECT_THAT(finding.message, SaysAllThroughPatterns()) << sample.file;
}

using DeepCheck = CheckResult (*)(const DeepStudy&);

// Each check has a sample that triggers it and a near miss that does not.
void expectAsNamed(const std::map<std::string, DeepCheck>& checks) {
  std::set<std::pair<std::string, bool>> seen;
  for (const Sample& sample : samplesIn(samples / "findings")) {
    if (!checks.contains(sample.code)) continue;
    SCOPED_TRACE(sample.file.filename());
    seen.emplace(sample.code, sample.nearMiss);
    const RiverStudy study(sample.river);
    WorkWatch watch;
    DeepStudy deep(study, watch);
    ASSERT_TRUE(deep.solveTwo());
    const CheckResult result = checks.at(sample.code)(deep);
    EXPECT_EQ(result.findings.empty(), sample.nearMiss) << result.statement;
    for (const Finding& finding : result.findings) {
      EXPECT_FALSE(finding.message.english().starts_with("Undecided")) << finding.message.english();
      EXPECT_THAT(finding.message, SaysAllThroughPatterns());
    }
  }
  EXPECT_EQ(seen.size(), 2 * checks.size());
}

TEST(RiverFindings, DeepSamplesTriggerTheirOwnCheck) {
  expectAsNamed({{"R09", checkTension},
                 {"R10", checkLength},
                 {"R11", checkSeatsTwo},
                 {"R13", checkSkill},
                 {"R14", checkEveryOrder}});
}

TEST(LongRiverFindings, RacedSamplesTriggerTheirOwnCheck) {
  expectAsNamed({{"R12", checkSeats}});
}

TEST(RiverFindings, EveryCheckHasASampleAndANearMiss) {
  std::set<std::pair<std::string, bool>> there;
  for (const Sample& sample : samplesIn(samples / "findings")) there.emplace(sample.code, sample.nearMiss);
  for (const auto& entries : {quickEntries(), deepEntries()})
    for (const CatalogueEntry& entry : entries) {
      if (entry.severity == Severity::Info) continue; // informs, always
      EXPECT_TRUE(there.contains({std::string(entry.code), false})) << entry.code;
      EXPECT_TRUE(there.contains({std::string(entry.code), true})) << entry.code;
    }
}

TEST(RiverSamples, AreClean) {
  const std::vector<Sample> rivers = samplesIn(samples);
  EXPECT_GE(rivers.size(), 5U);
  for (const Sample& sample : rivers)
    EXPECT_THAT(faults(validateRiver(sample.river, sample.info)), IsEmpty());
}

// Fixes are edits of keys; what they make is a river without the finding.
TEST(RiverFindings, FixesMend) {
  for (const Sample& sample : samplesIn(samples / "findings")) {
    const Report report = validateRiver(sample.river, sample.info);
    for (const Finding& finding : report.findings) {
      if (!finding.fix) continue;
      const formats::Document document = formats::river::RiverDocument{{sample.info, {}, {}}, {sample.river}};
      const auto mended = formats::edited(document, finding.fix->edits);
      ASSERT_TRUE(mended) << toText(mended.fault());
      const Report after = validateRiver(mended->get<formats::river::RiverBody>().river, mended->head.info);
      EXPECT_THAT(faults(after), Not(testing::Contains(finding.code))) << sample.file;
    }
  }
}

TEST(RiverFindings, TheFairestOrderIsASafeFix) {
  for (const Sample& sample : samplesIn(samples / "findings")) {
    if (sample.code != "R11" || sample.nearMiss) continue;
    const RiverStudy study(sample.river);
    WorkWatch watch;
    DeepStudy deep(study, watch);
    ASSERT_TRUE(deep.solveTwo());
    const CheckResult result = checkSeatsTwo(deep);
    ASSERT_EQ(result.findings.size(), 1U);
    ASSERT_TRUE(result.findings[0].fix);
    EXPECT_TRUE(result.findings[0].fix->safe);
    const formats::Document document = formats::river::RiverDocument{{sample.info, {}, {}}, {sample.river}};
    const auto mended = formats::edited(document, result.findings[0].fix->edits);
    ASSERT_TRUE(mended) << toText(mended.fault());
    EXPECT_NE(mended->get<formats::river::RiverBody>().river, sample.river);
  }
}

TEST(RiverFacts, AreWhatIsKnown) {
  River river;
  for (const Sample& sample : samplesIn(samples))
    if (sample.file.filename() == "up-the-river.river.yaml") river = sample.river;
  const Report report = validateRiver(river, {});
  EXPECT_EQ(*report.facts.find("sections"), Tree(10));
  EXPECT_EQ(*report.facts.find("arrangements"), Tree(1));
  EXPECT_EQ(*report.facts.find("arrangements_all"), Tree(90));
  EXPECT_EQ(*report.facts.find("ends"), Tree(true));
  EXPECT_TRUE(report.facts.find("doomed")->empty());
  EXPECT_EQ(report.facts.find("save")->size(), 10U);
  EXPECT_EQ(*report.facts.find("states")->find("win"), Tree(2'814'500));
}

TEST(RiverFacts, OfAGameThatNeedNotEnd) {
  for (const Sample& sample : samplesIn(samples / "findings")) {
    if (sample.code != "R02" || sample.nearMiss) continue;
    const Report report = validateRiver(sample.river, sample.info);
    EXPECT_EQ(*report.facts.find("ends"), Tree(false));
    EXPECT_EQ(*report.facts.find("save"), Tree(nullptr));
    EXPECT_EQ(*report.facts.find("best_chance_all_saved"), Tree(nullptr));
    EXPECT_EQ(*report.facts.find("doomed"), Tree::list());
    for (const Outcome& outcome : report.outcomes)
      if (outcome.code == "R03") {
        EXPECT_EQ(outcome.verdict, Verdict::NotJudged);
      }
  }
}

} // namespace
} // namespace fairway::validator::river
