#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "formats/regatta/kinds.h"
#include "formats/regatta/resolve.h"
#include "rules/base/random.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

namespace fairway::formats::regatta {
namespace {

using namespace fairway::regatta;
using testing::HasSubstr;

Document readText(const std::string& text) {
  const auto read = readDocument(text, "f");
  EXPECT_TRUE(read) << toText(read.fault());
  return read->document;
}

// The example of the rules, as people write it: with defaults left out.
TEST(RegattaDocuments, DefaultsAreThoseOfThePage) {
  const Document document = readText(R"(fairway: 1
kind: regatta
deck: classic.deck.yaml
table: [1000, 800]
line: {left: [375, 650], right: [625, 650]}
buoys:
  - {name: red, at: [300, 250]}
round:
  - {buoy: red, leave: starboard}
)");
  const RegattaBody& body = document.get<RegattaBody>();
  EXPECT_EQ(body.course.finish, FinishWay::Back);
  EXPECT_EQ(body.course.length, 45);
  EXPECT_EQ(body.course.beam, 15);
  EXPECT_EQ(body.course.buoy, 12);
  EXPECT_TRUE(body.course.islands.empty());
  EXPECT_FALSE(body.course.round[0].gate);
}

TEST(RegattaDocuments, ADeckLeavesOutWhatIsUsual) {
  const Document document = readText(R"(fairway: 1
kind: deck
card: {width: 63, length: 88}
cards:
  - {id: s88, count: 19, arrows: [[[88, 0, 0]]]}
  - {id: t45-helm, symbol: helm, arrows: [[[27, 4, 15], [53, 14, 30], [75, 31, 45]]]}
)");
  const Deck& deck = document.get<DeckBody>().deck;
  EXPECT_EQ(deck.hand, 5);
  EXPECT_EQ(deck.cards[1].count, 1);
  EXPECT_EQ(deck.cards[1].symbol, Symbol::Helm);
  EXPECT_EQ(deck.cards[1].arrows[0][2], (ArrowPoint{75, 31, 45}));
  EXPECT_EQ(cardCount(deck), 20);
}

TEST(RegattaDocuments, TemplatesHoldTheClassicDeck) {
  const auto classic = readDocumentFile(test::sourceDir() / "samples/regatta/classic.deck.yaml");
  ASSERT_TRUE(classic) << toText(classic.fault());
  const Deck& deck = classic->document.get<DeckBody>().deck;
  EXPECT_EQ(readText(std::string(deckTemplate())).get<DeckBody>().deck, deck);
  EXPECT_EQ(std::get<Deck>(readText(std::string(regattaTemplate())).get<RegattaBody>().deck), deck);
}

TEST(RegattaDocuments, ARecordSaysWhatWasDone) {
  const Document document = readText(R"(fairway: 1
kind: record
game: regatta
regatta: harbour.regatta.yaml
players: 2
first: 1
hands: [[s88, p30, t45-helm, sun, joker], [s63, s88, p60, t30, t90]]
grid:
  - {seat: 1, at: [420, 650], heading: 0}
  - {seat: 2, at: [560, 655], heading: 345}
turns:
  - {seat: 1, play: [{card: t45-helm, arrows: [1]}, {card: s88, arrows: [1]}], sun: {card: sun, before: 2}, draw: [p45, s88, t60]}
  - {seat: 2, skip: true}
  - {seat: 1, heave: turn, heading: 75, ends: [580, 450, 75]}
  - {seat: 2, heave: change, cards: [p60, t90], draw: [s88, joker]}
)");
  const RaceRecord& record = document.get<RecordBody>().record;
  EXPECT_EQ(record.until, Until::First);
  EXPECT_EQ(record.hands[1][4], "t90");
  EXPECT_EQ(record.grid[1].pose, (Pose{{560, 655}, Heading::ofDegrees(345)}));
  ASSERT_EQ(record.turns.size(), 4u);
  EXPECT_EQ(record.turns[0].turn.play[1].card, "s88");
  EXPECT_EQ(record.turns[0].turn.sun, (SunPlay{"sun", 2}));
  EXPECT_EQ(record.turns[1].turn.act, Act::Skip);
  EXPECT_EQ(record.turns[2].ends, (Pose{{580, 450}, Heading::ofDegrees(75)}));
  EXPECT_EQ(record.turns[3].turn.cards, (std::vector<std::string>{"p60", "t90"}));
  EXPECT_EQ(record.turns[3].draw, (std::vector<std::string>{"s88", "joker"}));
  EXPECT_THAT(writeDocument(document), HasSubstr("game: regatta\n"));
}

TEST(RegattaDocuments, AllFaultsOfADeckComeOutTogether) {
  const auto read = readDocument(R"(fairway: 1
kind: deck
card: {width: 63, length: 88}
cards:
  - {id: s88, count: 19, arrows: [[[89, 0, 0]]]}
  - {id: s88, arrows: [[[27, 4, 20]]]}
  - {id: sun, symbol: sun, arrows: [[[27, 4, 15]]]}
)",
                                 "f");
  ASSERT_FALSE(read);
  const std::string text = toText(read.fault());
  EXPECT_THAT(text, HasSubstr("f:5:36: error: cards[1].arrows[1][1]: the point [89, 0] is off the card"));
  EXPECT_THAT(text, HasSubstr("cards[2].id: there is a card 's88' already"));
  EXPECT_THAT(text, HasSubstr("cards[2].arrows[1][1][3]: expected a multiple of 15"));
  EXPECT_THAT(text, HasSubstr("cards[3].arrows: a sun has no arrows"));
}

TEST(RegattaDocuments, TheClassicDeckIsTheOneOfThePage) {
  const auto read = readDocumentFile(test::sourceDir() / "samples/regatta/classic.deck.yaml");
  ASSERT_TRUE(read);
  const Deck& deck = read->document.get<DeckBody>().deck;
  EXPECT_EQ(cardCount(deck), 55);
  int suns = 0, clouds = 0, helms = 0;
  for (const Card& card : deck.cards) {
    if (card.symbol == Symbol::Sun) suns += card.count;
    if (card.symbol == Symbol::Cloud) clouds += card.count;
    if (card.symbol == Symbol::Helm) helms += card.count;
  }
  EXPECT_EQ(suns, 5);
  EXPECT_EQ(clouds, 3);
  EXPECT_EQ(helms, 6);
}

// Documents by chance keep their meaning and their bytes.
class AnyDocument {
public:
  explicit AnyDocument(std::uint64_t seed) : random_(seed) {}

  Deck deck() {
    Deck deck;
    deck.width = within(30, 150), deck.length = within(30, 150), deck.hand = within(3, 7);
    const int kinds = within(1, 6);
    for (int i = 0; i < kinds; ++i) deck.cards.push_back(card(deck, "card " + std::to_string(i)));
    deck.cards[0].count += 20;
    return deck;
  }

  Course course() {
    Course course;
    course.table = {within(300, 3000), within(300, 3000)};
    course.left = point(), course.right = course.left + Vec{within(1, 9), 0};
    course.finish = within(0, 1) ? FinishWay::Back : FinishWay::Through;
    course.length = within(20, 120), course.beam = within(6, 40), course.buoy = within(4, 60);
    const int buoys = within(1, 8);
    for (int i = 0; i < buoys; ++i)
      course.buoys.push_back({i == 0 ? "yes" : "buoy: " + std::to_string(i), point()});
    for (int i = 0; i < buoys; ++i) course.round.push_back(rounding(static_cast<std::size_t>(i)));
    for (int i = within(0, 3); i > 0; --i) {
      const Vec corner = point();
      course.islands.push_back({corner, corner + Vec{within(1, 50), 0}, corner + Vec{0, within(1, 50)}});
    }
    for (int i = within(0, 3); i > 0; --i)
      course.obstacles.push_back(
          {within(0, 1) ? std::optional("cup " + std::to_string(i)) : std::nullopt, point(), within(4, 600)});
    return course;
  }

  RaceRecord record() {
    RaceRecord record;
    record.players = within(2, 4), record.first = within(1, 4);
    record.until = within(0, 1) ? Until::First : Until::All;
    for (int i = within(0, 4); i > 0; --i) record.hands.push_back(cards(5));
    for (int i = within(0, 4); i > 0; --i) record.grid.push_back({within(1, 4), {point(), heading()}});
    for (int i = within(0, 6); i > 0; --i) record.turns.push_back(turn());
    return record;
  }

private:
  int within(int least, int most) {
    return least + static_cast<int>(random_.below(static_cast<std::uint64_t>(most - least) + 1));
  }
  Vec point() { return {within(-9000, 9000), within(-9000, 9000)}; }
  Heading heading() { return Heading(within(0, 23)); }
  Rounding rounding(std::size_t buoy) {
    return {buoy, within(0, 1) ? Side::Port : Side::Starboard,
            within(0, 1) ? std::optional(heading()) : std::nullopt};
  }
  Card card(const Deck& deck, const std::string& id) {
    Card card{id, within(1, 9), allSymbols[static_cast<std::size_t>(within(0, 3))], within(0, 1) == 1, {}};
    const int along = card.across ? deck.width : deck.length, wide = card.across ? deck.length : deck.width;
    for (int i = card.symbol == Symbol::Sun ? 0 : within(1, 3); i > 0; --i) {
      Arrow& arrow = card.arrows.emplace_back();
      for (int j = within(1, 6); j > 0; --j)
        arrow.push_back({within(0, along), within(-(wide / 2), wide / 2), 15 * within(-23, 23)});
    }
    return card;
  }
  std::vector<std::string> cards(int most) {
    std::vector<std::string> ids;
    for (int i = within(0, most); i > 0; --i) ids.push_back(within(0, 3) ? "s" + std::to_string(i) : "a, b");
    return ids;
  }
  TurnEntry turn() {
    TurnEntry entry;
    entry.turn.seat = within(1, 4);
    entry.turn.act = static_cast<Act>(within(0, 3));
    if (entry.turn.act == Act::Play)
      for (int i = within(1, 3); i > 0; --i) entry.turn.play.push_back({"s88", {within(1, 64), 2}});
    if (entry.turn.act == Act::Turn) entry.turn.heading = heading();
    if (entry.turn.act == Act::Change) entry.turn.cards = cards(4);
    if (within(0, 3) == 0) entry.turn.sun = SunPlay{"sun", within(1, 4)};
    if (within(0, 1) == 0) entry.draw = cards(3);
    if (within(0, 3) == 0) entry.ends = Pose{point(), heading()};
    return entry;
  }

  Random random_;
};

void expectRoundTrip(const Document& document) {
  const std::string text = writeDocument(document);
  const auto read = readDocument(text, "f");
  ASSERT_TRUE(read) << text << toText(read.fault());
  EXPECT_EQ(read->document, document) << text;
  EXPECT_EQ(writeDocument(read->document), text);
}

TEST(RegattaDocuments, KeepTheirMeaningWhenWritten) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    AnyDocument any(seed);
    const Deck deck = any.deck();
    expectRoundTrip(DeckDocument{{}, {deck}});
    const RegattaBody regatta =
        seed % 2 ? RegattaBody{"a deck.yaml", any.course()} : RegattaBody{deck, any.course()};
    expectRoundTrip(RegattaDocument{{}, regatta});
    if (seed % 3 == 0)
      expectRoundTrip(RecordDocument{{}, {"x.yaml", any.record()}});
    else
      expectRoundTrip(RecordDocument{{}, {regatta, any.record()}});
  }
}

} // namespace
} // namespace fairway::formats::regatta
