#include "formats/picture/legend.h"

#include "formats/lake_race/picture/board_scene.h"
#include "formats/print/rulers.h"
#include "tests/formats/picture/canvas.h"
#include "tests/rules/lake_race/lakes.h"

#include <gmock/gmock.h>

namespace fairway::formats {

using namespace lake_race;
namespace {

// Remembers where signs were drawn and at what size, in the units of the page.
struct SignPlaces {
  std::vector<std::pair<double, double>> middles;
  double size = 0;

  LegendEntry entry(std::string text, double height = 1) {
    const auto sign = [this](const Pen& pen, const Texts&) {
      double x = 0, y = 0, width = 1, none = 0;
      cairo_user_to_device(pen.cairo(), &x, &y);
      cairo_user_to_device_distance(pen.cairo(), &width, &none);
      middles.emplace_back(x, y);
      size = width;
    };
    return {sign, std::move(text), height};
  }
};

class Legend : public testing::Test {
protected:
  double lay(const std::vector<LegendEntry>& entries, double width, bool draw = true) {
    return layLegend(Pen(canvas.cairo()), Texts(canvas.cairo()), entries, themeOf(ThemeName::Light), {10, 20},
                     width, draw);
  }

  test::Canvas canvas{400, 200};
  SignPlaces signs;
};

TEST_F(Legend, NothingTakesNoRoom) {
  EXPECT_EQ(lay({}, 100), 0);
  EXPECT_EQ(canvas.drawn(), 0);
}

TEST_F(Legend, ASignStandsInItsBoxBeforeItsText) {
  const double height = lay({signs.entry("buoy")}, 100);
  EXPECT_EQ(height, legendSign) << "the sign is taller than a line of text";
  EXPECT_EQ(signs.size, legendSign);
  ASSERT_EQ(signs.middles.size(), 1u);
  EXPECT_NEAR(signs.middles[0].first, 10 + legendSign / 2, 1e-9);
  EXPECT_NEAR(signs.middles[0].second, 20 + legendSign / 2, 1e-9);
  EXPECT_EQ(canvas.drawnIn(0, 0, 10 + static_cast<int>(legendSign), 200), 0)
      << "the text begins after the sign";
  EXPECT_GT(canvas.drawnIn(10 + static_cast<int>(legendSign), 20, 110, 27), 0);
}

TEST_F(Legend, EntriesStandSideBySideWhileThereIsRoomAndThenBelow) {
  const double wide = lay({signs.entry("one"), signs.entry("two"), signs.entry("three")}, 300);
  ASSERT_EQ(signs.middles.size(), 3u);
  EXPECT_EQ(signs.middles[0].second, signs.middles[2].second);
  EXPECT_LT(signs.middles[0].first, signs.middles[1].first);
  EXPECT_LT(signs.middles[1].first, signs.middles[2].first);
  signs.middles.clear();
  const double narrow = lay({signs.entry("one"), signs.entry("two"), signs.entry("three")}, 20);
  ASSERT_EQ(signs.middles.size(), 3u);
  for (const auto& [x, y] : signs.middles) EXPECT_NEAR(x, 10 + legendSign / 2, 1e-9);
  EXPECT_LT(signs.middles[0].second, signs.middles[1].second);
  EXPECT_GT(narrow, 2.9 * wide);
}

TEST_F(Legend, ALongTextIsWrappedAndStaysWithinTheWidth) {
  std::string words;
  for (int i = 0; i < 20; ++i) words += "narrow water ";
  const double height = lay({signs.entry(words)}, 60);
  EXPECT_GT(height, 2 * legendText) << "on several lines";
  EXPECT_EQ(canvas.drawnIn(72, 0, 400, 200), 0) << "nothing stands beyond the width";
}

TEST_F(Legend, TheTallestEntryOfALineMakesItsHeight) {
  EXPECT_EQ(lay({signs.entry("flat", 0.5), signs.entry("tall", 2), signs.entry("usual")}, 300),
            2 * legendSign);
}

TEST_F(Legend, MeasuringDrawsNothingAndTellsWhatDrawingTakes) {
  const std::vector<LegendEntry> entries{signs.entry("one"), signs.entry("two words"), signs.entry("three")};
  const double measured = lay(entries, 40, false);
  EXPECT_TRUE(signs.middles.empty());
  EXPECT_EQ(canvas.drawn(), 0);
  EXPECT_EQ(lay(entries, 40), measured);
}

TEST(ScaleBars, HaveOneToFiveBlocksAsTheWidthAllows) {
  const BoardScene scene(fairway::lake_race::test::drawn(". . .\n . . ."));
  const Speaker english;
  const auto drawnTo = [&](double width) {
    test::Canvas canvas(400, 60);
    layScaleBar(Pen(canvas.cairo()), Texts(canvas.cairo()), themeOf(ThemeName::Light), {0, 0}, width,
                {scene, 10, english}, true);
    int right = 0; // of the bar, not of the words below it
    for (int x = 0; x < 400; ++x)
      if (canvas.drawnIn(x, 0, x + 1, 2) > 0) right = x + 1;
    return right;
  };
  const double block = 10 * scene.scaleBlock();
  EXPECT_NEAR(drawnTo(10), block, 1.5) << "at least one block";
  EXPECT_NEAR(drawnTo(3 * 3 * block + 1), 3 * block, 1.5) << "a third of the width";
  EXPECT_NEAR(drawnTo(390), 5 * block, 1.5) << "at most five";
}

TEST(ScaleBars, MeasuringDrawsNothing) {
  const BoardScene scene(fairway::lake_race::test::drawn(". . .\n . . ."));
  const Speaker english;
  test::Canvas canvas(400, 60);
  const auto lay = [&](bool draw) {
    return layScaleBar(Pen(canvas.cairo()), Texts(canvas.cairo()), themeOf(ThemeName::Light), {0, 0}, 100,
                       {scene, 10, english}, draw);
  };
  const double height = lay(false);
  EXPECT_EQ(canvas.drawn(), 0);
  EXPECT_EQ(lay(true), height);
  EXPECT_GT(canvas.drawn(), 0);
}

TEST(Rulers, NumberEveryOneTwoFiveOrTen) {
  EXPECT_EQ(rulerStep(4, 4), 1);
  EXPECT_EQ(rulerStep(3.9, 4), 2);
  EXPECT_EQ(rulerStep(1.9, 4), 5);
  EXPECT_EQ(rulerStep(0.7, 4), 10);
  EXPECT_EQ(rulerStep(0.3, 4), 20);
  EXPECT_EQ(rulerStep(0.1, 4), 50);
  EXPECT_EQ(rulerStep(0.05, 4), 100);
  EXPECT_EQ(rulerStep(0.01, 4), 100) << "no farther apart than that";
}

} // namespace
} // namespace fairway::formats
