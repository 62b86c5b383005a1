#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "formats/picture/legend.h"
#include "formats/picture/picture.h"
#include "formats/picture/raster.h"
#include "formats/regatta/export/subject.h"
#include "formats/regatta/picture/card_face.h"
#include "formats/regatta/picture/smooth.h"
#include "rules/base/random.h"
#include "rules/regatta/board/gate.h"
#include "tests/formats/picture/canvas.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

#include <cmath>
#include <numbers>
#include <set>

namespace fairway::formats::regatta {
namespace {

using testing::HasSubstr;
using testing::Not;

Subject sample(const std::string& name) {
  const std::filesystem::path file = fairway::test::sourceDir() / "samples/regatta" / name;
  const auto read = readDocumentFile(file);
  EXPECT_TRUE(read) << name;
  auto subject = subjectOf(read->document, file);
  EXPECT_TRUE(subject) << name;
  return std::move(subject).value();
}

// A scene at two pixels a millimetre.
class Painted {
public:
  explicit Painted(const Scene& scene, Layers layers = {}, ThemeName theme = ThemeName::Dark)
      : raster_(static_cast<int>(2 * scene.box().width()), static_cast<int>(2 * scene.box().height())) {
    PaintOptions options;
    options.theme = theme;
    options.layers = layers;
    options.unitPixels = 2;
    raster_.paint(scene, {{0, 0}, 2}, options, rgb(0xFFFFFF));
  }

  std::uint32_t at(double x, double y) const {
    const unsigned char* pixel =
        raster_.pixels() + static_cast<int>(2 * y) * raster_.stride() + static_cast<int>(2 * x) * 4;
    return (std::uint32_t{pixel[2]} << 16) + (std::uint32_t{pixel[1]} << 8) + pixel[0];
  }

private:
  Raster raster_;
};

TEST(RegattaPicture, LettersAtTheLineAreThoseOfTheLanguage) {
  std::set<std::string> asked;
  PictureOptions options;
  options.legend = false;
  options.speaker.one = [&asked](const char* message) { return *asked.insert(message).first; };
  const TableScene scene = sample("harbour.regatta.yaml").table();
  EXPECT_FALSE(Picture(scene, {}, options).svg().empty());
  EXPECT_THAT(asked, testing::IsSupersetOf({"S", "F"}));
}

TEST(RegattaPicture, ThingsLieWhereTheDocumentHasThem) {
  const TableScene scene = sample("harbour.regatta.yaml").table();
  const Painted picture(scene, Layers::none().with(TableLayer::Islands).with(TableLayer::Course));
  EXPECT_EQ(picture.at(100, 500), 0x1F5A80U) << "water";
  EXPECT_EQ(picture.at(300 + 3, 250 + 2), 0xD5281EU) << "red buoy";
  EXPECT_EQ(picture.at(700 + 3, 150 + 2), 0x1E8C45U) << "green buoy";
  EXPECT_EQ(picture.at(375 - 3, 650 + 2), 0xFFFFFFU) << "the line's left end";
  EXPECT_EQ(picture.at(545, 345), 0x7E9460U) << "land";
  // The shore is the exact line: one millimetre outside of it there is water.
  EXPECT_NE(picture.at(430 - 4, 330), 0x7E9460U);
}

TEST(RegattaPicture, ABuoyIsAsLargeAsTheDocumentSays) {
  fairway::regatta::Course course = *sample("harbour.regatta.yaml").course();
  course.buoy = 60;
  course.round.clear(); // no arrows and gates in the way
  course.round.push_back({1, fairway::regatta::Side::Port, {}});
  const Painted picture(TableScene(course), Layers::none().with(TableLayer::Course));
  EXPECT_EQ(picture.at(300 - 24, 250), 0xD5281EU);
  EXPECT_EQ(picture.at(300 - 29, 250), 0x14222CU) << "its rim";
  EXPECT_EQ(picture.at(300 - 31, 250), 0x1F5A80U) << "water";
}

TEST(RegattaPicture, NothingIsPaintedThatWasNotAskedFor) {
  const TableScene scene = sample("harbour.regatta.yaml").table();
  const Painted bare(scene, Layers::none());
  for (double x = 5; x < 1000; x += 7)
    for (double y = 5; y < 800; y += 13) ASSERT_EQ(bare.at(x, y), 0x1F5A80U) << x << ", " << y;
}

TEST(RegattaPicture, EveryLayerCanBePaintedAlone) {
  const TableScene table = sample("harbour.regatta.yaml").table();
  const DeckScene deck(sample("classic.deck.yaml").deck());
  for (const Scene* scene : {static_cast<const Scene*>(&table), static_cast<const Scene*>(&deck)})
    for (std::size_t i = 0; i < scene->layerNames().size(); ++i)
      EXPECT_EQ(layerNamed(scene->layerNames(), scene->layerNames()[i]), static_cast<int>(i));
  const std::string svg = Picture(table, sample("harbour.regatta.yaml").texts(), {}).svg();
  for (const std::string_view name : tableLayerNames) EXPECT_THAT(svg, HasSubstr(std::string(name)));
}

TEST(RegattaPicture, ALegendNamesWhatIsThereAndNothingElse) {
  const auto words = [](const TableScene& scene) {
    std::string all;
    for (const LegendEntry& entry : scene.legend(themeOf(ThemeName::Dark), {}, {})) all += entry.text + "\n";
    return all;
  };
  TableScene harbour = sample("harbour.regatta.yaml").table();
  EXPECT_THAT(words(harbour), HasSubstr("left to starboard (clockwise)"));
  EXPECT_THAT(words(harbour), Not(HasSubstr("left to port")));
  EXPECT_THAT(words(harbour), HasSubstr("obstacle"));
  EXPECT_THAT(words(harbour), Not(HasSubstr("route")));
  harbour.route = {{{{420, 650}, Heading(0)}, {{420, 500}, Heading(0)}}};
  EXPECT_THAT(words(harbour), HasSubstr("fastest route, 1 play"));
  EXPECT_THAT(words(sample("open-water.regatta.yaml").table()), Not(HasSubstr("obstacle")));
}

// What is coloured on the table has its colours in the legend.
TEST(RegattaPicture, AMapOfColoursHasAKey) {
  TableScene scene = sample("open-water.regatta.yaml").table();
  FindingMark map;
  map.severity = Severity::Info;
  map.code = "S11";
  map.text = "dead-ends";
  FindingMark plain = map;
  for (const int x : {100, 200, 300})
    map.evidence.push_back({EvidenceKind::Region, {Spot{Spot::Kind::Point, x, 100}}});
  scene.findings = {map, plain};
  const Theme& theme = themeOf(ThemeName::Dark);
  const auto colours = [&](const LegendEntry& entry) {
    formats::test::Canvas canvas(30, 10);
    const Pen pen(canvas.cairo());
    cairo_translate(canvas.cairo(), 15, 5);
    cairo_scale(canvas.cairo(), 30, 10);
    entry.sign(pen, Texts(canvas.cairo()));
    return std::set{canvas.at(5, 1), canvas.at(15, 1), canvas.at(25, 1)}.size();
  };
  const auto entries = scene.legend(theme, Layers::none().with(TableLayer::Findings), {});
  ASSERT_EQ(entries.size(), 2U);
  EXPECT_EQ(colours(entries[0]), 3U) << "one for each band";
  EXPECT_EQ(colours(entries[1]), 1U) << "water";
}

TEST(RegattaPicture, ARayEndsAtTheTablesEdge) {
  const Box table{0, 0, 1000, 800};
  EXPECT_EQ(rayEnd(table, {300, 250}, {-1, 0}), (Point{0, 250}));
  EXPECT_EQ(rayEnd(table, {300, 250}, {0, 1}), (Point{300, 800}));
  const Point corner = rayEnd(table, {900, 700}, {std::sqrt(0.5), std::sqrt(0.5)});
  EXPECT_NEAR(corner.x, 1000, 1e-9);
  EXPECT_NEAR(corner.y, 800, 1e-9);
  EXPECT_EQ(rayEnd(table, {0, 250}, {-1, 0}), (Point{0, 250})); // it points away
  EXPECT_EQ(rayEnd(table, {-10, 250}, {-1, 0}), (Point{-10, 250}));
  // Of a thing that lies off the table by mistake it ends where the table would.
  EXPECT_EQ(rayEnd(table, {1100, 400}, {0, -1}), (Point{1100, 0}));
  EXPECT_EQ(rayEnd(table, {400, 900}, {1, 0}), (Point{1000, 900}));
}

// Between two points of a circle a smooth line is that circle's arc, to a thousandth of its radius.
TEST(SmoothLine, FollowsCirclesThroughItsStops) {
  for (const double turn : {15.0, 45.0, 90.0, 120.0}) {
    const double radius = 50;
    const double angle = turn * std::numbers::pi / 180;
    const Point centre{radius, 0}; // a boat at the origin that heads up and turns to starboard
    const Point end = centre + radius * Point{-std::cos(angle), -std::sin(angle)};
    for (const Point point : smoothPoints({{{0, 0}, 0}, {end, turn}}))
      EXPECT_NEAR(lengthOf(point - centre), radius, turn > 100 ? 0.2 : 0.05) << turn;
  }
}

TEST(SmoothLine, GoesThroughAllItsStops) {
  const std::vector<SmoothPoint> stops{{{0, 0}, 0}, {{4, -27}, 15}, {{14, -53}, 30}, {{31, -75}, 45}};
  const std::vector<Point> line = smoothPoints(stops, 8);
  ASSERT_EQ(line.size(), 1 + 3 * 8U);
  for (std::size_t i = 0; i < stops.size(); ++i) EXPECT_NEAR(lengthOf(line[8 * i] - stops[i].at), 0, 1e-9);
}

bool apart(const Box& a, const Box& b) {
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}

TEST(DeckPicture, CardsLieSideBySideAsTheyArePlayed) {
  Random random(7);
  for (int round = 0; round < 40; ++round) {
    fairway::regatta::Deck deck;
    deck.width = 30 + static_cast<int>(random.below(121));
    deck.length = 30 + static_cast<int>(random.below(121));
    const std::size_t kinds = 1 + random.below(30);
    for (std::size_t i = 0; i < kinds; ++i)
      deck.cards.push_back(
          {"c" + std::to_string(i), 1, fairway::regatta::Symbol::None, random.below(2) == 0, {{{10, 0, 0}}}});
    const DeckScene scene(deck);
    for (std::size_t i = 0; i < kinds; ++i) {
      const Box& card = scene.cardBox(i);
      EXPECT_EQ(card.width(), deck.cards[i].across ? deck.length : deck.width);
      EXPECT_EQ(card.height(), deck.cards[i].across ? deck.width : deck.length);
      EXPECT_EQ(scene.cardAt(card.centre()), i);
      EXPECT_TRUE(scene.box().contains({card.left, card.top}) &&
                  scene.box().contains({card.right, card.bottom}));
      for (std::size_t j = 0; j < i; ++j) ASSERT_TRUE(apart(card, scene.cardBox(j))) << i << " and " << j;
    }
  }
}

TEST(DeckPicture, ABroadCardLiesInTheFirstRowAndNoneBesideIt) {
  fairway::regatta::Deck deck;
  deck.width = 150;
  deck.length = 30;
  deck.cards = {{"c", 1, fairway::regatta::Symbol::None, false, {{{10, 0, 0}}}}};
  const DeckScene scene(deck);
  EXPECT_EQ(scene.cardBox(0), (Box{6, 6 + 120, 6 + 150, 6 + 150}));
  EXPECT_EQ(scene.box(), (Box{0, 0, 6 + 150 + 6, 6 + 150 + 8 + 6}));
  EXPECT_EQ(scene.cardAt({1, 1}), std::nullopt);
  const DeckScene one = DeckScene::ofCard(deck, 0);
  EXPECT_EQ(one.box(), one.cardBox(0).grown(1));
}

TEST(DeckPicture, CardsHaveTheColourOfTheWayThatTheyLead) {
  const auto way = [](std::vector<int> turns) {
    Card card;
    for (const int turn : turns) card.arrows.push_back({{30, 0, turn}});
    return wayOf(card);
  };
  EXPECT_EQ(way({}), CardWay::Calm);
  EXPECT_EQ(way({-15}), CardWay::Port);
  EXPECT_EQ(way({15, 30}), CardWay::Starboard);
  EXPECT_EQ(way({0, 0}), CardWay::Ahead);
  EXPECT_EQ(way({-15, 0}), CardWay::Any);
  EXPECT_EQ(way({0, 15}), CardWay::Any);
  EXPECT_EQ(way({-15, 15}), CardWay::Any);
}

TEST(DeckPicture, AnArrowEndsAtItsTip) {
  const Subject classic = sample("classic.deck.yaml");
  const DeckScene scene(classic.deck());
  const Painted picture(scene, Layers::none().with(DeckLayer::Arrows), ThemeName::Light);
  const auto card = cardNamed(classic.deck(), "t45");
  ASSERT_TRUE(card);
  const Box& box = scene.cardBox(*card);
  // Three millimetres before the tip [75, 31, 45], along its heading.
  const double back = 3 * std::sqrt(0.5);
  const double x = box.centre().x + 31 - back;
  const double y = box.bottom - 75 + back;
  EXPECT_EQ(picture.at(x, y), 0x36985AU);
  EXPECT_NE(picture.at(box.centre().x - 20, box.bottom - 60), 0x36985AU) << "no arrow to port";
}

TEST(RegattaExport, APictureIsAQuarterOfAMetreWideAndKnowsAllNames) {
  const Subject harbour = sample("harbour.regatta.yaml");
  EXPECT_DOUBLE_EQ(harbour.unit(harbour.table()), 250.0 / 1000);
  EXPECT_EQ(harbour.untitled(), "Regatta");
  const Subject deck = sample("classic.deck.yaml");
  EXPECT_EQ(deck.unit(DeckScene(deck.deck())), 0.5);
  EXPECT_EQ(deck.untitled(), "Deck");
  EXPECT_EQ(deck.layerNames().size(), deckLayerNames.size());
  EXPECT_EQ(harbour.layerNames().size(), tableLayerNames.size());
  EXPECT_EQ(deck.names().size(), deck.deck().cards.size());
  std::vector<std::string> names = deck.names();
  names.insert(names.end(), {"red", "green", "teapot"});
  EXPECT_EQ(harbour.names(), names);
}

TEST(RegattaExport, ADocumentStandsAloneAndMeansTheSame) {
  const Subject harbour = sample("harbour.regatta.yaml");
  const std::string text = writeDocument(*harbour.selfContained());
  const auto read = readDocument(text, "alone");
  ASSERT_TRUE(read);
  const auto again = subjectOf(read->document, "nowhere/alone.yaml");
  ASSERT_TRUE(again);
  EXPECT_EQ(again->deck(), harbour.deck());
  fairway::regatta::Course course = *again->course();
  EXPECT_EQ(gatesOf(course), gatesOf(*harbour.course()));
  for (std::size_t i = 0; i < course.round.size(); ++i) {
    EXPECT_TRUE(course.round[i].gate) << "every choice is written out";
    course.round[i].gate = harbour.course()->round[i].gate;
  }
  EXPECT_EQ(course, *harbour.course());
}

TEST(RegattaExport, JsonHasGatesAndDeck) {
  const std::string json = exportJson(sample("harbour.regatta.yaml"));
  for (const char* part :
       {"\"schema\": \"fairway-regatta-export-1\"", "\"kind\": \"regatta\"", "\"gate\": \"START\"",
        "\"direction\": 300", "\"direction\": 45", "\"id\": \"joker\""})
    EXPECT_THAT(json, HasSubstr(part));
}

} // namespace
} // namespace fairway::formats::regatta
