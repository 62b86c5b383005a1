#include "editor/model/race/better_turn_words.h"
#include "editor/model/race/outlook_chart.h"
#include "formats/document/json_text.h"
#include "tests/editor/model/journal.h"
#include "tests/editor/model/lake_race/desk.h"
#include "tests/editor/model/race/clicker.h"
#include "tests/editor/model/race/race_desk.h"

// Races of all games that are clicked and typed at random, and records that are looked back at, with all that
// is shown. A commit that changes a digest says why.
namespace fairway::editor::race {
namespace {

using Stage = RaceBench::Stage;

void play(Journal& journal, const Workbench& board, const RacePlan& plan, int moments) {
  Random random(plan.seed);
  const auto bench = begun(board, plan);
  Clicker clicker(*bench, random);
  for (int done = 0; done < moments && bench->stage() != Stage::Over; ++done) {
    clicker.act();
    letPilotsPlay(*bench);
    journal.look(*bench);
    const formats::Box& box = bench->scene()->box();
    const double x = box.left + box.width() * random.below(64) / 64;
    journal.line(bench->describe({x, box.top + box.height() * random.below(64) / 64}));
    if (done % 20 != 19) continue;
    journal.look(*bench, {x, 1});
    bench->startMoving();
    bench->moveOn(0.375);
    journal.look(*bench->scene());
    bench->moveOn(1);
  }
}

void play(Journal& journal, const std::string& board, const RacePlan& plan, int moments) {
  play(journal, *opened(board), plan, moments);
}

TEST(RaceJournal, OfTheLake) {
  Journal journal;
  play(journal, "lake_race/duck-pond.lake.yaml", {{person, "random", person}, 0, std::nullopt, 7, false, {}},
       200);
  play(journal, "lake_race/duck-pond.lake.yaml", {{person, person}, 3, 1, 8, true, {}}, 200);
  journal.expect("c4250653b7cb259b");
}

lake_race::LakeWorkbench smallWater() {
  return lake_race::LakeWorkbench(std::make_unique<EditedDocument>(*lake_race::courseFor(
      lake_race::smallLake(), fairway::lake_race::RaceLetter::A, lake_race::assignmentNumbered(0))));
}

// Boats are in each other's way, crash, sink and finish.
TEST(RaceJournal, OfTheLakeOnSmallWater) {
  Journal journal;
  const lake_race::LakeWorkbench lake = smallWater();
  play(journal, lake, {{person, "random", person}, 0, std::nullopt, 11, false, {}}, 300);
  play(journal, lake, {{person, person}, 0, 2, 12, true, {}}, 300);
  play(journal, lake, {{person, "cautious", "random", "bold"}, 0, 1, 13, false, {}}, 300);
  journal.expect("1a909e0bdab016d1");
}

TEST(RaceJournal, OfTheRiver) {
  Journal journal;
  play(journal, "river/up-the-river.river.yaml",
       {{person, "fleet", person, person}, 0, std::nullopt, 9, false, {}}, 200);
  play(journal, "river/otter-bend.river.yaml", {{person, person}, 0, 1, 9, true, {}}, 200);
  journal.expect("730af4f0b87c4b02");
}

TEST(RaceJournal, OfThePool) {
  Journal journal;
  play(journal, "pool/paddling-pool.pool.yaml", {{person, "quick"}, 0, std::nullopt, 9, false, {}}, 200);
  play(journal, "pool/hotel-lido.pool.yaml", {{person, person}, 0, std::nullopt, 9, true, {}}, 200);
  journal.expect("74e508e34c0836f0");
}

TEST(RaceJournal, OfTheRegatta) {
  Journal journal;
  play(journal, "regatta/kitchen-table.regatta.yaml", {{person, "random"}, 0, std::nullopt, 9, false, {}},
       300);
  play(journal, "regatta/kitchen-table.regatta.yaml", {{person, person}, 1, 1, 10, true, {}}, 200);
  journal.expect("982433138a39c0d3");
}

void lookBackAt(Journal& journal, std::unique_ptr<RaceBench> bench, bool withCoach) {
  if (withCoach && bench->canReview()) review(*bench);
  bench->drawMistakes(true);
  for (int turn = 0; turn <= bench->playback()->turns(); ++turn) {
    bench->goToTurn(turn);
    bench->lookBack();
    journal.look(*bench);
    if (bench->mistake()) journal.line("mistake", bench->mistake()->marks);
    if (!bench->review()) continue;
    if (const Remark* remark = bench->review()->of(turn)) journal.line(remark->badge, inWords(*remark));
    if (const Outlook* outlook = bench->review()->after(turn)) journal.line(outlook->shares, outlook->text);
  }
  if (!bench->review()) return;
  journal.line(bench->review()->verdict, bench->review()->worst());
  for (const Exercise& exercise : bench->review()->exercises) {
    journal.line(exercise.turn, exercise.moment, exercise.played, bench->costText(exercise.played));
    for (const auto& [choice, cost] : exercise.costs) journal.line(formats::jsonText(choice), cost);
  }
  Analysis outlook;
  outlook.charts = {outlookChart(*bench)};
  journal.look(outlook);
  if (!bench->canFindBetter()) return;
  bench->findBetter();
  Random random(5);
  while (bench->finding()) {
    journal.line(findingHeadline(*bench), findingDetail(*bench));
    journal.look(*bench);
    if (bench->finding()->phase() == BetterTurns::Phase::Done) break;
    for (int tries = 0; tries < 40 && bench->finding()->phase() == BetterTurns::Phase::Asking; ++tries)
      bench->take(random.below(bench->offers().size()));
    journal.line(findingHeadline(*bench), findingDetail(*bench));
    journal.line(bench->marks());
    if (bench->finding()->phase() != BetterTurns::Phase::Answered) break;
    bench->nextMistake();
  }
}

TEST(RaceJournal, OfRecordsOfTheLake) {
  Journal journal;
  lookBackAt(journal, record("lake_race/match-two.record.yaml"), false);
  journal.expect("73fa759706f77786");
}

// All three races, by boats that come to the end of them and by others that sail at random.
TEST(RaceJournal, OfAMatch) {
  fairway::lake_race::Lake water;
  water.strip = 2;
  water.map = fairway::lake_race::TerrainMap(12, 10);
  for (const auto race : fairway::lake_race::allRaces) {
    const auto slots = lake_race::proposeSlots(water, race, 3);
    ASSERT_TRUE(slots);
    water.slots = *slots;
  }
  formats::lake_race::LakeDocument document;
  document.body.content = water;
  const lake_race::LakeWorkbench lake(std::make_unique<EditedDocument>(std::move(document)));
  Journal journal;
  auto bench = begun(lake, {{"cautious", "random", "cautious"}, 3, 1, 4, false, {}});
  letPilotsPlay(*bench);
  lookBackAt(journal, std::move(bench), false);
  play(journal, lake, {{person, "random"}, 3, 2, 5, false, {}}, 250);
  journal.expect("a2a3ea0cc502b569");
}

// Small, so that it is solved in no time; boats that sail at random often crash.
TEST(RaceJournal, OfARaceThatTheCoachLooksAt) {
  Journal journal;
  for (const std::uint64_t seed : {3U, 4U, 5U}) {
    auto bench = begun(smallWater(), {{"random", seed == 3 ? "random" : "cautious"}, 0, 1, seed, false, {}});
    letPilotsPlay(*bench);
    lookBackAt(journal, std::move(bench), true);
  }
  journal.expect("40ce9ff311f2f23a");
}

// Every course that is looked at is offered as it is shown.
TEST(RaceJournal, OfTheCoursesOfALake) {
  const auto lies = opened("lake_race/morning-mere.lake.yaml");
  auto& lake = dynamic_cast<lake_race::LakeWorkbench&>(*lies);
  const RaceRoom& room = *gameOf(lake.document().content()).races;
  Journal journal;
  for (int number = 0; number < 24; ++number) {
    lake.setPreview(lake_race::ChosenAssignment{fairway::lake_race::RaceLetter::A, number});
    const auto offer = room.offer(lake);
    ASSERT_TRUE(offer);
    journal.line(offer->courses);
    if (offer->courses.size() == 5) {
      EXPECT_EQ(offer->courses.front(), "Race A, assignment " + std::to_string(number + 1) + ", as shown");
    }
  }
  journal.expect("ea7f7386f2e237f0");
}

TEST(RaceJournal, OfRecordsOfTheRiver) {
  Journal journal;
  lookBackAt(journal, record("river/first-trip.record.yaml"), true);
  lookBackAt(journal, record("river/three-past-the-mill.record.yaml"), false);
  journal.expect("6b60b76162516313");
}

TEST(RaceJournal, OfRecordsOfThePool) {
  Journal journal;
  lookBackAt(journal, record("pool/thimble.record.yaml"), true);
  lookBackAt(journal, record("pool/first-splash.record.yaml"), true);
  journal.expect("47d68713678438d7");
}

TEST(RaceJournal, OfRecordsOfTheRegatta) {
  Journal journal;
  lookBackAt(journal, record("regatta/kitchen-two.record.yaml"), true);
  journal.expect("fc162082433aa257");
}

} // namespace
} // namespace fairway::editor::race
