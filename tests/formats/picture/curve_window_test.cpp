#include "formats/picture/curve.h"

#include "rules/base/random.h"

#include <gtest/gtest.h>

namespace fairway::formats {
namespace {

Curve outlineOf(const std::vector<Point>& points) {
  Curve curve;
  curve.start = points.back();
  curve.closed = curve.straight = true;
  curve.box = {curve.start.x, curve.start.y, curve.start.x, curve.start.y};
  Point from = curve.start;
  for (const Point point : points) {
    curve.add(middle(from, point), point);
    from = point;
  }
  return curve;
}

// How often a straight curve goes round a point.
int windings(const Curve& curve, Point point) {
  int count = 0;
  Point from = curve.start;
  for (const Curve::Piece& piece : curve.pieces) {
    const Point to = piece.end;
    const double side = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
    if (from.y <= point.y && to.y > point.y && side > 0) ++count;
    if (from.y > point.y && to.y <= point.y && side < 0) --count;
    from = to;
  }
  return count;
}

Point drawn(Random& random, double size) {
  const auto coordinate = [&] { return size * static_cast<double>(random.below(10007)) / 10007; };
  const double x = coordinate();
  return {x, coordinate()};
}

TEST(CurveWindow, FillsTheWindowAsTheWholeCurveDoes) {
  Random random(4);
  std::size_t before = 0, after = 0;
  for (int round = 0; round < 400; ++round) {
    std::vector<Point> points;
    for (std::uint64_t i = 3 + random.below(60); i > 0; --i) points.push_back(drawn(random, 100));
    const Curve whole = outlineOf(points);
    const Point corner = drawn(random, 80);
    const Box window{corner.x, corner.y, corner.x + 15, corner.y + 10};
    const Curve kept = shortenedFor(window, whole);
    EXPECT_TRUE(kept.pieces.empty() || kept.pieces.back().end == whole.start);
    for (int i = 0; i < 50; ++i) {
      const Point inside{window.left + drawn(random, 15).x, window.top + drawn(random, 10).y};
      EXPECT_EQ(windings(kept, inside), windings(whole, inside)) << round;
    }
    before += whole.pieces.size();
    after += kept.pieces.size();
  }
  EXPECT_LT(after, before);
}

TEST(CurveWindow, KeepsWhatIsSeenAsItIs) {
  const Curve curve = outlineOf({{1, 1}, {9, 1}, {9, 9}, {1, 9}});
  const Curve same = shortenedFor({0, 0, 10, 10}, curve);
  ASSERT_EQ(same.pieces.size(), curve.pieces.size());
  for (std::size_t i = 0; i < same.pieces.size(); ++i) EXPECT_EQ(same.pieces[i].end, curve.pieces[i].end);
}

// The edge of a board, seen from one of its corners.
TEST(CurveWindow, ALongWayRoundBecomesShort) {
  std::vector<Point> points;
  for (int i = 0; i < 1000; ++i) points.push_back({static_cast<double>(i), 0});
  for (int i = 0; i < 1000; ++i) points.push_back({1000, static_cast<double>(i)});
  for (int i = 0; i < 1000; ++i) points.push_back({1000.0 - i, 1000});
  for (int i = 0; i < 1000; ++i) points.push_back({0, 1000.0 - i});
  EXPECT_LT(shortenedFor({-1, -1, 20, 20}, outlineOf(points)).pieces.size(), 60u);
  EXPECT_LT(shortenedFor({400, 400, 420, 420}, outlineOf(points)).pieces.size(), 8u);
}

} // namespace
} // namespace fairway::formats
