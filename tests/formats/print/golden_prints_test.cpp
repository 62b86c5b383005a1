// Every printed product, page by page.
#include "formats/document/reader.h"
#include "formats/lake_race/export/sheet_courses.h"
#include "formats/lake_race/print/sheet.h"
#include "formats/lake_race/print/tiles.h"
#include "formats/pool/export/subject.h"
#include "formats/pool/print/tile_sheets.h"
#include "formats/print/facts_sheet.h"
#include "formats/regatta/export/subject.h"
#include "formats/regatta/print/card_sheets.h"
#include "formats/regatta/print/rules_page.h"
#include "formats/regatta/print/table_sheet.h"
#include "formats/river/export/subject.h"
#include "formats/river/print/cut_set.h"
#include "tests/formats/picture/contact_sheet.h"
#include "tests/support/source_dir.h"

#include <gtest/gtest.h>

namespace fairway::formats {
namespace {

template <auto subjectOf>
auto printedSample(const std::string& name) {
  const auto file = fairway::test::sourceDir() / "samples" / (name + ".yaml");
  return subjectOf(readDocumentFile(file).value().document, file, fileLoader()).value();
}

PrintOptions printed(std::string_view paper, bool landscape = false, Ink ink = Ink::Full) {
  PrintOptions options;
  options.paper = *paperNamed(paper);
  options.landscape = landscape;
  options.ink = ink;
  return options;
}

void addPages(fairway::test::ContactSheet& sheet, const PrintJob& job) {
  const auto pages = job.pages();
  ASSERT_TRUE(pages) << pages.fault().message;
  sheet.add(*pages);
}

std::vector<lake_race::SheetCourse> coursesOf(const std::string& name, const std::string& which) {
  auto courses = lake_race::sheetCourses(printedSample<lake_race::subjectOf>(name), name, {},
                                         *lake_race::AssignmentChoice::read(which))
                     .value();
  for (std::size_t i = 0; i < courses.size(); i += 2) courses[i].par = 11.5 + static_cast<double>(i);
  return courses;
}

// Notes are long and short, names as well; a course may have boats on it, or no route.
TEST(GoldenPrints, SheetsOfCourses) {
  auto courses = coursesOf("lake_race/morning-mere.lake", "1");
  courses[0].course.lake.slots.clear();
  courses[1].title = "A name that is so long that it cannot stand on one line of the page, however broad";
  courses[1].remark = "Assignment 1 of 24. A remark that goes on over many lines, as notes may. ";
  for (int i = 0; i < 4; ++i) courses[1].remark += courses[1].remark.substr(0, 70);
  courses[1].boats = {{1, {4.5, 5.5}, 60}, {2, {7, 9}, 180, lake_race::BoatMark::State::Sunk, 6}};
  courses[1].tracks = {{{1, 1}, {4.5, 5.5}}, {{9, 2}, {7, 9}}};
  courses[2].route.reset();
  layOver(courses[2], {"Crashes", "a race", {{{5, 5}, 0.25}, {{6, 5}, 0.125}, {{7, 8}, 0.01}}});
  fairway::test::ContactSheet sheet("lake-sheets");
  addPages(sheet, lake_race::courseSheets(courses, printed("A4")));
  addPages(sheet, lake_race::courseSheets(courses, printed("Letter", true, Ink::Low)));
  addPages(sheet, lake_race::courseSheets(courses, printed("A5", false, Ink::Gray)));
  PrintOptions narrow = printed("120x290");
  narrow.margin = 7;
  narrow.layers = Layers::none().with(lake_race::Layer::Course);
  addPages(sheet, lake_race::courseSheets(coursesOf("lake_race/glass-narrows.lake", "2"), narrow));
  sheet.expectAsItWas();
}

TEST(GoldenPrints, Booklets) {
  const auto courses = coursesOf("lake_race/duck-pond.lake", "all");
  fairway::test::ContactSheet sheet("lake-booklets");
  addPages(sheet, lake_race::booklet(courses, "Duck pond", printed("A4")));
  PrintOptions small = printed("100x120", true, Ink::Gray);
  addPages(sheet, lake_race::booklet({courses.begin(), courses.begin() + 13}, "Of small pages", small));
  addPages(sheet, lake_race::booklet({courses[0]}, "Of one course", printed("Letter", true)));
  addPages(sheet,
           lake_race::booklet(coursesOf("lake_race/long-firth.lake", "1,7"), "A large lake", printed("A5")));
  sheet.expectAsItWas();
}

TEST(GoldenPrints, CardsOfCourses) {
  fairway::test::ContactSheet sheet("lake-cards");
  addPages(sheet, lake_race::courseCards(coursesOf("lake_race/duck-pond.lake", "1-4,9"), "Duck pond",
                                         printed("A4")));
  addPages(sheet, lake_race::courseCards(coursesOf("lake_race/long-firth.lake", "1-2"), "A long one",
                                         printed("Letter", true, Ink::Low)));
  sheet.expectAsItWas();
}

// A language in which everything takes twice as long to say.
Speaker longWinded() {
  const auto twice = [](const char* words) { return std::string(words) + ", " + words; };
  return {twice,
          [twice](const char* one, const char* many, std::size_t n) { return twice(n == 1 ? one : many); }};
}

// Texts that fill their places, and courses that have little: small pages, looked at more closely.
TEST(GoldenPrints, PagesWhoseTextsFillThem) {
  auto courses = coursesOf("lake_race/duck-pond.lake", "1-3");
  std::string words = "Round the four buoys of the pond";
  while (words.size() < 300) words += ", and round them once more";
  courses[0].title = courses[1].remark = words;
  courses[0].remark = "";
  courses[1].assignment = 0;
  courses[1].course.race.reset();
  courses[2].route.reset();
  courses[2].assignment = 24;
  fairway::test::ContactSheet sheet("lake-full-pages");
  const auto add = [&sheet](const PrintJob& job) {
    const auto pages = job.pages();
    ASSERT_TRUE(pages) << pages.fault().message;
    sheet.add(*pages, 1.5);
  };
  add(lake_race::booklet(courses, words, printed("A5")));
  add(lake_race::booklet({courses[1], courses[2]}, words, printed("100x140", true)));
  add(lake_race::courseCards(courses, words, printed("108x159")));
  // Beyond 160 mm of room the title stands beside the check bar.
  add(lake_race::courseCards({courses[2]}, words, printed("100x180", true)));
  add(lake_race::courseCards({courses[2]}, words, printed("100x181", true)));
  add(lake_race::courseSheets({courses[2]}, printed("A5", true)));
  PrintOptions spoken = printed("A5");
  spoken.unit = 21.2345;
  spoken.speaker = longWinded();
  add(lake_race::courseSheets({courses[0]}, spoken));
  courses[1].par = 13.25;
  add(lake_race::booklet(courses, "Round the pond", spoken));
  add(lake_race::courseCards(courses, "Round the pond", spoken));
  sheet.expectAsItWas();
  const auto narrow = lake_race::courseCards({courses[0]}, words, printed("100x107")).pages();
  ASSERT_FALSE(narrow);
  EXPECT_EQ(narrow.fault().message, "a card of 88 x 63 mm does not fit on the paper");
}

TEST(GoldenPrints, PostersOfLakes) {
  auto scene = printedSample<lake_race::subjectOf>("lake_race/duck-pond-a.course").boardScene().value();
  fairway::test::ContactSheet sheet("lake-posters");
  PosterOptions options{printed("A4"), ThemeName::Dark};
  addPages(sheet, poster(scene, "Duck pond", options));
  options.print = printed("A3", true, Ink::Low);
  options.print.unit = 31;
  options.print.margin = 14;
  options.print.overlap = 25;
  options.theme = ThemeName::Light;
  addPages(sheet, poster(scene, "Duck pond", options));
  options.onePage = true;
  options.print.unit = 9;
  scene.heat = lake_race::HeatMap{"Ways", "", {}, {{{5, 5}, Direction::NE, 1}, {{6, 7}, Direction::W, 0.2}}};
  addPages(sheet, poster(scene, "Duck pond", options));
  sheet.expectAsItWas();
}

TEST(GoldenPrints, TilesOfALake) {
  const auto subject = printedSample<lake_race::subjectOf>("lake_race/classic.tileset");
  auto set = std::get<lake_race::TilesetSubject>(subject.content).set;
  fairway::test::ContactSheet sheet("lake-tiles");
  addPages(sheet, lake_race::tileSheets(set, "Classic", {printed("A4"), {2, -3}}));
  PrintOptions large = printed("A3", true, Ink::Gray);
  large.unit = 17;
  set.sides.erase(std::prev(set.sides.end()));
  addPages(sheet, lake_race::tileSheets(set, "One side", {large, {}}));
  sheet.expectAsItWas();
}

// A small set that comes apart into few pages: a slot at every tile's lower edge, a frame without corners,
// and another frame behind it.
TEST(GoldenPrints, TilesOfASmallSet) {
  using fairway::lake_race::BoardSide;
  using fairway::lake_race::Terrain;
  fairway::lake_race::Tileset set;
  set.tileColumns = 3;
  set.tileRows = 2;
  set.across = 2;
  set.down = 2;
  set.strip = 3;
  for (const BoardSide side : {BoardSide::Dark, BoardSide::Light}) {
    fairway::lake_race::TilesetSide& of = set.sides[side];
    const bool dark = side == BoardSide::Dark;
    of.stagger = dark ? Stagger::Odd : Stagger::Even;
    for (int i = 0; i < 4; ++i) {
      fairway::lake_race::Tile tile{
          (dark ? "heron " : "pike ") + std::to_string(i), fairway::lake_race::TerrainMap(3, 2), {}};
      if (i == 3) tile.name = "a name that is too long for a hex";
      tile.map.set({1 + i % 3, 1}, Terrain::Land);
      for (int column = 1; column <= i; ++column)
        tile.slots.push_back({fairway::lake_race::RaceLetter::A, {column, 2}, Direction::NE});
      of.tiles.push_back(std::move(tile));
    }
    fairway::lake_race::Frame frame{fairway::lake_race::TerrainMap(9, 7, Terrain::Land), {2, 3}};
    for (const int column : {1, 9})
      for (const int row : {1, 7}) frame.map.set({column, row}, Terrain::Void);
    for (int row = 3; row <= 6; ++row)
      for (int column = 2; column <= 7; ++column) frame.map.set({column, row}, Terrain::Water);
    of.frame = frame;
  }
  fairway::test::ContactSheet sheet("lake-small-set");
  const auto add = [&sheet, &set](PrintOptions print, Point offset) {
    const auto pages = lake_race::tileSheets(set, "A small set", {print, offset}).pages();
    ASSERT_TRUE(pages) << pages.fault().message;
    sheet.add(*pages, 1.5);
  };
  PrintOptions print = printed("A5");
  print.unit = 18;
  add(print, {1, -1.5});
  // Another frame behind it does not fit, and a set of one side has no backs.
  set.sides[BoardSide::Light].frame->map = fairway::lake_race::TerrainMap(9, 8);
  set.sides[BoardSide::Light].tiles.pop_back();
  print.unit = 14;
  add(print, {});
  // Without a frame, in a language that fills the pages.
  set.sides.erase(BoardSide::Light);
  set.sides[BoardSide::Dark].frame.reset();
  print.speaker = longWinded();
  add(print, {});
  sheet.expectAsItWas();
  print.unit = 60;
  const auto large = lake_race::tileSheets(set, "A small set", {print, {}}).pages();
  ASSERT_FALSE(large);
  EXPECT_EQ(large.fault().message.substr(0, 60),
            "heron 0 is 210 x 121 mm at --hex 60 and does not fit on A5 w");
}

TEST(GoldenPrints, Pools) {
  const auto lido = printedSample<pool::subjectOf>("pool/hotel-lido.pool");
  const auto cove = printedSample<pool::subjectOf>("pool/kidney-cove.pool");
  fairway::test::ContactSheet sheet("pool-prints");
  pool::TileSheetOptions tiles{printed("A4"), {1.5, -2}};
  tiles.print.unit = 25;
  addPages(sheet, pool::tileSheets(lido.pool, "Lido", tiles));
  tiles.print.paper = letter;
  tiles.print.ink = Ink::Low;
  tiles.print.unit = 48;
  addPages(sheet, pool::tileSheets(cove.pool, "Cove", tiles));
  PosterOptions options{printed("A4"), ThemeName::Light};
  options.print.unit = 25;
  addPages(sheet, poster(pool::printedScene(lido.pool, true), "Lido", options));
  options.print.ink = Ink::Gray;
  addPages(sheet, poster(pool::printedScene(cove.pool, false), "Cove", options));
  sheet.expectAsItWas();
}

TEST(GoldenPrints, Rivers) {
  fairway::test::ContactSheet sheet("river-prints");
  river::CutSetOptions options;
  options.print = printed("A4");
  addPages(sheet,
           cutSet(printedSample<river::subjectOf>("river/up-the-river.river").river, "A river", options));
  options.print = printed("Letter", true, Ink::Low);
  options.doubleSided = true;
  options.backOffset = {2, -1.5};
  options.card = {100, 30};
  auto river = printedSample<river::subjectOf>("river/mill-race.river").river;
  river.sections[1].fixed = true;
  river.players = 3;
  river.boats = 4;
  addPages(sheet, cutSet(river, "Another", options));
  options.print = printed("A3", false, Ink::Gray);
  options.doubleSided = false;
  options.card = {180, 60};
  addPages(sheet,
           cutSet(printedSample<river::subjectOf>("river/otter-bend.river").river, "A third", options));
  sheet.expectAsItWas();
}

TEST(GoldenPrints, PlansAndPostersOfTables) {
  fairway::test::ContactSheet sheet("regatta-plans");
  for (const char* name : {"harbour", "archipelago", "long-table"}) {
    const auto subject = printedSample<regatta::subjectOf>("regatta/" + std::string(name) + ".regatta");
    regatta::TablePrint print{subject.table(), subject.title(), subject.texts().credits};
    addPages(sheet, planSheet(print, printed("A4")));
    print.scale = 12;
    addPages(sheet, planSheet(print, printed("Letter", true, Ink::Low)));
  }
  const auto subject = printedSample<regatta::subjectOf>("regatta/kitchen-table.regatta");
  const regatta::TablePrint print{subject.table(), subject.title(), subject.texts().credits};
  const auto large = poster(print, printed("A2", true, Ink::Gray), false).pages();
  const auto whole = poster(print, printed("A4"), true).pages();
  ASSERT_TRUE(large && whole);
  sheet.add(*large, 6);
  sheet.add(*whole, 6);
  sheet.expectAsItWas();
}

TEST(GoldenPrints, CardsAndPiecesOfRegattas) {
  fairway::test::ContactSheet sheet("regatta-pieces");
  const auto subject = printedSample<regatta::subjectOf>("regatta/harbour.regatta");
  addPages(sheet, regatta::cardSheets({subject.deck(), "Classic", true, {1, -2}}, printed("A4")));
  const auto stormy = printedSample<regatta::subjectOf>("regatta/stormy.deck");
  addPages(sheet, regatta::cardSheets({stormy.deck(), "Stormy", false, {}}, printed("A3", true, Ink::Low)));
  addPages(sheet, regatta::pieceSheets(*subject.course(), "Harbour", printed("A4")));
  const auto islands = printedSample<regatta::subjectOf>("regatta/archipelago.regatta");
  addPages(sheet, regatta::pieceSheets(*islands.course(), "Islands", printed("Letter", true, Ink::Gray)));
  addPages(sheet, withFacts(regatta::rulesSheet(*subject.course(), subject.deck(), "Harbour", printed("A4")),
                            {phrase("A fact."), phrase("Another, which is longer than the first one.")}));
  addPages(sheet, regatta::rulesSheet(*islands.course(), stormy.deck(), "Islands", printed("A5", true)));
  sheet.expectAsItWas();
}

// A language that says everything at length, so that what does not fit is broken into lines, made smaller or
// cut.
Speaker atLength() {
  const auto longer = [](std::string words) { return words + ", in other words: " + words; };
  return {[longer](const char* message) { return longer(message); },
          [longer](const char* one, const char* many, std::size_t n) { return longer(n == 1 ? one : many); }};
}

const std::string longTitle =
    "A title that is so long that no line of any page has room for all of it, however "
    "small its letters are, and which must therefore be cut in the end";

void addPages(fairway::test::ContactSheet& sheet, const PrintJob& job, double millimetres) {
  const auto pages = job.pages();
  ASSERT_TRUE(pages) << pages.fault().message;
  sheet.add(*pages, millimetres);
}

// From so near that a line that moves by half a millimetre shows, with words that find no room.
TEST(GoldenPrints, PoolsFromNear) {
  const auto cove = printedSample<pool::subjectOf>("pool/kidney-cove.pool");
  fairway::test::ContactSheet sheet("pool-prints-near");
  pool::TileSheetOptions tiles{printed("A5", true), {}};
  tiles.print.unit = 48;
  tiles.print.speaker = atLength();
  tiles.print.pages = *PageChoice::read("1-2,7");
  addPages(sheet, pool::tileSheets(cove.pool, longTitle, tiles), 1);
  PosterOptions options{printed("120x120"), ThemeName::Light};
  options.print.unit = 25;
  options.print.speaker = atLength();
  options.print.pages = *PageChoice::read("1");
  addPages(sheet, poster(pool::printedScene(cove.pool, false), longTitle, options), 1);
  sheet.expectAsItWas();
}

TEST(GoldenPrints, RiversFromNear) {
  auto river = printedSample<river::subjectOf>("river/otter-bend.river").river;
  river.sections[0].name = "A name that has no room between the banks of the river, in whatever letters";
  river.sections[0].fixed = true;
  river.sections[2].name = "Fall";
  fairway::test::ContactSheet sheet("river-prints-near");
  river::CutSetOptions options;
  options.print = printed("A4");
  options.doubleSided = true;
  options.card = {95, 30}; // two side by side are as broad as the page
  options.print.speaker = atLength();
  addPages(sheet, cutSet(river, longTitle, options), 1.2);
  // Feet that have just enough room for words beside the rule, and just not enough.
  for (const char* paper : {"135x150", "134x150", "105x150", "104x150"}) {
    options.print = printed(paper, false, Ink::Low);
    options.card = {80, 24};
    options.print.pages = *PageChoice::read("1");
    addPages(sheet, cutSet(river, longTitle, options), 1.2);
  }
  sheet.expectAsItWas();
}

TEST(GoldenPrints, PlansFromNear) {
  auto subject = printedSample<regatta::subjectOf>("regatta/archipelago.regatta");
  auto& course = std::get<regatta::RegattaSubject>(subject.content).course;
  course.buoys[0].name =
      "a buoy whose name is far too long for the column in which it is written, or a plate";
  course.obstacles.push_back(
      {"a thing with a name that is far too long for its column of the list", {90, 90}, 30});
  course.obstacles.push_back({std::nullopt, {190, 90}, 30});
  const regatta::TablePrint print{subject.table(), longTitle, longTitle};
  fairway::test::ContactSheet sheet("regatta-plans-near");
  PrintOptions options = printed("A4");
  options.speaker = atLength();
  addPages(sheet, planSheet(print, options), 1.2);
  // Feet with just enough room for words and just not enough; no row of the list fits below the plan.
  for (const char* paper : {"135x150", "134x150", "108x149.5", "107x150"}) {
    options = printed(paper);
    options.pages = *PageChoice::read("1-2");
    addPages(sheet, planSheet(print, options), 1.2);
  }
  sheet.expectAsItWas();
}

TEST(GoldenPrints, PiecesFromNear) {
  auto subject = printedSample<regatta::subjectOf>("regatta/harbour.regatta");
  auto& regatta = std::get<regatta::RegattaSubject>(subject.content);
  regatta.course.buoys[0].name = "a name that is longer than its ring";
  regatta.course.buoys.push_back({"b", {100, 100}});
  fairway::test::ContactSheet sheet("regatta-pieces-near");
  PrintOptions options = printed("A4");
  options.speaker = atLength();
  addPages(sheet, regatta::pieceSheets(regatta.course, longTitle, options), 1);
  // One card of a kind, with a name that finds no room; of another shape on square pages of one card each.
  regatta.deck.cards[0].id = "a card whose name is longer than it is broad";
  std::erase_if(regatta.deck.cards, [&](const fairway::regatta::Card& card) {
    return &card != regatta.deck.cards.data() && card.id != "s63" && card.id != "joker" &&
           card.id != "p30-60" && card.id != "t-slip" && card.id != "p45-helm" && card.id != "sun";
  });
  for (auto& card : regatta.deck.cards) card.count = 1;
  using fairway::regatta::Symbol; // arrows in all corners but one leave that to the symbol
  regatta.deck.cards.push_back({"low", 1, Symbol::Helm, false, {{{80, -25, -30}}, {{80, 25, 30}}}});
  regatta.deck.cards.push_back(
      {"left", 1, Symbol::Cloud, false, {{{80, -25, -30}}, {{80, 25, 30}}, {{20, 25, 90}}}});
  options.pages = *PageChoice::read("1-2");
  addPages(sheet, regatta::cardSheets({regatta.deck, longTitle, true, {}}, options), 1);
  regatta.deck.width = 110;
  regatta.deck.length = 70;
  for (const Ink ink : {Ink::Low, Ink::Gray}) {
    options = printed("130x130", false, ink);
    options.pages = *PageChoice::read("1-2");
    addPages(sheet, regatta::cardSheets({regatta.deck, "Broad", true, {}}, options), 1);
  }
  sheet.expectAsItWas();
}

} // namespace
} // namespace fairway::formats
