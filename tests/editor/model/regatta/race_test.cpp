#include "editor/model/files/document_file.h"
#include "editor/model/regatta/files/regatta_files.h"
#include "editor/model/regatta/play/chance.h"
#include "editor/model/regatta/play/motion.h"
#include "editor/model/regatta/play/race_words.h"
#include "editor/model/regatta/play/race_workbench.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "formats/regatta/documents.h"
#include "tests/rules/regatta/tables.h"
#include "tests/support/matchers.h"
#include "tests/support/source_dir.h"

#include <fstream>
#include <map>
#include <set>

// A race on the desk: what a hand can do is what the rules allow, and what is kept is a legal record.
namespace fairway::editor::regatta {
namespace {

namespace fs = std::filesystem;
using namespace fairway::regatta;
using formats::Point;
using Stage = RaceWorkbench::Stage;

constexpr Sailor person = Sailor::Person, pilot = Sailor::Pilot;

// Made once: the pilot studies every course only once, too.
std::shared_ptr<const PilotTables> tablesOfSmallCourse() {
  static const auto tables = [] {
    validator::WorkWatch watch;
    return PilotTables::make(test::smallCourse(), test::smallDeck(), watch);
  }();
  return tables;
}

struct RaceDesk {
  RaceWorkbench bench;

  explicit RaceDesk(const RacePlan& plan) : bench(begunRace(test::smallCourse(), test::smallDeck(), plan)) {
    if (bench.wantsTables()) bench.takeTables(tablesOfSmallCourse());
  }

  const Race& race() const { return bench.playback()->last(); }
  const RaceRecord& record() const { return bench.playback()->record(); }
  void click(Point at) {
    bench.pressAt({at, Button::Left, false, false});
    bench.releaseAt({at, Button::Left, false, false});
  }
  void clickHull(const plane::Pose& pose) {
    const plane::Segment hull = race().board().hull(pose);
    click(0.5 * (formats::regatta::pointOf(hull.from) + formats::regatta::pointOf(hull.to)));
  }
  void letPilotSail() {
    for (int i = 0; i < 20 && bench.pilotToSail(); ++i) {
      bench.sailPilot();
      while (bench.moving()) bench.moveOn();
    }
  }

  // Somewhere behind the line, until the boat is there.
  void placeByChance(Random& random) {
    const fairway::regatta::Course course = race().board().course();
    const std::size_t before = record().grid.size();
    for (int i = 0; i < 2000 && record().grid.size() == before; ++i) {
      bench.wheel(random.below(2) == 0 ? 1 : -1);
      click({1.0 * random.below(static_cast<std::uint64_t>(course.table.x)),
             1.0 * random.below(static_cast<std::uint64_t>(course.table.y))});
    }
    ASSERT_EQ(record().grid.size(), before + 1);
  }

  // Whatever comes to a hand: a card and one of its arrows, a sun, heaving to, giving up.
  void chooseByChance(Random& random) {
    const TurnDraft& draft = *bench.draft();
    const std::size_t cards = draft.hand().size();
    if (draft.becalmed()) return bench.endTurn();
    if (draft.mode() == TurnDraft::Mode::Turning) {
      click({1.0 * random.below(400), 1.0 * random.below(300)});
      if (bench.draft() && random.below(3) == 0) bench.cancel();
      return;
    }
    if (draft.mode() == TurnDraft::Mode::Changing) {
      if (random.below(3) == 0) return bench.endTurn();
      return bench.chooseCard(random.below(cards));
    }
    if (!draft.sunTargets().empty()) {
      const auto targets = bench.ghost().targets;
      return clickHull(targets[random.below(targets.size())]);
    }
    if (!draft.arrows().empty() && random.below(4) > 0) {
      const ArrowTrial trial = draft.arrows()[random.below(draft.arrows().size())];
      return clickHull(trial.end());
    }
    switch (random.below(12)) {
    case 0:
      return bench.heaveToTurn();
    case 1:
      return bench.heaveToChange();
    case 2:
      static_cast<void>(bench.cancel());
      return;
    case 3:
      return bench.endTurn();
    default:
      if (cards > 0) bench.chooseCard(random.below(cards));
    }
  }
};

// What is saved is read again, and the referee has nothing to say.
void expectLegal(const RaceDesk& desk) {
  const std::string text = formats::writeDocument(desk.bench.document().content());
  const auto read = formats::readDocument(text, "race");
  ASSERT_TRUE(read) << formats::toText(read.fault()) << text;
  const auto& body = read->document.get<formats::regatta::RecordBody>();
  const auto& regatta = std::get<formats::regatta::RegattaBody>(body.regatta);
  const Board board(regatta.course, std::get<fairway::regatta::Deck>(regatta.deck));
  const fairway::regatta::Replay replay = fairway::regatta::replay(board, body.record);
  ASSERT_TRUE(replay.legal()) << replay.illegal->message << text;
  EXPECT_EQ(replay.race.ranks(), desk.race().ranks());
}

struct Seen {
  int turns = 0, helms = 0, clouds = 0, suns = 0, skips = 0, turnings = 0, changes = 0, halts = 0,
      finishes = 0;

  void look(const Playback& playback) {
    for (int i = 1; i <= playback.turns(); ++i) {
      const Turn& turn = playback.entry(i).turn;
      ++turns;
      helms += turn.play.size() == 2;
      for (const auto& play : turn.play) clouds += play.arrows.size() == 2;
      suns += turn.sun.has_value();
      skips += turn.act == Act::Skip;
      turnings += turn.act == Act::Turn;
      changes += turn.act == Act::Change;
      finishes += !playback.race(i).boat(turn.seat).racing();
      EXPECT_EQ(playback.wake(i).back(), playback.race(i).boat(turn.seat).standing.pose) << i;
      if (turn.play.size() != 1) continue;
      const Board& board = playback.board();
      std::vector<int> arrows = turn.play[0].arrows;
      for (int& arrow : arrows) --arrow;
      const auto sail = sailCard(board, playback.race(i - 1).othersOf(turn.seat),
                                 playback.race(i - 1).boat(turn.seat).standing,
                                 *cardNamed(board.deck(), turn.play[0].card), arrows);
      halts += !sail.clear;
    }
  }
};

TEST(RaceDesk, RandomHandsSailWholeRacesAgainstThePilotAndTheRecordIsLegal) {
  Seen seen;
  int over = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    RacePlan plan;
    plan.sailors = seed % 3 == 0   ? std::vector{person, person, pilot, person}
                   : seed % 3 == 1 ? std::vector{pilot, person, pilot}
                                   : std::vector{person, pilot};
    plan.until = seed % 2 == 0 ? Until::All : Until::First;
    plan.seed = seed;
    RaceDesk desk(plan);
    Random random(seed);
    while (desk.bench.stage() != Stage::Over && desk.record().turns.size() < 150) {
      desk.letPilotSail();
      if (desk.bench.stage() == Stage::Placing) desk.placeByChance(random);
      if (desk.bench.stage() == Stage::Choosing) desk.chooseByChance(random);
      ASSERT_NE(desk.bench.stage(), Stage::Looking);
      ASSERT_NE(desk.bench.stage(), Stage::Stuck);
    }
    expectLegal(desk);
    EXPECT_EQ(desk.bench.document().history().position(),
              desk.record().grid.size() + desk.record().turns.size());
    over += desk.bench.stage() == Stage::Over;
    seen.look(*desk.bench.playback());
  }
  EXPECT_GE(over, 6);
  for (const int kind : {seen.helms, seen.clouds, seen.suns, seen.skips, seen.turnings, seen.changes,
                         seen.halts, seen.finishes})
    EXPECT_GT(kind, 0) << "of " << seen.turns << " turns";
}

// The way of a hand to a given turn.
std::optional<Turn> chosenByHand(const Race& race, const Turn& wanted) {
  TurnDraft draft(race);
  const auto placeOf = [&](const std::string& id) {
    const std::vector<int> hand = draft.hand();
    const int card = static_cast<int>(*cardNamed(race.board().deck(), id));
    return static_cast<std::size_t>(std::find(hand.begin(), hand.end(), card) - hand.begin());
  };
  if (wanted.act == Act::Turn) {
    draft.heaveToTurn();
    draft.turnTo(wanted.heading);
    EXPECT_EQ(draft.whyNotTurned(), "");
  }
  if (wanted.act == Act::Change) {
    draft.heaveToChange();
    const std::vector<int> hand = draft.hand();
    for (const std::string& id : wanted.cards)
      for (std::size_t place = 0; place < hand.size(); ++place)
        if (race.board().deck().cards[static_cast<std::size_t>(hand[place])].id == id &&
            !draft.chosen(place)) {
          EXPECT_EQ(draft.whyNot(place), "");
          draft.choose(place);
          break;
        }
  }
  for (const auto& play : wanted.play) {
    EXPECT_EQ(draft.whyNot(placeOf(play.card)), "");
    draft.choose(placeOf(play.card));
    for (const int arrow : play.arrows) EXPECT_TRUE(draft.takeArrow(static_cast<std::size_t>(arrow - 1)));
  }
  if (wanted.sun) {
    EXPECT_TRUE(draft.mayGoOn());
    EXPECT_EQ(draft.whyNot(placeOf(wanted.sun->card)), "");
    draft.choose(placeOf(wanted.sun->card));
    EXPECT_TRUE(draft.laySun(wanted.sun->before));
  }
  return draft.turn();
}

// All turns that a hand can put together from here on, as far as cards are played.
void listPlayable(const TurnDraft& draft, std::vector<Turn>& turns) {
  if (const auto turn = draft.turn()) turns.push_back(*turn);
  const std::vector<int> hand = draft.hand();
  for (std::size_t place = 0; place < hand.size(); ++place) {
    if (place > 0 && hand[place] == hand[place - 1]) continue;
    TurnDraft next = draft;
    next.choose(place);
    for (const int seat : next.sunTargets()) {
      TurnDraft laid = next;
      EXPECT_TRUE(laid.laySun(seat));
      turns.push_back(*laid.turn());
    }
    for (std::size_t arrow = 0; arrow < next.arrows().size(); ++arrow) {
      TurnDraft taken = next;
      EXPECT_EQ(taken.takeArrow(arrow), next.arrows()[arrow].why.empty());
      if (!next.arrows()[arrow].why.empty()) continue;
      if (!taken.firstOfCloudTaken()) {
        EXPECT_EQ(next.arrows()[arrow].end(), taken.standing().pose) << "with or without a halt";
        listPlayable(taken, turns);
        continue;
      }
      for (std::size_t second = 0; second < taken.arrows().size(); ++second)
        if (TurnDraft both = taken; both.takeArrow(second)) listPlayable(both, turns);
    }
  }
}

TEST(RaceDesk, AHandReachesEveryTurnThatTheRulesListAndNoOther) {
  const Board board(test::smallCourse(), test::smallDeck());
  std::size_t compared = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Random random(seed);
    Race race = test::begun(board, 2 + static_cast<int>(seed % 3), Until::All, random);
    for (int i = 0; i < 25 && !race.over(); ++i) {
      const std::vector<Turn> legal = race.legalTurns();
      for (const Turn& turn : legal) ASSERT_EQ(chosenByHand(race, turn), turn);
      if (!race.boat(race.seatToAct()).becalmed()) {
        std::vector<Turn> plays;
        listPlayable(TurnDraft(race), plays);
        const auto isPlay = [](const Turn& turn) { return turn.act == Act::Play; };
        ASSERT_EQ(static_cast<std::ptrdiff_t>(plays.size()),
                  std::count_if(legal.begin(), legal.end(), isPlay));
        for (const Turn& turn : plays) ASSERT_FALSE(race.whyNot(turn));
      }
      compared += legal.size();
      ASSERT_FALSE(race.act(legal[random.below(legal.size())]));
      ASSERT_FALSE(race.draw(test::anyDraw(race, random)));
    }
  }
  EXPECT_GT(compared, 2000U);
}

// Plays until a person has chosen so many turns.
void playSome(RaceDesk& desk, Random& random, std::size_t turns) {
  while (desk.bench.stage() != Stage::Over && desk.record().turns.size() < turns) {
    desk.letPilotSail();
    if (desk.bench.stage() == Stage::Placing) desk.placeByChance(random);
    if (desk.bench.stage() == Stage::Choosing) desk.chooseByChance(random);
  }
  desk.letPilotSail();
}

TEST(RaceDesk, TheSameSeedIsTheSameRaceAndAnotherOneIsNot) {
  RacePlan plan;
  plan.sailors = {pilot, pilot, pilot};
  const auto sailed = [&](std::uint64_t seed) {
    plan.seed = seed;
    RaceDesk desk(plan);
    for (int i = 0; i < 20; ++i) desk.letPilotSail();
    EXPECT_EQ(desk.bench.stage(), Stage::Over);
    expectLegal(desk);
    return desk.record();
  };
  EXPECT_EQ(sailed(7), sailed(7));
  EXPECT_NE(sailed(7), sailed(8));
  std::set<int> firsts;
  for (plan.seed = 0; plan.seed < 40; ++plan.seed) firsts.insert(dealtRace(test::smallDeck(), plan).first);
  EXPECT_EQ(firsts, (std::set{1, 2, 3})) << "the first player is drawn by lot";
}

TEST(RaceDesk, ATurnIsTakenBackWithThePilotsAnswersAndPlayedAgainItIsTheSame) {
  RacePlan plan;
  plan.seed = 5;
  RaceDesk desk(plan);
  Random random(3);
  for (std::size_t turns = 9; turns < 30; ++turns) {
    playSome(desk, random, turns);
    if (!desk.bench.draft()->becalmed()) break;
  }
  ASSERT_EQ(desk.bench.stage(), Stage::Choosing);
  const RaceRecord before = desk.record();
  const Race race = desk.race();
  // Any turn that fills the hand.
  const std::vector<Turn> legal = race.legalTurns();
  const Turn change =
      *std::find_if(legal.begin(), legal.end(), [](const Turn& t) { return t.act == Act::Change; });
  const auto changeCards = [&] {
    desk.bench.heaveToChange();
    desk.bench.chooseCard(0);
    desk.bench.endTurn();
    desk.letPilotSail();
  };
  changeCards();
  const RaceRecord after = desk.record();
  ASSERT_GE(after.turns.size(), before.turns.size() + 2) << "the pilot has answered";
  EXPECT_EQ(after.turns[before.turns.size()].turn, change);
  ASSERT_TRUE(desk.bench.canTakeBack());
  desk.bench.takeBack();
  EXPECT_EQ(desk.record(), before);
  EXPECT_EQ(desk.race(), race);
  EXPECT_EQ(desk.bench.stage(), Stage::Choosing);
  changeCards();
  EXPECT_EQ(desk.record(), after) << "no other cards are drawn by trying again";
  while (desk.bench.canTakeBack()) desk.bench.takeBack();
  EXPECT_TRUE(desk.record().turns.empty());
}

TEST(RaceDesk, AfterAnUndoThePilotWaits) {
  RacePlan plan;
  plan.seed = 5;
  RaceDesk desk(plan);
  Random random(3);
  playSome(desk, random, 6);
  const RaceRecord before = desk.record();
  desk.bench.undo(); // of the pilot's turn
  ASSERT_EQ(desk.bench.stage(), Stage::Waiting);
  EXPECT_FALSE(desk.bench.pilotToSail());
  EXPECT_THAT(desk.bench.hint(), HasSubstr("waits"));
  desk.bench.redo();
  EXPECT_EQ(desk.record(), before);
  EXPECT_EQ(desk.bench.stage(), Stage::Choosing);
  desk.bench.undo();
  desk.bench.key(Key::Enter);
  EXPECT_TRUE(desk.bench.pilotToSail());
  desk.letPilotSail();
  EXPECT_EQ(desk.record(), before) << "it does the same again";
}

TEST(RaceDesk, AMirroredRaceIsTheSameRace) {
  const fairway::regatta::Course course = test::smallCourse(), other = test::mirrored(course);
  RacePlan plan;
  plan.sailors = {person, person};
  for (plan.seed = 1; plan.seed <= 5; ++plan.seed) {
    RaceWorkbench bench(begunRace(course, test::smallDeck(), plan));
    RaceWorkbench image(begunRace(other, test::mirrored(test::smallDeck()), plan));
    Random random(plan.seed);
    while (bench.stage() == Stage::Placing) {
      bench.pressAt({{1.0 * random.below(400), 1.0 * random.below(300)}, Button::Left, false, false});
      const auto& grid = bench.playback()->record().grid;
      if (grid.size() == image.playback()->record().grid.size()) continue;
      const plane::Pose there = test::mirrored(course, grid.back().pose);
      image.pressAt({formats::regatta::pointOf(there.at), Button::Left, false, false});
      ASSERT_EQ(image.playback()->record().grid.back().pose, there);
    }
    for (int i = 0; i < 400 && bench.stage() == Stage::Choosing; ++i) {
      ASSERT_EQ(image.stage(), Stage::Choosing);
      const TurnDraft &draft = *bench.draft(), &mirror = *image.draft();
      ASSERT_EQ(draft.hand(), mirror.hand());
      ASSERT_EQ(draft.arrows().size(), mirror.arrows().size());
      for (std::size_t arrow = 0; arrow < draft.arrows().size(); ++arrow) {
        EXPECT_EQ(draft.arrows()[arrow].why, mirror.arrows()[arrow].why);
        EXPECT_EQ(test::mirrored(course, draft.arrows()[arrow].end()), mirror.arrows()[arrow].end());
      }
      const std::size_t card = random.below(draft.hand().size());
      const std::uint32_t what = random.below(8);
      const std::size_t arrow = draft.arrows().empty() ? 0 : random.below(draft.arrows().size());
      for (RaceWorkbench* each : {&bench, &image}) {
        if (!each->draft()->arrows().empty() && what > 1) {
          for (std::size_t step = 0; step <= arrow; ++step) each->key(Key::Right);
          each->key(Key::Enter);
        } else if (what == 0) {
          each->endTurn();
        } else if (what == 1) {
          each->heaveToChange();
        } else {
          each->chooseCard(card);
        }
      }
    }
    const RaceRecord &record = bench.playback()->record(), &seen = image.playback()->record();
    ASSERT_EQ(record.turns.size(), seen.turns.size());
    EXPECT_GT(record.turns.size(), 5U);
    for (std::size_t i = 0; i < record.turns.size(); ++i) {
      EXPECT_EQ(test::mirrored(record.turns[i].turn), seen.turns[i].turn);
      EXPECT_EQ(record.turns[i].draw, seen.turns[i].draw);
    }
  }
}

TEST(RaceDesk, ARaceIsNotSavedBeforeAllBoatsArePlaced) {
  RacePlan plan;
  plan.sailors = {person, person, person};
  RaceDesk desk(plan);
  EXPECT_TRUE(desk.bench.document().modified()) << "closing asks";
  EXPECT_EQ(desk.bench.stage(), Stage::Placing);
  Random random(1);
  desk.placeByChance(random);
  EXPECT_THAT(whyNotSaved(desk.bench.document(), "race.yaml"),
              ElementsAre(formats::Problem{"race.yaml", 0, 0, "grid", "not all boats are placed yet"}));
  const auto again = formats::readDocument(formats::writeDocument(desk.bench.document().content()), "race");
  EXPECT_TRUE(again) << "a recovery holds it all the same";
  desk.bench.placeOthers();
  EXPECT_EQ(desk.bench.stage(), Stage::Choosing);
  EXPECT_TRUE(whyNotSaved(desk.bench.document(), "race.yaml").empty());
  expectLegal(desk);
  desk.bench.undo();
  EXPECT_EQ(desk.record().grid.size(), 1U) << "they were one step";
}

// The small deck has 25 cards.
TEST(RaceDesk, ADeckDealsAsManyHandsAsItHasCardsFor) {
  fairway::regatta::Deck deck = test::smallDeck();
  RacePlan plan;
  plan.sailors = {person, pilot, pilot, pilot};
  deck.hand = 6;
  EXPECT_EQ(whyNotDealt(deck, plan), "");
  EXPECT_EQ(dealtRace(deck, plan).hands.back().size(), 6U);
  deck.hand = 7;
  EXPECT_EQ(whyNotDealt(deck, plan),
            "4 hands of 7 need 28 cards, but the deck has 25. Sail with fewer boats, or change the deck.");
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_DEATH(static_cast<void>(dealtRace(deck, plan)), "does not hold");
  plan.sailors.pop_back();
  EXPECT_EQ(whyNotDealt(deck, plan), "");
}

TEST(RaceDesk, ASavedRaceIsOpenedAndPlayedOn) {
  const fs::path file = fs::path(testing::TempDir()) / "sailed-on.record.yaml";
  RacePlan plan;
  plan.seed = 11;
  {
    RaceDesk desk(plan);
    Random random(2);
    playSome(desk, random, 5);
    std::ofstream(file) << formats::writeDocument(desk.bench.document().content());
  }
  auto opened = openDocument(file);
  ASSERT_TRUE(opened);
  RaceWorkbench bench(std::move(opened->document));
  EXPECT_EQ(bench.stage(), Stage::Looking) << "nobody has said who sails";
  EXPECT_EQ(bench.turn(), bench.playback()->turns());
  ASSERT_TRUE(bench.canSail());
  bench.sail(RacePlan{{person, pilot, pilot}, Until::First, 1});
  EXPECT_FALSE(bench.plan()) << "there are two boats";
  bench.sail(plan);
  ASSERT_TRUE(bench.wantsTables());
  bench.takeTables(tablesOfSmallCourse());
  for (int i = 0; i < 300 && bench.stage() != Stage::Over; ++i) {
    if (bench.pilotToSail()) bench.sailPilot();
    while (bench.moving()) bench.moveOn();
    if (bench.stage() != Stage::Choosing) continue;
    if (!bench.draft()->becalmed()) {
      bench.heaveToChange();
      bench.chooseCard(0);
    }
    bench.key(Key::Enter);
  }
  EXPECT_EQ(bench.stage(), Stage::Over);
  EXPECT_THAT(bench.hint(), HasSubstr("wins"));
  EXPECT_FALSE(bench.canSail());
  bench.goToTurn(2);
  EXPECT_EQ(bench.stage(), Stage::Looking);
  bench.key(Key::Right);
  EXPECT_EQ(bench.turn(), 3);
  fs::remove(file);
}

TEST(RaceDesk, SamplesArePlayedBackAsTheRefereeDoes) {
  int records = 0;
  for (const auto& entry : fs::directory_iterator(test::sourceDir() / "samples/regatta")) {
    if (!entry.path().string().ends_with(".record.yaml")) continue;
    auto opened = openDocument(entry.path());
    ASSERT_TRUE(opened) << entry.path();
    RaceWorkbench bench(std::move(opened->document));
    ASSERT_TRUE(bench.playback()) << entry.path();
    EXPECT_FALSE(bench.playback()->illegal());
    EXPECT_EQ(bench.playback()->turns(), static_cast<int>(bench.playback()->record().turns.size()));
    EXPECT_EQ(turnLines(*bench.playback()).size(), bench.playback()->record().turns.size());
    bench.goToTurn(1000);
    EXPECT_FALSE(bench.hint().empty());
    EXPECT_NE(bench.scene(), nullptr);
    ++records;
  }
  EXPECT_GE(records, 3);
}

TEST(RaceDesk, AnIllegalRecordIsShownUpToItsFaultAndNotPlayedOn) {
  RacePlan plan;
  plan.sailors = {person, person};
  RaceDesk desk(plan);
  desk.bench.placeOthers();
  RaceRecord record = desk.record();
  record.turns.push_back({{record.first, Act::Skip, {}, {}, {}, {}}, {}, {}});
  formats::regatta::RecordDocument document;
  document.body = {formats::regatta::RegattaBody{test::smallDeck(), test::smallCourse()}, record};
  RaceWorkbench bench(std::make_unique<EditedDocument>(formats::Document(std::move(document))));
  ASSERT_TRUE(bench.playback()->illegal());
  EXPECT_EQ(bench.playback()->illegal()->turn, 1);
  EXPECT_FALSE(bench.canSail());
  bench.sail(plan);
  EXPECT_EQ(bench.stage(), Stage::Looking);
  EXPECT_THAT(endingOf(*bench.playback()), HasSubstr("Turn 1 is not legal"));
}

TEST(RaceDesk, KeysAloneSailATurn) {
  RacePlan plan;
  plan.sailors = {person, person};
  plan.seed = 2;
  RaceDesk desk(plan);
  while (desk.bench.stage() == Stage::Placing) {
    Point at = desk.bench.stepped(std::nullopt, Key::Down);
    for (int i = 0; i < 200 && desk.bench.stage() == Stage::Placing; ++i) {
      const std::size_t placed = desk.record().grid.size();
      desk.click(at);
      if (desk.record().grid.size() > placed) break;
      at = desk.bench.stepped(at, i < 20 ? Key::Left : Key::Right);
    }
  }
  ASSERT_EQ(desk.bench.stage(), Stage::Choosing);
  const int seat = desk.race().seatToAct();
  // The first card with an arrow that can be sailed.
  for (std::size_t place = 0; place < desk.bench.draft()->hand().size(); ++place) {
    desk.bench.chooseCard(place);
    const auto& arrows = desk.bench.draft()->arrows();
    if (std::any_of(arrows.begin(), arrows.end(), [](const ArrowTrial& t) { return t.why.empty(); })) break;
  }
  for (int i = 0; i < 6 && desk.record().turns.empty(); ++i) {
    desk.bench.key(Key::Right);
    desk.bench.key(Key::Enter); // the arrow, a cloud's second, or the end of the turn
  }
  ASSERT_EQ(desk.record().turns.size(), 1U);
  EXPECT_EQ(desk.record().turns[0].turn.act, Act::Play);
  EXPECT_NE(desk.race().seatToAct(), seat);
  desk.bench.heaveToTurn();
  desk.bench.key(Key::Right);
  desk.bench.key(Key::Enter);
  EXPECT_EQ(desk.record().turns.size(), 2U);
}

TEST(RaceDesk, AHindredArrowSaysWhyAndIsNotTaken) {
  RacePlan plan;
  plan.sailors = {person, person};
  std::set<std::string> reasons;
  for (plan.seed = 1; plan.seed <= 6; ++plan.seed) {
    RaceDesk desk(plan);
    Random random(plan.seed);
    playSome(desk, random, 2);
    for (int i = 0; i < 200 && desk.bench.stage() == Stage::Choosing; ++i) {
      if (desk.bench.draft()->becalmed()) {
        desk.bench.endTurn();
        continue;
      }
      for (const ArrowTrial& trial : desk.bench.draft()->arrows())
        if (!trial.why.empty()) reasons.insert(trial.why);
      desk.chooseByChance(random);
    }
  }
  EXPECT_TRUE(reasons.contains("leaves the table"));
  const auto some = [&](const char* words) {
    return std::any_of(reasons.begin(), reasons.end(),
                       [&](const std::string& why) { return why.find(words) != std::string::npos; });
  };
  EXPECT_TRUE(some("touches boat"));
  EXPECT_TRUE(some("touches"));
  EXPECT_TRUE(some("zone"));
  EXPECT_FALSE(some("card '")) << "the rules' own words are for the command line";
}

TEST(RaceDesk, ABoatOnItsWayComesByEveryStopAndEndsWhereTheTurnEnds) {
  const formats::regatta::Wake wake{{{100, 100}, plane::Heading(0)},
                                    {{100, 70}, plane::Heading(0)},
                                    {{110, 45}, plane::Heading(2)},
                                    {{110, 45}, plane::Heading(23)}};
  const std::vector<plane::Pose> frames = framesOf(wake);
  for (std::size_t i = 1; i < wake.size(); ++i) EXPECT_THAT(frames, testing::Contains(wake[i]));
  EXPECT_EQ(frames.back(), wake.back());
  EXPECT_EQ(std::count_if(frames.begin(), frames.end(),
                          [](const plane::Pose& p) {
                            return p.at == plane::Vec{110, 45};
                          }),
            4)
      << "it swings the shorter way";
}

TEST(RaceDesk, ThePilotSaysWhereItCannotSail) {
  fairway::regatta::Course course = test::bareCourse();
  // A wall from edge to edge between the line and the buoy.
  const plane::Vec at = course.buoys[0].at;
  course.islands = {{{0, at.y + 15}, {400, at.y + 15}, {400, at.y + 25}, {0, at.y + 25}}};
  validator::WorkWatch watch;
  const auto tables = PilotTables::make(course, test::smallDeck(), watch);
  ASSERT_TRUE(tables);
  EXPECT_THAT(tables->whyNot(), HasSubstr("cannot be reached"));
  RacePlan plan;
  RaceWorkbench bench(begunRace(course, test::smallDeck(), plan));
  bench.takeTables(tables);
  while (bench.stage() == Stage::Placing) bench.placeOthers();
  if (bench.stage() == Stage::Choosing) bench.heaveToTurn(), bench.endTurn();
  EXPECT_EQ(bench.stage(), Stage::Stuck);
}

TEST(RaceDesk, WithoutItsRegattaThereIsNothingToSee) {
  formats::regatta::RecordDocument document;
  document.body.regatta = formats::DocumentPath("nowhere.regatta.yaml");
  RaceWorkbench bench(std::make_unique<EditedDocument>(formats::Document(std::move(document))));
  EXPECT_EQ(bench.playback(), nullptr);
  EXPECT_EQ(bench.scene(), nullptr);
  EXPECT_EQ(bench.describe({10, 10}), "");
  EXPECT_THAT(bench.hint(), HasSubstr("cannot be read"));
  EXPECT_FALSE(bench.canSail());
  bench.sail({});
  EXPECT_FALSE(bench.plan());
  int told = 0;
  bench.onChange = [&told] { ++told; };
  for (int key = 0; key < 10; ++key) bench.key(static_cast<Key>(key));
  bench.goToTurn(1), bench.placeOthers(), bench.takeBack();
  bench.pressAt({{10, 10}, Button::Left, false, false});
  bench.moveTo({{10, 10}, Button::Left, false, false});
  EXPECT_EQ(told, 0);
  EXPECT_EQ(bench.turn(), 0);
  EXPECT_FALSE(bench.canTakeBack());
  EXPECT_FALSE(bench.document().modified());
}

TEST(RaceDesk, ThePilotStudiesAndSailsAndAClickTakesItToItsEnd) {
  RacePlan plan;
  plan.sailors = {pilot, pilot};
  RaceWorkbench bench(begunRace(test::smallCourse(), test::smallDeck(), plan, "Pond"));
  EXPECT_EQ(bench.document().content().head.info.name, "Pond, seed 1");
  EXPECT_TRUE(bench.wantsTables());
  EXPECT_EQ(bench.stage(), Stage::Pilot);
  EXPECT_EQ(bench.hint(), "The pilot is studying the course");
  EXPECT_FALSE(bench.pilotToSail());
  bench.sailPilot();
  EXPECT_THAT(bench.playback()->record().grid, IsEmpty());
  bench.takeTables(tablesOfSmallCourse());
  EXPECT_FALSE(bench.wantsTables());
  EXPECT_THAT(bench.hint(), HasSubstr("The pilot is sailing"));
  while (!bench.playback()->last().allPlaced()) bench.sailPilot();
  EXPECT_FALSE(bench.moving());
  EXPECT_FALSE(bench.canTakeBack()) << "no person has chosen anything";
  bench.sailPilot();
  ASSERT_TRUE(bench.moving());
  EXPECT_FALSE(bench.pilotToSail()) << "one turn at a time";
  EXPECT_EQ(bench.stage(), Stage::Pilot);
  const int seat = bench.playback()->entry(1).turn.seat;
  const formats::regatta::Wake wake = bench.playback()->wake(1);
  const std::vector<plane::Pose> frames = framesOf(wake);
  for (const plane::Pose& frame : frames) {
    const auto& scene = dynamic_cast<const formats::regatta::TableScene&>(*bench.scene());
    const auto& boat = scene.boats[static_cast<std::size_t>(seat - 1)];
    EXPECT_EQ(boat.pose, frame);
    EXPECT_FALSE(boat.zone);
    EXPECT_EQ(scene.tracks[static_cast<std::size_t>(seat - 1)].back(), frame);
    EXPECT_TRUE(scene.boats[static_cast<std::size_t>(2 - seat)].zone);
    ASSERT_TRUE(bench.moving());
    bench.moveOn();
  }
  EXPECT_FALSE(bench.moving()) << "every frame was shown once";
  bench.sailPilot();
  ASSERT_TRUE(bench.moving());
  bench.pressAt({{10, 10}, Button::Left, false, false});
  EXPECT_FALSE(bench.moving());
  bench.sailPilot();
  bench.key(Key::Enter);
  EXPECT_FALSE(bench.moving());
  EXPECT_EQ(bench.turn(), 3);
  bench.sailPilot();
  bench.goToTurn(1);
  EXPECT_FALSE(bench.moving());
  EXPECT_EQ(bench.turn(), 1);
}

TEST(RaceDesk, ThePilotIsStuckWithoutTables) {
  RacePlan plan;
  plan.sailors = {pilot, pilot};
  RaceWorkbench bench(begunRace(test::smallCourse(), test::smallDeck(), plan));
  EXPECT_EQ(bench.document().content().head.info.name, std::nullopt);
  bench.noTables("out of memory");
  EXPECT_EQ(bench.stage(), Stage::Stuck);
  EXPECT_EQ(bench.hint(), "The pilot could not study the course: out of memory.");
  EXPECT_FALSE(bench.wantsTables()) << "it would be no better";
  plan.sailors = {person, person};
  EXPECT_FALSE(RaceWorkbench(begunRace(test::smallCourse(), test::smallDeck(), plan)).wantsTables());
}

TEST(RaceDesk, ABoatSwingsTheShorterWayAndSailsACentimetreAFrame) {
  const auto headings = [](int from, int to) {
    std::vector<int> steps;
    for (const plane::Pose& pose : framesOf({{{5, 5}, plane::Heading(from)}, {{5, 5}, plane::Heading(to)}}))
      steps.push_back(pose.heading.steps());
    return steps;
  };
  EXPECT_THAT(headings(1, 4), ElementsAre(2, 3, 4));
  EXPECT_THAT(headings(1, 22), ElementsAre(0, 23, 22));
  EXPECT_EQ(headings(0, 12).front(), 1) << "half a circle to starboard";
  EXPECT_EQ(headings(0, 13).front(), 23);
  EXPECT_THAT(headings(3, 3), ElementsAre(3));
  const auto north = plane::Heading(0), east = plane::Heading(6);
  EXPECT_THAT(framesOf({{{100, 100}, north}, {{100, 70}, east}}),
              ElementsAre(plane::Pose{{100, 90}, plane::Heading(2)},
                          plane::Pose{{100, 80}, plane::Heading(4)}, plane::Pose{{100, 70}, east}));
  EXPECT_THAT(framesOf({{{100, 100}, north}, {{105, 100}, east}}), ElementsAre(plane::Pose{{105, 100}, east}))
      << "a short way is one frame";
  EXPECT_THAT(framesOf({{{100, 100}, north}}), IsEmpty());
}

// What somebody noted down is the same race with the next version of the program.
TEST(RaceDesk, ASeedIsARaceForEver) {
  RacePlan plan;
  plan.sailors = {person, pilot, pilot};
  plan.seed = 7;
  const RaceRecord record = dealtRace(test::smallDeck(), plan);
  EXPECT_EQ(record.players, 3);
  ASSERT_EQ(record.hands.size(), 3U);
  EXPECT_THAT(record.hands[0], ElementsAre("joker", "t", "s-cloud", "sun-2"));
  EXPECT_EQ(record.first, 3);
  EXPECT_EQ(pilotSeed(7, 3), 15633365353797728881U);
}

TEST(RaceDesk, EveryCardIsDealtAsOftenAsItIsThere) {
  fairway::regatta::Deck deck = test::smallDeck();
  deck.hand = 6;
  RacePlan plan;
  plan.sailors = {person, person, person, person}; // 24 cards are dealt, 25 are there
  for (plan.seed = 1; plan.seed <= 20; ++plan.seed) {
    std::map<std::string, int> dealt;
    for (const auto& hand : dealtRace(deck, plan).hands)
      for (const std::string& card : hand) ++dealt[card];
    int left = 0;
    for (const auto& card : deck.cards) {
      EXPECT_LE(dealt[card.id], card.count) << card.id;
      left += card.count - dealt[card.id];
    }
    EXPECT_EQ(left, 1);
  }
}

} // namespace
} // namespace fairway::editor::regatta
