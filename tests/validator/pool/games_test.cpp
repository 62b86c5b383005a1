#include "tests/support/source_dir.h"

#include "formats/document/reader.h"
#include "formats/pool/documents.h"
#include "rules/pool/play/placing.h"
#include "tests/rules/pool/pools.h"
#include "validator/pool/deep/deep_checks.h"

#include <gmock/gmock.h>

#include <set>

// What games between pilots show.
namespace fairway::validator::pool {
namespace {

using namespace fairway::pool;
using fairway::pool::test::publishedPool;

Pool sample(const std::string& name) {
  const auto read = formats::readDocumentFile(fairway::test::sourceDir() / "samples/pool" / name);
  EXPECT_TRUE(read) << formats::toText(read.fault());
  return read->document.get<formats::pool::PoolBody>().pool;
}

// Points of the first pilot against the second, with colours that change from game to game.
double points(const PoolBoard& board, PilotKind first, PilotKind second, int games) {
  const Pilot pilot(board);
  int halves = 0;
  for (int game = 0; game < games; ++game) {
    Random random(streamSeed(3, static_cast<std::uint64_t>(game)));
    Match match(board, setupPosition(board));
    const Side own = game % 2 == 0 ? Side::Red : Side::Yellow;
    while (!match.over()) playTurn(match, pilot, match.position().toMove() == own ? first : second, random);
    halves += !match.winner() ? 1 : *match.winner() == own ? 2 : 0;
  }
  return halves / 2.0 / games;
}

TEST(LongPoolPilots, StrongBeatsQuickThreeToOne) {
  EXPECT_GE(points(PoolBoard(publishedPool()), PilotKind::Strong, PilotKind::Quick, 100), 0.75);
}

TEST(LongPoolPilots, DeepIsNoWeakerThanStrong) {
  EXPECT_GE(points(PoolBoard(sample("paddling-pool.pool.yaml")), PilotKind::Deep, PilotKind::Strong, 24),
            0.5);
}

TEST(PoolSimulation, PilotsHaveSides) {
  SimulationOptions options;
  options.races = 40;
  options.pilots = {PilotKind::Strong, PilotKind::Quick};
  WorkWatch nobody;
  const auto games = simulate(PoolBoard(publishedPool()), options, nobody);
  EXPECT_GT(games->points[Side::Red].share, 0.6);
  options.pilots = {PilotKind::Quick, PilotKind::Strong};
  EXPECT_LT(simulate(PoolBoard(publishedPool()), options, nobody)->points[Side::Red].share, 0.4);
}

// What the deep checks say of a pool after so many games; they play more.
std::set<std::string> deepFindings(const std::string& name, int games) {
  const Pool pool = sample(name);
  const PoolStudy study(pool);
  SimulationOptions options;
  options.races = games;
  options.placement = placementOf("", pool);
  WorkWatch nobody;
  const DeepStudy deep(study, *simulate(study.board(), options, nobody), options);
  std::set<std::string> codes;
  const std::vector<std::pair<std::string, CheckResult>> results{{"P12", checkSides(deep)},
                                                                 {"P13", checkEndless(deep)},
                                                                 {"P14", checkLength(deep)},
                                                                 {"P15", checkOpener(deep)}};
  for (const auto& [code, result] : results) {
    EXPECT_FALSE(result.statement.empty()) << code;
    for (const Finding& finding : result.findings) {
      EXPECT_FALSE(finding.message.english().empty());
      // With so few games a pool that treats both sides alike is neutral at best.
      const std::string message = finding.message.english();
      if (!message.starts_with("Undecided") && !message.starts_with("Neutral")) codes.insert(code);
    }
  }
  return codes;
}

TEST(LongPoolDeepChecks, FindWhatTheSamplesShow) {
  using testing::Contains;
  using testing::Not;
  EXPECT_THAT(deepFindings("lopsided-basin.pool.yaml", 60), Contains("P12"));
  EXPECT_THAT(deepFindings("findings/P12-close-ladders.pool.yaml", 150), Contains("P12"));
  EXPECT_THAT(deepFindings("findings/P12-near-even.pool.yaml", 60), Not(Contains("P12")));
  EXPECT_THAT(deepFindings("findings/P13-traps.pool.yaml", 60), Contains("P13"));
  EXPECT_THAT(deepFindings("findings/P13-near-open.pool.yaml", 60), Not(Contains("P13")));
  EXPECT_THAT(deepFindings("findings/P15-big-opening.pool.yaml", 60), Contains("P15"));
  EXPECT_THAT(deepFindings("findings/P15-near-two.pool.yaml", 60), Not(Contains("P15")));
}

} // namespace
} // namespace fairway::validator::pool
