#include "formats/document/reader.h"
#include "formats/regatta/export/subject.h"
#include "formats/regatta/print/card_sheets.h"
#include "formats/regatta/print/layout_list.h"
#include "formats/regatta/print/rules_page.h"
#include "formats/regatta/print/table_sheet.h"
#include "formats/regatta/print/true_pages.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>

// Pages are measured as a ruler would.
namespace fairway::formats::regatta {
namespace {

using testing::HasSubstr;

Subject harbour() {
  const std::filesystem::path file = test::sourceDir() / "samples/regatta/harbour.regatta.yaml";
  const auto read = readDocumentFile(file);
  EXPECT_TRUE(read);
  auto subject = subjectOf(read->document, file);
  EXPECT_TRUE(subject);
  return std::move(subject).value();
}

class Sheet {
public:
  Sheet(const Pages& pages, int page, int pixelsPerMillimetre = 10)
      : perMillimetre_(pixelsPerMillimetre), raster_(pages.picture(page, pixelsPerMillimetre)),
        width_(raster_.deviceWidth()), height_(raster_.deviceHeight()) {}

  int light(int x, int y) const {
    const unsigned char* pixel = raster_.pixels() + y * raster_.stride() + 4 * x;
    return (pixel[0] + pixel[1] + pixel[2]) / 3;
  }
  bool inked(int x, int y) const { return light(x, y) < 250; }
  int width() const { return width_; }
  int height() const { return height_; }

  // The longest line of pixels at most so light in a row of the page, in millimetres.
  double longestRun(int y, int most = 127) const {
    int longest = 0;
    int run = 0;
    for (int x = 0; x < width_; ++x) longest = std::max(longest, run = light(x, y) <= most ? run + 1 : 0);
    return static_cast<double>(longest) / perMillimetre_;
  }
  bool hasBar() const {
    for (int y = height_ - 30 * perMillimetre_; y < height_; ++y)
      if (std::abs(longestRun(y) - 100) < 0.25) return true;
    return false;
  }

private:
  int perMillimetre_;
  Raster raster_;
  int width_;
  int height_;
};

TablePrint printOf(const TableScene& scene) {
  return {scene, "Harbour", "Fairway"};
}

TEST(RegattaPrint, TheRulesAreASheetOfTheirOwn) {
  const Subject subject = harbour();
  for (const Paper& paper : {a4, letter}) {
    PrintOptions options;
    options.paper = paper;
    const auto pages = rulesSheet(*subject.course(), subject.deck(), subject.title(), options).pages();
    ASSERT_TRUE(pages);
    ASSERT_EQ(pages->count(), 1);
    const Sheet sheet(*pages, 0, 4);
    int inked = 0;
    for (int y = 0; y < sheet.height(); ++y)
      for (int x = 0; x < sheet.width(); ++x) inked += sheet.inked(x, y) ? 1 : 0;
    EXPECT_GT(inked, sheet.width() * sheet.height() / 40) << "a page of text";
  }
}

TEST(CardSheets, NineCardsLieOnAPageOfA4) {
  const Subject subject = harbour();
  const auto grid = cardGrid(subject.deck(), {});
  ASSERT_TRUE(grid);
  EXPECT_EQ(grid->across, 3);
  EXPECT_EQ(grid->down, 3);
  const Pages pages = std::move(cardSheets({subject.deck(), "Classic", true, {}}, {}).pages()).value();
  EXPECT_EQ(pages.count(), 14); // 55 cards on 7 sheets, and their backs
  EXPECT_EQ(cardSheets({subject.deck(), "Classic", false, {}}, {}).pages()->count(), 7);
}

TEST(CardSheets, OtherPapersHoldWhatTheyCan) {
  const Subject subject = harbour();
  const auto perSheet = [&subject](const char* paper) {
    PrintOptions options;
    options.paper = *paperNamed(paper);
    const auto grid = cardGrid(subject.deck(), options);
    return grid ? grid->perSheet() : 0;
  };
  EXPECT_EQ(perSheet("Letter"), 8); // on its long side
  EXPECT_EQ(perSheet("A3"), 18);
  EXPECT_EQ(perSheet("A5"), 4);
  EXPECT_EQ(perSheet("100x100"), 0);
  EXPECT_EQ(perSheet("100x120"), 1);
  // Where both hold as many the paper is upright, unless it is wanted otherwise.
  fairway::regatta::Deck square = subject.deck();
  square.width = square.length = 60;
  PrintOptions options;
  EXPECT_EQ(cardGrid(square, options)->perSheet(), 12);
  EXPECT_EQ(cardGrid(square, options)->paper.width, 210);
  options.landscape = true;
  EXPECT_EQ(cardGrid(square, options)->paper.width, 297);
}

// Cards share their cuts: fine lines 88 mm apart, and cuts between columns 63 mm apart.
TEST(CardSheets, CardsAreAsLargeAsTheDeckSays) {
  const Subject subject = harbour();
  const Sheet sheet(*cardSheets({subject.deck(), "Classic", false, {}}, {}).pages(), 0);
  std::vector<double> cuts;
  for (int y = 0; y < sheet.height(); ++y)
    if (sheet.longestRun(y, 215) > 189 && (cuts.empty() || y / 10.0 - cuts.back() > 1))
      cuts.push_back(y / 10.0);
  ASSERT_EQ(cuts.size(), 4U);
  for (std::size_t i = 1; i < cuts.size(); ++i) EXPECT_NEAR(cuts[i] - cuts[i - 1], 88, 0.15);
  // In the margin above the cards only the marks of the four upright cuts have ink.
  std::vector<double> columns;
  const int above = static_cast<int>(10 * cuts[0]) - 20;
  for (int x = 0; x < sheet.width(); ++x)
    if (sheet.inked(x, above) && (columns.empty() || x / 10.0 - columns.back() > 1))
      columns.push_back(x / 10.0);
  ASSERT_EQ(columns.size(), 4U);
  for (std::size_t i = 1; i < columns.size(); ++i) EXPECT_NEAR(columns[i] - columns[i - 1], 63, 0.15);
}

// Turned over its long edge a sheet has every back behind its card.
TEST(CardSheets, BacksMeetTheirFronts) {
  const Subject subject = harbour();
  const Pages pages = std::move(cardSheets({subject.deck(), "Classic", true, {}}, {}).pages()).value();
  const int last = pages.count() - 2; // one card alone
  const Sheet front(pages, last, 4);
  const Sheet back(pages, last + 1, 4);
  const auto ink = [](const Sheet& sheet, bool mirrored) {
    Box box{1e9, 1e9, -1e9, -1e9};
    for (int y = 0; y < sheet.height() - 4 * 20; ++y) // above the foot
      for (int x = 0; x < sheet.width(); ++x)
        if (sheet.inked(x, y))
          box.include({static_cast<double>(mirrored ? sheet.width() - 1 - x : x), static_cast<double>(y)});
    return box;
  };
  const Box there = ink(front, false);
  const Box behind = ink(back, true);
  EXPECT_NEAR(there.width() / 4, 63 + 8, 1); // with its cut marks
  EXPECT_NEAR(there.left, behind.left, 1);
  EXPECT_NEAR(there.right, behind.right, 1);
  EXPECT_NEAR(there.top, behind.top, 1);
  EXPECT_NEAR(there.bottom, behind.bottom, 1);
}

TEST(RegattaPages, EveryPageHasARuleOf100Millimetres) {
  const Subject subject = harbour();
  const TableScene scene = subject.table();
  for (const Paper& paper : {a4, letter}) {
    PrintOptions options;
    options.paper = paper;
    const auto check = [](const Pages& pages, const char* what) {
      for (int page = 0; page < pages.count(); page += 5)
        EXPECT_TRUE(Sheet(pages, page).hasBar()) << what << ", page " << page + 1;
    };
    check(*planSheet(printOf(scene), options).pages(), "sheet");
    check(*cardSheets({subject.deck(), "Classic", true, {}}, options).pages(), "cards");
    auto pieces = pieceSheets(*subject.course(), "Harbour", options).pages();
    ASSERT_TRUE(pieces);
    check(*pieces, "pieces");
  }
}

TEST(TableSheet, ThePlanIsToScale) {
  const TableScene scene = harbour().table();
  TablePrint print = printOf(scene);
  EXPECT_EQ(sheetScale(print, {}), 6);
  print.scale = 8;
  EXPECT_EQ(sheetScale(print, {}), 8);
  print.scale = 2; // no room for that: as large as it goes
  EXPECT_GT(sheetScale(print, {}), 5);
  // The table's edge at 1 : 8 is 125 mm long; nothing but its frame is so dark so far in low ink.
  print.scale = 8;
  PrintOptions options;
  options.ink = Ink::Low;
  options.layers = Layers::none().with(TableLayer::Grid);
  const Sheet sheet(*planSheet(print, options).pages(), 0);
  double widest = 0;
  for (int y = 200; y < 1500; ++y) widest = std::max(widest, sheet.longestRun(y));
  EXPECT_NEAR(widest, 125, 0.3);
}

TEST(TableSheet, APosterIsAtTrueSizeWithItsDistancesBehindIt) {
  const TableScene scene = harbour().table();
  const auto pages = poster(printOf(scene), {}, false).pages();
  ASSERT_TRUE(pages);
  EXPECT_EQ(pages->count(), 1 + 20 + 1);
  const auto one = poster(printOf(scene), {}, true).pages();
  ASSERT_TRUE(one);
  EXPECT_EQ(one->count(), 1);
  EXPECT_NEAR(one->width(0), 1000 + 2 * 10 + 2 * 2, 0.1); // margins and a rim
  PrintOptions narrow;
  narrow.margin = 50;
  narrow.paper = *paperNamed("100x100");
  EXPECT_FALSE(poster(printOf(scene), narrow, false).pages());
}

// Side by side, row by row, with what neighbours share.
TEST(TruePages, CoverTheTable) {
  const Subject subject = harbour();
  const auto table = subject.course()->table;
  const std::vector<TruePages> papers = truePages(*subject.course(), subject.deck());
  ASSERT_EQ(papers.size(), 2U);
  EXPECT_EQ(papers[0].paper, "A4");
  EXPECT_EQ(papers[1].paper, "Letter");
  for (const TruePages& pages : papers) {
    EXPECT_EQ(pages.table, static_cast<int>(pages.parts.size()));
    EXPECT_EQ(pages.cards, 7);
    EXPECT_EQ(pages.parts.front().first, (fairway::plane::Vec{0, 0}));
    EXPECT_EQ(pages.parts.back().second, table);
    for (std::size_t i = 1; i < pages.parts.size(); ++i) {
      const auto& [from, to] = pages.parts[i];
      const auto& before = pages.parts[i - 1];
      if (from.x == 0)
        EXPECT_EQ(before.second.x, table.x) << "the row before it ends at the edge";
      else
        EXPECT_TRUE(from.x < before.second.x && before.second.x < to.x) << "they overlap";
    }
  }
  fairway::regatta::Deck large = subject.deck();
  large.width = large.length = 90; // six on a page
  large.cards.resize(1);
  for (const int count : {6, 7, 12}) {
    large.cards[0].count = count;
    EXPECT_EQ(truePages(*subject.course(), large)[0].cards, (count + 5) / 6);
  }
}

TEST(LayoutList, DistancesFromTwoCornersFindEveryThing) {
  const Subject subject = harbour();
  const std::vector<LaidThing> things = thingsToLay(*subject.course());
  ASSERT_EQ(things.size(), 2U + 2 + 1 + 3);
  EXPECT_EQ(things[0].name.english(), "white buoy, left");
  EXPECT_EQ(things[2].name.english(), "buoy red");
  EXPECT_EQ(things[4].name.english(), "teapot, middle; 140 mm across");
  EXPECT_EQ(things[7].name.english(), "island 1, corner 3");
  for (const LaidThing& thing : things) {
    // What two tapes give: x from the two distances, then y.
    const double width = subject.course()->table.x;
    const double x = (thing.fromA * thing.fromA - thing.fromB * thing.fromB + width * width) / (2 * width);
    const double y = std::sqrt(thing.fromA * thing.fromA - x * x);
    EXPECT_NEAR(x, thing.at.x, 1e-6);
    EXPECT_NEAR(y, thing.at.y, 1e-6);
  }
}

TEST(LayoutList, TheCourseIsToldLineByLine) {
  const auto lines = courseInWords(*harbour().course());
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(lines[1].how.english(), "leave red to starboard (clockwise)");
  EXPECT_EQ(lines[3].how.english(), "back over the line");
}

TEST(Pieces, WhatFindsNoRoomIsSaid) {
  fairway::regatta::Course course = *harbour().course();
  EXPECT_TRUE(pieceSheets(course, "Harbour", {}).pdf());
  course.length = fairway::regatta::maxLength;
  PrintOptions small;
  small.paper = *paperNamed("A5");
  const auto refused = pieceSheets(course, "Harbour", small).pdf();
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.fault().message, HasSubstr("a boat is 120 x 315 mm and does not fit on A5"));
  course.buoy = fairway::regatta::maxBuoy;
  PrintOptions large;
  large.paper = a3;
  EXPECT_TRUE(pieceSheets(course, "Harbour", large).pdf());
}

} // namespace
} // namespace fairway::formats::regatta
