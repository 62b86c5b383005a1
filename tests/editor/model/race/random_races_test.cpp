#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "tests/editor/model/race/clicker.h"
#include "tests/editor/model/race/race_desk.h"
#include "tests/support/sanitized.h"

#include <cstdlib>

// A user who clicks and types at random in races of all games. Whatever was done, the record is a legal
// document, and going back and forth through it gives the same bytes. FAIRWAY_RANDOM_MOMENTS=N looks at more.
namespace fairway::editor::race {
namespace {

using Stage = RaceBench::Stage;

int momentsToTry() {
  const char* more = std::getenv("FAIRWAY_RANDOM_MOMENTS");
  return more ? std::atoi(more) : test::cases(800);
}

std::string textOf(const RaceBench& bench) {
  return formats::writeDocument(bench.document().content());
}

// As another program reads it, judged by the referee.
void expectLegal(const RaceBench& bench) {
  const auto read = formats::readDocument(textOf(bench), "a race");
  ASSERT_TRUE(read) << toText(read.fault());
  EXPECT_EQ(read->document, bench.document().content());
  const auto fault = bench.raced()->fault(read->document);
  EXPECT_FALSE(fault) << fault->rule << ": " << fault->message;
}

void expectSameBackAndForth(RaceBench& bench) {
  const std::string text = textOf(bench);
  int steps = 0;
  for (; bench.document().canUndo(); ++steps) bench.undo();
  for (; steps > 0; --steps) bench.redo();
  EXPECT_EQ(textOf(bench), text);
}

void useAtRandom(const std::string& board, const RacePlan& plan, std::uint64_t seed) {
  const auto lies = opened(board);
  Random random(seed);
  const int moments = momentsToTry();
  int turns = 0;
  for (int done = 0; done < moments && !testing::Test::HasFailure();) {
    RacePlan own = plan;
    own.seed = seed + static_cast<std::uint64_t>(done);
    const auto bench = begun(*lies, own);
    Clicker clicker(*bench, random);
    for (; done < moments && bench->stage() != Stage::Over && !testing::Test::HasFailure(); ++done) {
      clicker.act();
      letPilotsPlay(*bench);
      expectLegal(*bench);
      if (done % 500 == 0) expectSameBackAndForth(*bench);
    }
    expectSameBackAndForth(*bench);
    turns += bench->playback()->turns();
  }
  EXPECT_GT(turns, (moments - 200) / 40) << "the user gets somewhere, in some time";
}

TEST(RandomRaces, OfTheLake) {
  useAtRandom("lake_race/duck-pond.lake.yaml", {{person, "random", person}, 0, std::nullopt, 7, false, {}},
              1);
  useAtRandom("lake_race/duck-pond.lake.yaml", {{person, person}, 3, 1, 7, true, {}}, 2);
}

TEST(RandomRaces, OfTheRiver) {
  useAtRandom("river/up-the-river.river.yaml",
              {{person, "fleet", person, person}, 0, std::nullopt, 9, false, {}}, 3);
  useAtRandom("river/otter-bend.river.yaml", {{person, person}, 0, 1, 9, true, {}}, 4);
}

TEST(RandomRaces, OfThePool) {
  useAtRandom("pool/paddling-pool.pool.yaml", {{person, "quick"}, 0, std::nullopt, 9, false, {}}, 5);
  useAtRandom("pool/hotel-lido.pool.yaml", {{person, person}, 0, std::nullopt, 9, true, {}}, 6);
}

TEST(RandomRaces, OfTheRegatta) {
  useAtRandom("regatta/kitchen-table.regatta.yaml", {{person, "random"}, 0, std::nullopt, 9, false, {}}, 7);
  useAtRandom("regatta/kitchen-table.regatta.yaml", {{person, person}, 1, 1, 9, true, {}}, 8);
}

} // namespace
} // namespace fairway::editor::race
