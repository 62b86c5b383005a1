#include "validator/regatta/water/point_set.h"

#include "rules/base/random.h"

#include <gtest/gtest.h>

// Sets of points bit by bit.
namespace fairway::validator::regatta {
namespace {

constexpr int pointCount = 150; // two words and a part of a third

PointSet somePoints(std::uint64_t seed) {
  Random random(seed);
  PointSet points(pointCount);
  for (int point = 0; point < pointCount; ++point)
    if (random.below(2) == 0) points.add(point);
  return points;
}

TEST(PointSets, RangesAreThePointsFromFirstToLast) {
  const PointSet some = somePoints(1), others = somePoints(2);
  for (int first = 0; first < pointCount; ++first)
    for (int last = first - 1; last < pointCount; ++last) { // the first of them is empty
      PointSet added = some, removed = some, copied = some;
      added.addRange(first, last);
      removed.removeRange(first, last);
      copied.copyRange(others, first, last);
      for (int point = 0; point < pointCount; ++point) {
        const bool within = first <= point && point <= last;
        ASSERT_EQ(added.has(point), within || some.has(point)) << first << ", " << last << ", " << point;
        ASSERT_EQ(removed.has(point), !within && some.has(point)) << first << ", " << last << ", " << point;
        ASSERT_EQ(copied.has(point), (within ? others : some).has(point))
            << first << ", " << last << ", " << point;
      }
    }
}

TEST(PointSets, ShiftedSetsAreSeenFromThePointsBefore) {
  const PointSet some = somePoints(3);
  const int whole = static_cast<int>(some.size()) * PointSet::bits;
  for (int offset = -200; offset <= 200; ++offset) {
    const Shifted shifted(some, offset);
    PointSet words(pointCount);
    shifted.forEachWord([&](std::size_t i, PointSet::Word word) { words.data()[i] = word; });
    for (int point = 0; point < pointCount; ++point) {
      const int seen = point + offset;
      ASSERT_EQ(words.has(point), seen >= 0 && seen < whole && some.has(seen)) << offset << ", " << point;
    }
    for (std::size_t i = 0; i < some.size(); ++i) ASSERT_EQ(shifted[i], words.data()[i]) << offset;
  }
}

TEST(PointSets, AreVisitedAndCountedInTheirOrder) {
  const PointSet some = somePoints(4);
  std::vector<int> expected, visited;
  for (int point = 0; point < pointCount; ++point)
    if (some.has(point)) expected.push_back(point);
  some.forEach([&](int point) { visited.push_back(point); });
  EXPECT_EQ(visited, expected);
  EXPECT_EQ(some.count(), static_cast<int>(expected.size()));
  EXPECT_FALSE(some.empty());
  EXPECT_TRUE(PointSet(pointCount).empty());
}

} // namespace
} // namespace fairway::validator::regatta
