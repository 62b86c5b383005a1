#include "editor/model/files/document_file.h"
#include "editor/model/regatta/deck_workbench.h"
#include "editor/model/regatta/files/print_job.h"
#include "editor/model/regatta/files/regatta_files.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "rules/base/random.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

// A deck on the desk: cards and the stops of their arrows.
namespace fairway::editor::regatta {
namespace {

using fairway::regatta::ArrowPoint;
using formats::Point;
using testing::Contains;

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
}

TEST(DeckDesk, OnlyCardsCanBePrintedOfIt) {
  CardDesk desk = CardDesk::classic();
  EXPECT_TRUE(canPrint(desk.bench.document().content(), PrintMode::Cards));
  EXPECT_FALSE(canPrint(desk.bench.document().content(), PrintMode::Poster));
  PrintChoice choice;
  choice.mode = PrintMode::Cards;
  const auto pages = printedPages(desk.bench.document().content(), choice);
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
