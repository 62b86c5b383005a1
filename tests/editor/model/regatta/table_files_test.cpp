#include "editor/model/regatta/deck/deck_edit.h"
#include "editor/model/regatta/files/pages.h"
#include "editor/model/regatta/files/regatta_files.h"
#include "tests/editor/model/regatta/table_desk.h"

#include <gmock/gmock.h>

// Tables as files, pictures and pages.
namespace fairway::editor::regatta {
namespace {

formats::Problems exportDocument(const formats::Document& content, const std::filesystem::path& file,
                                 const ExportChoice& choice = {}) {
  return exportTo(file, exporting(content, choice.layers, file), choice);
}

Result<formats::Pages, formats::Problems> previewOf(const formats::Document& content,
                                                    const ExportChoice& choice) {
  return exportPreview(exporting(content, choice.layers), choice);
}

using fairway::regatta::Rounding;
using fairway::regatta::Side;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(Table, PicturesHaveWhatTheirLayersShow) {
  using formats::regatta::TableLayer;
  const auto subject = formats::regatta::subjectOf(TableDesk::harbour().bench.document().content(), {});
  ASSERT_TRUE(subject);
  const formats::Layers none = formats::Layers::none();
  EXPECT_THAT(picturedTable(*subject, none).route, IsEmpty());
  EXPECT_THAT(picturedTable(*subject, none).startBoats, IsEmpty());
  EXPECT_EQ(picturedTable(*subject, none.with(TableLayer::Route)).route.size(), 8U);
  EXPECT_THAT(picturedTable(*subject, none.with(TableLayer::Route)).startBoats, IsEmpty());
  EXPECT_EQ(picturedTable(*subject, none.with(TableLayer::Start)).startBoats.size(), 4U) << "as many as race";
  ExportChoice choice;
  choice.unit = 0.2;
  const double width = previewOf(TableDesk::harbour().bench.document().content(), choice)->width(0);
  choice.unit = 0.1;
  EXPECT_LT(previewOf(TableDesk::harbour().bench.document().content(), choice)->width(0), width);
}

TEST(Table, WhatDoesNotFitOnThePaperIsNotPrinted) {
  TableDesk desk = TableDesk::harbour();
  Course course = desk.course();
  course.length = 120, course.beam = 40;
  desk.bench.change("large boats", course);
  PrintChoice choice;
  choice.print.paper = *formats::paperNamed("100x100");
  const auto why = [&](PrintMode mode) {
    choice.mode = mode;
    const auto pages = printedPages(printJob(desk.bench.document().content(), choice));
    EXPECT_EQ(printedPdf(printJob(desk.bench.document().content(), choice)).ok(), pages.ok());
    if (pages) return std::string();
    EXPECT_EQ(pages.fault(), (formats::Problems{{"", 0, 0, "", pages.fault().front().message}}));
    return pages.fault().front().message;
  };
  EXPECT_EQ(why(PrintMode::Cards), "a card is larger than the paper; choose a larger paper");
  EXPECT_EQ(why(PrintMode::Pieces), "a boat is larger than the paper; choose a larger paper");
  EXPECT_EQ(why(PrintMode::Sheet), "") << "a sheet is scaled";
  choice.print.margin = 49;
  EXPECT_EQ(why(PrintMode::Poster), "margins and overlap leave no room on the paper");
}

TEST(Table, DifferencesAreToldInWords) {
  const formats::Document before = TableDesk::harbour().bench.document().content();
  const auto with = [&before](auto change) {
    formats::Document after = before;
    change(after.get<formats::regatta::RegattaBody>().course);
    return differences(before, after);
  };
  EXPECT_THAT(differences(before, before), IsEmpty());
  EXPECT_THAT(with([](Course& c) {
                c.table = {900, 700};
              }),
              ElementsAre("the table is 900 x 700 mm instead of 1000 x 800"));
  EXPECT_THAT(with([](Course& c) { c.left = {370, 650}; }), ElementsAre("the line has moved"));
  EXPECT_THAT(with([](Course& c) { c.right = {370, 650}; }), ElementsAre("the line has moved"));
  EXPECT_THAT(with([](Course& c) { c.buoys[0].name = "pink"; }), ElementsAre("buoys differ"));
  EXPECT_THAT(with([](Course& c) { c.round.pop_back(); }), ElementsAre("the order of rounding differs"));
  EXPECT_THAT(with([](Course& c) { c.islands.clear(); }), ElementsAre("islands differ"));
  EXPECT_THAT(with([](Course& c) { c.obstacles.clear(); }), ElementsAre("obstacles differ"));
  const auto sizes = ElementsAre("boats, buoys' size or finish differ");
  EXPECT_THAT(with([](Course& c) { ++c.length; }), sizes);
  EXPECT_THAT(with([](Course& c) { ++c.beam; }), sizes);
  EXPECT_THAT(with([](Course& c) { ++c.buoy; }), sizes);
  EXPECT_THAT(with([](Course& c) { c.finish = fairway::regatta::FinishWay::Through; }), sizes);
  formats::Document other = before;
  other.get<formats::regatta::RegattaBody>().deck = freshDeck();
  EXPECT_THAT(differences(before, other), ElementsAre("the deck differs"));
  EXPECT_THAT(summary(before), ElementsAre("a table of 1000 x 800 mm", "2 buoys"));
}

TEST(Table, OnlyDocumentsOfOneKindDiffer) {
  const formats::Document table = TableDesk::harbour().bench.document().content();
  formats::regatta::DeckDocument deck;
  deck.body.deck = freshDeck();
  const std::vector<formats::Document> kinds{table, formats::Document(deck),
                                             formats::Document(formats::regatta::RecordDocument())};
  for (const formats::Document& before : kinds)
    for (const formats::Document& after : kinds) EXPECT_THAT(differences(before, after), IsEmpty());
  EXPECT_FALSE(isBare(table));
}

TEST(Table, WhatItNamesAndIsLostIsToldWhereItIsNeeded) {
  formats::regatta::RegattaDocument table;
  table.body.deck = "nowhere.deck.yaml";
  table.body.course = freshCourse({600, 500});
  formats::regatta::RecordDocument record;
  record.body.regatta = "nowhere.regatta.yaml";
  const auto nobody = [](const std::filesystem::path&) -> Result<std::string, formats::Problems> {
    return formats::Problems{{"nowhere", 0, 0, "", "there is no such file"}};
  };
  for (const formats::Document& lost : {formats::Document(table), formats::Document(record)}) {
    EXPECT_FALSE(readDeck(lost, nobody));
    EXPECT_FALSE(exporting(lost, {}));
    EXPECT_FALSE(printJob(lost, {}));
  }
  table.body.deck = freshDeck();
  EXPECT_TRUE(readDeck(formats::Document(table), nobody)) << "it names nothing";
}

TEST(Table, WhatAReaderLeftEmptyIsMended) {
  formats::Document content = TableDesk::harbour().bench.document().content();
  const formats::Document sound = content;
  mend(content);
  EXPECT_EQ(content, sound) << "nothing is wrong with it";
  Course& course = content.get<formats::regatta::RegattaBody>().course;
  course.table = {10, 5000};
  course.left = course.right = {5, 5};
  course.islands = {{{0, 0}, {9, 9}}, {{0, 0}, {90, 90}, {90, 0}, {0, 90}}, {{0, 0}, {90, 0}, {0, 90}}};
  course.obstacles[0].diameter = 9999;
  course.buoys.pop_back();
  course.length = 0, course.beam = 999, course.buoy = 0;
  mend(content);
  EXPECT_EQ(course.table, (Vec{300, 3000}));
  EXPECT_EQ(course.left, freshCourse(course.table).left);
  EXPECT_EQ(course.right, freshCourse(course.table).right);
  EXPECT_THAT(course.islands, ElementsAre(plane::Polygon{{0, 0}, {90, 0}, {0, 90}}));
  EXPECT_EQ(course.obstacles[0].diameter, 600);
  EXPECT_EQ(course.round.size(), 1U) << "green is no more";
  EXPECT_EQ(course.length, 20);
  EXPECT_EQ(course.beam, 40);
  EXPECT_EQ(course.buoy, 4);
  course.round.clear();
  mend(content);
  EXPECT_THAT(course.round, ElementsAre(Rounding{0, Side::Port, {}}));
  course.buoys.clear();
  mend(content);
  EXPECT_EQ(course.buoys.size(), 2U);
  EXPECT_THAT(course.round, ElementsAre(Rounding{0, Side::Port, {}}));
}

TEST(Table, IsExportedAndPrinted) {
  TableDesk desk = TableDesk::harbour();
  const auto folder = std::filesystem::path(testing::TempDir());
  for (const char* name : {"t.svg", "t.png", "t.pdf", "t.yaml", "t.json"})
    EXPECT_TRUE(exportDocument(desk.bench.document().content(), folder / name).empty()) << name;
  EXPECT_TRUE(exportDocument(desk.bench.document().content(), folder / "t.yml").empty());
  EXPECT_FALSE(exportDocument(desk.bench.document().content(), folder / "t.doc").empty());
  EXPECT_FALSE(exportDocument(desk.bench.document().content(), folder / "no/such/folder/t.yaml").empty());
  ExportChoice huge;
  huge.dpi = 100000;
  const auto picture = folder / "t.png";
  EXPECT_THAT(exportDocument(desk.bench.document().content(), picture, huge),
              ElementsAre(formats::Problem{picture.string(), 0, 0, "",
                                           "the picture would be too large; choose .svg or .pdf"}));
  for (const PrintMode mode : {PrintMode::Sheet, PrintMode::Poster, PrintMode::Cards, PrintMode::Pieces}) {
    PrintChoice choice;
    choice.mode = mode;
    const auto pages = printedPages(printJob(desk.bench.document().content(), choice));
    ASSERT_TRUE(pages);
    EXPECT_GE(pages->count(), 1);
  }
}

TEST(Table, WhatIsPrintedIsWhatWasChosen) {
  const formats::Document table = TableDesk::harbour().bench.document().content();
  const auto sizes = [](const formats::Document& content, PrintMode mode) {
    PrintChoice choice;
    choice.mode = mode;
    choice.print.paper = *formats::paperNamed("a4");
    const auto pages = printedPages(printJob(content, choice));
    EXPECT_TRUE(pages);
    return pages ? pages->count() : 0;
  };
  EXPECT_EQ(sizes(table, PrintMode::Sheet), 1);
  EXPECT_EQ(sizes(table, PrintMode::Poster), 22);
  EXPECT_EQ(sizes(table, PrintMode::Cards), 14);
  formats::regatta::DeckDocument deck;
  deck.body.deck = freshDeck();
  const int cards = sizes(formats::Document(deck), PrintMode::Cards);
  for (const PrintMode mode : {PrintMode::Sheet, PrintMode::Poster, PrintMode::Pieces, PrintMode::Rules})
    EXPECT_EQ(sizes(formats::Document(deck), mode), cards) << "of a deck there are cards alone";
}

} // namespace
} // namespace fairway::editor::regatta
