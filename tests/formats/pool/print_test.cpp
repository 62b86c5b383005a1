#include "formats/pool/print/star.h"
#include "formats/pool/print/tile_grid.h"
#include "formats/pool/print/tile_sheets.h"
#include "tests/rules/pool/pools.h"

#include <gmock/gmock.h>

#include <cmath>
#include <set>

namespace fairway::formats::pool {
namespace {

using fairway::pool::Crocodile;
using fairway::pool::usualCrocodile;

using Place = std::pair<int, int>; // right, down

// All ways one by one: a second opinion.
void walk(const Crocodile& crocodile, std::vector<Place>& way, int came, int corners, std::set<Place>& ends) {
  static constexpr std::array<Place, 8> steps{
      {{0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}}};
  if (static_cast<int>(way.size()) == crocodile.value + 1) {
    ends.insert(way.back());
    return;
  }
  for (int d = 0; d < (crocodile.diagonal ? 8 : 4); ++d) {
    const int left = corners - (came < 0 || came == d ? 0 : 1);
    const auto [dx, dy] = steps[static_cast<std::size_t>(d)];
    const Place next{way.back().first + dx, way.back().second + dy};
    if (left < 0 || std::find(way.begin(), way.end(), next) != way.end()) continue;
    way.push_back(next);
    walk(crocodile, way, d, left, ends);
    way.pop_back();
  }
}

std::set<Place> naiveEnds(const Crocodile& crocodile) {
  std::set<Place> ends;
  std::vector<Place> way{{0, 0}};
  walk(crocodile, way, -1, crocodile.turns, ends);
  return ends;
}

std::set<Place> endsOf(const Star& star) {
  std::set<Place> ends;
  for (const Offset end : star.ends) ends.insert({end.right, end.down});
  return ends;
}

TEST(Star, ShowsEveryEndOnOpenWater) {
  EXPECT_EQ(starOf(usualCrocodile(1)).ends.size(), 8U);
  EXPECT_EQ(starOf(usualCrocodile(4)).ends.size(), 16U);
  for (int value = 1; value <= 9; ++value) {
    EXPECT_EQ(endsOf(starOf(usualCrocodile(value))), naiveEnds(usualCrocodile(value))) << value;
    const Crocodile straight{value, 0, true};
    EXPECT_EQ(endsOf(starOf(straight)), naiveEnds(straight)) << value;
  }
  const Crocodile odd{4, 3, true};
  EXPECT_EQ(endsOf(starOf(odd)), naiveEnds(odd));
}

TEST(Star, HasAWayWithAllItsCornersThatEndsAtAnEnd) {
  for (int value = 1; value <= 9; ++value)
    for (int turns = 0; turns <= 3; ++turns) {
      const Star star = starOf({value, turns, false});
      const int corners = std::min(turns, value - 1);
      EXPECT_EQ(static_cast<int>(star.way.size()), corners + 2);
      EXPECT_TRUE(endsOf(star).contains({star.way.back().right, star.way.back().down})) << value << turns;
    }
}

PrintOptions onPaper(const Paper& paper, double square, double margin = 10, bool landscape = false) {
  PrintOptions options;
  options.paper = paper;
  options.unit = square;
  options.margin = margin;
  options.landscape = landscape;
  return options;
}

TEST(TileGrid, KeepsTheMarginsAndLiesOnWholeDots) {
  for (const Paper& paper : namedPapers())
    for (const double square : {5.0, 20.0, 25.0, 33.3, 60.0, 100.0})
      for (const double margin : {5.0, 10.0, 25.0})
        for (const bool landscape : {false, true}) {
          const PrintOptions options = onPaper(paper, square, margin, landscape);
          const auto grid = tileGrid(options);
          if (!grid) {
            EXPECT_GT(square, 60) << paper.name << margin;
            continue;
          }
          const double whole = grid->size / 2 + tileBleed;
          EXPECT_NEAR(grid->first.x + (grid->columns - 1) * grid->pitch / 2, grid->paper.width / 2,
                      dotStep / 2 + 1e-9)
              << "in the middle, or on the next dots";
          for (int place = 0; place < grid->perSheet(); ++place) {
            const Point at = grid->front(place);
            for (const double value : {at.x, at.y})
              EXPECT_NEAR(value / dotStep, std::round(value / dotStep), 1e-9);
            EXPECT_GE(at.x - whole, margin - 1e-6) << paper.name << square << margin;
            EXPECT_LE(at.x + whole, grid->paper.width - margin + 1e-6);
            EXPECT_GE(at.y - whole, margin - 1e-6);
            EXPECT_LE(at.y + whole, grid->paper.height - margin - sheetFoot + 1e-6);
            EXPECT_NEAR(grid->back(place).x, grid->paper.width - at.x, 1e-9);
          }
        }
}

TEST(TileGrid, HoldsAsManyTilesAsTheRoomHas) {
  const auto held = [](std::string_view paper, double square, bool landscape = false) {
    const auto grid = tileGrid(onPaper(*paperNamed(paper), square, 10, landscape));
    return grid ? std::pair(grid->columns, grid->rows) : std::pair(0, 0);
  };
  EXPECT_EQ(held("A4", 25), std::pair(6, 9));
  EXPECT_EQ(held("A4", 25, true), std::pair(9, 6));
  EXPECT_EQ(held("A5", 100), std::pair(1, 1));
  EXPECT_EQ(held("A5", 100, true), std::pair(2, 1));
  EXPECT_EQ(held("A5", 145), std::pair(1, 1)) << "the broadest";
  EXPECT_EQ(held("A5", 146), std::pair(0, 0));
  const double whole = printedTileSize(50) + 2 * tileBleed;
  EXPECT_TRUE(tileGrid(onPaper({"", whole + 20, 200}, 50))) << "just as broad as its room";
  EXPECT_EQ(held("A5", 130, true), std::pair(1, 1)) << "the highest";
  EXPECT_EQ(held("A5", 135, true), std::pair(0, 0));
}

TEST(TileSheets, HoldAllTilesOfBothSidesFrontsBeforeBacks) {
  const auto pool = fairway::pool::test::publishedPool();
  const auto pages = tileSheets(pool, "Lido", {onPaper(a4, 25), {}}).pages();
  ASSERT_TRUE(pages);
  EXPECT_EQ(pages->count(), 3); // fronts, backs, rules
  const auto large = tileSheets(pool, "Lido", {onPaper(a4, 80), {}}).pages();
  ASSERT_TRUE(large);
  EXPECT_EQ(large->count() % 2, 1);
  EXPECT_GT(large->count(), 3);
  EXPECT_FALSE(tileSheets(pool, "Lido", {onPaper(*paperNamed("A5"), 100, 50), {}}).pages());
}

TEST(PoolPoster, CountsItsSquares) {
  const auto pool = fairway::pool::test::publishedPool();
  const PoolScene scene = printedScene(pool, true);
  EXPECT_EQ(scene.piles.size(), 12U);
  EXPECT_TRUE(printedScene(pool, false).piles.empty());
  PosterOptions options;
  options.print = onPaper(a4, 25);
  const auto pages = poster(scene, "Lido", options).pages();
  ASSERT_TRUE(pages);
  EXPECT_EQ(pages->count(), 3); // cover and two
}

} // namespace
} // namespace fairway::formats::pool
