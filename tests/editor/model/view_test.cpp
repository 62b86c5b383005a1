#include "editor/model/view/view.h"

#include <gtest/gtest.h>

namespace fairway::editor {
namespace {

const formats::Box board{0, 0, 24, 20};

TEST(View, ZoomKeepsThePointUnderThePointer) {
  View view;
  view.fit(board, 800, 600, 20);
  const formats::Point pointer{123, 456};
  const formats::Point before = view.toBoard(pointer);
  for (const double factor : {1.2, 1.2, 0.5, 3.0}) {
    view.zoomAt(factor, pointer);
    EXPECT_NEAR(view.toBoard(pointer).x, before.x, 1e-9);
    EXPECT_NEAR(view.toBoard(pointer).y, before.y, 1e-9);
  }
}

TEST(View, ZoomHasLimits) {
  View view;
  view.zoomAt(1e9, {0, 0});
  EXPECT_DOUBLE_EQ(view.unitSize(), view.range().most);
  view.zoomAt(1e-9, {0, 0});
  EXPECT_DOUBLE_EQ(view.unitSize(), view.range().least);
}

TEST(View, FitShowsAllInTheMiddle) {
  View view;
  view.fit(board, 800, 600, 20);
  EXPECT_GE(view.toScreen({0, 0}).x, 20 - 1e-9);
  EXPECT_GE(view.toScreen({0, 0}).y, 20 - 1e-9);
  EXPECT_LE(view.toScreen({24, 20}).y, 580 + 1e-9);
  EXPECT_NEAR(view.toScreen({12, 10}).x, 400, 1e-9);
  EXPECT_NEAR(view.toScreen({12, 10}).y, 300, 1e-9);
}

TEST(View, FitOfNothingChangesNothing) {
  View view;
  view.fit({}, 0, 0, 20);
  EXPECT_DOUBLE_EQ(view.percent(), 100);
}

TEST(View, FitNeedsABoardAndAWindow) {
  View view;
  view.pan(7, 9);
  view.fit({0, 0, 0, 20}, 800, 600, 20);
  view.fit({0, 0, 24, 0}, 800, 600, 20);
  view.fit(board, 0, 600, 20);
  view.fit(board, 800, 0, 20);
  EXPECT_EQ(view.toScreen({0, 0}), (formats::Point{7, 9}));
  EXPECT_DOUBLE_EQ(view.percent(), 100);
}

// Eighty pixels, or half of the board or of the window where these are small.
TEST(View, APartOfTheBoardStaysInSight) {
  const auto kept = [](double unitSize, formats::Point at, double width, double height) {
    View view;
    view.setPercentAt(100 * unitSize / 32, {0, 0});
    view.pan(at.x, at.y);
    view.keepInSight(board, width, height);
    return view.toScreen({0, 0});
  };
  EXPECT_EQ(kept(10, {5000, 5000}, 800, 600), (formats::Point{720, 520}));
  EXPECT_EQ(kept(10, {-5000, -5000}, 800, 600), (formats::Point{80 - 240, 80 - 200}));
  EXPECT_EQ(kept(5, {5000, 5000}, 800, 600), (formats::Point{800 - 60, 600 - 50}));
  EXPECT_EQ(kept(10, {5000, 5000}, 100, 60), (formats::Point{50, 30}));
  EXPECT_EQ(kept(10, {300, 100}, 800, 600), (formats::Point{300, 100})) << "in sight already";
}

TEST(View, AnotherRangeAndWholePixelsAreKept) {
  View view;
  view.pan(10.3, -4.6);
  view.alignTo(2);
  EXPECT_EQ(view.toScreen({0, 0}), (formats::Point{10.5, -4.5}));
  view.setRange({4, 1, 8});
  EXPECT_DOUBLE_EQ(view.unitSize(), 8);
  EXPECT_DOUBLE_EQ(view.percent(), 200);
}

TEST(View, HundredPercentIsThirtyTwoPixelsAHex) {
  View view;
  view.fit(board, 100, 100, 0);
  view.setPercentAt(100, {50, 50});
  EXPECT_DOUBLE_EQ(view.unitSize(), 32);
}

TEST(View, TheBoardCannotBeLost) {
  View view;
  view.fit(board, 800, 600, 20);
  view.pan(1e6, -1e6);
  view.keepInSight(board, 800, 600);
  EXPECT_LT(view.toScreen({0, 0}).x, 800);
  EXPECT_GT(view.toScreen({24, 20}).y, 0);
}

} // namespace
} // namespace fairway::editor
