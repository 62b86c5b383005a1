#include "rules/base/random.h"
#include "rules/plane/heading.h"
#include "rules/plane/polygon.h"
#include "tests/rules/plane/rational.h"

#include <gtest/gtest.h>

namespace fairway::plane {
namespace {

// The eight ways to lay a table: quarter turns and mirror images.
Vec turned(Vec v, int way) {
  if (way >= 4) v.x = -v.x;
  for (int i = 0; i < way % 4; ++i) v = {-v.y, v.x};
  return v;
}

Segment turned(const Segment& segment, int way) {
  return {turned(segment.from, way), turned(segment.to, way)};
}

class Points {
public:
  explicit Points(std::uint64_t seed, int reach) : random_(seed), reach_(reach) {}
  Vec point() { return {coordinate(), coordinate()}; }
  Segment segment() { return {point(), point()}; }
  int twice(int most) { return static_cast<int>(random_.below(static_cast<std::uint64_t>(most) + 1)); }

private:
  int coordinate() {
    return static_cast<int>(random_.below(static_cast<std::uint64_t>(2 * reach_) + 1)) - reach_;
  }

  Random random_;
  int reach_;
};

// Small tables have many equalities, large ones large numbers.
class Distances : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Reach, Distances, testing::Values(3, 12, 100, 3000, farthest));

TEST_P(Distances, OfPointsAgreeWithFractions) {
  Points points(1, GetParam());
  for (int i = 0; i < 4000; ++i) {
    const Segment segment = points.segment();
    const Vec point = points.point();
    const int twice = points.twice(std::min(2 * GetParam(), 700));
    const int answer = test::compared(test::squaredDistance(segment, point), twice);
    for (int way = 0; way < 8; ++way)
      ASSERT_EQ(compareDistance(turned(segment, way), turned(point, way), twice), answer);
  }
}

TEST_P(Distances, OfSegmentsAgreeWithFractions) {
  Points points(2, GetParam());
  for (int i = 0; i < 4000; ++i) {
    const Segment a = points.segment(), b = points.segment();
    const int twice = points.twice(std::min(2 * GetParam(), 700));
    const int answer = test::compared(test::squaredDistance(a, b), twice);
    for (int way = 0; way < 8; ++way) {
      ASSERT_EQ(compareDistance(turned(a, way), turned(b, way), twice), answer);
      ASSERT_EQ(compareDistance(turned(b, way), turned(a, way), twice), answer);
    }
    ASSERT_EQ(meet(a, b), test::haveCommonPoint(a, b));
  }
}

TEST_P(Distances, OfPolygonsAgreeWithFractions) {
  Points points(3, GetParam());
  int tried = 0;
  for (int i = 0; i < 6000; ++i) {
    Polygon polygon;
    for (int corner = 0; corner < 3 + i % 4; ++corner) polygon.push_back(points.point());
    if (crossingEdges(polygon)) continue;
    ++tried;
    const Segment segment = points.segment();
    const int twice = points.twice(std::min(2 * GetParam(), 300));
    const int answer = test::compared(test::squaredDistance(segment, polygon), twice);
    for (int way = 0; way < 8; ++way) {
      Polygon other;
      for (const Vec corner : polygon) other.push_back(turned(corner, way));
      ASSERT_EQ(compareDistance(turned(segment, way), other, twice), answer);
      ASSERT_EQ(compareDistance(other, turned(segment.from, way), twice),
                test::compared(test::squaredDistance({segment.from, segment.from}, polygon), twice));
    }
  }
  EXPECT_GT(tried, 500);
}

TEST(Distance, EqualityIsKnown) {
  const Segment level{{0, 0}, {100, 0}};
  EXPECT_EQ(compareDistance(level, Vec{50, 10}, 20), 0);
  EXPECT_EQ(compareDistance(level, Vec{50, 10}, 21), -1);
  EXPECT_EQ(compareDistance(level, Vec{50, 10}, 19), 1);
  EXPECT_EQ(compareDistance(level, Vec{103, 4}, 10), 0) << "beyond the end: 3, 4, 5";
  EXPECT_EQ(compareDistance(Segment{{0, 0}, {30, 40}}, Vec{-4, 3}, 10), 0);
  EXPECT_EQ(compareDistance(Segment{{0, 0}, {30, 40}}, Vec{11, 23}, 10), 0) << "a leg that runs askew";
  EXPECT_EQ(compareDistance(level, level, 0), 0) << "at distance 0 there is nothing nearer";
  EXPECT_EQ(compareDistance(level, level, 1), -1);
  const Polygon island{{-50, -50}, {150, -50}, {150, 50}, {-50, 50}};
  EXPECT_EQ(compareDistance(level, island, 0), 0) << "nor on an island";
  EXPECT_EQ(compareDistance(level, island, 1), -1);
}

TEST(Polygon, ItsShoreBelongsToIt) {
  const Polygon square{{0, 0}, {4, 0}, {4, 4}, {0, 4}};
  for (int y = -1; y <= 5; ++y)
    for (int x = -1; x <= 5; ++x)
      EXPECT_EQ(contains(square, Vec{x, y}), x >= 0 && x <= 4 && y >= 0 && y <= 4) << x << ", " << y;
}

TEST(Polygon, ASegmentMeetsItWhereverItTouches) {
  const Polygon square{{0, 0}, {4, 0}, {4, 4}, {0, 4}};
  for (int way = 0; way < 8; ++way) {
    const auto meets = [&](Vec from, Vec to) {
      const auto put = [&](Vec v) { return turned(v - Vec{2, 2}, way) + Vec{2, 2}; };
      return meet(square, Segment{put(from), put(to)}) && meet(square, Segment{put(to), put(from)});
    };
    EXPECT_TRUE(meets({2, -3}, {2, 0})) << "at one shore";
    EXPECT_TRUE(meets({-1, 1}, {1, -1})) << "at a corner";
    EXPECT_TRUE(meets({1, 1}, {2, 2})) << "inside";
    EXPECT_TRUE(meets({2, -3}, {2, 9})) << "across";
    EXPECT_FALSE(meets({2, -3}, {2, -1}));
    EXPECT_FALSE(meets({-2, 1}, {1, -2}));
  }
}

TEST(Polygon, ShoresThatCrossAreFound) {
  const auto simple = [](const Polygon& polygon) { return !crossingEdges(polygon); };
  EXPECT_TRUE(simple({{0, 0}, {10, 0}, {0, 10}}));
  EXPECT_TRUE(simple({{0, 0}, {5, 0}, {10, 0}, {0, 10}})) << "a corner may lie on a straight shore";
  EXPECT_FALSE(simple({{0, 0}, {10, 10}, {10, 0}, {0, 10}})) << "a bow tie";
  EXPECT_FALSE(simple({{0, 0}, {10, 0}, {5, 0}})) << "no width at all";
  EXPECT_FALSE(simple({{0, 0}, {10, 0}, {10, 10}, {10, 0}, {0, 10}})) << "a corner twice";
  EXPECT_FALSE(simple({{0, 0}, {0, 0}, {10, 0}, {0, 10}})) << "an edge without length";
  EXPECT_FALSE(simple({{0, 0}, {10, 0}, {10, 10}, {5, 0}, {0, 10}})) << "a corner on another edge";
}

// The first pair of them, so that the same shore is always told in the same words.
TEST(Polygon, ShoresThatCrossAreNamed) {
  const auto named = [](const Polygon& polygon) { return crossingEdges(polygon).value(); };
  using Pair = std::pair<std::size_t, std::size_t>;
  EXPECT_EQ(named({{0, 0}, {0, 0}, {10, 0}, {0, 10}}), Pair(0, 0));
  EXPECT_EQ(named({{0, 0}, {10, 0}, {10, 0}, {0, 10}}), Pair(1, 1)) << "twice, and not its neighbours";
  EXPECT_EQ(named({{0, 0}, {10, 0}, {0, 10}, {0, 0}}), Pair(3, 3));
  EXPECT_EQ(named({{0, 0}, {10, 0}, {10, 10}, {10, 5}, {0, 5}}), Pair(1, 2)) << "which turns back";
  EXPECT_EQ(named({{0, 0}, {10, 10}, {10, 0}, {0, 10}}), Pair(0, 2));
}

TEST(Polygon, EveryPolygonOfASmallTableIsJudgedAsPairOfEdgesByPair) {
  // All quadrilaterals on a lattice of 3 x 3, against the definition.
  const auto corner = [](int code) { return Vec{code % 3, code / 3}; };
  for (int code = 0; code < 9 * 9 * 9 * 9; ++code) {
    const Polygon polygon{corner(code % 9), corner(code / 9 % 9), corner(code / 81 % 9), corner(code / 729)};
    bool simple = true;
    for (std::size_t i = 0; i < 4; ++i) {
      const Segment a = edge(polygon, i), b = edge(polygon, (i + 1) % 4), c = edge(polygon, (i + 2) % 4);
      if (a.from == a.to || test::haveCommonPoint(a, c)) simple = false;
      // Neighbours share their corner; any other common point shows in one of their far ends.
      if (test::squaredDistance(a, b.to) == test::whole(0) ||
          test::squaredDistance(b, a.from) == test::whole(0))
        simple = false;
    }
    ASSERT_EQ(!crossingEdges(polygon), simple) << code;
  }
}

} // namespace
} // namespace fairway::plane
