// Pictures at the limits of what is drawn: sizes at which details are left out, piles and tags that are as
// many as are shown and one more, findings with the least that they can have, and the signs of the legends.
#include "formats/document/reader.h"
#include "formats/picture/legend.h"
#include "formats/pool/export/subject.h"
#include "formats/regatta/export/subject.h"
#include "formats/regatta/picture/deck_scene.h"
#include "formats/river/export/subject.h"
#include "formats/river/picture/section_scene.h"
#include "tests/formats/golden_text.h"
#include "tests/formats/picture/contact_sheet.h"
#include "tests/rules/pool/pools.h"
#include "tests/rules/regatta/tables.h"

#include <gtest/gtest.h>

#include <cairo.h>

#include <cmath>

namespace fairway::formats {
namespace {

using fairway::test::ContactSheet;

// What a window shows of a scene: from this point of the board on, so many pixels a unit.
struct Window {
  Point from;
  double unit = 1;
  ThemeName theme = ThemeName::Light;
  bool edge = true;
};

void addWindow(ContactSheet& sheet, const Scene& scene, const Window& window, int width = 200,
               int height = 200) {
  Raster raster(width, height);
  PaintOptions options;
  options.theme = window.theme;
  options.edge = window.edge;
  raster.paint(scene, {-window.unit * window.from, window.unit}, options, rgb(0xFFFFFF));
  sheet.add(raster, 2);
}

// The signs of a legend, one after the other, each in its box. Returns what is said of them.
std::string addLegend(ContactSheet& sheet, const Scene& scene, ThemeName theme) {
  constexpr int side = 48, block = 3;
  std::string words;
  for (const LegendEntry& entry : scene.legend(themeOf(theme), {}, {})) {
    Raster raster(side, side);
    cairo_t* const target = cairo_create(raster.surface());
    {
      const Pen pen(target);
      pen.use(themeOf(theme).paper);
      cairo_paint(target);
      cairo_translate(target, side / 2.0, side / 2.0);
      cairo_scale(target, side - 6, side - 6);
      entry.sign(pen, Texts(target));
    }
    cairo_destroy(target);
    sheet.add(raster, block);
    words += entry.text + "\n";
  }
  return words;
}

// How many pixels a unit has when a detail of this size is exactly so many pixels large.
double unitFor(double size, double pixels) {
  double unit = pixels / size;
  if (size * unit < pixels) unit = std::nextafter(unit, 2 * unit);
  if (size * unit > pixels) unit = std::nextafter(unit, 0.0);
  EXPECT_EQ(size * unit, pixels);
  return unit;
}

FindingMark finding(Severity severity, std::string code, std::vector<Spot> spots,
                    std::vector<Evidence> evidence = {}) {
  std::string text = "about " + code;
  return {severity, std::move(code), std::move(text), std::move(spots), std::move(evidence)};
}

// As many at one place as have room for their codes, and two more; some that have no code, no place or no
// weight.
std::vector<FindingMark> crowdAt(const Spot& place, const Spot& other) {
  std::vector<FindingMark> findings;
  for (const char* code : {"A1", "B2", "C3", "D4", "E5", "F6"})
    findings.push_back(finding(Severity::Warning, code, {place}));
  findings.push_back(finding(Severity::Error, "", {other}));
  findings.push_back(finding(Severity::Ignore, "G7", {other}));
  findings.push_back(finding(Severity::Info, "H8", {}));
  findings.push_back(
      finding(Severity::Info, "I9", {}, {{EvidenceKind::Line, {}}, {EvidenceKind::Line, {other}}}));
  return findings;
}

pool::PoolScene crowdedPool() {
  using enum SquareDirection;
  using fairway::pool::Side;
  fairway::pool::Pool drawn = fairway::pool::test::drawn("x....#/#...../....../....##/..x.../#....x/......");
  drawn.ladders = {{Side::Red, {2, 1}, N},    {Side::Red, {3, 1}, N},    {Side::Yellow, {2, 7}, S},
                   {Side::Red, {6, 3}, E},    {Side::Yellow, {1, 3}, W}, {Side::Red, {1, 4}, W},
                   {Side::Yellow, {6, 2}, E}, {Side::Red, {4, 4}, E},    {Side::Yellow, {6, 5}, N}};
  drawn.start[Side::Red] = {{2, 1, {}}, {3, 3, {}}, {4, 2, {{1, 4}}}, {5, 4, {{4, 6}}}};
  drawn.start[Side::Yellow] = {{3, 1, {}}, {6, 2, {}}, {7, 9, {{2, 3}}}};
  pool::PoolScene scene(drawn);
  int tiles = 1;
  for (const Square square :
       {Square{2, 2}, Square{3, 2}, Square{4, 2}, Square{5, 2}, Square{2, 3}, Square{3, 3}}) {
    scene.piles.push_back({square, {}});
    for (int i = 0; i < tiles; ++i)
      scene.piles.back().tiles.push_back(
          {i % 2 == 0 ? Side::Red : Side::Yellow, static_cast<std::uint8_t>(i % 10)});
    tiles += tiles == 2   ? 3
             : tiles == 6 ? 3
                          : 1; // 1 2 5 6 9 10: tiles below the top one are shown up to four
  }
  scene.inBars = {9, 10};
  return scene;
}

TEST(GoldenLimits, Pools) {
  pool::PoolScene scene = crowdedPool();
  ContactSheet sheet("pool-limits"), signs("pool-limits-signs");
  std::string words;
  // The grid is left out below 5 pixels a square, ripples below 16, labels below 24.
  for (const double unit : {5.0, 16.0, 24.0}) addWindow(sheet, scene, {{-0.5, -0.5}, unit});
  addWindow(sheet, scene, {{0.7, 0.7}, 45, ThemeName::LowInk, false});
  scene.findings = crowdAt(Square{3, 5}, Square{5, 6});
  const Spot a = Square{2, 5}, b = Square{2, 6}, c = Square{4, 6};
  scene.findings.push_back(finding(Severity::Error, "J1", {}, {{EvidenceKind::Path, {a, b}}}));
  scene.findings.push_back(finding(Severity::Error, "K1", {}, {{EvidenceKind::Path, {c, c}}}));
  scene.findings.push_back(finding(Severity::Warning, "L1", {}, {{EvidenceKind::Path, {Square{6, 7}}}}));
  scene.findings.push_back(
      finding(Severity::Warning, "M1", {Square{6, 6}}, {{EvidenceKind::Cut, {Square{6, 6}}}}));
  addWindow(sheet, scene, {{0.4, 3.3}, 40, ThemeName::Dark}, 240, 150);
  for (const fairway::pool::Side side : {fairway::pool::Side::Red, fairway::pool::Side::Yellow})
    for (const int value : {0, 3}) {
      scene.home = pool::HomeMap{side, value, {{{2, 2}, 1}, {{3, 2}, std::nullopt}, {{4, 7}, 12}}};
      scene.reach = pool::ReachMark{side, {3, 3}, {{3, 4}, {4, 4}}, value == 0};
      words += addLegend(signs, scene, value == 0 ? ThemeName::Dark : ThemeName::LowInk);
      addWindow(sheet, scene, {{0, 0}, 30}, 180, 150);
    }
  sheet.expectAsItWas();
  signs.expectAsItWas();
  fairway::test::expectGoldenText("legends/pool-limits", words);
}

TEST(GoldenLimits, Rivers) {
  using fairway::river::SectionKind;
  fairway::river::River drawn;
  for (const SectionKind kind : {SectionKind::Sandbank, SectionKind::Wave, SectionKind::Lee,
                                 SectionKind::Eddy, SectionKind::Calm, SectionKind::Wave})
    drawn.sections.push_back(fairway::river::sectionOf(kind));
  drawn.sections[0].fixed = drawn.sections[3].fixed = true;
  drawn.sections[2].name = "Lee with a name that is so long that it is cut between the banks";
  ContactSheet sheet("river-limits"), signs("river-limits-signs");
  std::string words;
  for (const std::size_t docks : {7U, 8U, 9U, 16U, 17U}) {
    drawn.docks.assign(docks, 4);
    drawn.docks.front() = 12;
    drawn.docks.back() = 4;
    river::RiverScene scene(drawn);
    scene.position->docks[1].push(4);
    scene.position->docks[4].push(4);
    scene.position->docks[2].push(12);
    addWindow(sheet, scene, {{0, 0}, 60, docks % 2 == 0 ? ThemeName::Dark : ThemeName::Gray, docks != 9}, 200,
              160);
  }
  river::RiverScene scene(drawn, {1});
  // Certain, almost certain, where decimals begin and end, and hopeless.
  scene.save = {1, 0.9996, 0.9995, 0.95, 0.949, 0};
  addWindow(sheet, scene, {{0, 1.9}, 60}, 200, 400);
  // From one boat on a section to all that there can be.
  scene.save.clear();
  scene.position = river::Position{4, {}, {}};
  int boats = 0;
  for (int section = 1; section <= 6; ++section)
    for (int count = 0; count < section + (section == 6 ? 4 : 0); ++count)
      scene.position->fleets[1 + boats++ % 4].add({section});
  scene.findings = crowdAt({Spot::Kind::Section, 3}, {Spot::Kind::Section, 5});
  addWindow(sheet, scene, {{0, 1.9}, 60}, 200, 400);
  scene.save = {0.5};
  for (const ThemeName theme : {ThemeName::Dark, ThemeName::LowInk}) words += addLegend(signs, scene, theme);
  addWindow(sheet, river::SectionScene(drawn.sections[5]), {{0, 0}, 60}, 200, 60);
  sheet.expectAsItWas();
  signs.expectAsItWas();
  fairway::test::expectGoldenText("legends/river-limits", words);
}

// A table of a metre, where signs are 20 mm large.
regatta::TableScene crowdedTable() {
  using regatta::Heading;
  fairway::regatta::Course course;
  course.table = {1000, 800};
  course.left = {380, 620};
  course.right = {620, 620};
  // The gate of the first leads straight to the edge, as far as a last chevron needs; the second is at the
  // edge.
  course.buoys = {{"red", {300, 234}}, {"a name", {700, 8}}, {"Grün", {500, 400}}};
  course.round = {{0, fairway::regatta::Side::Port, Heading(0)},
                  {1, fairway::regatta::Side::Starboard, Heading(0)},
                  {0, fairway::regatta::Side::Starboard, Heading(6)},
                  {2, fairway::regatta::Side::Port, Heading(12)},
                  {0, fairway::regatta::Side::Port, Heading(18)}};
  course.obstacles = {{"Teekanne", {120, 600}, 100},
                      {"mug", {250, 600}, 80},
                      {"saucer", {880, 600}, 120},
                      {std::nullopt, {880, 200}, 90},
                      {"rock", {760, 740}, 60}};
  course.islands = {{{560, 120}, {640, 130}, {600, 200}}};
  return regatta::TableScene(course);
}

TEST(GoldenLimits, Tables) {
  using regatta::Heading;
  regatta::TableScene scene = crowdedTable();
  const auto point = [](int x, int y) { return Spot{Spot::Kind::Point, x, y, 0}; };
  const auto pose = [](int x, int y, int heading) { return Spot{Spot::Kind::Pose, x, y, heading}; };
  const double sign = scene.sign();
  EXPECT_EQ(sign, 20);
  ContactSheet sheet("regatta-limits"), signs("regatta-limits-signs");
  std::string words;
  scene.route = {{}, {{{420, 600}, Heading(0)}, {{420, 500}, Heading(0)}}, {{{420, 500}, Heading(0)}}};
  // Names, numbers of plays, the grid's distances and the names of obstacles are left out when they are too
  // small.
  addWindow(sheet, scene, {{250, 150}, unitFor(0.72 * sign, 3.5), ThemeName::Dark});
  addWindow(sheet, scene, {{100, 100}, unitFor(0.38 * sign, 3)});
  addWindow(sheet, scene, {{-20, -20}, unitFor(0.5 * sign, 4), ThemeName::Light, false}, 420, 340);
  addWindow(sheet, scene, {{100, 400}, unitFor(0.62 * sign, 4), ThemeName::Gray}, 340, 140);
  // Regions of the lattice are crossed out from 4 pixels a point on; twelve places are ringed, more are a
  // region.
  regatta::TableScene marked(scene.course());
  marked.findings = crowdAt(point(500, 300), point(560, 320));
  std::vector<Spot> places;
  for (int i = 0; i < 13; ++i) places.push_back(point(400 + 15 * i, 450));
  marked.findings.push_back(finding(Severity::Error, "J1", {places.begin(), places.end() - 1}));
  for (Spot& place : places) place.y = 500;
  marked.findings.push_back(finding(Severity::Error, "K1", places));
  marked.findings.push_back(finding(Severity::Info, "L1", {}, {{EvidenceKind::Region, {point(440, 380)}}}));
  marked.findings.push_back(
      finding(Severity::Info, "M1", {}, {{EvidenceKind::Cut, {point(460, 380), pose(480, 390, 45)}}}));
  marked.findings.push_back(finding(Severity::Warning, "N1", {pose(560, 380, 90)},
                                    {{EvidenceKind::Line, {pose(440, 350, 0), point(470, 340)}}}));
  marked.findings.push_back(
      finding(Severity::Warning, "O1", {}, {{EvidenceKind::Line, {pose(600, 350, 0), pose(640, 340, 90)}}}));
  marked.findings.push_back(finding(Severity::Info, "P1", {},
                                    {{EvidenceKind::Region, {point(600, 400), point(605, 400)}},
                                     {EvidenceKind::Region, {point(610, 400)}},
                                     {EvidenceKind::Region, {point(615, 400)}}}));
  marked.findings.push_back(
      finding(Severity::Info, "Q1", {},
              {{EvidenceKind::Region, {point(600, 430)}}, {EvidenceKind::Region, {pose(620, 430, 180)}}}));
  addWindow(sheet, marked, {{390, 280}, unitFor(5, 4)}, 240, 220);
  addWindow(sheet, marked, {{390, 280}, 1.5}, 420, 360);
  marked.route = scene.route;
  for (const ThemeName theme : {ThemeName::Dark, ThemeName::LowInk}) words += addLegend(signs, marked, theme);
  sheet.expectAsItWas();
  signs.expectAsItWas();
  fairway::test::expectGoldenText("legends/regatta-limits", words);
}

TEST(GoldenLimits, OddTables) {
  ContactSheet sheet("regatta-odd"), signs("regatta-odd-signs");
  std::string words;
  // A line without length, a wake that goes nowhere, and things off the table.
  fairway::regatta::Course course = fairway::test::smallCourse();
  course.right = course.left;
  course.buoys[1].at = {390, 295};
  course.buoys.push_back({"off", {420, -10}});
  course.round.push_back({2, fairway::regatta::Side::Port, regatta::Heading(9)});
  course.obstacles.push_back({"cup", {60, 285}, 20});
  regatta::TableScene scene(course, {30, 36});
  for (int seat = 0; seat <= 5; ++seat)
    scene.boats.push_back({{{40 + 60 * seat, 200}, regatta::Heading(2 * seat)}, seat, seat == 2, seat == 3});
  scene.tracks = {{},
                  {{{100, 100}, regatta::Heading(0)}},
                  {{{160, 250}, regatta::Heading(0)}, {{160, 200}, regatta::Heading(4)}}};
  for (const ThemeName theme : {ThemeName::Dark, ThemeName::LowInk})
    addWindow(sheet, scene, {{-20, -20}, 1, theme}, 440, 340);
  // A grid's last distance has no room where the table ends 25 mm behind it.
  course.table = {525, 325};
  addWindow(sheet, regatta::TableScene(course), {{0, 0}, 0.8}, 440, 280);
  // Decks: labels are left out below a pixel a millimetre.
  fairway::regatta::Deck deck = fairway::test::smallDeck();
  deck.cards.push_back(
      {"twice-there", 1, fairway::regatta::Symbol::Helm, false, {{{20, 0, 0}, {20, 0, 0}, {30, 4, 15}}}});
  deck.cards.push_back({"short", 1, fairway::regatta::Symbol::Cloud, true, {{{0, 0, 0}}, {{10, 0, 0}}}});
  deck.cards.push_back(
      {"equal", 1, fairway::regatta::Symbol::None, false, {{{20, -8, -30}}, {{20, 8, 30}}, {{30, 0, 0}}}});
  regatta::DeckScene cards(deck);
  cards.marked = {1};
  addWindow(sheet, cards, {{0, 0}, 1}, 200, 170);
  addWindow(sheet, cards, {{0, 0}, 1.7, ThemeName::Dark}, 320, 270);
  for (const ThemeName theme : {ThemeName::Dark, ThemeName::LowInk}) words += addLegend(signs, cards, theme);
  sheet.expectAsItWas();
  signs.expectAsItWas();
  fairway::test::expectGoldenText("legends/regatta-odd", words);
}

} // namespace
} // namespace fairway::formats
