// Whatever can lie on a board, drawn by chance from a seed: each painter with all that it can meet.
#include "formats/document/reader.h"
#include "formats/lake_race/export/subject.h"
#include "formats/picture/picture.h"
#include "formats/pool/export/subject.h"
#include "formats/regatta/export/subject.h"
#include "formats/river/export/subject.h"
#include "formats/river/picture/section_scene.h"
#include "tests/formats/picture/contact_sheet.h"
#include "tests/rules/lake_race/lakes.h"
#include "tests/rules/pool/pools.h"
#include "tests/rules/regatta/tables.h"
#include "tests/rules/river/rivers.h"
#include "tests/support/source_dir.h"

#include <gtest/gtest.h>

namespace fairway::formats {
namespace {

using fairway::test::ContactSheet;

PaintOptions inTurn(int i) {
  constexpr std::array themes{ThemeName::Dark, ThemeName::Light, ThemeName::LowInk, ThemeName::Gray};
  PaintOptions options;
  options.theme = themes[static_cast<std::size_t>(i) % themes.size()];
  return options;
}

int below(Random& random, int n) {
  return static_cast<int>(random.below(static_cast<std::uint64_t>(n)));
}

template <auto subjectOf>
auto shownSample(const std::string& name) {
  const auto file = fairway::test::sourceDir() / "samples" / (name + ".yaml");
  return subjectOf(readDocumentFile(file).value().document, file, fileLoader()).value();
}

// Findings of every severity with evidence of every kind, at spots that may lie beyond the board.
std::vector<FindingMark> findingsBetween(const std::vector<Spot>& spots, Random& random) {
  std::vector<FindingMark> findings;
  for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Info, Severity::Ignore}) {
    FindingMark finding{severity, "X1", "a finding", {}, {}};
    for (const EvidenceKind kind :
         {EvidenceKind::Path, EvidenceKind::Cut, EvidenceKind::Region, EvidenceKind::Line}) {
      if (random.below(2) == 0) continue;
      Evidence evidence;
      evidence.kind = kind;
      for (int i = below(random, 5); i > 0; --i) evidence.spots.push_back(spots[random.below(spots.size())]);
      finding.evidence.push_back(evidence);
    }
    for (int i = below(random, 3); i > 0; --i) finding.spots.push_back(spots[random.below(spots.size())]);
    findings.push_back(std::move(finding));
  }
  return findings;
}

pool::PoolScene drawnPool(int i, Random& random) {
  using fairway::pool::Side;
  fairway::pool::Pool drawn = fairway::pool::test::randomPool(random);
  while (drawn.map.columns() > 9 || drawn.map.rows() > 9) drawn = fairway::pool::test::randomPool(random);
  drawn.setup = fairway::pool::test::randomSwimmers(drawn, random);
  for (int count = below(random, 3); count > 0; --count)
    drawn.start[count % 2 == 0 ? Side::Red : Side::Yellow].push_back(
        {1 + below(random, drawn.map.rows()), 1 + below(random, 4), {}});
  pool::PoolScene scene(drawn);
  const auto square = [&] {
    return Square{1 + below(random, drawn.map.columns()), 1 + below(random, drawn.map.rows())};
  };
  const auto side = [&] { return random.below(2) == 0 ? Side::Red : Side::Yellow; };
  scene.tilesAsPlaces = i % 5 == 0;
  for (int count = below(random, 5); count > 0; --count) {
    pool::PileMark pile{square(), {}};
    for (int tiles = 1 + below(random, 4); tiles > 0; --tiles)
      pile.tiles.push_back({side(), static_cast<std::uint8_t>(random.below(10))});
    scene.piles.push_back(std::move(pile));
  }
  if (i % 3 == 0) scene.inBars = {below(random, 13), below(random, 13)};
  if (i % 4 == 1) {
    scene.home = pool::HomeMap{side(), below(random, 5), {}};
    for (const Square water : drawn.map.squaresOf(fairway::pool::Ground::Water))
      scene.home->entries.push_back(
          {water, random.below(5) == 0 ? std::nullopt : std::optional(below(random, 14))});
  }
  if (i % 4 == 2) scene.reach = pool::ReachMark{side(), square(), {square(), square()}, i % 8 == 2};
  if (i % 4 == 3) scene.moving = pool::MovingPile{{{side(), 3}, {side(), 0}}, {1.3, 0.8}};
  if (i % 2 == 0) scene.lastTurn = {square(), square()};
  if (i % 3 == 1) scene.findings = findingsBetween({square(), square(), square(), Square{0, 1}}, random);
  return scene;
}

TEST(GoldenScenes, Pools) {
  Random random(11);
  ContactSheet sheet("pools");
  for (int i = 0; i < 48; ++i) sheet.add(drawnPool(i, random), inTurn(i), 54, 54);
  // Narrow bars by the ladders of both sides, at every edge of the map.
  using enum SquareDirection;
  using fairway::pool::Side;
  for (int i = 0; i < 8; ++i) {
    fairway::pool::Pool narrow;
    narrow.map = fairway::pool::PoolMap(5, 4);
    if (i % 4 == 3) narrow.map.set({3, 2}, fairway::pool::Ground::Void);
    if (i % 4 == 2) narrow.map.set({3, 2}, fairway::pool::Ground::Deck);
    narrow.ladders = {{Side::Red, {2, 1}, N},
                      {Side::Red, {3, 1}, N},
                      {Side::Yellow, {4, 4}, S},
                      {Side::Yellow, {1, 2}, W},
                      {Side::Red, {5, 3}, E}};
    if (i >= 4) narrow.ladders.push_back({Side::Red, {4, 1}, N});
    if (i % 4 >= 2) narrow.ladders.push_back({Side::Yellow, {3, 1}, S});
    if (i % 4 >= 2) narrow.ladders.push_back({Side::Red, {2, 2}, E});
    pool::PoolScene scene(narrow);
    if (i % 2 == 1) scene.inBars = {i, 12 - i};
    sheet.add(scene, inTurn(i / 2), 54, 54);
  }
  sheet.expectAsItWas();
}

TEST(GoldenScenes, SamplesOfPools) {
  ContactSheet sheet("pool-samples");
  int i = 0;
  for (const char* name : {"hotel-lido", "island-bar", "kidney-cove", "lopsided-basin", "paddling-pool"}) {
    pool::PoolScene scene = shownSample<pool::subjectOf>("pool/" + std::string(name) + ".pool").poolScene();
    sheet.add(scene, inTurn(++i), 90, 120);
    scene.inBars = {3, 12};
    sheet.add(scene, inTurn(i + 2), 90, 120);
  }
  sheet.expectAsItWas();
}

TEST(GoldenScenes, Rivers) {
  Random random(12);
  ContactSheet sheet("rivers");
  for (int i = 0; i < 24; ++i) {
    river::River drawn = fairway::river::test::anyRiver(random);
    for (auto& section : drawn.sections) {
      if (random.below(4) == 0)
        section.name = random.below(3) == 0 ? "A name that is far too long for it" : "Weir";
      section.fixed = random.below(4) == 0;
    }
    river::RiverScene scene(drawn, {below(random, drawn.length())});
    river::Position boats{drawn.players, {}, {}};
    for (int seat = 1; seat <= drawn.players; ++seat)
      for (int boat = 0; boat < drawn.boats; ++boat) {
        if (random.below(4) == 0)
          boats.docks[seat].push(drawn.docks[static_cast<std::size_t>(boat)]);
        else
          boats.fleets[seat].add({1 + below(random, i % 2 == 0 ? 3 : drawn.length())});
      }
    if (i % 6 != 5) scene.position = boats;
    if (i % 3 == 1) scene.moving = river::MovingBoat{1 + below(random, 4), {1, 5}, {2.1, 3.7}};
    if (i % 4 == 2)
      for (int s = 0; s <= below(random, drawn.length()); ++s) scene.save.push_back(below(random, 11) / 10.0);
    if (i % 4 == 3)
      scene.findings = findingsBetween(
          {{Spot::Kind::Section, 1}, {Spot::Kind::Section, 4}, {Spot::Kind::Section, 6}}, random);
    sheet.add(scene, inTurn(i), 56, 150);
  }
  for (const auto kind : fairway::river::allSectionKinds)
    for (const int push : {1, 2, 6}) {
      auto section = fairway::river::sectionOf(kind);
      if (hasPush(kind)) section.push = push;
      sheet.add(river::SectionScene(section), inTurn(push), 60, 20);
    }
  sheet.expectAsItWas();
}

TEST(GoldenScenes, Tables) {
  Random random(13);
  ContactSheet sheet("tables");
  for (int i = 0; i < 24; ++i) {
    fairway::regatta::Course course = i % 3 == 0 ? fairway::test::bareCourse() : fairway::test::smallCourse();
    if (i % 4 == 1) course = fairway::test::mirrored(course);
    const auto anywhere = [&] {
      return regatta::Vec{below(random, static_cast<int>(course.table.x)),
                          below(random, static_cast<int>(course.table.y))};
    };
    const auto pose = [&] { return regatta::Pose{anywhere(), regatta::Heading(below(random, 24))}; };
    for (auto& buoy : course.buoys) buoy.at = anywhere();
    for (auto& rounding : course.round) {
      if (random.below(2) == 0) rounding.leave = other(rounding.leave);
      if (random.below(3) == 0) rounding.gate = regatta::Heading(below(random, 24));
    }
    if (i % 2 == 0) course.round.push_back(course.round[0]);
    if (i % 5 == 4) course.buoys.push_back({"unrounded", anywhere()});
    if (i % 6 == 2) course.finish = fairway::regatta::FinishWay::Back;
    for (int count = below(random, 3); count > 0; --count)
      course.obstacles.push_back({count == 1 ? "teapot" : "plate", anywhere(), 20 + below(random, 60)});
    regatta::TableScene scene(course, {30, 36});
    for (int count = below(random, 4); count > 0; --count) scene.startBoats.push_back(pose());
    for (int seat = 0; seat < below(random, 5); ++seat) {
      scene.boats.push_back({pose(), seat, random.below(2) == 0, random.below(3) == 0});
      scene.tracks.push_back({pose(), pose(), pose()});
    }
    if (i % 3 == 1) scene.route = {{pose(), pose(), pose()}, {pose(), pose()}};
    if (i % 3 == 2) {
      const auto spot = [&] {
        const auto at = anywhere();
        return Spot{random.below(2) == 0 ? Spot::Kind::Point : Spot::Kind::Pose, static_cast<int>(at.x),
                    static_cast<int>(at.y), 15 * below(random, 24)};
      };
      scene.findings = findingsBetween({spot(), spot(), spot(), spot()}, random);
    }
    sheet.add(scene, inTurn(i), 120, 90);
  }
  for (const char* name : {"classic", "gentle", "stormy"}) {
    const auto subject = shownSample<regatta::subjectOf>("regatta/" + std::string(name) + ".deck");
    regatta::DeckScene deck(subject.deck());
    deck.marked = {0, 3};
    sheet.add(deck, inTurn(name[0]), 160, 160);
  }
  sheet.expectAsItWas();
}

TEST(GoldenScenes, Lakes) {
  std::mt19937_64 engine(14);
  Random random(14);
  ContactSheet sheet("lakes");
  for (int i = 0; i < 32; ++i) {
    const auto course = fairway::lake_race::test::randomCourse(engine, 11);
    lake_race::BoardScene scene(course);
    const auto cell = [&] {
      return Cell{1 + below(random, course.lake.map.columns()), 1 + below(random, course.lake.map.rows())};
    };
    if (i % 4 == 1) scene.course->choices.reset();
    if (i % 5 == 0)
      for (int count = 0; count < 5; ++count) scene.route.push_back(cell());
    if (i % 3 == 1) {
      scene.heat = lake_race::HeatMap{"Values", "a race", {}};
      for (int count = 0; count < 9; ++count) scene.heat->cells.push_back({cell(), below(random, 20) / 10.0});
      for (int count = 0; count < 5; ++count)
        scene.heat->arrows.push_back({cell(), allDirections[random.below(6)], below(random, 20) / 10.0});
    }
    for (int seat = 1; seat <= below(random, 7); ++seat) {
      using State = lake_race::BoatMark::State;
      scene.boats.push_back(
          {seat, scene.centre(cell()), 15.0 * below(random, 24),
           std::array{State::Racing, State::Racing, State::Finished, State::Sunk}[random.below(4)],
           below(random, 8)});
      scene.tracks.push_back({scene.centre(cell()), scene.centre(cell()), scene.centre(cell())});
    }
    if (i % 3 == 2) scene.findings = findingsBetween({cell(), cell(), cell(), cell()}, random);
    PaintOptions options = inTurn(i);
    if (i % 6 == 3) options.leastSign = 1.4;
    if (i % 7 == 5)
      options.layers = options.layers.without(lake_race::Layer::Grid).without(lake_race::Layer::Labels);
    sheet.add(scene, options, 84, 84);
    // The same on a screen, from so far that lines are left out.
    Raster far(150, 150);
    const View view{{3.3, 4.7}, 3.0 + i % 6 * 2.5};
    far.paint(scene, view, options, rgb(0xFFFFFF));
    sheet.add(far, 2);
  }
  sheet.expectAsItWas();
}

TEST(GoldenScenes, SamplesOfLakesAndTables) {
  ContactSheet sheet("samples");
  int i = 0;
  for (const char* name : {"duck-pond.lake", "glass-narrows.lake", "horseshoe-tarn.lake", "morning-mere.lake",
                           "reedwater.lake", "classic.tileset", "match-four.record", "match-two.record"})
    sheet.add(**shownSample<lake_race::subjectOf>("lake_race/" + std::string(name)).scene(), inTurn(++i), 150,
              150);
  for (const char* name : {"archipelago.regatta", "harbour-four.record", "kitchen-table.regatta",
                           "kitchen-three.record", "long-table.regatta", "open-water.regatta"})
    sheet.add(**shownSample<regatta::subjectOf>("regatta/" + std::string(name)).scene(), inTurn(++i), 200,
              150);
  sheet.expectAsItWas();
}

// With title, legend and scale: whole pictures of boards that have everything.
TEST(GoldenScenes, WholePictures) {
  Random random(15);
  std::mt19937_64 engine(15);
  std::vector<std::unique_ptr<Scene>> scenes;
  scenes.push_back(std::make_unique<pool::PoolScene>(drawnPool(1, random)));
  scenes.push_back(std::make_unique<pool::PoolScene>(drawnPool(18, random)));
  scenes.push_back(shownSample<pool::subjectOf>("pool/first-splash.record").scene().value());
  scenes.push_back(shownSample<river::subjectOf>("river/three-past-the-mill.record").scene().value());
  scenes.push_back(shownSample<river::subjectOf>("river/otter-bend.river").scene().value());
  scenes.push_back(shownSample<regatta::subjectOf>("regatta/kitchen-three.record").scene().value());
  scenes.push_back(shownSample<regatta::subjectOf>("regatta/stormy.deck").scene().value());
  scenes.push_back(
      std::make_unique<lake_race::BoardScene>(fairway::lake_race::test::randomCourse(engine, 14)));
  auto hot = shownSample<lake_race::subjectOf>("lake_race/match-six.record").boardScene().value();
  hot.heat =
      lake_race::HeatMap{"Crashes", "a race", {{{3, 4}, 0.25}, {{4, 4}, 2}}, {{{5, 5}, Direction::W, 1}}};
  scenes.push_back(std::make_unique<lake_race::BoardScene>(std::move(hot)));
  ContactSheet sheet("whole-pictures");
  int i = 0;
  for (const auto& scene : scenes) {
    const int marks = ++i % 3 == 0 ? 14 : i % 3;
    for (int n = 0; n < marks; ++n)
      scene->findings.push_back({n % 2 == 0 ? Severity::Error : Severity::Warning,
                                 "L0" + std::to_string(n),
                                 "something is said of it",
                                 {},
                                 {}});
    PictureOptions options;
    options.paint = inTurn(i);
    options.unit = scene->scaleBlock() > 1 ? 0.2 : i % 2 == 0 ? 12 : 7;
    PictureTexts texts{"A title that may be long",
                       i % 2 == 0 ? "Notes below it, which are longer, so that they "
                                    "must be broken into lines"
                                  : "",
                       "By somebody",
                       {"Turn 3 of 7: something happens", {{"4", true}, {"x", false}}, rgb(0x336699)}};
    if (i % 4 == 0) texts.caption = {};
    sheet.add(Picture(*scene, texts, options).page(), 2);
  }
  sheet.expectAsItWas();
}

} // namespace
} // namespace fairway::formats
