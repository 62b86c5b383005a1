#include "editor/model/regatta/files/regatta_files.h"
#include "editor/model/regatta/play/race_words.h"
#include "editor/model/regatta/play/race_workbench.h"
#include "formats/regatta/documents.h"
#include "tests/rules/regatta/tables.h"
#include "tests/support/matchers.h"

// Turns of races whose hands and grid are known, one at a time.
namespace fairway::editor::regatta {
namespace {

using namespace fairway::regatta;
using formats::Point;
using Stage = RaceWorkbench::Stage;

// Up, round a buoy and back over the line with a single card.
fairway::regatta::Deck loopDeck() {
  fairway::regatta::Deck deck = test::smallDeck();
  deck.width = 100, deck.length = 50;
  deck.cards[0].arrows = {{{40, 0, 0}, {40, 40, 180}, {0, 40, 180}}};
  return deck;
}

fairway::regatta::Course loopCourse() {
  fairway::regatta::Course course = test::bareCourse();
  course.buoys[0].at = {170, 205};
  return course;
}

// Persons side by side behind the line of a bare course. The first one's cards are given.
struct KnownRace {
  static constexpr std::array<int, 4> places{150, 205, 260, 240};

  static RaceRecord dealt(const std::vector<std::string>& hand, int players) {
    RaceRecord record;
    record.players = players;
    record.hands = {hand};
    for (int seat = 1; seat <= players; ++seat) {
      if (seat > 1) record.hands.push_back({"s", "t", "p", "joker"});
      record.grid.push_back({seat, {{places[static_cast<std::size_t>(seat - 1)], 225}, plane::Heading(0)}});
    }
    return record;
  }
  static std::unique_ptr<EditedDocument> documentOf(const RaceRecord& record,
                                                    const fairway::regatta::Course& course,
                                                    const fairway::regatta::Deck& deck) {
    formats::regatta::RecordDocument document;
    document.body = {formats::regatta::RegattaBody{deck, course}, record};
    RacePlan plan;
    plan.sailors.assign(static_cast<std::size_t>(record.players), Sailor::Person);
    plan.until = record.until;
    return std::make_unique<EditedDocument>(formats::Document(std::move(document)), References(plan));
  }

  explicit KnownRace(const std::vector<std::string>& hand, int players = 3)
      : bench(documentOf(dealt(hand, players), test::bareCourse(), test::smallDeck())) {}
  KnownRace(const RaceRecord& record, const fairway::regatta::Course& course,
            const fairway::regatta::Deck& deck)
      : bench(documentOf(record, course, deck)) {}

  const TurnDraft& draft() const { return *bench.draft(); }
  const std::vector<fairway::regatta::TurnEntry>& turns() const { return bench.playback()->record().turns; }
  const formats::regatta::TableScene& scene() const {
    return dynamic_cast<const formats::regatta::TableScene&>(*bench.scene());
  }
  void point(Point at) { bench.moveTo({at, Button::None, false, false}); }
  void click(Point at, Button button = Button::Left) { bench.pressAt({at, button, false, false}); }
  // The first free arrow of a card; the turn goes on if it can.
  void play(std::size_t place) {
    bench.chooseCard(place);
    bench.key(Key::Right);
    bench.key(Key::Enter);
  }
  void anyTurn() {
    const std::size_t before = turns().size();
    if (!draft().becalmed()) bench.heaveToTurn();
    bench.endTurn();
    ASSERT_EQ(turns().size(), before + 1);
  }

  RaceWorkbench bench;
};

TEST(KnownRace, KeysStepThroughArrowsOneByOneAndRound) {
  KnownRace race({"joker", "s", "t", "sun"});
  ASSERT_EQ(race.bench.stage(), Stage::Choosing);
  EXPECT_THAT(race.bench.hint(), HasSubstr("Choose a card (keys 1 to 4)"));
  race.bench.chooseCard(4);
  EXPECT_FALSE(race.draft().chosen(4)) << "there are four cards";
  race.bench.chooseCard(2); // the joker: three arrows that are free
  EXPECT_THAT(race.bench.hint(), HasSubstr("Click where an arrow ends"));
  const auto after = [&race](Key key) {
    race.bench.key(key);
    return race.bench.ghost().chosen;
  };
  EXPECT_EQ(race.bench.ghost().chosen, std::nullopt);
  EXPECT_EQ(after(Key::Right), 0U);
  EXPECT_EQ(after(Key::Down), 1U);
  EXPECT_EQ(after(Key::Right), 2U);
  EXPECT_EQ(after(Key::Right), 0U);
  EXPECT_EQ(after(Key::Left), 2U);
  EXPECT_EQ(after(Key::Up), 1U);
  EXPECT_EQ(after(Key::Flip), 1U) << "no other key steps";
  EXPECT_TRUE(race.bench.cancel());
  EXPECT_EQ(race.draft().card(), std::nullopt);
  race.bench.chooseCard(2);
  EXPECT_EQ(after(Key::Left), 2U) << "from none it begins with the last";
  race.bench.key(Key::Enter);
  ASSERT_EQ(race.draft().played(), 1U);
  EXPECT_THAT(race.bench.hint(), HasSubstr("lay a sun"));
  race.bench.key(Key::Enter);
  ASSERT_EQ(race.turns().size(), 1U);
  EXPECT_THAT(race.turns()[0].turn.play, ElementsAre(fairway::regatta::CardPlay{"joker", {3}}));
}

TEST(KnownRace, KeysStepThroughCardsThatHaveNoArrows) {
  KnownRace race({"s", "s", "sun", "sun-2"});
  const auto after = [&race](Key key) {
    race.bench.key(key);
    std::vector<std::size_t> chosen;
    for (std::size_t place = 0; place < 4; ++place)
      if (race.draft().chosen(place)) chosen.push_back(place);
    return chosen;
  };
  EXPECT_THAT(after(Key::Left), ElementsAre(3U));
  EXPECT_THAT(after(Key::Left), ElementsAre(2U));
  EXPECT_THAT(after(Key::Right), ElementsAre(3U));
  EXPECT_THAT(after(Key::Right), ElementsAre(0U));
  EXPECT_TRUE(race.bench.cancel());
  EXPECT_THAT(after(Key::Right), ElementsAre(0U));
  EXPECT_TRUE(race.bench.cancel());
  race.bench.heaveToChange();
  EXPECT_THAT(race.bench.hint(), HasSubstr("one to three cards to change"));
  EXPECT_THAT(after(Key::Right), IsEmpty()) << "cards to change are chosen one by one";
  race.bench.key(Key::Enter);
  EXPECT_THAT(race.turns(), IsEmpty()) << "none is chosen yet";
}

TEST(KnownRace, ASunIsLaidBeforeABoatThatIsChosenByKeysOrByAClick) {
  for (const bool byKeys : {true, false}) {
    KnownRace race({"s", "s", "sun", "sun-2"});
    race.play(0);
    ASSERT_EQ(race.draft().played(), 1U);
    race.bench.chooseCard(1);
    EXPECT_THAT(race.draft().sunTargets(), ElementsAre(2, 3));
    EXPECT_THAT(race.bench.hint(), HasSubstr("Click the boat to lay the sun before"));
    EXPECT_EQ(race.bench.ghost().targets.size(), 2U);
    if (byKeys) {
      const auto after = [&race](Key key) {
        race.bench.key(key);
        return race.bench.ghost().target;
      };
      EXPECT_EQ(after(Key::Right), 0U);
      EXPECT_EQ(after(Key::Right), 1U);
      EXPECT_EQ(after(Key::Right), 0U);
      EXPECT_EQ(after(Key::Left), 1U);
      race.bench.key(Key::Enter);
    } else {
      race.click({260, 263}); // behind the stern, out of reach
      race.click({100, 100});
      race.click({260, 240}, Button::Right);
      EXPECT_THAT(race.turns(), IsEmpty());
      race.click({260, 240});
    }
    ASSERT_EQ(race.turns().size(), 1U);
    EXPECT_EQ(race.turns()[0].turn.sun, (fairway::regatta::SunPlay{"sun", 3}));
    race.anyTurn();
    EXPECT_THAT(race.bench.hint(), HasSubstr("becalmed"));
    EXPECT_TRUE(race.scene().boats[2].becalmed);
    EXPECT_EQ(boatLine(race.bench.race(), 3, {}), "Boat 3: becalmed; next is the start line");
    race.bench.heaveToTurn(), race.bench.heaveToChange(), race.bench.chooseCard(0);
    EXPECT_FALSE(race.bench.cancel()) << "nothing could be chosen";
    EXPECT_EQ(race.draft().whyNot(0), "A becalmed boat only discards its sun");
    race.bench.key(Key::Enter);
    ASSERT_EQ(race.turns().size(), 3U);
    EXPECT_EQ(race.turns()[2].turn.act, Act::Skip);
    EXPECT_EQ(turnLines(*race.bench.playback())[2], "3. Boat 3 is becalmed and discards its sun");
  }
}

TEST(KnownRace, AClickTakesTheArrowWhoseEndIsNearest) {
  KnownRace race({"joker", "s", "t", "p"});
  race.bench.chooseCard(3); // bows end at 140, 170, at 150, 170 and at 160, 170
  race.point({156, 180});
  EXPECT_EQ(race.bench.ghost().chosen, 2U);
  race.point({154, 180});
  EXPECT_EQ(race.bench.ghost().chosen, 1U);
  race.point({160, 180}), race.point({155, 180});
  EXPECT_EQ(race.bench.ghost().chosen, 1U) << "of two the first";
  race.click({127, 180});
  EXPECT_THAT(race.turns(), IsEmpty()) << "out of reach";
  race.click({128, 180});
  ASSERT_EQ(race.turns().size(), 1U) << "without helm and sun the turn is done";
  EXPECT_THAT(race.turns()[0].turn.play, ElementsAre(fairway::regatta::CardPlay{"joker", {1}}));
  EXPECT_EQ(race.bench.race().boat(1).standing.pose, (plane::Pose{{140, 170}, plane::Heading(0)}));
}

TEST(KnownRace, TheStatusBarNamesTheBoatUnderThePointer) {
  KnownRace race({"joker", "s", "t", "p"});
  EXPECT_EQ(race.bench.describe({150, 240}), "150, 240 mm  (Boat 1 (a person))");
  EXPECT_EQ(race.bench.describe({162, 240}), "162, 240 mm  (Boat 1 (a person))");
  EXPECT_EQ(race.bench.describe({163, 240}), "163, 240 mm");
  EXPECT_EQ(race.bench.describe({260, 225}), "260, 225 mm  (Boat 3 (a person))");
  EXPECT_EQ(race.bench.describe({260, 213}), "260, 213 mm  (Boat 3 (a person))") << "before its bow";
  EXPECT_EQ(race.bench.describe({260, 212}), "260, 212 mm");
  EXPECT_EQ(race.bench.describe({260, 262}), "260, 262 mm  (Boat 3 (a person))") << "behind its stern";
  EXPECT_EQ(race.bench.describe({260, 263}), "260, 263 mm");
  EXPECT_EQ(race.bench.describe({-50, 225}), "");
  EXPECT_EQ(race.bench.centreOf({Spot::Kind::Point, 40, 50}), (Point{40, 50}));
  EXPECT_EQ(race.bench.centreOf({Spot::Kind::Pose, 40, 50}), (Point{40, 50}));
  EXPECT_EQ(race.bench.centreOf({Spot::Kind::Cell, 40, 50}), std::nullopt);
}

TEST(KnownRace, ABoatThatHeavesToLooksToThePointer) {
  KnownRace race({"joker", "s", "t", "p"});
  EXPECT_FALSE(race.bench.toolTakesWheel());
  race.bench.wheel(1);
  race.bench.heaveToTurn();
  EXPECT_TRUE(race.bench.toolTakesWheel());
  EXPECT_EQ(race.bench.ghost().stand, race.bench.ghost().toAct) << "as it stands";
  EXPECT_THAT(race.bench.hint(), HasSubstr("Point to where the bow should face"));
  const auto degrees = [&race] { return race.draft().heading().degrees(); };
  race.point({250, 225});
  EXPECT_EQ(degrees(), 90);
  EXPECT_EQ(race.bench.ghost().standFault, "touches a white buoy");
  race.click({250, 225});
  EXPECT_THAT(race.turns(), IsEmpty());
  race.point({154, 225});
  EXPECT_EQ(degrees(), 90) << "too near to point anywhere";
  race.point({150, 230});
  EXPECT_EQ(degrees(), 180);
  race.point({100, 175});
  EXPECT_EQ(degrees(), 315);
  race.bench.wheel(1);
  EXPECT_EQ(degrees(), 300);
  race.bench.wheel(-1);
  EXPECT_EQ(degrees(), 315);
  race.bench.key(Key::Left);
  EXPECT_EQ(degrees(), 300);
  race.bench.key(Key::TurnRight);
  race.bench.key(Key::Down);
  EXPECT_EQ(degrees(), 330);
  race.bench.key(Key::TurnLeft);
  EXPECT_EQ(race.bench.ghost().standFault, "");
  race.bench.key(Key::Enter);
  ASSERT_EQ(race.turns().size(), 1U);
  EXPECT_EQ(turnLines(*race.bench.playback())[0], "1. Boat 1 heaves to and turns to 315°");
  EXPECT_EQ(race.bench.playback()->wake(1).size(), 2U);
}

TEST(KnownRace, WhatWasPlayedIsShownBeforeTheTurnEnds) {
  KnownRace race({"s", "t-helm", "s", "sun"});
  const auto boat = [&race] { return race.scene().boats[0].pose; };
  const plane::Pose start{{150, 225}, plane::Heading(0)};
  EXPECT_EQ(boat(), start);
  EXPECT_EQ(race.bench.ghost().toAct, start);
  race.play(2);
  ASSERT_EQ(race.draft().played(), 1U) << "a helm allows one card more";
  EXPECT_EQ(boat(), (plane::Pose{{185, 185}, plane::Heading(4)}));
  EXPECT_EQ(race.scene().tracks[0].front(), start);
  EXPECT_EQ(race.scene().tracks[0].back(), boat());
  EXPECT_THAT(race.scene().tracks[1], IsEmpty());
  EXPECT_EQ(race.draft().whyNot(0), "");
  EXPECT_EQ(race.draft().whyNot(2), "");
  EXPECT_TRUE(race.bench.cancel());
  EXPECT_EQ(boat(), start) << "given up";
  EXPECT_FALSE(race.bench.cancel());
  EXPECT_EQ(race.draft().whyNot(3), "A sun is laid after a card has been played");
  race.play(0);
  EXPECT_EQ(race.draft().whyNot(0), "Only a helm allows one more card");
  race.bench.endTurn();
  EXPECT_EQ(boat(), (plane::Pose{{150, 170}, plane::Heading(0)}));
  EXPECT_THAT(race.scene().tracks[0], ElementsAre(start, plane::Pose{{150, 210}, plane::Heading(0)},
                                                  plane::Pose{{150, 195}, plane::Heading(0)}, boat()));
  race.bench.goToTurn(0);
  EXPECT_EQ(boat(), start);
  EXPECT_THAT(race.scene().tracks[0], IsEmpty());
}

TEST(KnownRace, TwoCardsATurnAreTheMost) {
  KnownRace race({"t-helm", "p-helm", "s", "sun"});
  race.play(1);
  race.play(1);
  ASSERT_EQ(race.draft().played(), 2U);
  EXPECT_EQ(race.draft().whyNot(0), "At most two cards can be played in a turn");
  race.bench.endTurn();
  ASSERT_EQ(race.turns().size(), 1U);
  EXPECT_EQ(turnLines(*race.bench.playback())[0], "1. Boat 1 plays t-helm, then p-helm");
}

TEST(KnownRace, AtMostThreeCardsAreChanged) {
  KnownRace race({"s", "s", "t", "sun"});
  race.bench.heaveToChange();
  for (std::size_t place = 0; place < 4; ++place) race.bench.chooseCard(place);
  EXPECT_FALSE(race.draft().chosen(3));
  EXPECT_EQ(race.draft().whyNot(3), "At most three cards can be changed");
  EXPECT_EQ(race.draft().whyNot(2), "") << "it can be kept after all";
  race.bench.chooseCard(1);
  EXPECT_FALSE(race.draft().chosen(1));
  race.bench.chooseCard(3);
  race.bench.chooseCard(4);
  EXPECT_TRUE(race.draft().chosen(3));
  race.bench.endTurn();
  ASSERT_EQ(race.turns().size(), 1U);
  EXPECT_EQ(turnLines(*race.bench.playback())[0], "1. Boat 1 heaves to and changes s, t, sun");
  EXPECT_EQ(race.turns()[0].draw.size(), 3U);
}

TEST(KnownRace, WhatWasChosenIsGivenUpStepByStep) {
  KnownRace race({"s-cloud", "s", "t", "sun"});
  race.bench.chooseCard(2);
  ASSERT_EQ(race.draft().arrows().size(), 3U);
  race.bench.key(Key::Right);
  race.bench.key(Key::Enter);
  EXPECT_TRUE(race.draft().firstOfCloudTaken());
  EXPECT_THAT(race.bench.hint(), HasSubstr("second arrow"));
  EXPECT_FALSE(race.bench.ghost().sailed) << "the boat is not there yet";
  EXPECT_FALSE(race.bench.canEndTurn());
  EXPECT_TRUE(race.bench.cancel());
  EXPECT_FALSE(race.draft().firstOfCloudTaken());
  EXPECT_EQ(race.draft().arrows().size(), 3U);
  EXPECT_TRUE(race.bench.ghost().sailed);
  race.bench.chooseCard(2); // again: no more
  EXPECT_EQ(race.draft().card(), std::nullopt);
  EXPECT_THAT(race.draft().arrows(), IsEmpty());
  race.bench.heaveToTurn();
  race.bench.chooseCard(0);
  EXPECT_EQ(race.draft().mode(), TurnDraft::Mode::Cards) << "a card instead";
  race.bench.heaveToChange();
  EXPECT_EQ(race.draft().card(), std::nullopt);
  race.bench.heaveToTurn();
  EXPECT_EQ(race.draft().mode(), TurnDraft::Mode::Turning);
  race.bench.heaveToTurn();
  EXPECT_EQ(race.draft().mode(), TurnDraft::Mode::Cards);
  race.bench.heaveToChange();
  EXPECT_TRUE(race.bench.cancel());
  EXPECT_EQ(race.draft().mode(), TurnDraft::Mode::Cards);
  EXPECT_FALSE(race.bench.cancel());
  race.play(0);
  race.bench.heaveToTurn(), race.bench.heaveToChange();
  EXPECT_EQ(race.draft().mode(), TurnDraft::Mode::Cards) << "who sails does not heave to";
}

TEST(KnownRace, ABoatThatComesInIsShownOnceMore) {
  RaceRecord record = KnownRace::dealt({"s", "s", "t", "sun"}, 3);
  record.until = Until::All;
  KnownRace race(record, loopCourse(), loopDeck());
  ASSERT_EQ(race.bench.stage(), Stage::Choosing);
  race.play(0);
  ASSERT_EQ(race.turns().size(), 1U) << "after the finish nothing more is played";
  const auto seats = [&race] {
    std::vector<int> shown;
    for (const auto& boat : race.scene().boats) shown.push_back(boat.seat);
    return shown;
  };
  EXPECT_THAT(race.bench.race().ranks(), ElementsAre(1));
  EXPECT_EQ(turnLines(*race.bench.playback())[0], "1. Boat 1 plays s and finishes");
  EXPECT_EQ(boatLine(race.bench.race(), 1, {}), "Boat 1: finished in its turn 1");
  EXPECT_THAT(seats(), ElementsAre(1, 2, 3));
  EXPECT_FALSE(race.scene().boats[0].zone) << "it is in nobody's way";
  EXPECT_TRUE(race.scene().boats[1].zone);
  EXPECT_EQ(race.bench.describe({190, 210}), "190, 210 mm") << "it races no more";
  race.anyTurn();
  EXPECT_THAT(seats(), ElementsAre(2, 3));
  race.bench.goToTurn(1);
  EXPECT_THAT(seats(), ElementsAre(1, 2, 3));
  race.bench.goToTurn(0);
  EXPECT_THAT(seats(), ElementsAre(1, 2, 3));
}

TEST(KnownRace, ACloudThatFinishesIsPlayedOnce) {
  fairway::regatta::Deck deck = loopDeck();
  deck.cards[5].arrows = deck.cards[0].arrows;
  KnownRace race(KnownRace::dealt({"s-cloud", "s", "t", "sun"}, 2), loopCourse(), deck);
  race.bench.chooseCard(2);
  EXPECT_EQ(race.draft().arrows()[0].why, "");
  race.bench.key(Key::Right), race.bench.key(Key::Enter);
  ASSERT_EQ(race.turns().size(), 1U);
  EXPECT_THAT(race.turns()[0].turn.play, ElementsAre(fairway::regatta::CardPlay{"s-cloud", {1}}));
  EXPECT_EQ(race.bench.stage(), Stage::Over);
}

TEST(KnownRace, TheEndNamesTheWinnerAndWhoCameNext) {
  RaceRecord record = KnownRace::dealt({"s", "s", "t", "sun"}, 2);
  KnownRace race(record, loopCourse(), loopDeck());
  EXPECT_EQ(endingOf(*race.bench.playback()), "");
  race.play(0);
  EXPECT_EQ(race.bench.stage(), Stage::Over);
  EXPECT_EQ(race.bench.hint(), "Boat 1 wins");
  EXPECT_FALSE(race.bench.canSail());
  // Opened again it is shown from its start.
  RaceWorkbench again(KnownRace::documentOf(race.bench.playback()->record(), loopCourse(), loopDeck()));
  EXPECT_EQ(again.turn(), 0);
  EXPECT_EQ(again.hint(), "Turn 0 of 1; the arrow keys step forward and back");
  again.key(Key::Down);
  EXPECT_EQ(again.turn(), 1);
  EXPECT_EQ(again.hint(), "Boat 1 wins");
  again.key(Key::Enter), again.key(Key::Right);
  EXPECT_EQ(again.turn(), 1);
  again.key(Key::Up);
  EXPECT_EQ(again.turn(), 0);
  again.key(Key::Left);
  EXPECT_EQ(again.turn(), 0);
}

TEST(KnownRace, BoatsAreCalledByWhoSailsThem) {
  RacePlan plan;
  EXPECT_EQ(boatName(1, plan), "Boat 1 (you)");
  EXPECT_EQ(boatName(2, plan), "Boat 2 (pilot)");
  plan.sailors = {Sailor::Person, Sailor::Pilot, Sailor::Person};
  EXPECT_EQ(boatName(3, plan), "Boat 3 (a person)");
  EXPECT_EQ(boatName(4, plan), "Boat 4");
  EXPECT_EQ(boatName(1, std::nullopt), "Boat 1");
}

TEST(KnownRace, LinesSayWhatComesNext) {
  RaceRecord record = KnownRace::dealt({"s", "s", "t", "sun"}, 2);
  KnownRace race(record, test::smallCourse(), test::smallDeck());
  const auto next = [&race] { return boatLine(race.bench.race(), 1, {}); };
  EXPECT_EQ(next(), "Boat 1: next is the start line");
  race.play(0), race.bench.endTurn();
  EXPECT_EQ(next(), "Boat 1: next is red");
  record.grid.clear();
  EXPECT_EQ(boatLine(KnownRace(record, test::smallCourse(), test::smallDeck()).bench.race(), 2, {}),
            "Boat 2: not placed yet");
}

TEST(KnownRace, APlaceSaysWhyNoBoatStartsThere) {
  RaceRecord record = KnownRace::dealt({"s", "s", "t", "sun"}, 2);
  record.grid.pop_back();
  KnownRace race(record, test::bareCourse(), test::smallDeck());
  ASSERT_EQ(race.bench.stage(), Stage::Placing);
  EXPECT_TRUE(race.bench.toolTakesWheel());
  EXPECT_FALSE(race.bench.toolTakesArrows());
  EXPECT_EQ(race.bench.hint(), "Click where boat 2 starts, behind the line; the wheel or Z turns it");
  EXPECT_FALSE(race.bench.ghost().stand) << "the pointer is not there yet";
  const auto why = [&race](Point at) {
    race.point(at);
    EXPECT_EQ(race.bench.ghost().stand->at, (plane::Vec{static_cast<int>(at.x), static_cast<int>(at.y)}));
    return race.bench.ghost().standFault;
  };
  EXPECT_EQ(why({200, 225}), "");
  EXPECT_THAT(why({200, 215}), HasSubstr("behind the line"));
  EXPECT_EQ(why({155, 225}), "touches boat 1");
  EXPECT_EQ(why({140, 225}), "in another boat's zone");
  EXPECT_EQ(why({135, 225}), "touches a white buoy");
  race.bench.key(Key::TurnRight);
  EXPECT_EQ(race.bench.ghost().stand->heading.degrees(), 15);
  race.bench.wheel(1), race.bench.wheel(1);
  EXPECT_EQ(race.bench.ghost().stand->heading.degrees(), 345);
  race.click({155, 225});
  race.click({200, 225}, Button::Right);
  EXPECT_EQ(race.bench.playback()->record().grid.size(), 1U);
  race.bench.leave();
  EXPECT_FALSE(race.bench.ghost().stand);
  race.click({201, 224});
  EXPECT_EQ(race.bench.playback()->record().grid.back(),
            (fairway::regatta::GridEntry{2, {{200, 225}, plane::Heading(23)}}));
}

TEST(KnownRace, ByKeysABoatIsPlacedFromTheMiddleOfTheLine) {
  KnownRace race({"s", "s", "t", "sun"});
  const auto from = [&race](std::optional<Point> at, Key key) { return race.bench.stepped(at, key); };
  EXPECT_EQ(from({}, Key::Enter), (Point{200, 220}));
  EXPECT_EQ(from({}, Key::Right), (Point{205, 220}));
  EXPECT_EQ(from(Point{101, 99}, Key::Left), (Point{95, 100}));
  EXPECT_EQ(from(Point{101, 99}, Key::Down), (Point{100, 105}));
  EXPECT_EQ(from(Point{101, 99}, Key::Up), (Point{100, 95}));
  EXPECT_EQ(from(Point{0, 0}, Key::Left), (Point{0, 0}));
  EXPECT_EQ(from(Point{0, 0}, Key::Up), (Point{0, 0}));
  EXPECT_EQ(from(Point{400, 300}, Key::Right), (Point{400, 300}));
  EXPECT_EQ(from(Point{400, 300}, Key::Down), (Point{400, 300}));
}

TEST(KnownRace, OtherBoatsArePlacedInARowOrNotAtAll) {
  RaceRecord record = KnownRace::dealt({"s", "s", "t", "sun"}, 3);
  record.grid.clear();
  KnownRace race(record, test::bareCourse(), test::smallDeck());
  race.bench.placeOthers();
  std::vector<plane::Vec> bows;
  for (const auto& entry : race.bench.playback()->record().grid) {
    bows.push_back(entry.pose.at);
    EXPECT_EQ(entry.pose.heading, plane::Heading(0)) << "straight across";
  }
  EXPECT_THAT(bows, ElementsAre(plane::Vec{135, 230}, plane::Vec{145, 235}, plane::Vec{155, 240}));
  const std::size_t steps = race.bench.document().history().position();
  race.bench.placeOthers();
  EXPECT_EQ(race.bench.document().history().position(), steps) << "all are placed";
  // A line on which there is room for one.
  fairway::regatta::Course narrow = test::bareCourse();
  narrow.left = {190, 220}, narrow.right = {215, 220};
  KnownRace crowd(record, narrow, test::smallDeck());
  crowd.bench.placeOthers();
  EXPECT_THAT(crowd.bench.playback()->record().grid, IsEmpty());
}

TEST(KnownRace, AStartThatIsNotLegalIsSaidSo) {
  RaceRecord record = KnownRace::dealt({"s", "s", "t", "sun"}, 3);
  record.grid.pop_back();
  const auto ending = [&record] {
    const Playback playback(test::bareCourse(), test::smallDeck(), record);
    EXPECT_EQ(playback.turns(), 0);
    return endingOf(playback);
  };
  EXPECT_EQ(ending(), "");
  record.hands.pop_back();
  EXPECT_THAT(ending(), HasSubstr("The start is not legal: seat 3 is dealt 0 cards"));
  record.hands.pop_back();
  EXPECT_THAT(ending(), HasSubstr("seat 2 is dealt 0 cards"));
  record.hands[0][0] = "oar";
  EXPECT_THAT(ending(), HasSubstr("'oar'"));
  record = KnownRace::dealt({"s", "s", "t", "sun"}, 3);
  record.grid.pop_back();
  record.grid[1].pose.at = {200, 100};
  EXPECT_THAT(ending(), HasSubstr("not behind the line"));
  record.first = 4;
  EXPECT_THAT(ending(), HasSubstr("not legal"));
}

TEST(KnownRace, DifferencesAreToldInWords) {
  const formats::Document before = KnownRace::documentOf(KnownRace::dealt({"s", "s", "t", "sun"}, 3),
                                                         test::bareCourse(), test::smallDeck())
                                       ->content();
  EXPECT_THAT(differences(before, before), IsEmpty());
  EXPECT_THAT(summary(before), ElementsAre("a race of 3 boats", "0 turns"));
  formats::Document after = before;
  auto& body = after.get<formats::regatta::RecordBody>();
  body.record.first = 2;
  EXPECT_THAT(differences(before, after), ElementsAre("the race differs"));
  body.record.turns.resize(1);
  EXPECT_THAT(differences(before, after), ElementsAre("1 turn instead of 0"));
  body.record.turns.resize(2);
  EXPECT_THAT(differences(before, after), ElementsAre("2 turns instead of 0"));
  body.record = before.get<formats::regatta::RecordBody>().record;
  std::get<formats::regatta::RegattaBody>(body.regatta).course = test::smallCourse();
  EXPECT_THAT(differences(before, after), ElementsAre("the regatta differs"));
}

} // namespace
} // namespace fairway::editor::regatta
