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
