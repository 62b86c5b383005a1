#include "tests/rules/pool/pools.h"
#include "tests/support/digest.h"
#include "tests/validator/pages_said.h"

#include "validator/command/pages/export_command.h"
#include "validator/pool/command/commands.h"

#include <gtest/gtest.h>

// What cards, reports, pages to play on and excerpts show of pools.
namespace fairway::validator::pool {
namespace {

const std::string poolSamples = (fairway::test::sourceDir() / "samples/pool/").string();

std::string cardOfPool(const std::string& sample) {
  const std::string file = poolSamples + sample + ".pool.yaml";
  const auto subject = formats::pool::subjectOf(formats::readDocumentFile(file)->document, file);
  WorkWatch watch;
  std::istringstream in;
  std::ostringstream out, err;
  const auto card = command::pool::cardOf(*subject, {20, 3}, watch, {in, out, err});
  std::string said = out.str() + err.str();
  if (const std::size_t at = said.find(poolSamples); at != std::string::npos)
    said.erase(at, poolSamples.size());
  return said + fairway::test::textOfCard(*card);
}

TEST(PoolCards, TellWhoWinsAndTheWayHome) {
  EXPECT_EQ(cardOfPool("paddling-pool"),
            "Crocodile pool\n28 % of the points go to red\n45 turns a game\n63 % wins of the side that "
            "arrives first\n0 % of the games are endless\n1 neutral: No side is further from 50.0 % than "
            "turn order alone would put it, plus 3 points; the pool is not to blame\nTurns home, by number "
            "(mean of red's start squares), 1: 8.5 = 8.500, 2: 4.7 = 4.700, 3: 3.2 = 3.200, 4: 2.7 = "
            "2.700\n20 games of two strong pilots; seed 3.");
  EXPECT_EQ(cardOfPool("findings/P10-one-colour"),
            "Crocodile pool\n48 % of the points go to red\n67 turns a game\n84 % wins of the side that "
            "arrives first\n10 % of the games are endless\n1 neutral: No side is further from 50.0 % than "
            "turn order alone would put it, plus 3 points; the pool is not to blame\nTurns home, by number "
            "(mean of red's start squares), 1: 9.5 = 9.500, 2: 5.2 = 5.167, 3: 4.2 = 4.167, 4: 3.0 = "
            "3.000\n20 games of two strong pilots; seed 3.")
      << "the two never gets home from some squares";
  EXPECT_EQ(cardOfPool("findings/P03-no-room"),
            "findings/P03-no-room.pool.yaml: cannot be played: the start rows of red do not take all tiles; "
            "see `fairway validate`\nCrocodile pool\nTurns home, by number (mean of red's start squares), 1: "
            "9.5 = 9.500, 2: 5.5 = 5.500, 3: 3.8 = 3.833, 4: 3.0 = 3.000\n");
}

TEST(PoolReports, TellHowFairItIsAndWhatGamesAreLike) {
  const std::string file = (fairway::test::sourceDir() / "tests/validator/pool/puddle.pool.yaml").string();
  EXPECT_EQ(fairway::test::digestOf(fairway::test::textOfPage(
                fairway::test::written({"report", file, "--races", "100", "-o"}, "html"))),
            "8329d17499ab27d1");
  EXPECT_EQ(fairway::test::textOfPage(fairway::test::written({"report", file, "--quick", "-o"}, "html"))
                .find("How fair it is"),
            std::string::npos);
}

TEST(PoolPages, KnowTheirBoard) {
  const auto board = [](const std::string& sample) {
    return fairway::test::boardOfPage(
        fairway::test::written({"play", poolSamples + sample + ".pool.yaml", "-o"}, "html"));
  };
  for (const auto& [sample, digest] : {std::pair{"paddling-pool", "dfa5016a48f4600c"},
                                       {"hotel-lido", "3443301d0e23e9b5"},
                                       {"island-bar", "705882117dec51d8"},
                                       {"kidney-cove", "a47e6481c0d14f5f"}})
    EXPECT_EQ(fairway::test::digestOf(board(sample)), digest) << sample;
}

// Of one column and so many rows, each row on a line: 14 at most, the finding's in their middle where it can
// be.
TEST(PoolExcerpts, AreTheRowsRoundAFinding) {
  for (const int rows : {1, 13, 14, 15, 20}) {
    std::string map;
    for (int row = 1; row <= rows; ++row) map += ".\n";
    const fairway::pool::Pool pool = fairway::pool::test::drawn(map);
    for (int at = 1; at <= rows; ++at) {
      Finding finding;
      finding.spots = {Spot(Square{1, at})};
      const int top = rows <= 14 ? 1 : std::clamp(at - 7, 1, rows - 13);
      std::string expected;
      for (int row = top; row <= std::min(rows, top + 13); ++row)
        expected +=
            std::string(row < 10 ? "     " : "    ") + std::to_string(row) + (row == at ? " @\n" : " .\n");
      EXPECT_EQ(command::pool::mapExcerpt(pool, finding), expected) << at << " of " << rows;
    }
  }
}

TEST(PoolExcerpts, MarkWhatMattersMostLast) {
  const fairway::pool::Pool pool = fairway::pool::test::drawn("...../.#x..");
  const auto square = [](int column, int row) { return Spot(Square{column, row}); };
  Finding finding;
  EXPECT_EQ(command::pool::mapExcerpt(pool, finding), "") << "it has no place";
  finding.evidence = {{EvidenceKind::Cut, {square(1, 1)}},
                      {EvidenceKind::Line, {square(1, 1), square(2, 1)}},
                      {EvidenceKind::Path, {square(2, 1), square(3, 1)}},
                      {EvidenceKind::Region, {square(3, 1), square(4, 1), square(5, 1)}}};
  finding.spots = {square(5, 1)};
  EXPECT_EQ(command::pool::mapExcerpt(pool, finding), "     1 ! - o + @\n     2 . # x . .\n");
}

} // namespace
} // namespace fairway::validator::pool
