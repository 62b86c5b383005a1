#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "rules/base/random.h"
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

class Clicker {
public:
  Clicker(RaceBench& bench, Random& random) : bench_(bench), random_(random) {}

  void act() {
    switch (random_.below(16)) {
    case 0:
      return bench_.key(anyKey());
    case 1:
      return bench_.pressAt(anywhere());
    case 2:
      return bench_.moveTo(anywhere());
    case 3:
      return bench_.touch(random_.below(12));
    case 4:
      return bench_.type(static_cast<int>(random_.below(10)));
    case 5:
      return bench_.wheel(random_.below(2) == 0 ? 1 : -1);
    case 6:
      return static_cast<void>(bench_.cancel());
    case 7:
      return rarely([this] { bench_.takeBack(); });
    case 8:
      return rarely([this] { undoOrRedo(); });
    case 9:
      return rarely([this] { bench_.goToTurn(static_cast<int>(random_.below(20)) - 2); });
    case 10:
      return rarely([this] { bench_.goOn(); });
    case 11:
      return bench_.ready();
    case 12:
      return bench_.key(Key::Enter);
    default:
      return takeAnOffer();
    }
  }

private:
  void rarely(const std::function<void()>& act) {
    if (random_.below(4) == 0) act();
  }
  void undoOrRedo() {
    if (random_.below(2) == 0 && bench_.document().canUndo()) bench_.undo();
    if (random_.below(2) == 0 && bench_.document().canRedo()) bench_.redo();
  }
  Key anyKey() {
    constexpr std::array keys{Key::Left,  Key::Right,    Key::Up,       Key::Down,
                              Key::Enter, Key::TurnLeft, Key::TurnRight};
    return keys[random_.below(keys.size())];
  }
  Pointer anywhere() {
    const formats::Box& box = bench_.scene()->box();
    const auto along = [this](double from, double to) {
      return from + (to - from) * static_cast<double>(random_.below(1000)) / 999;
    };
    const double x = along(box.left, box.right);
    return {
        {x, along(box.top, box.bottom)}, random_.below(5) == 0 ? Button::Right : Button::Left, false, false};
  }
  void takeAnOffer() {
    if (bench_.stage() == Stage::Waiting || !bench_.atEnd()) bench_.goOn();
    bench_.ready();
    if (bench_.offers().empty()) return;
    const std::size_t offer = random_.below(bench_.offers().size());
    bench_.point(offer);
    static_cast<void>(bench_.marks());
    bench_.take(offer);
  }

  RaceBench& bench_;
  Random& random_;
};

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
  EXPECT_GT(turns, moments / 40) << "the user gets somewhere";
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
