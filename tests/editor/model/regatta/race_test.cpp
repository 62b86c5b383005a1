#include "editor/model/regatta/files/regatta_files.h"
#include "editor/model/regatta/race/race_words.h"
#include "editor/model/regatta/race/regatta_hands.h"
#include "editor/model/regatta/race/turn_draft.h"
#include "formats/document/json_text.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "formats/regatta/documents.h"
#include "formats/regatta/picture/table_scene.h"
#include "rules/base/random.h"
#include "rules/base/tree.h"
#include "rules/regatta/play/referee.h"
#include "tests/editor/model/race/race_desk.h"
#include "tests/rules/regatta/tables.h"
#include "tests/support/matchers.h"

#include <set>

// Regattas in the room of races: what a hand can do is what the rules allow, and what is kept is a legal
// record.
namespace fairway::editor::regatta {
namespace {

namespace fs = std::filesystem;
using namespace fairway::regatta;
using formats::Point;
using race::person;
using race::Piece;
using race::RaceBench;
using race::RacePlan;
using Stage = RaceBench::Stage;

std::unique_ptr<Workbench> smallTable() {
  formats::regatta::RegattaDocument document;
  document.body = {test::smallDeck(), test::smallCourse()};
  auto edited = std::make_unique<EditedDocument>(formats::Document(std::move(document)));
  return gameOf(edited->content()).workbench(std::move(edited));
}

const RaceRecord& recordOf(const RaceBench& bench) {
  return bench.document().content().get<formats::regatta::RecordBody>().record;
}

// What is saved is read again, and the referee has nothing to say.
void expectLegal(const RaceBench& bench) {
  const std::string text = formats::writeDocument(bench.document().content());
  const auto read = formats::readDocument(text, "race");
  ASSERT_TRUE(read) << formats::toText(read.fault()) << text;
  const auto& body = read->document.get<formats::regatta::RecordBody>();
  const Board board(test::smallCourse(), test::smallDeck());
  if (body.record.grid.size() < static_cast<std::size_t>(body.record.players)) return;
  const fairway::regatta::Replay replay = fairway::regatta::replay(board, body.record);
  ASSERT_TRUE(replay.legal()) << replay.illegal->message.english() << text;
}

// Whatever comes to a hand: clicks anywhere, cards, keys, offers, giving up.
void actByChance(RaceBench& bench, Random& random) {
  const auto anywhere = [&] { return Point{1.0 * random.below(400), 1.0 * random.below(300)}; };
  switch (random.below(8)) {
  case 0:
    bench.moveTo({anywhere(), Button::None, false, false});
    return bench.pressAt({anywhere(), Button::Left, false, false});
  case 1:
    if (const auto pieces = bench.hand()->pieces().size(); pieces > 0) bench.touch(random.below(pieces));
    return;
  case 2:
    return bench.type(static_cast<int>(random.below(10)));
  case 3:
    static_cast<void>(bench.cancel());
    return;
  case 4:
    return bench.wheel(random.below(2) == 0 ? 1 : -1);
  default:
    if (!bench.offers().empty()) bench.take(random.below(bench.offers().size()));
  }
}

struct Seen {
  int turns = 0, helms = 0, clouds = 0, suns = 0, skips = 0, turnings = 0, changes = 0;

  void look(const RaceRecord& record) {
    for (const TurnEntry& entry : record.turns) {
      const Turn& turn = entry.turn;
      ++turns;
      helms += turn.play.size() == 2;
      for (const auto& play : turn.play) clouds += play.arrows.size() == 2;
      suns += turn.sun.has_value();
      skips += turn.act == Act::Skip;
      turnings += turn.act == Act::Turn;
      changes += turn.act == Act::Change;
    }
  }
};

TEST(LongRegattaRaced, RandomHandsSailWholeRacesAgainstPilotsAndTheRecordIsLegalAtEveryMoment) {
  Seen seen;
  int over = 0;
  const auto board = smallTable();
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    // Pilots study the course anew in each race: one is enough.
    const RacePlan plan{seed == 1 ? std::vector<std::string>{person, "good", "random"}
                                  : std::vector<std::string>(2 + seed % 3, person),
                        seed == 1 ? 0 : seed % 2,
                        std::nullopt,
                        seed,
                        false,
                        {}};
    const auto bench = race::begun(*board, plan);
    Random random(seed);
    int turns = -1;
    for (int i = 0; i < 4000 && bench->stage() != Stage::Over; ++i) {
      race::letPilotsPlay(*bench);
      if (bench->stage() == Stage::Handover) bench->ready();
      if (!bench->hand()) continue;
      EXPECT_FALSE(bench->hand()->task().empty());
      static_cast<void>(bench->marks());
      actByChance(*bench, random);
      if (bench->playback()->turns() == std::exchange(turns, bench->playback()->turns())) continue;
      expectLegal(*bench);
      ASSERT_NE(bench->scene(), nullptr);
    }
    expectLegal(*bench);
    over += bench->stage() == Stage::Over;
    seen.look(recordOf(*bench));
  }
  EXPECT_GE(over, 1);
  for (const int kind : {seen.helms, seen.clouds, seen.suns, seen.skips, seen.turnings, seen.changes})
    EXPECT_GT(kind, 0) << "of " << seen.turns << " turns";
}

// All turns that offers lead to, by trying every way through a hand.
void listReached(const RegattaPlay& play, std::vector<std::size_t>& way, std::set<std::string>& reached) {
  const auto hand = turnHand(play);
  for (const std::size_t step : way) {
    const auto offers = hand->offers();
    ASSERT_TRUE(hand->takes(offers[step]));
  }
  const auto offers = hand->offers();
  for (std::size_t i = 0; i < offers.size(); ++i) {
    if (!isNothing(offers[i].choice)) {
      reached.insert(turnWords(*turnIn(offers[i].choice, play.seat())) + formats::jsonText(offers[i].choice));
      continue;
    }
    way.push_back(i);
    listReached(play, way, reached);
    way.pop_back();
  }
}

TEST(RegattaRaced, AHandReachesEveryTurnOfCardsAndHeadingsThatTheRulesListAndNoOther) {
  const auto board = std::make_shared<Board>(test::smallCourse(), test::smallDeck());
  std::size_t compared = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Random random(seed);
    RegattaPlay play(board, 3, 1, Until::All, seed);
    ASSERT_FALSE(play.tell(play.draw()));
    while (play.moment() == table::Moment::Place) {
      const auto hand = placeHand(play);
      const auto offers = hand->offers();
      ASSERT_FALSE(offers.empty());
      ASSERT_FALSE(play.play(offers[random.below(offers.size())].choice));
    }
    for (int i = 0; i < 8 && play.moment() != table::Moment::Over; ++i) {
      std::set<std::string> legal, reached;
      const auto choices = *play.choices();
      for (const Tree& choice : choices) {
        const Turn turn = *turnIn(choice, play.seat());
        if (turn.act != Act::Change) legal.insert(turnWords(turn) + formats::jsonText(choice));
      }
      std::vector<std::size_t> way;
      listReached(play, way, reached);
      EXPECT_EQ(reached, legal) << "seed " << seed << ", turn " << play.turns();
      compared += legal.size();
      ASSERT_FALSE(play.play(choices[random.below(choices.size())]));
      ASSERT_FALSE(play.tell(play.draw()));
    }
  }
  EXPECT_GT(compared, 500U);
}

TEST(RegattaRaced, CardsAreChangedByTouchingThem) {
  const auto bench = race::begun(*smallTable(), {{person, person}, 0, 1, 1, false, {}});
  bench->take(0), bench->take(0), bench->ready();
  ASSERT_EQ(bench->shown().moment(), table::Moment::Turn);
  const std::vector<Piece> hand = bench->hand()->pieces();
  ASSERT_EQ(hand.size(), static_cast<std::size_t>(test::smallDeck().hand));
  for (const Piece& piece : hand) EXPECT_TRUE(piece.picture);
  bench->type(9);
  EXPECT_TRUE(bench->offers().empty()) << "at least one";
  bench->touch(0), bench->touch(1);
  ASSERT_EQ(bench->offers().size(), 1U);
  EXPECT_EQ(bench->hand()->pieces()[0].state, Piece::State::Chosen);
  bench->key(Key::Enter);
  ASSERT_EQ(recordOf(*bench).turns.size(), 1U);
  EXPECT_THAT(recordOf(*bench).turns[0].turn.cards, ElementsAre(hand[0].face, hand[1].face));
  EXPECT_EQ(recordOf(*bench).turns[0].draw.size(), 2U);
  EXPECT_THAT(bench->playback()->lines().back(), HasSubstr("1. Boat 1 heaves to and changes "));
}

TEST(RegattaRaced, ABoatThatHeavesToLooksToThePointer) {
  const auto bench = race::begun(*smallTable(), {{person, person}, 0, 1, 1, false, {}});
  bench->take(0), bench->take(0), bench->ready();
  bench->type(8);
  const plane::Pose boat = recordOf(*bench).grid[0].pose;
  EXPECT_TRUE(bench->toolTakesWheel());
  bench->moveTo({{boat.at.x + 80.0, 1.0 * boat.at.y}, Button::None, false, false});
  EXPECT_TRUE(bench->cancel()) << "and not after all";
  EXPECT_FALSE(bench->cancel());
  bench->type(8);
  bench->wheel(-1);
  bench->key(Key::Enter);
  ASSERT_EQ(recordOf(*bench).turns.size(), 1U);
  EXPECT_EQ(recordOf(*bench).turns[0].turn.heading, boat.heading.turned(1));
}

TEST(RegattaRaced, APlaceSaysWhyNoBoatStartsThere) {
  const auto bench = race::begun(*smallTable(), {{person, person}, 0, 1, 1, false, {}});
  ASSERT_EQ(bench->shown().moment(), table::Moment::Place);
  EXPECT_GT(bench->offers().size(), 2U) << "places for the keys";
  bench->pressAt({{200, 20}, Button::Left, false, false});
  ASSERT_TRUE(bench->refused());
  EXPECT_FALSE(bench->raced()->ruleText(bench->refused()->rule).empty());
  EXPECT_TRUE(recordOf(*bench).grid.empty());
  bench->moveTo({{200, 20}, Button::None, false, false});
  EXPECT_THAT(bench->hand()->notes(), HasSubstr("behind the line"));
  for (const race::Mark& mark : bench->marks()) EXPECT_NE(mark.shape, race::Mark::Shape::Tag) << mark.text;
  const auto at = bench->offers()[0].choice;
  bench->take(0);
  ASSERT_EQ(recordOf(*bench).grid.size(), 1U);
  EXPECT_EQ(poseChoice(recordOf(*bench).grid[0].pose), at);
  EXPECT_EQ(dynamic_cast<const formats::regatta::TableScene&>(*bench->scene()).boats.size(), 1U);
  expectLegal(*bench);
  EXPECT_EQ(bench->raced()->standing(bench->shown(), 2), "to be placed");
  EXPECT_THAT(bench->raced()->standing(bench->shown(), 1), HasSubstr("next is the start line"));
}

// Reasons in full beside the board; on it only a few words, which hide nothing.
TEST(RegattaRaced, WhyAnArrowMayNotBeTakenIsSaidBesideTheBoard) {
  int reasons = 0, passing = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto bench = race::begun(*smallTable(), {{person, person}, 0, 1, seed, false, {}});
    bench->take(0), bench->take(0), bench->ready();
    for (int card = 1; card <= test::smallDeck().hand; ++card) {
      bench->type(card);
      const std::string notes = bench->hand()->notes();
      reasons += !notes.empty();
      if (!notes.empty()) {
        EXPECT_THAT(notes, testing::StartsWith("Arrow "));
      }
      for (const race::Mark& mark : bench->marks()) {
        if (mark.shape != race::Mark::Shape::Tag) continue;
        EXPECT_LT(mark.text.size(), 25U) << mark.text;
        EXPECT_THAT(mark.text, Not(HasSubstr("touches")));
        if (mark.text.find("passes the start line") != std::string::npos) ++passing;
      }
      bench->cancel();
      EXPECT_EQ(bench->hand()->notes(), "");
    }
  }
  EXPECT_GT(reasons, 0);
  EXPECT_GT(passing, 0);
}

TEST(RegattaRaced, TheSameChoicesMeetTheSameCardsAgain) {
  const auto bench = race::begun(*smallTable(), {{person, person}, 0, 1, 4, false, {}});
  const auto changeOne = [&] { bench->type(9), bench->touch(0), bench->take(0); };
  bench->take(0), bench->take(0), bench->ready();
  for (int i = 0; i < 4; ++i) changeOne();
  const formats::Document once = bench->document().content();
  for (int i = 0; i < 2; ++i) bench->takeBack();
  EXPECT_NE(bench->document().content(), once);
  for (int i = 0; i < 2; ++i) changeOne();
  EXPECT_EQ(bench->document().content(), once);
}

// Deals and draws whatever is offered.
TEST(RegattaRaced, CardsOfARealTableAreTypedIn) {
  const auto bench = race::begun(*smallTable(), {{person, person}, 0, 1, 1, true, {}});
  ASSERT_EQ(bench->stage(), Stage::Telling);
  EXPECT_THAT(bench->hand()->task(), HasSubstr("boat 1: card 1 of 4"));
  const int cards = 2 * test::smallDeck().hand;
  bench->take(0);
  EXPECT_TRUE(bench->cancel()) << "the last card was another";
  for (int i = 0; i < cards; ++i) {
    ASSERT_EQ(bench->stage(), Stage::Telling) << i;
    bench->take(static_cast<std::size_t>(i) % bench->offers().size());
  }
  ASSERT_EQ(recordOf(*bench).hands.size(), 2U);
  ASSERT_EQ(bench->shown().moment(), table::Moment::Place);
  bench->take(0), bench->take(0), bench->ready();
  ASSERT_EQ(bench->stage(), Stage::Choosing);
  bench->type(9), bench->touch(0), bench->touch(1), bench->take(0);
  ASSERT_EQ(bench->stage(), Stage::Telling);
  EXPECT_THAT(bench->hand()->task(), HasSubstr("card 1 of 2"));
  bench->take(0), bench->take(0);
  ASSERT_EQ(recordOf(*bench).turns.size(), 1U);
  EXPECT_EQ(recordOf(*bench).turns[0].draw.size(), 2U);
  expectLegal(*bench);
}

TEST(RegattaRaced, ThePilotIsAskedWhatItWouldDo) {
  const auto bench = race::begun(*smallTable(), {{person, person}, 0, 1, 1, false, {}});
  validator::WorkWatch watch;
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(bench->canAdvise());
    bench->showAdvice(bench->advising()(watch));
    ASSERT_TRUE(bench->advice());
    const Tree& best = bench->advice()->costs.front().first;
    EXPECT_FALSE(bench->raced()->choiceText(bench->shown(), best).empty());
    EXPECT_FALSE(bench->shown().whyNot(best));
    bench->take(0);
    bench->ready();
  }
}

TEST(RegattaRaced, CardsAreHiddenUntilTheNextPersonIsReady) {
  const auto bench = race::begun(*smallTable(), {{person, person}, 0, 1, 1, false, {}});
  EXPECT_EQ(bench->stage(), Stage::Choosing) << "boats are placed before all eyes";
  bench->take(0), bench->take(0);
  EXPECT_EQ(bench->stage(), Stage::Handover);
  EXPECT_EQ(bench->hand(), nullptr);
  EXPECT_TRUE(bench->offers().empty());
  EXPECT_FALSE(bench->canAdvise());
  EXPECT_THAT(bench->hint(), HasSubstr("Boat 1 presses Enter"));
  bench->key(Key::Enter);
  EXPECT_EQ(bench->stage(), Stage::Choosing);
  EXPECT_FALSE(bench->hand()->pieces().empty());
  bench->type(9), bench->touch(0), bench->take(0);
  EXPECT_EQ(bench->stage(), Stage::Handover) << "now it is the other one's turn";
  bench->takeBack();
  EXPECT_EQ(bench->stage(), Stage::Choosing) << "who took it back is still at the desk";
  EXPECT_EQ(bench->shown().seat(), 1);
  // One person alone hides nothing from pilots.
  const auto alone = race::begun(*smallTable(), {{person, "good"}, 0, 1, 1, false, {}});
  race::letPilotsPlay(*alone);
  alone->take(0);
  race::letPilotsPlay(*alone);
  EXPECT_EQ(alone->stage(), Stage::Choosing);
}

TEST(RegattaRaced, SamplesArePlayedBackAsTheRefereeDoes) {
  int records = 0;
  for (const auto& entry : fs::directory_iterator(test::sourceDir() / "samples/regatta")) {
    const std::string name = entry.path().filename().string();
    if (!name.ends_with(".record.yaml")) continue;
    const auto bench = race::record("regatta/" + name);
    ASSERT_TRUE(bench && bench->playback()) << name;
    EXPECT_FALSE(bench->playback()->illegal());
    EXPECT_EQ(bench->playback()->turns(), static_cast<int>(recordOf(*bench).turns.size()));
    bench->goToTurn(1000);
    EXPECT_EQ(bench->stage(), Stage::Over);
    EXPECT_EQ(bench->raced()->ranks(bench->shown()).front().rank, 1);
    EXPECT_NE(bench->scene(), nullptr);
    EXPECT_TRUE(bench->canReview());
    EXPECT_FALSE(bench->wantsReview()) << "the table is solved for it: it waits until it is asked";
    ++records;
  }
  EXPECT_GE(records, 3);
}

TEST(RegattaRaced, AnIllegalRecordIsShownUpToItsFaultAndNotPlayedOn) {
  const auto begun = race::begun(*smallTable(), {{person, person}, 0, 1, 1, false, {}});
  begun->take(0), begun->take(0);
  formats::Document content = begun->document().content();
  RaceRecord& record = content.get<formats::regatta::RecordBody>().record;
  record.turns.push_back({{record.first, Act::Skip, {}, {}, {}, {}}, {}, {}});
  const RaceBench bench(std::make_unique<EditedDocument>(content));
  ASSERT_TRUE(bench.playback()->illegal());
  EXPECT_EQ(bench.playback()->illegal()->turn, 1);
  EXPECT_FALSE(bench.canPlay());
  record.first = 3;
  EXPECT_EQ(RaceBench(std::make_unique<EditedDocument>(content)).raced(), nullptr);
}

TEST(RegattaRaced, ADeckDealsAsManyHandsAsItHasCardsFor) {
  formats::regatta::RegattaDocument document;
  document.body = {test::smallDeck(), test::smallCourse()}; // 25 cards
  auto& deck = std::get<fairway::regatta::Deck>(document.body.deck);
  const auto offered = [&] {
    auto edited = std::make_unique<EditedDocument>(formats::Document(document));
    const auto bench = gameOf(edited->content()).workbench(std::move(edited));
    return gameOf(bench->document().content()).races->offer(*bench);
  };
  deck.hand = 7;
  EXPECT_EQ(offered()->mostSeats, 3);
  deck.cards.resize(2);
  deck.cards[0].count = deck.cards[1].count = 3;
  ASSERT_FALSE(offered());
  EXPECT_THAT(offered().fault(), HasSubstr("2 hands of 7 need 14 cards, but the deck has 6."));
}

TEST(RegattaRaced, DifferencesAreToldInWords) {
  const auto begun = race::begun(*smallTable(), {{person, person, person}, 0, 1, 1, false, {}});
  const formats::Document before = begun->document().content();
  EXPECT_THAT(differences(before, before), IsEmpty());
  EXPECT_THAT(summary(before), ElementsAre("a race of 3 boats", "0 turns"));
  formats::Document after = before;
  auto& body = after.get<formats::regatta::RecordBody>();
  body.record.first = 2;
  EXPECT_THAT(differences(before, after), ElementsAre("the race differs"));
  body.record.turns.resize(1);
  EXPECT_THAT(differences(before, after), ElementsAre("1 turn instead of 0"));
  body.record = before.get<formats::regatta::RecordBody>().record;
  std::get<formats::regatta::RegattaBody>(body.regatta).course = test::bareCourse();
  EXPECT_THAT(differences(before, after), ElementsAre("the regatta differs"));
}

// Persons side by side behind the line of a bare course; the cards of the one to act are given.
struct KnownRace {
  Board board{test::bareCourse(), test::smallDeck()};
  Race race{board, 3, 1, Until::First};

  explicit KnownRace(const std::vector<std::string>& hand) {
    constexpr std::array places{150, 205, 260};
    for (int seat = 1; seat <= 3; ++seat)
      EXPECT_FALSE(race.deal(seat, seat == 1 ? hand : std::vector<std::string>{"s", "t", "p", "joker"}));
    for (int seat = 1; seat <= 3; ++seat)
      EXPECT_FALSE(race.place(seat, {{places[static_cast<std::size_t>(seat - 1)], 225}, plane::Heading(0)}));
  }
};

void playFirstFree(TurnDraft& draft, std::size_t place) {
  draft.choose(place);
  for (std::size_t i = 0; i < draft.arrows().size(); ++i)
    if (draft.takeArrow(i)) return;
}

TEST(KnownRace, TwoCardsATurnAreTheMost) {
  const KnownRace known({"t-helm", "p-helm", "s", "sun"});
  TurnDraft draft(known.race);
  playFirstFree(draft, 1);
  playFirstFree(draft, 1);
  ASSERT_EQ(draft.played(), 2U);
  EXPECT_EQ(draft.whyNot(0), "At most two cards can be played in a turn");
  EXPECT_EQ(turnLine(known.race, *draft.turn(), 1), "1. Boat 1 plays t-helm, then p-helm");
  EXPECT_EQ(turnWords(*draft.turn()), "play t-helm, then p-helm");
}

TEST(KnownRace, AtMostThreeCardsAreChanged) {
  const KnownRace known({"s", "s", "t", "sun"});
  TurnDraft draft(known.race);
  draft.heaveToChange();
  for (std::size_t place = 0; place < 4; ++place) draft.choose(place);
  EXPECT_FALSE(draft.chosen(3));
  EXPECT_EQ(draft.whyNot(3), "At most three cards can be changed");
  EXPECT_EQ(draft.whyNot(2), "") << "it can be kept after all";
  draft.choose(1);
  EXPECT_FALSE(draft.chosen(1));
  draft.choose(3);
  draft.choose(4);
  EXPECT_TRUE(draft.chosen(3));
  EXPECT_EQ(turnLine(known.race, *draft.turn(), 1), "1. Boat 1 heaves to and changes s, t, sun");
}

TEST(KnownRace, WhatWasChosenIsGivenUpStepByStep) {
  const KnownRace known({"s-cloud", "s", "t", "sun"});
  TurnDraft draft(known.race);
  draft.choose(2);
  ASSERT_EQ(draft.arrows().size(), 3U);
  ASSERT_TRUE(draft.takeArrow(0));
  EXPECT_TRUE(draft.firstOfCloudTaken());
  EXPECT_EQ(draft.turn(), std::nullopt);
  EXPECT_TRUE(draft.back());
  EXPECT_FALSE(draft.firstOfCloudTaken());
  draft.choose(2); // again: no more
  EXPECT_EQ(draft.card(), std::nullopt);
  draft.heaveToTurn();
  draft.choose(0);
  EXPECT_EQ(draft.mode(), TurnDraft::Mode::Cards) << "a card instead";
  draft.heaveToChange();
  EXPECT_TRUE(draft.back());
  EXPECT_EQ(draft.mode(), TurnDraft::Mode::Cards);
  EXPECT_FALSE(draft.back());
  playFirstFree(draft, 0);
  draft.heaveToTurn(), draft.heaveToChange();
  EXPECT_EQ(draft.mode(), TurnDraft::Mode::Cards) << "who sails does not heave to";
}

} // namespace
} // namespace fairway::editor::regatta
