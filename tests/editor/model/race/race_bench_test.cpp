#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/lake_race/course/facts.h"
#include "editor/model/lake_race/race/lake_raced.h"
#include "editor/model/race/animation.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "rules/base/random.h"
#include "rules/lake_race/play/referee.h"
#include "tests/editor/model/lake_race/desk.h"
#include "tests/editor/model/race/race_desk.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <set>

// Races on the desk, without a window.
namespace fairway::editor::race {
namespace {

using formats::lake_race::RecordBody;
using testing::HasSubstr;
using Stage = RaceBench::Stage;

// The record as another program reads it, judged by the referee.
fairway::lake_race::Replay refereed(const RaceBench& bench) {
  const auto read = formats::readDocument(formats::writeDocument(bench.document().content()), "a race");
  EXPECT_TRUE(read);
  const auto& body = read->document.get<RecordBody>();
  const auto courses = lake_race::coursesOf(body, formats::fileLoader());
  std::vector<fairway::lake_race::RecordedRaceOnCourse> races;
  for (std::size_t i = 0; i < body.races.size(); ++i)
    races.push_back({courses->courses[i], body.races[i].record});
  return fairway::lake_race::replay(body.options, races).value();
}

bool legal(const fairway::lake_race::Replay& replay) {
  return !replay.illegal || replay.illegal->rule == fairway::lake_race::Rule::GridComplete;
}

// A person who touches whatever lies there and takes any offer.
void playAtRandom(RaceBench& bench, Random& random, int moments, bool refereeEach) {
  for (int i = 0; i < moments; ++i) {
    letPilotsPlay(bench);
    if (bench.stage() != Stage::Choosing && bench.stage() != Stage::Telling) return;
    ASSERT_TRUE(bench.hand());
    EXPECT_FALSE(bench.hand()->task().empty());
    const auto pieces = bench.hand()->pieces().size();
    if (pieces > 0 && bench.stage() == Stage::Choosing)
      for (auto touches = random.below(3); touches > 0; --touches) bench.touch(random.below(pieces));
    bench.key(Key::TurnLeft);
    ASSERT_FALSE(bench.offers().empty());
    static_cast<void>(bench.marks());
    const std::size_t chosen = random.below(bench.offers().size());
    bench.point(chosen);
    EXPECT_FALSE(bench.offers()[chosen].text.empty());
    bench.take(chosen);
    EXPECT_FALSE(bench.refused()) << bench.refused()->message.english();
    if (refereeEach) {
      EXPECT_TRUE(legal(refereed(bench)));
    }
  }
}

TEST(RaceBench, ARecordWhoseBoardCannotBeReadIsNotJudged) {
  for (const char* sample : {"pool/evening-at-the-lido.record.yaml", "regatta/harbour-four.record.yaml",
                             "river/first-trip.record.yaml"}) {
    auto read = formats::readDocumentFile(test::sourceDir() / "samples" / sample);
    ASSERT_TRUE(read) << sample;
    formats::changeReferences(read->document, [](const std::string&, formats::DocumentPath& path) {
      path = "/nowhere/missing.yaml";
    });
    RaceBench bench(std::make_unique<EditedDocument>(std::move(read->document)));
    ASSERT_FALSE(bench.raced()) << sample;
    const auto examination = bench.examination()({});
    ASSERT_TRUE(examination);
    EXPECT_FALSE(examination->judged) << sample;
    EXPECT_FALSE(examination->whyNot.empty());
  }
}

// From two to six, as long as each has a cell to start on.
TEST(RaceRoom, OffersARaceToAsManyAsFindAStartCell) {
  using fairway::lake_race::RaceLetter;
  fairway::lake_race::Lake lake = lake_race::smallLake();
  std::set<std::size_t> rooms;
  for (const Cell land :
       {Cell{8, 8}, {1, 5}, {2, 5}, {1, 6}, {2, 6}, {3, 5}, {3, 6}, {4, 5}, {1, 4}, {5, 5}}) {
    lake.map.set(land, fairway::lake_race::Terrain::Land);
    const auto course = lake_race::courseFor(lake, RaceLetter::A, lake_race::assignmentNumbered(0));
    const lake_race::LakeWorkbench bench(std::make_unique<EditedDocument>(*course));
    const RaceRoom& room = *gameOf(bench.document().content()).races;
    const auto offer = room.offer(bench);
    if (!offer) continue; // nobody gets through
    EXPECT_EQ(offer->leastSeats, 2);
    EXPECT_EQ(offer->mostSeats, 6);
    EXPECT_EQ(offer->usualSeats, 4);
    EXPECT_EQ(offer->usualCourse, 0u);
    EXPECT_TRUE(offer->courses.empty());
    const auto facts =
        lake_race::courseFacts(lake, *lake_race::placementOf(course->body, lake), course->body.choices);
    const std::size_t cells = facts->startCells.size();
    rooms.insert(cells);
    for (std::size_t players = 2; players <= 6; ++players) {
      RacePlan plan{std::vector<std::string>(players, "random"), 0, 1, 3, false, {}};
      const auto begun = room.begin(bench, plan);
      EXPECT_EQ(begun.ok(), players <= cells);
      if (!begun) {
        EXPECT_EQ(begun.fault(), "There are only " + std::to_string(cells) + " start cells.");
      }
    }
  }
  EXPECT_LT(*rooms.begin(), 6u) << "else this test shows nothing";
}

TEST(RaceOnTheDesk, ARecordIsLookedAtTurnByTurn) {
  const auto bench = record("lake_race/match-four.record.yaml");
  ASSERT_TRUE(bench && bench->raced());
  const int turns = bench->playback()->turns();
  EXPECT_GT(turns, 100);
  EXPECT_FALSE(bench->playback()->illegal());
  EXPECT_EQ(bench->turn(), 0) << "a race that is over is looked at from its start";
  EXPECT_EQ(bench->stage(), Stage::Looking);
  std::vector<std::string> forth;
  for (int turn = 0; turn <= turns; ++turn) {
    EXPECT_EQ(bench->turn(), turn);
    ASSERT_TRUE(bench->scene());
    std::string state;
    for (int seat = 1; seat <= 4; ++seat) state += bench->raced()->standing(bench->shown(), seat) + "\n";
    forth.push_back(state);
    bench->key(Key::Right);
  }
  EXPECT_EQ(bench->stage(), Stage::Over);
  EXPECT_EQ(bench->raced()->ranks(bench->shown()).size(), 4U);
  for (int turn = turns; turn >= 0; --turn) {
    std::string state;
    for (int seat = 1; seat <= 4; ++seat) state += bench->raced()->standing(bench->shown(), seat) + "\n";
    EXPECT_EQ(state, forth[static_cast<std::size_t>(turn)]);
    bench->key(Key::Left);
  }
}

// What is painted over a ground that is kept is what is painted anew, pixel by pixel.
TEST(RaceOnTheDesk, AStepPaintsOnlyWhatMoves) {
  const auto bench = record("lake_race/match-six.record.yaml");
  for (const double unit : {6.0, 20.0}) {
    ScrolledPicture kept, anew;
    ScrolledPicture::Look look;
    look.view = {{10, 10}, unit};
    look.width = 420, look.height = 300;
    look.background = formats::rgb(0x445566);
    for (const int turn : {0, 1, 30, 31, 7, bench->playback()->turns()}) {
      bench->goToTurn(turn);
      kept.forget(), anew.forget();
      look.ground = {};
      anew.show(*bench->scene(), look);
      look.ground = bench->ground();
      EXPECT_GT(look.ground.layers, 0);
      kept.show(*bench->scene(), look);
      const formats::Raster &a = kept.raster(), &b = anew.raster();
      int differing = 0;
      for (int y = 0; y < a.deviceHeight(); ++y)
        for (int x = 0; x < a.deviceWidth(); ++x) {
          const auto colour = [&](const formats::Raster& raster) {
            std::uint32_t pixel = 0;
            std::memcpy(&pixel, raster.pixels() + y * raster.stride() + 4 * x, sizeof pixel);
            return pixel & 0xffffff;
          };
          differing += colour(a) != colour(b);
        }
      EXPECT_EQ(differing, 0) << "turn " << turn << ", " << unit << " pixels a cell";
    }
    EXPECT_LT(kept.paintedPixels(), anew.paintedPixels()) << "the ground was painted once a race";
  }
}

// Boats that finished have passed five gates; several may fall into one turn.
TEST(RaceOnTheDesk, MilestonesAreTheTurnsInWhichGatesArePassed) {
  const auto bench = record("lake_race/match-four.record.yaml");
  const Playback& playback = *bench->playback();
  const auto& milestones = playback.milestones();
  EXPECT_GE(milestones.size(), 3U * 4U);
  EXPECT_LE(milestones.size(), 3U * 4U * 5U);
  EXPECT_TRUE(std::is_sorted(milestones.begin(), milestones.end()));
  for (int turn = 1; turn <= playback.turns(); ++turn) {
    const std::string& line = playback.lines()[static_cast<std::size_t>(turn - 1)];
    if (line.find(", next ") == std::string::npos && line.find(" finishes ") == std::string::npos) continue;
    EXPECT_TRUE(std::binary_search(milestones.begin(), milestones.end(), turn)) << line;
  }
  for (const char* other : {"river/first-trip.record.yaml", "pool/evening-at-the-lido.record.yaml",
                            "regatta/kitchen-two.record.yaml"})
    EXPECT_FALSE(record(other)->playback()->milestones().empty()) << other;
}

TEST(RaceOnTheDesk, EveryMomentOfARaceIsALegalRecord) {
  const auto lake = opened("lake_race/duck-pond.lake.yaml");
  RacePlan plan{{person, "random", person}, 0, std::nullopt, 7, false, {}};
  const auto bench = begun(*lake, plan);
  Random random(11);
  playAtRandom(*bench, random, 120, true);
  EXPECT_GT(bench->playback()->turns(), 20);
  EXPECT_EQ(bench->playback()->lines().size(), static_cast<std::size_t>(bench->playback()->turns()));
}

TEST(RaceOnTheDesk, TheSameChoiceMeetsTheSameDiceAgain) {
  const auto lake = opened("lake_race/duck-pond.lake.yaml");
  const auto bench = begun(*lake, {{person, "random"}, 0, 1, 3, false, {}});
  Random random(5);
  playAtRandom(*bench, random, 1, false); // placed
  letPilotsPlay(*bench);
  playAtRandom(*bench, random, 6, false);
  while (bench->stage() != Stage::Choosing || bench->shown().moment() != table::Moment::Dice) {
    playAtRandom(*bench, random, 1, false);
    letPilotsPlay(*bench);
  }
  const int turns = bench->playback()->turns();
  bench->take(0);
  const auto rolled = bench->hand()->task();
  bench->takeBack();
  ASSERT_EQ(bench->shown().moment(), table::Moment::Dice) << "a turn that is begun is taken back first";
  EXPECT_EQ(bench->playback()->turns(), turns);
  bench->take(0);
  EXPECT_EQ(bench->hand()->task(), rolled);
  bench->take(0);
  const formats::Document once = bench->document().content();
  ASSERT_TRUE(bench->canTakeBack());
  bench->takeBack();
  EXPECT_EQ(bench->stage(), Stage::Choosing);
  bench->take(0);
  EXPECT_EQ(bench->hand()->task(), rolled);
  bench->take(0);
  EXPECT_EQ(bench->document().content(), once);
}

TEST(RaceOnTheDesk, DiceOfARealTableAreTypedIn) {
  const auto lake = opened("lake_race/duck-pond.lake.yaml");
  const auto bench = begun(*lake, {{person, person}, 0, 1, 1, true, {}});
  bench->take(0);
  bench->take(1);
  ASSERT_EQ(bench->stage(), Stage::Choosing);
  bench->take(0); // one die is rolled
  ASSERT_EQ(bench->stage(), Stage::Telling);
  EXPECT_EQ(bench->offers().size(), 3U);
  bench->type(7);
  ASSERT_EQ(bench->stage(), Stage::Telling) << "no die shows a 7";
  bench->type(2);
  ASSERT_EQ(bench->stage(), Stage::Choosing);
  EXPECT_THAT(bench->hand()->task(), HasSubstr("2"));
  bench->take(0);
  EXPECT_EQ(bench->document().content().get<RecordBody>().races[0].record.turns[0].rolled,
            std::vector<int>{2});
}

TEST(RaceOnTheDesk, AnIllegalClickNamesItsRule) {
  const auto lake = opened("lake_race/morning-mere.lake.yaml");
  const auto bench = begun(*lake, {{person, person}, 0, 1, 1, false, {}});
  bench->pressAt({{0.5, 0.5}});
  ASSERT_TRUE(bench->refused());
  EXPECT_EQ(bench->refused()->rule, "grid-cell");
  EXPECT_FALSE(bench->raced()->ruleText("grid-cell").empty());
  EXPECT_EQ(bench->document().content().get<RecordBody>().races[0].record.grid.size(), 0U);
}

TEST(RaceOnTheDesk, AMatchCarriesOnFromRaceToRace) {
  const auto lake = opened("lake_race/morning-mere.lake.yaml");
  const auto offer = gameOf(lake->document().content()).races->offer(*lake);
  ASSERT_TRUE(offer);
  ASSERT_EQ(offer->courses.size(), 4U) << "races A, B, C and the match";
  const auto bench = begun(*lake, {{"par", "par"}, 3, 1, 4, false, {}});
  letPilotsPlay(*bench);
  EXPECT_EQ(bench->stage(), Stage::Over);
  EXPECT_EQ(bench->document().content().get<RecordBody>().races.size(), 3U);
  const auto replay = refereed(*bench);
  EXPECT_TRUE(replay.legal());
  EXPECT_EQ(replay.winner, bench->raced()->ranks(bench->shown()).front().seat);
}

// As a window does: it paints after each thing that happens.
TEST(RaceOnTheDesk, AMatchIsShownAtEveryMoment) {
  const auto lake = opened("lake_race/morning-mere.lake.yaml");
  const auto bench = begun(*lake, {{"random", "random"}, 3, 1, 3, false, {}});
  std::set<std::size_t> sheets;
  bench->onChange = [&] {
    ASSERT_TRUE(bench->scene());
    sheets.insert(bench->sheetNumber());
  };
  letPilotsPlay(*bench);
  EXPECT_EQ(bench->stage(), Stage::Over);
  EXPECT_EQ(sheets.size(), 3U) << "one for each race";
  EXPECT_EQ(bench->playback()->turns(), bench->shown().turns()) << "placing a boat is no turn";
}

TEST(RaceOnTheDesk, TheWheelIsTheHandsAlsoWhileAPilotThinks) {
  RacePlan plan;
  plan = {{person, "random"}, 0, std::nullopt, 7, false, {}};
  const auto bench = begun(*opened("lake_race/duck-pond-a.course.yaml"), plan);
  int pilots = 0;
  for (int i = 0; i < 6; ++i) {
    if (bench->stage() == Stage::Pilot) ++pilots;
    EXPECT_TRUE(bench->toolTakesWheel());
    bench->wheel(1); // does no harm
    letPilotsPlay(*bench);
    if (bench->stage() == Stage::Choosing) bench->take(0);
  }
  EXPECT_GT(pilots, 0);
  EXPECT_FALSE(record("lake_race/match-four.record.yaml")->toolTakesWheel()) << "nobody plays: it scrolls";
}

TEST(RaceOnTheDesk, ThePilotIsAskedWhatItWouldDo) {
  const auto lake = opened("lake_race/duck-pond.lake.yaml");
  const auto bench = begun(*lake, {{person, person}, 0, 1, 1, false, {}});
  validator::WorkWatch watch;
  ASSERT_TRUE(bench->canAdvise());
  bench->showAdvice(bench->advising()(watch));
  ASSERT_TRUE(bench->advice());
  EXPECT_EQ(bench->advice()->costs.front().second, 0);
  EXPECT_FALSE(bench->raced()->choiceText(bench->shown(), bench->advice()->costs.front().first).empty());
  bench->take(0);
  EXPECT_FALSE(bench->advice()) << "it was for another moment";
}

// Any game: persons at random, a pilot beside them, back and forth, and what is written reads as a legal
// record.
void raceWhole(const std::string& board, const RacePlan& plan, std::uint64_t seed) {
  const auto bench = begun(*opened(board), plan);
  Random random(seed);
  playAtRandom(*bench, random, 3000, false);
  EXPECT_EQ(bench->stage(), Stage::Over) << board;
  EXPECT_FALSE(bench->playback()->illegal());
  EXPECT_FALSE(bench->raced()->ranks(bench->shown()).empty());
  const formats::Document played = bench->document().content();
  const auto read = formats::readDocument(formats::writeDocument(played), board);
  ASSERT_TRUE(read) << board;
  EXPECT_EQ(read->document, played);
  EXPECT_FALSE(bench->raced()->fault(read->document));
  const int turns = bench->playback()->turns();
  bench->takeBack();
  EXPECT_LT(bench->playback()->turns(), turns);
  while (bench->document().canRedo()) bench->redo();
  EXPECT_EQ(bench->document().content(), played);
  for (int turn = 0; turn <= turns; turn += 7) {
    bench->goToTurn(turn);
    ASSERT_TRUE(bench->scene());
  }
}

TEST(RaceOnTheDesk, ARiverIsRacedByFour) {
  raceWhole("river/up-the-river.river.yaml",
            {{person, "fleet", person, person}, 0, std::nullopt, 9, false, {}}, 1);
  raceWhole("river/otter-bend.river.yaml", {{person, person}, 0, 1, 9, true, {}}, 2);
}

TEST(RaceOnTheDesk, ARaceOfEachGameIsAnimated) {
  const std::filesystem::path file = std::filesystem::path(testing::TempDir()) / "raced.gif";
  for (const char* name : {"river/first-trip.record.yaml", "pool/first-splash.record.yaml",
                           "regatta/kitchen-two.record.yaml", "lake_race/match-two.record.yaml"}) {
    const auto bench = record(name);
    bench->goToTurn(1);
    const auto make = animating(*bench, file);
    class Stopped final : public validator::WorkWatch {
      bool stopWanted() const override { return true; }
    } stopped;
    std::filesystem::remove(file);
    EXPECT_TRUE(make(stopped).empty()) << name;
    EXPECT_FALSE(std::filesystem::exists(file)) << "it was stopped";
  }
  // One turn, because painting takes its time.
  const auto bench = begun(*opened("river/otter-bend.river.yaml"), {{person, person}, 0, 1, 6, false, {}});
  bench->take(0);
  validator::WorkWatch watch;
  EXPECT_TRUE(animating(*bench, file)(watch).empty());
  std::ifstream made(file, std::ios::binary);
  std::string head(6, ' ');
  made.read(head.data(), 6);
  EXPECT_EQ(head, "GIF89a");
  std::filesystem::remove(file);
  EXPECT_FALSE(animating(*bench, "/nowhere/raced.gif")(watch).empty()) << "the folder is missing";
}

TEST(RaceOnTheDesk, TheSameChoicesMeetTheSameChanceAfterTakingBack) {
  for (const char* board : {"river/otter-bend.river.yaml", "pool/paddling-pool.pool.yaml"}) {
    const auto bench = begun(*opened(board), {{person, person}, 0, 1, 6, false, {}});
    const auto play = [&](int turns) {
      while (bench->playback()->turns() < turns) bench->take(bench->offers().size() - 1);
    };
    play(12);
    const formats::Document once = bench->document().content();
    for (int i = 0; i < 5; ++i) bench->takeBack();
    ASSERT_LT(bench->playback()->turns(), 12) << board;
    play(12);
    EXPECT_EQ(bench->document().content(), once) << board;
  }
}

TEST(RaceOnTheDesk, APoolIsPlayedByTwo) {
  raceWhole("pool/paddling-pool.pool.yaml", {{person, "quick"}, 0, std::nullopt, 9, false, {}}, 3);
  raceWhole("pool/hotel-lido.pool.yaml", {{person, person}, 0, std::nullopt, 9, true, {}}, 4);
}

} // namespace
} // namespace fairway::editor::race
