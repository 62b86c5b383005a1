#include "editor/model/regatta/files/regatta_files.h"
#include "editor/model/regatta/race/race_words.h"
#include "editor/model/regatta/race/regatta_coach.h"
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
#include "rules/regatta/play/turn_check.h"
#include "rules/table/reading.h"
#include "tests/editor/model/race/race_desk.h"
#include "tests/rules/regatta/tables.h"
#include "tests/support/matchers.h"
#include "validator/regatta/pilot/table_pilot.h"

#include <atomic>
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

// How the line of a legal turn reads.
std::string lineOf(const Turn& turn, bool finishes) {
  const std::string boat = "1. Boat " + std::to_string(turn.seat);
  switch (turn.act) {
  case Act::Play:
    break;
  case Act::Skip:
    return boat + " is becalmed and discards its sun";
  case Act::Turn:
    return boat + " heaves to and turns to " + std::to_string(turn.heading.degrees()) + "°";
  case Act::Change:
    return boat + " heaves to and changes " + turn.cards.front();
  }
  const bool two = turn.play.size() == 2;
  std::string line = boat + " plays " + turn.play[0].card + (two ? ", then " + turn.play[1].card : "");
  if (finishes || turn.sun) line += two ? ", and " : " and ";
  if (finishes) return line + "finishes";
  return turn.sun ? line + "lays a sun before boat " + std::to_string(turn.sun->before) : line;
}

// What is drawn so that a hand has a card of every kind, if the pile has one; else what chance brings.
Tree drawOfEveryKind(RegattaPlay& play) {
  const Race& race = play.race();
  const Deck& deck = race.board().deck();
  if (play.seat() == 0 || race.drawPile().size() < race.cardsToDraw()) return play.draw();
  Pile left = race.drawPile();
  std::vector<int> hand = race.boat(play.seat()).hand;
  std::vector<std::string> drawn;
  const auto draw = [&](const char* id, bool again) {
    const auto card = static_cast<int>(*cardNamed(deck, id));
    if (left[card] == 0 || static_cast<int>(drawn.size()) == race.cardsToDraw()) return;
    if (!again && std::find(hand.begin(), hand.end(), card) != hand.end()) return;
    left.remove(card);
    hand.push_back(card);
    drawn.emplace_back(id);
  };
  for (const char* id : {"s-cloud", "t-helm", "sun"}) draw(id, false);
  for (int i = 0; i < deck.hand; ++i)
    for (const char* id : {"s", "t", "p", "joker", "p-helm", "s-cloud", "t-helm", "sun", "sun-2"})
      draw(id, true);
  return {{"draw", drawn}};
}

// Who has finished lays no sun any more.
void expectNoSunAfter(const Race& race, const CardPlay& last) {
  TurnDraft draft(race);
  const auto& cards = race.board().deck().cards;
  const auto card = [&](std::size_t place) -> const Card& {
    return cards[static_cast<std::size_t>(draft.hand()[place])];
  };
  std::size_t place = 0;
  while (card(place).id != last.card) ++place;
  draft.choose(place);
  for (const int arrow : last.arrows) ASSERT_TRUE(draft.takeArrow(static_cast<std::size_t>(arrow - 1)));
  ASSERT_EQ(draft.played(), 1U);
  for (std::size_t left = 0; left < draft.hand().size(); ++left)
    if (card(left).symbol == Symbol::Sun) {
      EXPECT_EQ(draft.whyNot(left), "There is no boat to lay a sun before");
    }
}

// Good pilots bring the boats to the finish, and there every turn is looked at.
TEST(RegattaRaced, AtTheFinishAHandReachesWhatTheRulesListAndEveryTurnHasItsLine) {
  const auto board = std::make_shared<Board>(test::bareCourse(), test::smallDeck());
  validator::regatta::RegattaTablePilots pilots(test::bareCourse(), test::smallDeck(), 1);
  validator::WorkWatch unwatched;
  int finishes = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    RegattaPlay play(board, 2, 1, Until::All, seed);
    for (int moments = 0; moments < 120 && play.moment() != table::Moment::Over; ++moments) {
      if (play.moment() == table::Moment::Chance) {
        ASSERT_FALSE(play.tell(drawOfEveryKind(play)));
        continue;
      }
      const auto advice = pilots.advice(play, unwatched);
      ASSERT_TRUE(advice);
      const Tree best = advice->costs.front().first;
      const auto turn = turnIn(best, play.seat());
      TurnCheck check(play.race(), play.seat());
      if (turn && !check.check(*turn) && check.finished()) {
        ++finishes;
        std::set<std::string> legal, reached;
        for (const Turn& each : play.race().legalTurns()) {
          if (each.act == Act::Change) continue;
          TurnCheck after(play.race(), each.seat);
          ASSERT_FALSE(after.check(each));
          EXPECT_EQ(turnLine(play.race(), each, 1), lineOf(each, after.finished()));
          legal.insert(turnWords(each) + formats::jsonText(turnChoice(each)));
          if (after.finished() && each.play.size() == 1) expectNoSunAfter(play.race(), each.play.front());
        }
        std::vector<std::size_t> way;
        listReached(play, way, reached);
        EXPECT_EQ(reached, legal) << "seed " << seed << ", turn " << play.turns();
      }
      ASSERT_FALSE(play.play(best));
    }
  }
  EXPECT_GT(finishes, 1);
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

TEST(RegattaRaced, EveryStepOfATurnSaysWhatIsToBeDone) {
  RegattaPlay play(std::make_shared<Board>(test::bareCourse(), test::smallDeck()), 2, 1, Until::All, 1);
  Tree hands = Tree::list();
  hands.push_back(std::vector<std::string>{"s", "t-helm", "s-cloud", "sun"});
  hands.push_back(std::vector<std::string>{"s", "t", "p", "joker"});
  ASSERT_FALSE(play.tell(Tree{{"hands", hands}}));
  for (const int x : {160, 240}) ASSERT_FALSE(play.play(poseChoice({{x, 225}, plane::Heading(0)})));
  const auto hand = turnHand(play);
  const std::string first = "Choose a card (keys 1 to 4), or heave to: 8 turns the boat, 9 changes cards";
  EXPECT_EQ(hand->task(), first);
  hand->touch(2);
  EXPECT_EQ(hand->task(), "Choose where an arrow ends; Escape puts the card back");
  ASSERT_TRUE(hand->takes(hand->offers().front()));
  EXPECT_EQ(hand->task(), "A cloud is played twice: choose where the second arrow ends; Escape goes back");
  EXPECT_EQ(hand->usual(), std::nullopt);
  EXPECT_TRUE(hand->back());
  EXPECT_TRUE(hand->back());
  EXPECT_EQ(hand->task(), first);
  EXPECT_EQ(hand->digit(8), std::nullopt);
  EXPECT_EQ(hand->task(), "Point to where the bow should face and click, or choose a heading");
  EXPECT_EQ(hand->digit(9), std::nullopt);
  EXPECT_EQ(hand->task(), "Choose one to three cards to change");
  EXPECT_TRUE(hand->back());
  hand->touch(1);
  ASSERT_TRUE(hand->takes(hand->offers().front()));
  EXPECT_EQ(hand->task(), "Play one more card or lay a sun if you can, or end the turn");
  ASSERT_TRUE(hand->usual());
  EXPECT_EQ(hand->offers()[*hand->usual()].text, "End the turn");
  EXPECT_EQ(hand->digit(0), hand->offers()[*hand->usual()].choice);
  hand->touch(2);
  EXPECT_EQ(hand->task(), "Choose the boat to lay the sun before");
  ASSERT_EQ(hand->offers().size(), 1U);
  EXPECT_EQ(hand->offers().front().text, "The sun before boat 2");
  ASSERT_FALSE(play.play(hand->offers().front().choice)) << "with it the turn is over";
}

// A boat before the edge of the table, off which its card would lead.
TEST(RegattaRaced, AClickOnAHullThatMayNotBeThereMeansTheTurn) {
  RegattaPlay play(std::make_shared<Board>(test::bareCourse(), test::smallDeck()), 2, 1, Until::All, 1);
  Tree hands = Tree::list();
  hands.push_back(std::vector<std::string>{"s", "t-helm", "s-cloud", "sun"});
  hands.push_back(std::vector<std::string>{"s", "t", "p", "joker"});
  ASSERT_FALSE(play.tell(Tree{{"hands", hands}}));
  ASSERT_FALSE(play.play(poseChoice({{160, 245}, plane::Heading(12)})));
  ASSERT_FALSE(play.play(poseChoice({{240, 225}, plane::Heading(0)})));
  const auto hand = turnHand(play);
  EXPECT_EQ(hand->meantAt({160, 300}), std::nullopt) << "no card is chosen";
  hand->touch(0);
  EXPECT_THAT(hand->notes(), HasSubstr("leaves the table"));
  const auto bow = hand->meantAt({160, 300});
  ASSERT_TRUE(bow);
  EXPECT_EQ(turnWords(*turnIn(*bow, 1)), "play s");
  EXPECT_EQ(hand->meantAt({160, 301}), std::nullopt) << "beside it";
}

TEST(RegattaRaced, ABoatTurnsToWhereThePointerIsUnlessThatIsAtItsBow) {
  const auto board = std::make_shared<Board>(test::smallCourse(), test::smallDeck());
  RegattaPlay play(board, 2, 1, Until::All, 1);
  ASSERT_FALSE(play.tell(play.draw()));
  while (play.moment() == table::Moment::Place)
    ASSERT_FALSE(play.play(placeHand(play)->offers().front().choice));
  const Pose boat = play.race().boat(1).standing.pose;
  const auto hand = turnHand(play);
  const auto beside = [&boat](double right, double down) {
    return Point{boat.at.x + right, boat.at.y + down};
  };
  EXPECT_EQ(hand->clickedAt(beside(80, 0)), std::nullopt) << "it does not heave to";
  EXPECT_FALSE(hand->hover(beside(80, 0)));
  EXPECT_EQ(hand->digit(8), std::nullopt);
  const auto degrees = [&](Point at) -> std::optional<int> {
    const auto choice = hand->clickedAt(at);
    return choice ? std::optional(turnIn(*choice, 1)->heading.degrees()) : std::nullopt;
  };
  EXPECT_EQ(degrees(beside(5, 0)), 90);
  EXPECT_EQ(degrees(beside(4.9, 0)), std::nullopt);
  EXPECT_EQ(degrees(beside(0, 9)), 180);
  EXPECT_EQ(degrees(beside(-9, 0)), 270);
  EXPECT_TRUE(hand->hover(beside(9, 0)));
  EXPECT_FALSE(hand->hover(beside(30, 0))) << "as before";
  EXPECT_FALSE(hand->hover(beside(1, 0)));
  EXPECT_TRUE(hand->hover(beside(0, 9)));
}

// Two rows, five millimetres and half a boat behind the line, which is parted by boats and a half.
TEST(RegattaRaced, KeysPlaceBoatsAlongTheLine) {
  const auto places = [](int left, int right, int beam) {
    Course course = test::bareCourse();
    course.table = {700, 400};
    course.left.x = left, course.right.x = right;
    course.beam = beam, course.length = 60;
    RegattaPlay play(std::make_shared<Board>(course, test::smallDeck()), 2, 1, Until::All, 1);
    EXPECT_FALSE(play.tell(play.draw()));
    std::set<std::pair<int, int>> at;
    for (const race::Offer& offer : placeHand(play)->offers()) {
      const auto numbers = *table::numbersIn(offer.choice, "at");
      at.insert({numbers[0], numbers[1]});
    }
    return at;
  };
  using Places = std::set<std::pair<int, int>>;
  EXPECT_EQ(places(130, 190, 9),
            (Places{{145, 225}, {160, 225}, {175, 225}, {145, 250}, {160, 250}, {175, 250}}));
  EXPECT_EQ(places(130, 210, 40), (Places{{170, 225}, {170, 250}})) << "in the middle of a short line";
  EXPECT_EQ(places(50, 650, 9).size(), 46U) << "two rows of 23 at most";
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

// Discards become the next pile when the last card is drawn.
TEST(RegattaRaced, WhatIsDrawnAfterTheLastCardOfThePileWasDiscarded) {
  const auto board = std::make_shared<Board>(test::smallCourse(), test::smallDeck());
  RegattaPlay play(board, 2, 1, Until::All, 1);
  ASSERT_FALSE(play.tell(play.draw()));
  while (play.moment() == table::Moment::Place)
    ASSERT_FALSE(play.play(placeHand(play)->offers().front().choice));
  const auto change = [&](std::size_t cards) {
    Turn turn{play.seat(), Act::Change, {}, {}, {}, {}};
    for (std::size_t i = 0; i < cards; ++i)
      turn.cards.push_back(
          board->deck().cards[static_cast<std::size_t>(play.race().boat(turn.seat).hand[i])].id);
    ASSERT_FALSE(play.play(turnChoice(turn)));
  };
  while (play.race().drawPile().size() > 2) {
    change(play.race().drawPile().size() > 4 ? 3
                                             : static_cast<std::size_t>(play.race().drawPile().size()) - 2);
    ASSERT_FALSE(play.tell(play.draw()));
  }
  ASSERT_EQ(play.race().drawPile().size(), 2);
  change(3);
  const auto hand = drawHand(play);
  const auto names = [&] {
    std::set<std::string> offered;
    for (const race::Offer& offer : hand->offers()) offered.insert(offer.text);
    return offered;
  };
  const auto kinds = [&](const Pile& pile) {
    std::set<std::string> known;
    for (std::size_t card = 0; card < board->deck().cards.size(); ++card)
      if (pile[static_cast<int>(card)] > 0) known.insert(board->deck().cards[card].id);
    return known;
  };
  EXPECT_FALSE(hand->back()) << "nothing is drawn yet";
  EXPECT_EQ(names(), kinds(play.race().drawPile()));
  for (std::size_t drawn = 1; drawn <= 2; ++drawn) {
    ASSERT_TRUE(hand->takes(hand->offers().front()));
    EXPECT_EQ(hand->pieces().size(), drawn) << "it is shown";
  }
  EXPECT_EQ(names(), kinds(play.race().discardPile()));
  const race::Offer last = hand->offers().back();
  EXPECT_FALSE(hand->takes(last)) << "with it the choice is complete";
  EXPECT_FALSE(play.tell(last.choice));
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

// A watch that wants to stop when it is asked for the n-th time; never, if that is 0.
class StopsWhenAsked final : public validator::WorkWatch {
public:
  explicit StopsWhenAsked(int times) : times_(times) {}
  bool stopWanted() const override { return ++asked_ >= times_ && times_ > 0; }
  int asked() const { return asked_; }

private:
  int times_;
  mutable std::atomic<int> asked_ = 0;
};

TEST(RegattaReview, IsEmptyWhereNoPilotCanRaceAndNothingWhereItIsStopped) {
  const auto coach = [](const Course& course) {
    const auto board = std::make_shared<const Board>(course, test::smallDeck());
    RegattaPlay play(std::make_shared<Board>(course, test::smallDeck()), 2, 1, Until::First, 1);
    EXPECT_FALSE(play.tell(play.draw()));
    while (play.moment() == table::Moment::Place)
      EXPECT_FALSE(play.play(placeHand(play)->offers().front().choice));
    EXPECT_FALSE(play.play(turnChoice({1, Act::Turn, {}, plane::Heading(1), {}, {}})));
    EXPECT_FALSE(play.tell(play.draw()));
    return regattaCoach(board, play.record());
  };
  StopsWhenAsked never(0);
  Course walled = test::bareCourse();
  walled.islands = {{{0, 100}, {400, 100}, {400, 140}, {0, 140}}};
  const auto nothing = coach(walled).look(never);
  ASSERT_TRUE(nothing);
  EXPECT_THAT(nothing().turns, IsEmpty()) << "nobody comes past the island";
  const race::Coach sees = coach(test::bareCourse());
  const auto seen = sees.look(never);
  ASSERT_TRUE(seen);
  EXPECT_EQ(seen().turns.size(), 1U);
  const int asked = never.asked();
  ASSERT_GT(asked, 2);
  for (const int times : {1, asked / 2}) {
    StopsWhenAsked watch(times);
    EXPECT_FALSE(sees.look(watch)) << times << " of " << asked;
  }
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

TEST(RegattaRaced, ADeckThatDealsTwoHandsIsEnoughAndNoneIsNot) {
  formats::regatta::RegattaDocument document;
  document.body = {test::smallDeck(), test::smallCourse()};
  const auto offered = [&document] {
    auto edited = std::make_unique<EditedDocument>(formats::Document(document));
    const auto bench = gameOf(edited->content()).workbench(std::move(edited));
    return gameOf(bench->document().content()).races->offer(*bench);
  };
  auto& deck = std::get<fairway::regatta::Deck>(document.body.deck);
  deck.hand = 7;
  deck.cards.resize(1);
  deck.cards[0].count = 14;
  ASSERT_TRUE(offered());
  EXPECT_EQ(offered()->leastSeats, 2);
  EXPECT_EQ(offered()->mostSeats, 2);
  EXPECT_EQ(offered()->usualSeats, 2);
  EXPECT_EQ(offered()->courses.size(), 2U);
  EXPECT_EQ(offered()->usualCourse, 0U);
  document.body.deck = "nowhere.deck.yaml";
  ASSERT_FALSE(offered());
  EXPECT_EQ(offered().fault(), "The deck of this regatta cannot be read.");
}

TEST(RegattaRaced, SaysWhatIsUnderThePointerAndWhoHoldsWhat) {
  const auto bench = race::begun(*smallTable(), {{person, person}, 0, 2, 1, false, {}});
  const race::Raced& raced = *bench->raced();
  ASSERT_EQ(bench->shown().moment(), table::Moment::Place);
  EXPECT_THAT(raced.held(bench->shown()), IsEmpty()) << "first boats are placed";
  const Tree place = bench->offers()[0].choice;
  bench->take(0);
  const Pose boat = recordOf(*bench).grid[0].pose; // boat 2 begins
  EXPECT_EQ(recordOf(*bench).grid[0].seat, 2);
  const std::string where = std::to_string(boat.at.x) + ", " + std::to_string(boat.at.y) + " mm";
  EXPECT_EQ(raced.choiceText(bench->shown(), place), where + ", heading 0°");
  EXPECT_EQ(raced.describe(bench->shown(), {1.0 * boat.at.x, 1.0 * boat.at.y}), where + "  (Boat 2)")
      << "its bow";
  EXPECT_EQ(raced.describe(bench->shown(), {1.0 * boat.at.x, boat.at.y - 1.0}),
            std::to_string(boat.at.x) + ", " + std::to_string(boat.at.y - 1) + " mm")
      << "before its bow";
  EXPECT_EQ(raced.describe(bench->shown(), {0, 0}), "0, 0 mm");
  EXPECT_EQ(raced.describe(bench->shown(), {400, 300}), "400, 300 mm");
  EXPECT_EQ(raced.describe(bench->shown(), {401, 300}), "");
  EXPECT_EQ(raced.centreOf({Spot::Kind::Point, 40, 50}), (Point{40, 50}));
  EXPECT_EQ(raced.centreOf({Spot::Kind::Pose, 40, 50}), (Point{40, 50}));
  EXPECT_EQ(raced.centreOf({Spot::Kind::Cell, 40, 50}), std::nullopt);
  bench->take(0), bench->ready();
  ASSERT_EQ(bench->shown().moment(), table::Moment::Turn);
  EXPECT_EQ(raced.held(bench->shown()).size(), static_cast<std::size_t>(test::smallDeck().hand));
  EXPECT_EQ(raced.film(bench->document().content(), 0).race, 0U) << "a record is one race";
  EXPECT_THAT(raced.wayOf(bench->shown(), place), IsEmpty()) << "it is no turn";
  EXPECT_NE(RaceBench(std::make_unique<EditedDocument>(bench->document().content())).raced(), nullptr)
      << "the last seat may begin";
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

TEST(KnownRace, ABecalmedBoatOnlyDiscardsItsSun) {
  KnownRace known({"s", "t", "p", "sun"});
  EXPECT_EQ(standingWords(known.race, 2), "next is the start line");
  const Turn turn{1, Act::Play, {{"s", {1}}}, {}, {}, SunPlay{"sun", 2}};
  EXPECT_EQ(turnWords(turn), "play s; sun before boat 2");
  ASSERT_FALSE(known.race.act(turn));
  ASSERT_FALSE(known.race.draw({"s", "s-cloud"}));
  EXPECT_EQ(standingWords(known.race, 1), "next is red");
  EXPECT_EQ(standingWords(known.race, 2), "becalmed; next is the start line");
  TurnDraft draft(known.race);
  ASSERT_TRUE(draft.becalmed());
  EXPECT_EQ(draft.whyNot(0), "A becalmed boat only discards its sun");
  draft.choose(0), draft.heaveToTurn(), draft.heaveToChange();
  EXPECT_FALSE(draft.chosen(0));
  EXPECT_EQ(draft.mode(), TurnDraft::Mode::Cards);
  ASSERT_TRUE(draft.turn());
  EXPECT_EQ(turnWords(*draft.turn()), "discard the sun");
}

TEST(KnownRace, GatesAreCalledInTheirOrder) {
  const KnownRace known({"s", "t", "p", "sun"});
  EXPECT_EQ(gateWords(known.board, 0), "the start line");
  EXPECT_EQ(gateWords(known.board, 1), "red");
  EXPECT_EQ(gateWords(known.board, 2), "the finish");
}

TEST(KnownRace, SunsAreLaidBeforeOthersAfterACard) {
  const KnownRace known({"s", "t", "p", "sun"});
  TurnDraft draft(known.race);
  std::vector<int> others;
  for (const OtherBoat& other : otherBoats(known.race, 2)) others.push_back(other.seat);
  EXPECT_THAT(others, ElementsAre(1, 3));
  EXPECT_EQ(draft.whyNot(3), "A sun is laid after a card has been played");
  draft.choose(3);
  EXPECT_THAT(draft.sunTargets(), IsEmpty());
  EXPECT_FALSE(draft.laySun(2));
  playFirstFree(draft, 0);
  EXPECT_EQ(draft.whyNot(0), "Only a helm allows one more card");
  draft.choose(2);
  EXPECT_THAT(draft.sunTargets(), ElementsAre(2, 3));
  EXPECT_FALSE(draft.laySun(1)) << "not before its own";
  EXPECT_TRUE(draft.laySun(3));
  EXPECT_FALSE(draft.mayGoOn());
  EXPECT_EQ(turnWords(*draft.turn()), "play s; sun before boat 3");
}

TEST(KnownRace, APlaceSaysWhatIsInItsWay) {
  const Board board(test::bareCourse(), test::smallDeck());
  Race race(board, 2, 1, Until::First);
  for (const int seat : {1, 2}) ASSERT_FALSE(race.deal(seat, {"s", "t", "p", "sun"}));
  ASSERT_FALSE(race.place(1, {{200, 225}, plane::Heading(0)}));
  const auto why = [&race](Vec at, int steps = 0) { return whyNotPlaced(race, {at, plane::Heading(steps)}); };
  EXPECT_EQ(why({240, 225}), "");
  EXPECT_EQ(why({240, 215}), "bows start behind the line, at most a boat's length");
  EXPECT_EQ(why({205, 225}), "touches boat 1");
  EXPECT_EQ(why({135, 225}), "touches a white buoy");
  EXPECT_EQ(why({200, 230}, 12), "touches boat 1");
  Race behind(board, 2, 1, Until::First);
  for (const int seat : {1, 2}) ASSERT_FALSE(behind.deal(seat, {"s", "t", "p", "sun"}));
  ASSERT_FALSE(behind.place(1, {{200, 245}, plane::Heading(0)}));
  EXPECT_EQ(whyNotPlaced(behind, {{210, 225}, plane::Heading(0)}), "in another boat's zone");
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
