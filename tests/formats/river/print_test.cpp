#include "formats/river/print/cut_set.h"

#include <gmock/gmock.h>

#include <algorithm>

// Pages are measured as a ruler would.
namespace fairway::formats::river {
namespace {

using fairway::river::SectionKind;
using testing::HasSubstr;

River publishedRiver() {
  River river;
  river.sections.resize(10);
  river.sections[0] = fairway::river::sectionOf(SectionKind::Sandbank);
  river.sections[4] = fairway::river::sectionOf(SectionKind::Wave);
  river.sections[0].fixed = river.sections[4].fixed = true;
  return river;
}

Pages pagesOf(const River& river, const CutSetOptions& options = {}) {
  auto pages = cutSet(river, "A river", options).pages();
  EXPECT_TRUE(pages) << pages.fault().message;
  return std::move(pages).value();
}

class Sheet {
public:
  Sheet(const Pages& pages, int page, int pixelsPerMillimetre = 10)
      : perMillimetre_(pixelsPerMillimetre), raster_(pages.picture(page, pixelsPerMillimetre)),
        width_(raster_.deviceWidth()), height_(raster_.deviceHeight()) {}

  bool dark(int x, int y) const {
    const unsigned char* pixel = raster_.pixels() + y * raster_.stride() + 4 * x;
    return pixel[0] + pixel[1] + pixel[2] < 3 * 190;
  }
  // The longest line of dark pixels in a row of the page, in millimetres.
  double longestRun(int y) const {
    int longest = 0;
    int run = 0;
    for (int x = 0; x < width_; ++x) longest = std::max(longest, run = dark(x, y) ? run + 1 : 0);
    return static_cast<double>(longest) / perMillimetre_;
  }
  // Where lines of this length lie, in millimetres from the top.
  std::vector<double> linesOf(double millimetres) const {
    std::vector<double> found;
    for (int y = 0; y < height_; ++y) {
      if (std::abs(longestRun(y) - millimetres) > 0.6) continue;
      const double at = static_cast<double>(y) / perMillimetre_;
      if (found.empty() || at - found.back() > 0.5) found.push_back(at);
    }
    return found;
  }

private:
  int perMillimetre_;
  Raster raster_;
  int width_;
  int height_;
};

TEST(RiverPrint, SixSectionCardsOf150By45OnAnA4Page) {
  CutSetOptions options;
  options.print.ink = Ink::Low;
  const Pages pages = pagesOf(publishedRiver(), options);
  EXPECT_EQ(pages.count(), 4) << "six cards, four cards and the harbour, boats and die, the rules";
  EXPECT_NEAR(pages.width(0), 210, 0.01);
  const std::vector<double> cuts = Sheet(pages, 0).linesOf(150);
  ASSERT_EQ(cuts.size(), 7U);
  for (std::size_t i = 1; i < cuts.size(); ++i) EXPECT_NEAR(cuts[i] - cuts[i - 1], 45, 0.2);
}

TEST(RiverPrint, HarbourIs150By90) {
  CutSetOptions options;
  options.print.ink = Ink::Low;
  const std::vector<double> cuts = Sheet(pagesOf(publishedRiver(), options), 1).linesOf(150);
  ASSERT_EQ(cuts.size(), 6U) << "four cards and the harbour";
  EXPECT_NEAR(cuts[5] - cuts[4], 90, 0.2);
}

TEST(RiverPrint, EveryPageHasARuleOf100Millimetres) {
  for (const Paper& paper : {a4, letter})
    for (const bool doubleSided : {false, true}) {
      CutSetOptions options;
      options.print.paper = paper;
      options.doubleSided = doubleSided;
      const Pages pages = pagesOf(publishedRiver(), options);
      for (int page = 0; page < pages.count(); ++page) {
        EXPECT_NEAR(pages.width(page), paper.width, 0.01);
        EXPECT_NEAR(pages.height(page), paper.height, 0.01);
        const std::vector<double> rules = Sheet(pages, page, 4).linesOf(100);
        ASSERT_FALSE(rules.empty()) << paper.name << " page " << page + 1;
        EXPECT_GT(rules.back(), paper.height - 25);
      }
    }
}

TEST(RiverPrint, BoatsAre14AndTheDie18MillimetresWide) {
  const Pages pages = pagesOf(publishedRiver());
  const Sheet sheet(pages, 2);
  EXPECT_FALSE(sheet.linesOf(18).empty());
  // Side by side, each with its own cut lines: the fold line's row is dashed, the cut line's is not.
  EXPECT_FALSE(sheet.linesOf(14).empty());
}

TEST(RiverPrint, DoubleSidedPagesComeInPairs) {
  CutSetOptions options;
  options.doubleSided = true;
  EXPECT_EQ(pagesOf(publishedRiver(), options).count(), 7) << "the rules are a sheet of their own";
}

TEST(RiverPrint, CardsOfAnySizeFitOrAreRefusedInWords) {
  for (const auto& [text, paper] : std::vector<std::pair<std::string, Paper>>{
           {"150x45", a3}, {"100", a4}, {"60x30", a4}, {"20", a4}, {"190", a4}, {"180x60", letter}}) {
    const auto card = cardSizeNamed(text);
    ASSERT_TRUE(card) << text;
    CutSetOptions options;
    options.card = *card;
    options.print.paper = paper;
    EXPECT_GT(pagesOf(publishedRiver(), options).count(), 1) << text;
  }
  CutSetOptions options;
  options.card = {300, 90};
  const auto refused = cutSet(publishedRiver(), "A river", options).pages();
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.fault().message, HasSubstr("smaller --card"));
}

TEST(RiverPrint, RiversOfEverySizeCanBePrinted) {
  for (const int sections : {6, 16})
    for (const int boats : {1, 4}) {
      River river;
      for (int i = 0; i < sections; ++i)
        river.sections.push_back(
            fairway::river::sectionOf(fairway::river::allSectionKinds[static_cast<std::size_t>(i) % 5]));
      river.boats = boats;
      river.docks.assign(16, 7);
      river.die.fill(fairway::river::Face(6));
      EXPECT_GE(pagesOf(river).count(), 3);
    }
}

TEST(CardSize, IsAWidthOrBoth) {
  EXPECT_EQ(cardSizeNamed("150x45"), (CardSize{150, 45}));
  EXPECT_EQ(cardSizeNamed("100"), (CardSize{100, 30}));
  EXPECT_EQ(cardSizeNamed("82.5x30"), (CardSize{82.5, 30}));
  EXPECT_EQ(cardSizeNamed("30x20"), (CardSize{30, 20})) << "as narrow as there is water left";
  EXPECT_EQ(cardSizeNamed("400"), (CardSize{400, 120})) << "and as broad as can be";
  for (const char* text : {"", "x", "150x", "x45", "19", "401", "nan", "inf", "-150", "150x45x2", "40x30",
                           "29.9x20", "150 x 45", "1e9"})
    EXPECT_EQ(cardSizeNamed(text), std::nullopt) << text;
}

TEST(RiverPrint, BoatsAndDieFollowSmallerCards) {
  EXPECT_EQ(sizeOfPieces({150, 45}), 1);
  EXPECT_EQ(sizeOfPieces({300, 90}), 1) << "a hand stays as large as it is";
  EXPECT_DOUBLE_EQ(sizeOfPieces({105, 45}), 0.7);
  EXPECT_DOUBLE_EQ(sizeOfPieces({150, 36}), 0.8);
  EXPECT_EQ(sizeOfPieces({60, 18}), leastPieces);
  // The die's net has a row of three sides, whose folds are dashed.
  const auto net = [](double width) {
    CutSetOptions options;
    options.card = *cardSizeNamed(std::to_string(width));
    const Pages pages = pagesOf(publishedRiver(), options);
    const Sheet sheet(pages, pages.count() - 2); // before the rules
    const double side = dieSide * sizeOfPieces(options.card);
    EXPECT_TRUE(sheet.linesOf(3 * side).empty()) << "full lines are cut, and a net that is cut is no die";
    return !sheet.linesOf(side).empty();
  };
  EXPECT_TRUE(net(150));
  EXPECT_TRUE(net(105));
}

TEST(RiverPrint, SamePagesSameBytes) {
  const auto once = cutSet(publishedRiver(), "A river", {}).pdf();
  const auto twice = cutSet(publishedRiver(), "A river", {}).pdf();
  ASSERT_TRUE(once && twice);
  EXPECT_EQ(*once, *twice);
}

TEST(RiverPrint, PagesCanBeChosen) {
  CutSetOptions options;
  options.print.pages = *PageChoice::read("2-3");
  EXPECT_EQ(pagesOf(publishedRiver(), options).count(), 2);
  options.print.pages = *PageChoice::read("9");
  EXPECT_TRUE(cutSet(publishedRiver(), "A river", options).pdf()->empty());
}

} // namespace
} // namespace fairway::formats::river
