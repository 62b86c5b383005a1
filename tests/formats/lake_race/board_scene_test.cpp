#include "formats/lake_race/picture/board_scene.h"

#include "formats/lake_race/picture/layers.h"
#include "formats/picture/theme.h"
#include "formats/print/page_parts.h"
#include "tests/formats/picture/canvas.h"
#include "tests/rules/lake_race/lakes.h"

#include <gmock/gmock.h>

#include <cmath>
#include <set>

namespace fairway::formats::lake_race {
namespace {

using fairway::lake_race::Terrain;
using fairway::lake_race::test::drawn;
using testing::ElementsAre;

TEST(Scene, DepthsCountStepsFromTheOtherTerrain) {
  const BoardScene scene(drawn("# . . . ."));
  EXPECT_THAT(scene.depths(), ElementsAre(0, 0, 1, 2, 3));
}

TEST(Scene, TheBoardsEdgeIsNoShore) {
  const BoardScene scene(drawn(". . x"));
  EXPECT_EQ(scene.depths()[0], 255);
}

TEST(GateEnd, IsTheLastPointOnTheLake) {
  fairway::lake_race::Lake lake = drawn(". . . . . x .\n . . . . . x x");
  const fairway::lake_race::Gate east{lake.hexOf({2, 1}), vectorOf(Direction::E), 0, {}, false};
  EXPECT_NEAR(gateEnd(lake, east).x, 7, 0.06) << "beyond the void there is lake again";
  lake.map.set({7, 1}, Terrain::Void);
  EXPECT_NEAR(gateEnd(lake, east).x, 5, 0.06);
}

TEST(GateEnd, OfASegmentIsItsOwn) {
  const fairway::lake_race::Lake lake = fairway::lake_race::test::openLake(8, 3);
  const fairway::lake_race::Gate strip{lake.hexOf({2, 2}), vectorOf(Direction::E), 5, {}, false};
  EXPECT_NEAR(gateEnd(lake, strip).x, centreOf({7, 2}, lake.stagger).x, 1e-9);
}

TEST(Layers, NamesLeadBackAndSetsHoldWhatTheyAreGiven) {
  for (int layer = 0; layer < layerCount; ++layer) {
    EXPECT_EQ(layerNamed(layerNames, layerNames[static_cast<std::size_t>(layer)]), layer);
    EXPECT_TRUE(Layers().has(layer));
    EXPECT_FALSE(Layers().without(layer).has(layer));
    EXPECT_TRUE(Layers::none().with(layer).has(layer));
  }
  EXPECT_FALSE(layerNamed(layerNames, "yachts"));
}

// On a small map buoys are larger than their hexes, so that they can be read.
TEST(Scene, BuoysHaveALeastSize) {
  const auto inked = [](double least) {
    BoardScene scene(fairway::lake_race::test::openLake(20, 20));
    scene.course = CourseMarks{{{3, 10}, Direction::E, {{{10, 4}, {16, 10}, {10, 16}}}}, {}, {}};
    PaintOptions options;
    options.layers = Layers::none().with(Layer::Course);
    options.leastSign = least;
    test::Canvas canvas(21 * 6, 18 * 6);
    paintAt(canvas.cairo(), scene, options, {0, 0}, 6);
    const Point buoy = 6 * scene.centre({10, 4});
    int light = 0; // the buoy's own colour
    for (int y = -15; y <= 15; ++y)
      for (int x = -15; x <= 15; ++x)
        light += canvas.at(static_cast<int>(buoy.x) + x, static_cast<int>(buoy.y) + y) > 0xC0C0C0;
    return light;
  };
  EXPECT_EQ(inked(0), inked(1));
  EXPECT_GE(inked(4), 8 * inked(0));
}

TEST(Scene, LettersAtTheStripAreThoseOfTheLanguage) {
  BoardScene scene(fairway::lake_race::test::openLake(20, 20));
  scene.course = CourseMarks{
      {{3, 10}, Direction::E, {{{10, 4}, {16, 10}, {10, 16}}}}, fairway::lake_race::Choices{}, {}};
  std::set<std::string> asked;
  PaintOptions options;
  options.speaker.one = [&asked](const char* message) { return *asked.insert(message).first; };
  test::Canvas canvas(21 * 6, 18 * 6);
  paintAt(canvas.cairo(), scene, options, {0, 0}, 6);
  EXPECT_THAT(asked, ElementsAre("F", "S"));
}

double brightness(Colour c) {
  return 0.2126 * std::pow(c.red, 2.2) + 0.7152 * std::pow(c.green, 2.2) + 0.0722 * std::pow(c.blue, 2.2);
}

double contrast(Colour a, Colour b) {
  const double x = brightness(a) + 0.05;
  const double y = brightness(b) + 0.05;
  return std::max(x, y) / std::min(x, y);
}

// Grey eyes must do: what is drawn on water has to differ from it in brightness, not in hue alone.
TEST(Themes, MarksStandOutByBrightness) {
  for (const ThemeName name : {ThemeName::Dark, ThemeName::Light, ThemeName::LowInk, ThemeName::Gray}) {
    const Theme& theme = themeOf(name);
    EXPECT_EQ(themeNamed(nameOf(name)), name);
    EXPECT_GT(contrast(theme.ink, theme.paper), 7) << nameOf(name);
    EXPECT_GT(contrast(theme.inkFaint, theme.paper), 4.5) << nameOf(name);
    EXPECT_GT(contrast(theme.mark, theme.water), 4.5) << nameOf(name);
    EXPECT_GT(contrast(theme.tokenInk, theme.token), 7) << nameOf(name);
  }
}

} // namespace
} // namespace fairway::formats::lake_race
