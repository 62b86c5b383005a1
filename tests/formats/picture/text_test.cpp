#include "formats/picture/text.h"

#include "tests/formats/picture/canvas.h"

#include <gmock/gmock.h>

namespace fairway::formats {
namespace {

constexpr Colour black = rgb(0x000000);

class TextsTest : public testing::Test {
protected:
  test::Canvas canvas{400, 200};
  Texts texts{canvas.cairo()};
};

TEST_F(TextsTest, TakeRoomInProportionToTheirSize) {
  const Texts::Size small = texts.measure({"Morning Mere", {10}});
  const Texts::Size large = texts.measure({"Morning Mere", {30}});
  EXPECT_NEAR(large.width, 3 * small.width, 1e-6);
  EXPECT_NEAR(large.height, 3 * small.height, 1e-6);
  EXPECT_GT(texts.measure({"Morning Mere", {10, Face::SansBold}}).width, small.width);
}

TEST_F(TextsTest, AreWrappedWithinAWidth) {
  const std::string words = "one two three four five six seven eight nine ten";
  const Texts::Size line = texts.measure({words, {10}});
  const Texts::Size wrapped = texts.measure({words, {10}, line.width / 3});
  EXPECT_LE(wrapped.width, line.width / 3 + 1e-6);
  EXPECT_GE(wrapped.height, 2.9 * line.height);
}

TEST_F(TextsTest, AreCutAfterSoManyLines) {
  const std::string words = "one two three four five six seven eight nine ten";
  const Texts::Size line = texts.measure({words, {10}});
  EXPECT_NEAR(texts.measure({words, {10}, line.width / 3, 2}).height, 2 * line.height, 1e-6);
  EXPECT_NEAR(texts.measure({"one\ntwo\nthree", {10}, line.width, 1}).height, line.height, 1e-6)
      << "line breaks do not count as lines of their own";
}

TEST_F(TextsTest, AreMadeSmallerBeforeTheyAreCut) {
  const Texts::Block fits{"short", {10}, 200, 1};
  EXPECT_EQ(texts.fitted(fits).style.size, 10);
  const double whole = texts.measure({"A lake with a rather long name", {10}}).width;
  const Texts::Block tight{"A lake with a rather long name", {10}, whole * 0.8, 1};
  const Texts::Block smaller = texts.fitted(tight);
  EXPECT_LT(smaller.style.size, 10);
  EXPECT_GE(smaller.style.size, 5);
  EXPECT_LE(texts.measure({smaller.text, {smaller.style.size}}).width, tight.width) << "so nothing is cut";
  const Texts::Block hopeless{"A lake with a rather long name", {10}, whole * 0.1, 1};
  for (const double share : {0.5, 0.8}) {
    const double size = texts.fitted(hopeless, share).style.size;
    EXPECT_GE(size, 10 * share) << "never below this share";
    EXPECT_LT(size, 10 * share * 1.12) << "but as small as it may be";
  }
}

TEST_F(TextsTest, StandWhereTheyAreDrawn) {
  const Texts::Size size = texts.draw({"Fairway", {20}}, {100, 50}, black);
  EXPECT_GT(canvas.drawn(), 0);
  EXPECT_EQ(canvas.drawn(), canvas.drawnIn(99, 50, 101 + static_cast<int>(size.width) + 1,
                                           51 + static_cast<int>(size.height)));
}

TEST_F(TextsTest, StandLeftRightOrInTheMiddleOfTheirWidth) {
  const auto leftmost = [](Align align) {
    const test::Canvas line(400, 60);
    Texts(line.cairo()).draw({"mm", {20, Face::Sans, align}, 300, 1}, {50, 10}, black);
    int x = 0;
    while (x < 400 && line.drawnIn(x, 0, x + 1, 60) == 0) ++x;
    return x;
  };
  const double width = texts.measure({"mm", {20}}).width;
  EXPECT_NEAR(leftmost(Align::Left), 50, 4);
  EXPECT_NEAR(leftmost(Align::Centre), 50 + (300 - width) / 2, 4);
  EXPECT_NEAR(leftmost(Align::Right), 350 - width, 4);
}

TEST_F(TextsTest, NumbersHaveTheirVisibleMiddleWhereItIsAsked) {
  for (const char* number : {"0", "3", "12"}) {
    const test::Canvas square(100, 100);
    Texts(square.cairo()).drawCentred(number, {40, Face::SansBold}, {50, 50}, black);
    int left = 0, right = 99, top = 0, bottom = 99;
    while (square.drawnIn(left, 0, left + 1, 100) == 0) ++left;
    while (square.drawnIn(right, 0, right + 1, 100) == 0) --right;
    while (square.drawnIn(0, top, 100, top + 1) == 0) ++top;
    while (square.drawnIn(0, bottom, 100, bottom + 1) == 0) --bottom;
    EXPECT_NEAR((left + right + 1) / 2.0, 50, 1) << number;
    EXPECT_NEAR((top + bottom + 1) / 2.0, 50, 1) << number;
    EXPECT_NEAR(texts.inkHeight(number, {40, Face::SansBold}), bottom + 1 - top, 2) << number;
  }
}

TEST_F(TextsTest, OutlinesAreAddedToThePathAndNothingIsDrawn) {
  cairo_new_path(canvas.cairo());
  texts.outline("A", {40}, {100, 100});
  EXPECT_EQ(canvas.drawn(), 0);
  double left = 0, top = 0, right = 0, bottom = 0;
  cairo_path_extents(canvas.cairo(), &left, &top, &right, &bottom);
  EXPECT_NEAR(left, 100, 4);
  EXPECT_NEAR(bottom, 100, 1) << "an A stands on the line";
  EXPECT_NEAR(bottom - top, texts.inkHeight("A", {40}), 1);
}

TEST_F(TextsTest, BytesThatAreNoTextAreShownAsSuch) {
  const Texts::Size broken = texts.draw({"lake \xFF\xFE of nowhere", {10}}, {10, 10}, black);
  EXPECT_GT(broken.width, texts.measure({"lake  of nowhere", {10}}).width);
  EXPECT_GT(canvas.drawn(), 0);
}

} // namespace
} // namespace fairway::formats
