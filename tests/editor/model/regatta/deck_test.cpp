#include "editor/model/files/document_file.h"
#include "editor/model/regatta/deck_workbench.h"
#include "editor/model/regatta/files/pages.h"
#include "editor/model/regatta/files/regatta_files.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "rules/base/random.h"
#include "tests/support/matchers.h"
#include "tests/support/source_dir.h"

// A deck on the desk: cards and the stops of their arrows.
namespace fairway::editor::regatta {
namespace {

using fairway::regatta::ArrowPoint;
using fairway::regatta::Symbol;
using formats::Point;

struct CardDesk {
  DeckWorkbench bench;

  explicit CardDesk(std::unique_ptr<EditedDocument> document) : bench(std::move(document)) {}
  static CardDesk classic() {
    auto opened = openDocument(test::sourceDir() / "samples/regatta/classic.deck.yaml");
    EXPECT_TRUE(opened);
    return CardDesk(std::move(opened->document));
  }

  const Deck& deck() const { return bench.deck(); }
  std::size_t card(const char* id) const { return *cardNamed(deck(), id); }
  Point place(const StopChoice& stop) const { return bench.placeOf(stop); }
  void drag(Point from, Point to) {
    bench.pressAt({from, Button::Left});
    bench.moveTo({to, Button::Left});
    bench.releaseAt({to, Button::Left});
  }
  void expectSound() const {
    const std::string text = formats::writeDocument(bench.document().content());
    const auto read = formats::readDocument(text, "deck");
    ASSERT_TRUE(read) << formats::toText(read.fault()) << text;
    EXPECT_EQ(read->document.body, bench.document().content().body);
  }
  void examine() { bench.show(*bench.examination()({})); }
  std::size_t steps() const { return bench.document().history().position(); }
  std::string undoText() const { return bench.document().history().undoText(); }
};

TEST(DeckDesk, StopsAreDraggedOnTheirCard) {
  CardDesk desk = CardDesk::classic();
  const StopChoice stop{desk.card("t45"), 0, 1};
  const Point from = desk.place(stop);
  desk.drag(from, from + Point{5, -3});
  EXPECT_EQ(desk.deck().cards[stop.card].arrows[0][1], (ArrowPoint{56, 19, 30}));
  EXPECT_EQ(desk.bench.selection(), stop);
  EXPECT_EQ(desk.bench.document().history().position(), 1U);
  desk.drag(desk.place(stop), {-500, -500}); // never off the card
  EXPECT_EQ(desk.deck().cards[stop.card].arrows[0][1], (ArrowPoint{88, -31, 30}));
  desk.bench.wheel(-1);
  EXPECT_EQ(desk.deck().cards[stop.card].arrows[0][1].turn, 45);
  desk.bench.key(Key::Left);
  EXPECT_EQ(desk.deck().cards[stop.card].arrows[0][1].right, -31); // it is at the edge
  desk.bench.key(Key::Right);
  EXPECT_EQ(desk.deck().cards[stop.card].arrows[0][1].right, -30);
  desk.expectSound();
}

TEST(DeckDesk, AClickBesideTheMiddleOfAStopMovesNothing) {
  CardDesk desk = CardDesk::classic();
  const StopChoice stop{desk.card("p60"), 0, 0};
  const Point beside = desk.place(stop) + Point{-2, 1};
  desk.drag(beside, beside);
  EXPECT_EQ(desk.bench.selection(), stop);
  EXPECT_EQ(desk.steps(), 0U);
  desk.drag(beside, beside + Point{4, 0});
  const Point moved = desk.place(stop) + Point{-2, 1};
  EXPECT_EQ(moved.x, beside.x + 4) << "it stays below the pointer";
  EXPECT_EQ(moved.y, beside.y);
}

TEST(DeckDesk, ACardIsMirroredWithAKeyAndTheBalanceFollows) {
  CardDesk desk = CardDesk::classic();
  desk.examine();
  EXPECT_TRUE(desk.bench.facts()->unbalanced.empty());
  EXPECT_EQ(desk.bench.facts()->cards, 55);
  EXPECT_EQ(desk.bench.facts()->headings, 24);
  const std::size_t card = desk.card("p45");
  desk.bench.pressAt({desk.bench.deckScene().cardBox(card).centre(), Button::Left});
  desk.bench.key(Key::Flip);
  EXPECT_EQ(desk.deck().cards[card].arrows, desk.deck().cards[desk.card("t45")].arrows);
  desk.examine();
  EXPECT_THAT(desk.bench.facts()->unbalanced, Contains(card));
  EXPECT_THAT(desk.bench.deckScene().marked, Contains(card));
  desk.bench.key(Key::Flip);
  desk.examine();
  EXPECT_TRUE(desk.bench.facts()->unbalanced.empty());
}

TEST(DeckDesk, AFindingsCardStandsOut) {
  CardDesk desk = CardDesk::classic();
  const std::size_t card = desk.card("p45");
  desk.bench.select(StopChoice{card, {}, 0});
  desk.bench.key(Key::Flip);
  const auto made = desk.bench.examination()({});
  desk.bench.show(*made);
  EXPECT_EQ(desk.bench.deckScene().marked.size(), 2U);
  for (const validator::Finding& finding : made->report.findings) {
    if (finding.code != "D02") continue;
    desk.bench.showFinding(&finding);
    EXPECT_EQ(desk.bench.deckScene().marked.size(), 1U) << finding.key;
  }
  desk.bench.showFinding(nullptr);
  EXPECT_EQ(desk.bench.deckScene().marked.size(), 2U);
}

TEST(DeckDesk, AMirrorImageIsAddedWhereThereIsNone) {
  CardDesk desk = CardDesk::classic();
  desk.bench.select(StopChoice{desk.card("p30"), {}, 0});
  desk.bench.addMirrorImage();
  EXPECT_EQ(desk.deck().cards.size(), 22U) << "t30 is there";
  desk.bench.select(StopChoice{desk.card("p30"), {}, 0});
  desk.bench.duplicateCard();
  ASSERT_EQ(desk.deck().cards.size(), 23U);
  const StopChoice copy = *desk.bench.selection();
  EXPECT_EQ(desk.deck().cards[copy.card].id, "p30-2");
  desk.bench.select(StopChoice{copy.card, 0, 0});
  desk.bench.key(Key::Up);
  desk.bench.addMirrorImage();
  EXPECT_EQ(desk.deck().cards[copy.card + 1].id, "t30-2");
  desk.examine();
  EXPECT_TRUE(desk.bench.facts()->unbalanced.empty());
  desk.expectSound();
}

TEST(DeckDesk, StopsArrowsAndCardsComeAndGo) {
  CardDesk desk = CardDesk::classic();
  desk.bench.addCard();
  const std::size_t card = desk.bench.selection()->card;
  desk.bench.addArrow();
  EXPECT_EQ(desk.deck().cards[card].arrows.size(), 2U);
  desk.bench.key(Key::Enter);
  EXPECT_EQ(desk.deck().cards[card].arrows[1].size(), 3U);
  desk.expectSound();
  for (int i = 0; i < 3; ++i) {
    desk.bench.select(StopChoice{card, 1, 0});
    desk.bench.key(Key::Delete);
  }
  EXPECT_EQ(desk.deck().cards[card].arrows.size(), 1U) << "an arrow goes with its last stop";
  for (int i = 0; i < 5; ++i) {
    desk.bench.select(StopChoice{card, 0, 0});
    desk.bench.key(Key::Delete);
  }
  EXPECT_EQ(desk.deck().cards[card].arrows[0].size(), 1U) << "a card without a sun has an arrow";
  desk.bench.select(StopChoice{card, {}, 0});
  desk.bench.key(Key::Delete);
  EXPECT_EQ(desk.deck().cards.size(), 22U);
  desk.bench.select(StopChoice{desk.card("sun"), {}, 0});
  desk.bench.addArrow();
  EXPECT_TRUE(desk.deck().cards[desk.card("sun")].arrows.empty());
  desk.expectSound();
}

TEST(DeckDesk, NumbersStayWithinBounds) {
  const Deck deck = CardDesk::classic().deck();
  EXPECT_FALSE(withCount(deck, 0, 0));
  EXPECT_FALSE(withCount(deck, 0, 152));
  EXPECT_EQ(cardCount(*withCount(deck, 0, 151)), 200);
  EXPECT_FALSE(withId(deck, 0, "p30"));
  EXPECT_FALSE(withId(deck, 0, ""));
  EXPECT_TRUE(withId(deck, 0, "s88"));
  EXPECT_FALSE(withSize(deck, 50, 88)); // stops would lie off the card
  EXPECT_FALSE(withSize(deck, 151, 88));
  EXPECT_TRUE(withSize(deck, 70, 100));
  EXPECT_FALSE(withHand(deck, 2));
  EXPECT_FALSE(withHand(deck, 8));
  EXPECT_TRUE(withSymbol(deck, 0, fairway::regatta::Symbol::Sun)->cards[0].arrows.empty());
  EXPECT_FALSE(withSymbol(deck, 21, fairway::regatta::Symbol::None)->cards[21].arrows.empty());
}

// Cards of 60 x 80 mm: one with two arrows, one laid across, and a sun. There is room for one card more.
Deck fewCards() {
  Deck deck;
  deck.width = 60, deck.length = 80;
  deck.cards = {{"p10", 150, Symbol::None, false, {{{20, 4, 15}, {40, 10, 30}}, {{50, -30, 0}}}},
                {"wide", 48, Symbol::None, true, {{{30, -40, 0}, {60, 40, 0}}}},
                {"sun", 1, Symbol::Sun, false, {}}};
  return deck;
}

TEST(DeckDesk, StopsStayOnTheirCards) {
  const Deck deck = fewCards();
  const auto moved = [&deck](const StopChoice& stop, int forward, int right) {
    const Deck after = *movedStop(deck, stop, forward, right);
    return after.cards[stop.card].arrows[*stop.arrow][stop.point];
  };
  EXPECT_EQ(moved({0, 0, 1}, 80, 30), (ArrowPoint{80, 30, 30}));
  EXPECT_EQ(moved({0, 0, 1}, 81, 31), (ArrowPoint{80, 30, 30}));
  EXPECT_EQ(moved({0, 0, 1}, -1, -31), (ArrowPoint{0, -30, 30}));
  EXPECT_EQ(moved({1, 0, 0}, 81, 41), (ArrowPoint{60, 40, 0})) << "across it is wider than long";
  EXPECT_FALSE(movedStop(deck, {0, {}, 0}, 10, 10)) << "a card has no place of its own";
}

TEST(DeckDesk, AStopTurnsLessThanACircle) {
  const Deck deck = fewCards();
  const auto turned = [](const Deck& from, int steps) -> std::optional<int> {
    const auto after = turnedStop(from, {0, 0, 0}, steps);
    return after ? std::optional(after->cards[0].arrows[0][0].turn) : std::nullopt;
  };
  EXPECT_EQ(turned(deck, 1), 30);
  EXPECT_EQ(turned(deck, 22), 345);
  EXPECT_EQ(turned(deck, 23), std::nullopt);
  EXPECT_EQ(turned(deck, -24), -345);
  EXPECT_EQ(turned(deck, -25), std::nullopt);
  EXPECT_FALSE(turnedStop(deck, {0, {}, 0}, 1));
}

TEST(DeckDesk, ANewStopLiesBetweenItsNeighboursOrAhead) {
  Deck deck = fewCards();
  const auto between = withStop(deck, {0, 0, 0});
  ASSERT_TRUE(between);
  EXPECT_EQ(between->stop, (StopChoice{0, 0, 1}));
  EXPECT_THAT(between->deck.cards[0].arrows[0],
              ElementsAre(ArrowPoint{20, 4, 15}, ArrowPoint{30, 7, 15}, ArrowPoint{40, 10, 30}));
  const auto ahead = withStop(deck, {0, 0, 1});
  ASSERT_TRUE(ahead);
  EXPECT_EQ(ahead->stop, (StopChoice{0, 0, 2}));
  EXPECT_EQ(ahead->deck.cards[0].arrows[0].back(), (ArrowPoint{50, 10, 30}));
  EXPECT_EQ(withStop(deck, {1, 0, 1})->deck.cards[1].arrows[0].back(), (ArrowPoint{60, 40, 0}))
      << "as far as the card goes";
  EXPECT_FALSE(withStop(deck, {0, {}, 0}));
  deck.cards[0].arrows[0].resize(5);
  EXPECT_EQ(withStop(deck, {0, 0, 0})->deck.cards[0].arrows[0].size(), 6U);
  deck.cards[0].arrows[0].resize(6);
  EXPECT_FALSE(withStop(deck, {0, 0, 0})) << "six are the most";
}

TEST(DeckDesk, ANewArrowGoesStraightAcrossTheCard) {
  Deck deck = fewCards();
  const auto upright = withArrow(deck, 0);
  ASSERT_TRUE(upright);
  EXPECT_EQ(upright->stop, (StopChoice{0, 2, 1}));
  EXPECT_THAT(upright->deck.cards[0].arrows[2], ElementsAre(ArrowPoint{40, 0, 0}, ArrowPoint{80, 0, 0}));
  EXPECT_THAT(withArrow(deck, 1)->deck.cards[1].arrows[1],
              ElementsAre(ArrowPoint{30, 0, 0}, ArrowPoint{60, 0, 0}));
  EXPECT_FALSE(withArrow(deck, 2)) << "a sun has none";
  deck.cards[0].arrows.resize(63);
  EXPECT_TRUE(withArrow(deck, 0));
  deck.cards[0].arrows.resize(64);
  EXPECT_FALSE(withArrow(deck, 0));
}

TEST(DeckDesk, ADeckHoldsOnlySoManyCards) {
  Deck deck = fewCards();
  const auto added = withCard(deck);
  ASSERT_TRUE(added);
  EXPECT_EQ(added->stop, (StopChoice{3, {}, 0}));
  EXPECT_EQ(added->deck.cards[3], (Card{"card", 1, Symbol::None, false, {{{40, 0, 0}, {80, 0, 0}}}}));
  EXPECT_FALSE(withCard(added->deck)) << "two hundred are the most";
  EXPECT_FALSE(duplicated(deck, 1));
  const auto copy = duplicated(deck, 2);
  ASSERT_TRUE(copy);
  EXPECT_EQ(copy->stop, (StopChoice{3, {}, 0}));
  EXPECT_EQ(copy->deck.cards[3].id, "sun-2");
  EXPECT_FALSE(withMirrorImage(deck, 0));
  deck.cards[0].count = 1;
  EXPECT_EQ(withMirrorImage(deck, 0)->deck.cards[1].id, "t10");
  deck.cards.insert(deck.cards.begin() + 1, {"sun-2", 1, Symbol::Sun, false, {}});
  EXPECT_EQ(duplicated(deck, 3)->deck.cards[4].id, "sun-3");
  // At least twenty stay.
  deck = fewCards();
  deck.cards[0].count = 20, deck.cards[1].count = 19;
  EXPECT_TRUE(removed(deck, {0, {}, 0}));
  EXPECT_FALSE(withCount(deck, 0, 0));
  deck.cards[1].count = 18;
  EXPECT_FALSE(removed(deck, {0, {}, 0}));
  EXPECT_TRUE(withCount(deck, 0, 1));
  deck.cards[1].count = 17;
  EXPECT_FALSE(withCount(deck, 0, 1));
  EXPECT_TRUE(withCount(deck, 0, 2));
}

TEST(DeckDesk, MirrorImagesAreCalledByTheirSide) {
  Deck deck = fewCards();
  deck.cards[0].count = 1;
  const auto image = [&deck](const char* id) {
    deck.cards[0].id = id;
    return withMirrorImage(deck, 0)->deck.cards[1].id;
  };
  EXPECT_EQ(image("p10"), "t10");
  EXPECT_EQ(image("t90-2"), "p90-2");
  EXPECT_EQ(image("p-helm"), "t-helm");
  EXPECT_EQ(image("t0"), "p0");
  EXPECT_EQ(image("p9"), "t9");
  EXPECT_EQ(image("port"), "port-mirrored");
  EXPECT_EQ(image("p"), "p-mirrored");
  EXPECT_EQ(image("s10"), "s10-mirrored");
  EXPECT_EQ(image("p/1"), "p/1-mirrored");
  EXPECT_EQ(image("t:1"), "t:1-mirrored");
  EXPECT_FALSE(withMirrorImage(deck, 2)) << "a sun is its own";
}

TEST(DeckDesk, ArrowsFollowSymbolsAndTheWayACardLies) {
  const Deck deck = fewCards();
  EXPECT_THAT(withSymbol(deck, 2, Symbol::None)->cards[2].arrows,
              ElementsAre(fairway::regatta::Arrow{{40, 0, 0}}));
  EXPECT_EQ(withSymbol(deck, 0, Symbol::Helm)->cards[0].arrows, deck.cards[0].arrows);
  EXPECT_EQ(withSymbol(deck, 0, Symbol::Helm)->cards[0].symbol, Symbol::Helm);
  Deck lying = deck;
  lying.cards[2].across = true;
  EXPECT_THAT(withSymbol(lying, 2, Symbol::Cloud)->cards[2].arrows,
              ElementsAre(fairway::regatta::Arrow{{30, 0, 0}}));
  EXPECT_THAT(laidAcross(deck, 1, false)->cards[1].arrows,
              ElementsAre(fairway::regatta::Arrow{{30, -30, 0}, {60, 30, 0}}));
  EXPECT_TRUE(laidAcross(deck, 0, true)->cards[0].across);
}

TEST(DeckDesk, SizesAndHandsHaveTheirBounds) {
  const Deck deck = fewCards();
  EXPECT_FALSE(withSize(deck, 59, 80)) << "a stop lies on the edge";
  EXPECT_FALSE(withSize(deck, 60, 79));
  Deck empty = deck;
  for (Card& card : empty.cards) card.arrows.clear();
  EXPECT_TRUE(withSize(empty, 30, 150));
  EXPECT_TRUE(withSize(empty, 150, 30));
  EXPECT_FALSE(withSize(empty, 29, 80));
  EXPECT_FALSE(withSize(empty, 60, 29));
  EXPECT_FALSE(withSize(empty, 60, 151));
  EXPECT_EQ(withHand(deck, 3)->hand, 3);
  EXPECT_EQ(withHand(deck, 7)->hand, 7);
}

TEST(DeckDesk, StepsWithoutACardDoNothing) {
  CardDesk desk = CardDesk::classic();
  desk.bench.addStop(), desk.bench.addArrow(), desk.bench.duplicateCard(), desk.bench.mirrorCard();
  desk.bench.addMirrorImage(), desk.bench.removeSelection(), desk.bench.changeCount(1);
  desk.bench.wheel(1);
  for (int key = 0; key < 10; ++key) desk.bench.key(static_cast<Key>(key));
  EXPECT_EQ(desk.steps(), 0U);
  EXPECT_FALSE(desk.bench.cancel());
  EXPECT_EQ(desk.bench.hint(), "Click a card or a stop of one of its arrows");
  desk.bench.select(StopChoice{0, {}, 0});
  desk.bench.key(Key::Up), desk.bench.wheel(1), desk.bench.key(Key::Enter);
  EXPECT_EQ(desk.steps(), 0U) << "a card as a whole has no stop to move";
  EXPECT_THAT(desk.bench.hint(), HasSubstr("X mirrors the card"));
  desk.bench.select(StopChoice{0, 0, 0});
  EXPECT_THAT(desk.bench.hint(), HasSubstr("Drag the stop"));
  desk.bench.select(StopChoice{desk.deck().cards.size(), {}, 0});
  EXPECT_FALSE(desk.bench.selection()) << "there is no such card";
  desk.bench.select(StopChoice{0, 0, 99});
  EXPECT_FALSE(desk.bench.selection());
}

TEST(DeckDesk, KeysMoveAndTurnAStopByOne) {
  CardDesk desk = CardDesk::classic();
  const StopChoice stop{desk.card("t45"), 0, 0};
  desk.bench.select(stop);
  const auto after = [&](Key key) {
    desk.bench.key(key);
    return desk.deck().cards[stop.card].arrows[0][0];
  };
  const ArrowPoint from = desk.deck().cards[stop.card].arrows[0][0];
  EXPECT_EQ(after(Key::Up), (ArrowPoint{from.forward + 1, from.right, from.turn}));
  EXPECT_EQ(after(Key::Right), (ArrowPoint{from.forward + 1, from.right + 1, from.turn}));
  EXPECT_EQ(after(Key::Down), (ArrowPoint{from.forward, from.right + 1, from.turn}));
  EXPECT_EQ(after(Key::Left), from);
  EXPECT_EQ(desk.undoText(), "Move a stop of card t45");
  EXPECT_EQ(after(Key::TurnRight).turn, from.turn + 15);
  EXPECT_EQ(after(Key::TurnLeft), from);
  EXPECT_EQ(desk.undoText(), "Turn a stop of card t45");
  desk.bench.wheel(1);
  EXPECT_EQ(desk.deck().cards[stop.card].arrows[0][0].turn, from.turn - 15);
  desk.bench.changeCount(1);
  EXPECT_EQ(desk.undoText(), "Change the number of card t45");
  desk.bench.key(Key::Delete);
  EXPECT_EQ(desk.undoText(), "Remove a stop of card t45");
  EXPECT_EQ(desk.bench.selection(), (StopChoice{stop.card, {}, 0})) << "its card stays in hand";
  desk.bench.key(Key::Delete);
  EXPECT_EQ(desk.undoText(), "Remove card t45");
  EXPECT_FALSE(desk.bench.selection());
}

TEST(DeckDesk, AHandTakesTheNearestStop) {
  formats::regatta::DeckDocument document;
  document.body.deck = fewCards();
  document.body.deck.cards[0].arrows.push_back({{20, 4, 0}}); // where the first arrow has a stop, too
  CardDesk desk(std::make_unique<EditedDocument>(formats::Document(std::move(document))));
  const auto pressed = [&desk](Point at) {
    desk.bench.pressAt({at, Button::Right});
    return desk.bench.selection();
  };
  const Point stop = desk.place({0, 0, 1});
  EXPECT_EQ(pressed(stop + Point{3, 0}), (StopChoice{0, 0, 1})) << "as far as the hand reaches";
  EXPECT_EQ(pressed(stop + Point{3.1, 0}), (StopChoice{0, {}, 0})) << "the card";
  EXPECT_EQ(pressed(desk.place({0, 1, 0}) - Point{2.9, 0}), (StopChoice{0, 1, 0})) << "beside the card";
  EXPECT_EQ(pressed({-100, -100}), std::nullopt);
  const Point both = desk.place({0, 0, 0});
  EXPECT_EQ(pressed(both), (StopChoice{0, 0, 0})) << "of two the first";
  desk.bench.select(StopChoice{0, 2, 0});
  EXPECT_EQ(pressed(both), (StopChoice{0, 2, 0})) << "but for the arrow in hand";
  desk.bench.select(StopChoice{1, 2, 0});
  EXPECT_EQ(pressed(both), (StopChoice{0, 0, 0}));
  EXPECT_EQ(desk.bench.describe(stop), "card p10: 40 mm forward, 10 mm to the right, turned by 30°");
  EXPECT_EQ(desk.bench.describe(desk.place({0, {}, 0}) + Point{20, 0}), "card p10");
  EXPECT_EQ(desk.bench.describe({-100, -100}), "");
  EXPECT_EQ(desk.bench.hoveredStop(), std::nullopt);
  desk.bench.moveTo({stop + Point{1, 1}, Button::None});
  EXPECT_EQ(desk.bench.hoveredStop(), stop);
  EXPECT_EQ(desk.steps(), 0U) << "nothing was dragged";
}

TEST(DeckDesk, OnlyStopsAreDraggedAndOnlyWithTheLeftButton) {
  CardDesk desk = CardDesk::classic();
  const Point stop = desk.place({desk.card("t45"), 0, 1});
  desk.bench.pressAt({stop, Button::Right});
  desk.bench.moveTo({stop + Point{9, 9}, Button::Left});
  desk.bench.releaseAt({stop + Point{9, 9}, Button::Left});
  desk.bench.pressAt({stop, Button::Left});
  desk.bench.moveTo({stop + Point{9, 9}, Button::None});
  desk.bench.releaseAt({stop + Point{9, 9}, Button::Right});
  EXPECT_EQ(desk.steps(), 0U);
  const Point card = desk.bench.deckScene().cardBox(desk.card("sun")).centre();
  desk.drag(card, card + Point{9, 9});
  EXPECT_EQ(desk.steps(), 0U);
  desk.bench.pressAt({stop, Button::Left});
  EXPECT_TRUE(desk.bench.cancel());
  desk.bench.releaseAt({stop + Point{9, 9}, Button::Left});
  EXPECT_EQ(desk.steps(), 0U) << "it was given up";
}

TEST(DeckDesk, ThePointerOfTheKeyboardStaysOnTheBoard) {
  CardDesk desk = CardDesk::classic();
  const formats::Box box = desk.bench.scene()->box();
  const auto from = [&desk](std::optional<Point> at, Key key) { return desk.bench.stepped(at, key); };
  EXPECT_EQ(from({}, Key::Enter), desk.bench.deckScene().cardBox(0).centre());
  EXPECT_EQ(from(Point{50, 50}, Key::Right), (Point{51, 50}));
  EXPECT_EQ(from(Point{50, 50}, Key::Left), (Point{49, 50}));
  EXPECT_EQ(from(Point{50, 50}, Key::Down), (Point{50, 51}));
  EXPECT_EQ(from(Point{50, 50}, Key::Up), (Point{50, 49}));
  EXPECT_EQ(from(Point{box.left, box.top}, Key::Left), (Point{box.left, box.top}));
  EXPECT_EQ(from(Point{box.right, box.bottom}, Key::Down), (Point{box.right, box.bottom}));
}

TEST(DeckDesk, AFindingsKeyNamesItsCard) {
  CardDesk desk = CardDesk::classic();
  const auto marked = [&desk](const char* key) {
    validator::Finding finding;
    finding.key = key;
    desk.bench.showFinding(&finding);
    return desk.bench.deckScene().marked;
  };
  EXPECT_THAT(marked("cards[1]"), ElementsAre(0U));
  EXPECT_THAT(marked("cards[22].arrows[1]"), ElementsAre(21U));
  EXPECT_THAT(marked("cards[23]"), IsEmpty()) << "there are 22";
  EXPECT_THAT(marked("cards[0]"), IsEmpty());
  EXPECT_THAT(marked("cards[]"), IsEmpty());
  EXPECT_THAT(marked("hand"), IsEmpty());
}

TEST(DeckDesk, DifferencesAreToldInWords) {
  CardDesk desk = CardDesk::classic();
  const formats::Document before = desk.bench.document().content();
  desk.bench.select(StopChoice{desk.card("p30"), {}, 0});
  desk.bench.key(Key::Flip);
  desk.bench.addCard();
  const auto lines = differences(before, desk.bench.document().content());
  EXPECT_THAT(lines, Contains("card p30 was changed"));
  EXPECT_THAT(lines, Contains("card card is new"));
  EXPECT_THAT(summary(before), Contains("a deck of 55 cards"));
  EXPECT_THAT(differences(desk.bench.document().content(), before),
              ElementsAre("card p30 was changed", "card card is gone"));
  const auto with = [&before](auto change) {
    formats::Document after = before;
    change(after.get<formats::regatta::DeckBody>().deck);
    return differences(before, after);
  };
  EXPECT_THAT(differences(before, before), IsEmpty());
  const auto sizes = ElementsAre("the cards' size or the hand differs");
  EXPECT_THAT(with([](Deck& deck) { ++deck.width; }), sizes);
  EXPECT_THAT(with([](Deck& deck) { ++deck.length; }), sizes);
  EXPECT_THAT(with([](Deck& deck) { ++deck.hand; }), sizes);
}

TEST(DeckDesk, WhatAReaderLeftEmptyIsMended) {
  formats::Document content = CardDesk::classic().bench.document().content();
  const formats::Document sound = content;
  mend(content);
  EXPECT_EQ(content, sound);
  Deck& deck = content.get<formats::regatta::DeckBody>().deck;
  deck.width = 1, deck.length = 999;
  deck.cards[0].arrows.push_back({});
  mend(content);
  EXPECT_EQ(deck.width, 30);
  EXPECT_EQ(deck.length, 150);
  EXPECT_EQ(deck.cards[0].arrows.size(), 1U);
  EXPECT_FALSE(isBare(content));
  deck.cards.clear();
  EXPECT_TRUE(isBare(content)) << "nothing is left to show";
}

TEST(DeckDesk, OnlyCardsCanBePrintedOfIt) {
  CardDesk desk = CardDesk::classic();
  EXPECT_TRUE(canPrint(desk.bench.document().content(), PrintMode::Cards));
  EXPECT_FALSE(canPrint(desk.bench.document().content(), PrintMode::Poster));
  PrintChoice choice;
  choice.mode = PrintMode::Cards;
  const auto pages = printedPages(printJob(desk.bench.document().content(), choice));
  ASSERT_TRUE(pages);
  EXPECT_EQ(pages->count(), 14);
}

TEST(DeckDesk, RandomHandsNeverSpoilADeck) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    CardDesk desk = CardDesk::classic();
    const formats::Document before = desk.bench.document().content();
    Random random(seed);
    const formats::Box box = desk.bench.scene()->box();
    const auto at = [&] {
      return Point{static_cast<double>(random.below(static_cast<std::uint64_t>(box.right))),
                   static_cast<double>(random.below(static_cast<std::uint64_t>(box.bottom)))};
    };
    for (int step = 0; step < 150; ++step) {
      switch (random.below(8)) {
      case 0:
        desk.bench.key(static_cast<Key>(random.below(10)));
        break;
      case 1:
        desk.bench.addMirrorImage();
        break;
      case 2:
        desk.bench.changeCount(random.below(2) == 0 ? 1 : -1);
        break;
      case 3:
        desk.bench.addArrow();
        break;
      default: {
        const StopChoice stop{random.below(desk.deck().cards.size()), 0, 0};
        desk.drag(isThere(desk.deck(), stop) ? desk.place(stop) : at(), at());
      }
      }
    }
    desk.expectSound();
    while (desk.bench.document().canUndo()) desk.bench.undo();
    EXPECT_EQ(desk.bench.document().content(), before);
  }
}

} // namespace
} // namespace fairway::editor::regatta
