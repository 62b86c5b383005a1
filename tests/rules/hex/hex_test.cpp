#include "rules/hex/cell.h"
#include "rules/hex/compass.h"

#include <gmock/gmock.h>

#include <cmath>
#include <numbers>

namespace fairway {
namespace {

struct Point {
  double x, y;
};

// Independent of all that is tested: where a cell's centre lies on paper, y downwards, one unit between
// neighbours.
Point centre(Cell cell, Stagger stagger) {
  return {cell.column + (isShifted(cell.row, stagger) ? 0.5 : 0.0), cell.row * std::numbers::sqrt3 / 2};
}

Point centre(Hex hex) {
  return {hex.q + hex.r / 2.0, hex.r * std::numbers::sqrt3 / 2};
}

double angleDegrees(Point from, Point to) {
  const double angle = std::atan2(from.y - to.y, to.x - from.x) * 180 / std::numbers::pi;
  return angle < -1e-9 ? angle + 360 : angle;
}

constexpr std::array bothStaggers{Stagger::Odd, Stagger::Even};

TEST(Cell, OddStaggerShiftsTheSecondRowEvenTheFirst) {
  EXPECT_FALSE(isShifted(1, Stagger::Odd));
  EXPECT_TRUE(isShifted(2, Stagger::Odd));
  EXPECT_TRUE(isShifted(1, Stagger::Even));
  EXPECT_FALSE(isShifted(2, Stagger::Even));
}

TEST(Cell, NeighboursLieWhereTheyAreSeen) {
  for (Stagger stagger : bothStaggers)
    for (int row = 1; row <= 6; ++row)
      for (int column = 1; column <= 6; ++column)
        for (Direction direction : allDirections) {
          const Cell cell{column, row};
          const Cell next = neighbour(cell, direction, stagger);
          const Point a = centre(cell, stagger);
          const Point b = centre(next, stagger);
          EXPECT_NEAR(std::hypot(b.x - a.x, b.y - a.y), 1, 1e-12);
          EXPECT_NEAR(angleDegrees(a, b), degrees(direction), 1e-9);
        }
}

TEST(Cell, AxialAndBackIsTheSameCell) {
  for (Stagger stagger : bothStaggers)
    for (int row = -3; row <= 9; ++row)
      for (int column = -3; column <= 9; ++column)
        EXPECT_EQ(toCell(toHex({column, row}, stagger), stagger), (Cell{column, row}));
}

TEST(Cell, LabelsReadInOneWay) {
  EXPECT_EQ(label({5, 12}), "0512");
  EXPECT_EQ(label({120, 7}), "120007");
  EXPECT_EQ(cellLabelled("0512"), (Cell{5, 12}));
  EXPECT_EQ(cellLabelled("120007"), (Cell{120, 7}));
  EXPECT_EQ(cellLabelled("0101"), (Cell{1, 1}));
  for (const char* wrong : {"", "512", "0012", "0500", "05a2", "05120", "-512"})
    EXPECT_EQ(cellLabelled(wrong), std::nullopt) << wrong;
}

TEST(Direction, NamesReadBack) {
  for (Direction direction : allDirections) EXPECT_EQ(directionNamed(nameOf(direction)), direction);
  EXPECT_EQ(directionNamed("N"), std::nullopt);
  EXPECT_EQ(turned(Direction::E, -1), Direction::SE);
  EXPECT_EQ(opposite(Direction::NE), Direction::SW);
}

TEST(Compass, PointsWhereItSays) {
  for (int i = 0; i < 12; ++i) {
    EXPECT_NEAR(angleDegrees(centre(Hex{}), centre(Compass(i).vector())), 30 * i, 1e-9);
    EXPECT_EQ(Compass(i).degrees(), 30 * i);
  }
}

TEST(Hex, CrossAndDotAgreeWithThePlane) {
  for (int q = -4; q <= 4; ++q)
    for (int r = -4; r <= 4; ++r)
      for (Hex other : {Hex{3, -1}, Hex{-2, 5}, Hex{0, 1}}) {
        const Point a = centre(Hex{q, r});
        const Point b = centre(other);
        // y points down, so a positive cross product is clockwise on the map.
        EXPECT_NEAR(static_cast<double>(cross(Hex{q, r}, other)) * std::numbers::sqrt3 / 2,
                    a.x * b.y - a.y * b.x, 1e-9);
        EXPECT_NEAR(static_cast<double>(dotTwice(Hex{q, r}, other)) / 2, a.x * b.x + a.y * b.y, 1e-9);
      }
}

TEST(Hex, RingsAndDisksHaveTheirSizes) {
  EXPECT_EQ(disk({2, -1}, 1).size(), 7u);
  EXPECT_EQ(disk({2, -1}, 2).size(), 19u);
  for (int radius = 0; radius < 5; ++radius) {
    const std::vector<Hex> hexes = ring({1, 4}, radius);
    EXPECT_EQ(hexes.size(), radius == 0 ? 1u : 6u * static_cast<std::size_t>(radius));
    for (std::size_t i = 0; i < hexes.size(); ++i) {
      EXPECT_EQ(distance({1, 4}, hexes[i]), radius);
      if (radius > 0) {
        EXPECT_EQ(distance(hexes[i], hexes[(i + 1) % hexes.size()]), 1);
      }
    }
  }
}

TEST(Hex, LinesAreConnectedAndNearTheStraightWay) {
  for (int q = -6; q <= 6; ++q)
    for (int r = -6; r <= 6; ++r) {
      const Hex to{q, r};
      const std::vector<Hex> hexes = line({0, 0}, to);
      ASSERT_EQ(hexes.size(), static_cast<std::size_t>(distance({}, to)) + 1);
      EXPECT_EQ(hexes.back(), to);
      const double length = std::hypot(centre(to).x, centre(to).y);
      for (std::size_t i = 1; i < hexes.size(); ++i) {
        EXPECT_EQ(distance(hexes[i - 1], hexes[i]), 1);
        const double off =
            std::abs(static_cast<double>(cross(to, hexes[i]))) * std::numbers::sqrt3 / 2 / length;
        EXPECT_LE(off, 1 / std::numbers::sqrt3 + 1e-9);
      }
    }
}

// Halfway to a corner's direction two hexes are just as near: the one to the left of the way is taken.
TEST(Hex, LinesTakeTheLeftOfTwoThatAreJustAsNear) {
  for (int thirties = 1; thirties < 12; thirties += 2) {
    const Hex way = Compass(thirties).vector();
    const std::vector<Hex> hexes = line({3, -5}, Hex{3, -5} + way);
    ASSERT_EQ(hexes.size(), 3u);
    EXPECT_LT(cross(way, hexes[1] - Hex{3, -5}), 0) << 30 * thirties;
  }
}

// No hex is nearer to the straight way than the one the line takes, wherever it begins: shares are rounded
// alike on both sides of zero.
TEST(Hex, LinesTakeTheNearestHex) {
  for (const Hex from : {Hex{0, 0}, Hex{-7, -5}, Hex{4, -9}})
    for (int q = -7; q <= 7; ++q)
      for (int r = -7; r <= 7; ++r) {
        const Hex to = from + Hex{q, r};
        const std::vector<Hex> hexes = line(from, to);
        for (std::size_t i = 0; i < hexes.size(); ++i) {
          const double share =
              hexes.size() == 1 ? 0 : static_cast<double>(i) / static_cast<double>(hexes.size() - 1);
          const auto off = [&](Hex hex) {
            const auto [fx, fy] = centre(from);
            const auto [tx, ty] = centre(to);
            const auto [hx, hy] = centre(hex);
            return std::hypot(fx + share * (tx - fx) - hx, fy + share * (ty - fy) - hy);
          };
          for (const Hex other : disk(hexes[i], 2))
            ASSERT_LE(off(hexes[i]), off(other) + 1e-9) << q << ' ' << r;
        }
      }
}

} // namespace
} // namespace fairway
