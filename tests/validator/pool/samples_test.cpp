#include "formats/pool/documents.h"
#include "tests/rules/pool/pools.h"
#include "tests/validator/samples.h"
#include "validator/pool/catalogue/entries.h"
#include "validator/pool/validator.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <set>

// Samples of the deep checks are played in
// games_test.cpp; here they must only be free of other faults.
namespace fairway::validator::pool {
namespace {

using namespace fairway::test;
using command::Examined;
using testing::IsEmpty;
using testing::Not;

const std::filesystem::path samples = fairway::test::sourceDir() / "samples/pool";

TEST(PoolFindings, EachTriggersItsFindingAndNothingElse) {
  for (const std::filesystem::path& file : filesIn(samples / "findings")) {
    const Examined result = examined(file);
    ASSERT_TRUE(result.readable()) << file << formats::toText(result.problems);
    const std::string code = codeOf(file);
    const bool expected = !isNearMiss(file) && !isDeep(file);
    EXPECT_EQ(faults(result, code), expected ? std::set{code} : std::set<std::string>()) << file;
    for (const Finding& finding : result.report.findings) {
      EXPECT_THAT(finding.message.english(), Not(IsEmpty())) << file;
      EXPECT_FALSE(finding.code == code && finding.evidence.empty() && !finding.spots.empty()) << file;
    }
  }
}

// The editor shows them in the user's language: nothing but names, numbers and squares may stay English.
TEST(PoolFindings, SayEverythingThroughPatterns) {
  for (const std::filesystem::path& file : filesIn(samples / "findings"))
    for (const Finding& finding : examined(file).report.findings)
      EXPECT_THAT(finding.message, SaysAllThroughPatterns()) << file;
}

// What was not judged, because a bar cannot be reached at all.
std::set<std::string> notJudged(const Report& report) {
  std::set<std::string> codes;
  for (const Outcome& outcome : report.outcomes)
    if (outcome.verdict == Verdict::NotJudged) codes.insert(outcome.code);
  return codes;
}

// "a ladder with water beyond (it leads to the bar all the same)": ways are judged as long as there are
// ladders.
TEST(PoolFindings, OfLaddersHideOnlyWhatCannotBeJudged) {
  using fairway::pool::Side;
  const auto file = samples / "findings/P02-water-beyond.pool.yaml";
  const auto read = formats::readDocumentFile(file);
  ASSERT_TRUE(read);
  fairway::pool::Pool pool = read->document.get<formats::pool::PoolBody>().pool;
  EXPECT_THAT(notJudged(validatePool(pool, {})), IsEmpty());
  pool.ladders.push_back({Side::Red, {2, 2}, SquareDirection::N}); // one step nearer
  std::set<std::string> codes;
  for (const Finding& finding : validatePool(pool, {}).findings) codes.insert(finding.code);
  EXPECT_EQ(codes, (std::set<std::string>{"P02", "P05", "P06"}));
  std::erase_if(pool.ladders, [](const auto& ladder) { return ladder.bar == Side::Yellow; });
  EXPECT_EQ(notJudged(validatePool(pool, {})), (std::set<std::string>{"P04", "P05", "P08", "P10"}));
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

// One start square without a way is enough.
TEST(PoolFindings, NameASingleStartSquareWithoutAWay) {
  using fairway::pool::Side;
  fairway::pool::Pool pool = fairway::pool::test::drawn("...#./....#");
  pool.ladders = {{Side::Red, {1, 1}, SquareDirection::W}, {Side::Yellow, {1, 2}, SquareDirection::W}};
  pool.start[Side::Red] = {{1, 4, {}}};
  pool.start[Side::Yellow] = {{2, 4, {}}};
  std::vector<std::vector<Spot>> lost;
  for (const Finding& finding : validatePool(pool, {}).findings)
    if (finding.code == "P04") lost.push_back(finding.spots);
  EXPECT_EQ(lost, (std::vector<std::vector<Spot>>{{Spot(Square{5, 1})}}));
}

// "with all ladders on one colour half the squares are a trap": only then the chequerboard is to blame.
TEST(PoolFindings, BlameTheChequerboardForEvenNumbersAlone) {
  const auto read = formats::readDocumentFile(samples / "findings/P10-one-colour.pool.yaml");
  ASSERT_TRUE(read);
  fairway::pool::Pool pool = read->document.get<formats::pool::PoolBody>().pool;
  int blamed = 0;
  for (const Finding& finding : validatePool(pool, {}).findings)
    blamed += finding.code == "P10" && finding.message.english().find("chequerboard") != std::string::npos;
  EXPECT_GT(blamed, 0);
  // A number that goes too far for the pool is trapped for another reason, with ladders on both colours.
  using fairway::pool::Side;
  pool = fairway::pool::test::drawn("../..");
  for (int column = 1; column <= 2; ++column) {
    pool.ladders.push_back({Side::Red, {column, 1}, SquareDirection::N});
    pool.ladders.push_back({Side::Yellow, {column, 2}, SquareDirection::S});
  }
  pool.crocodiles = {{8, 0, false}};
  bool trapped = false;
  for (const Finding& finding : validatePool(pool, {}).findings) {
    trapped = trapped || finding.code == "P10";
    EXPECT_EQ(finding.message.english().find("chequerboard"), std::string::npos);
  }
  EXPECT_TRUE(trapped);
}

// A pool one square wide, with a bar at each end: from row r red has r steps, yellow 31 - r.
fairway::pool::Pool corridor(const std::vector<int>& redRows, const std::vector<int>& yellowRows) {
  using fairway::pool::Side;
  fairway::pool::Pool pool;
  pool.map = fairway::pool::PoolMap(1, 30);
  pool.ladders = {{Side::Red, {1, 1}, SquareDirection::N}, {Side::Yellow, {1, 30}, SquareDirection::S}};
  for (const int row : redRows) pool.start[Side::Red].push_back({row, 1, {}});
  for (const int row : yellowRows) pool.start[Side::Yellow].push_back({row, 1, {}});
  pool.crocodiles.assign(redRows.size(), fairway::pool::usualCrocodile(1));
  return pool;
}

std::vector<std::string> messagesOf(const fairway::pool::Pool& pool, std::string_view code) {
  std::vector<std::string> messages;
  for (const Finding& finding : validatePool(pool, {}).findings)
    if (finding.code == code) messages.push_back(finding.message.english());
  return messages;
}

// "the sides' shortest ways are equal, mean ways within 5 %"
TEST(PoolFindings, OfUnevenWaysBeginJustAboveFiveInAHundred) {
  EXPECT_THAT(messagesOf(corridor({9, 11}, {22, 19}), "P05"), IsEmpty()) << "means 10 and 10.5";
  EXPECT_THAT(messagesOf(corridor({9, 11}, {22, 18}), "P05"), testing::SizeIs(1)) << "means 10 and 11";
  EXPECT_THAT(messagesOf(corridor({9, 11}, {23, 19}), "P05"), testing::SizeIs(1)) << "shortest 9 and 8";
}

// "bites with chance 1/3 at most in the setup, 1/2 in any placement"
TEST(PoolFindings, OfTheFirstBiteBeginJustAboveAThirdAndAHalf) {
  using fairway::pool::Side;
  using fairway::pool::usualCrocodile;
  fairway::pool::Pool pool = corridor({20, 21, 22}, {17, 16, 15});
  pool.crocodiles = {usualCrocodile(1), usualCrocodile(2), usualCrocodile(3)};
  pool.setup.emplace();
  (*pool.setup)[Side::Red] = {{1, 20}, {1, 21}, {1, 22}};
  (*pool.setup)[Side::Yellow] = {{1, 17}, {1, 16}, {1, 15}};
  EXPECT_THAT(messagesOf(pool, "P11"), IsEmpty()) << "a third";
  pool.crocodiles[0] = usualCrocodile(3);
  EXPECT_THAT(messagesOf(pool, "P11"), testing::SizeIs(2)) << "two thirds, in the setup and anywhere";
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
