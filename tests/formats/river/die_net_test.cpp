#include "formats/river/print/cut_set.h"

#include <gmock/gmock.h>

#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <set>

// The net of the die, found on the printed page and folded.
namespace fairway::formats::river {
namespace {

using fairway::river::Face;

constexpr int pixels = 4; // to a millimetre

// A square of the net, or a direction: columns to the right, rows down.
using NetPlace = std::array<int, 2>;

class DiePage {
public:
  explicit DiePage(const fairway::river::Die& die) {
    River river;
    river.sections.resize(10);
    river.die = die;
    auto made = cutSet(river, "A river", {}).pages();
    EXPECT_TRUE(made);
    raster_.emplace(made->picture(made->count() - 2, pixels)); // before the rules
  }
  int width() const { return raster_->deviceWidth(); }
  int height() const { return raster_->deviceHeight(); }
  std::array<int, 3> at(int x, int y) const {
    const unsigned char* pixel = raster_->pixels() + y * raster_->stride() + 4 * x;
    return {pixel[0], pixel[1], pixel[2]};
  }
  // Where it differs from another page, in pixels: the middle.
  Point whereUnlike(const DiePage& other) const {
    std::optional<Box> box;
    for (int y = 0; y < height(); ++y)
      for (int x = 0; x < width(); ++x) {
        if (at(x, y) == other.at(x, y)) continue;
        const Point place{x + 0.5, y + 0.5};
        if (!box) box = Box{place.x, place.y, place.x, place.y};
        box->include(place);
      }
    EXPECT_TRUE(box) << "a face that is changed shows";
    return box ? box->centre() : Point();
  }

private:
  std::optional<Raster> raster_;
};

fairway::river::Die dieOfTwos() {
  fairway::river::Die die;
  die.fill(Face(2));
  return die;
}

// The middle of each face, in pixels: a wind that is put on it alone shows where it is.
const std::array<Point, 6>& faceCentres() {
  static const std::array<Point, 6> centres = [] {
    std::array<Point, 6> found;
    const DiePage twos(dieOfTwos());
    for (std::size_t face = 0; face < 6; ++face) {
      fairway::river::Die die = dieOfTwos();
      die[face] = Face::wind();
      found[face] = twos.whereUnlike(DiePage(die));
    }
    return found;
  }();
  return centres;
}

std::map<NetPlace, std::size_t> faceAtPlace() {
  const Point first = faceCentres().front();
  const double side = dieSide * pixels;
  std::map<NetPlace, std::size_t> faces;
  for (std::size_t face = 0; face < 6; ++face) {
    const Point away = (1 / side) * (faceCentres()[face] - first);
    const NetPlace place{static_cast<int>(std::lround(away.x)), static_cast<int>(std::lround(away.y))};
    EXPECT_NEAR(away.x, place[0], 0.05) << "faces lie in rows and columns";
    EXPECT_NEAR(away.y, place[1], 0.05);
    EXPECT_TRUE(faces.emplace(place, face).second) << "each face has a square of its own";
  }
  return faces;
}

using Axis = std::array<int, 3>; // of the cube: one of its six directions
Axis opposite(Axis axis) {
  return {-axis[0], -axis[1], -axis[2]};
}

// How a square of the net lies on the cube: its side of the cube, and where its right and its lower edge
// point.
struct Folded {
  Axis side, right, down;
};

// From a square to its neighbour round the edge between them.
Folded rolled(const Folded& from, NetPlace way) {
  if (way == NetPlace{1, 0}) return {from.right, opposite(from.side), from.down};
  if (way == NetPlace{-1, 0}) return {opposite(from.right), from.side, from.down};
  if (way == NetPlace{0, 1}) return {from.down, from.right, opposite(from.side)};
  return {opposite(from.down), from.right, from.side};
}

constexpr std::array<NetPlace, 4> ways{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};

std::map<NetPlace, Folded> foldedNet(const std::map<NetPlace, std::size_t>& faces) {
  std::map<NetPlace, Folded> folded{{faces.begin()->first, {{0, 0, 1}, {1, 0, 0}, {0, 1, 0}}}};
  std::vector<NetPlace> open{faces.begin()->first};
  while (!open.empty()) {
    const NetPlace place = open.back();
    open.pop_back();
    for (const NetPlace way : ways) {
      const NetPlace next{place[0] + way[0], place[1] + way[1]};
      if (faces.contains(next) && folded.emplace(next, rolled(folded.at(place), way)).second)
        open.push_back(next);
    }
  }
  return folded;
}

TEST(RiverDieNet, FoldsToACubeWhoseOppositeFacesAreFirstAndLastSecondAndFifthThirdAndFourth) {
  const auto faces = faceAtPlace();
  const auto folded = foldedNet(faces);
  ASSERT_EQ(folded.size(), 6U) << "the net is in one piece";
  std::map<std::size_t, Axis> sides;
  std::set<Axis> used;
  for (const auto& [place, how] : folded) {
    sides[faces.at(place)] = how.side;
    used.insert(how.side);
  }
  EXPECT_EQ(used.size(), 6U) << "no two squares lie on the same side of the cube";
  for (std::size_t face = 0; face < 3; ++face)
    EXPECT_EQ(sides.at(face), opposite(sides.at(5 - face))) << face;
}

// Two edges of the net that meet when it is folded are glued by one flap: with none it does not hold, with
// two they are in each other's way.
TEST(RiverDieNet, EveryPairOfEdgesThatMeetHasOneFlap) {
  const auto faces = faceAtPlace();
  const DiePage page(dieOfTwos());
  const auto isFlap = [&](NetPlace square, NetPlace way) {
    const Point centre = faceCentres()[faces.at(square)];
    const double out = (dieSide / 2 + 2.5) * pixels;
    const auto colour =
        page.at(static_cast<int>(centre.x + out * way[0]), static_cast<int>(centre.y + out * way[1]));
    return colour != std::array{255, 255, 255};
  };
  // An edge of the cube is named by the two sides that it joins.
  std::map<std::set<Axis>, int> flaps;
  for (const auto& [square, how] : foldedNet(faces))
    for (const NetPlace way : ways) {
      if (faces.contains({square[0] + way[0], square[1] + way[1]})) continue;
      flaps[{how.side, rolled(how, way).side}] += isFlap(square, way);
    }
  EXPECT_EQ(flaps.size(), 7U) << "five of twelve edges are folded";
  for (const auto& [edge, count] : flaps) EXPECT_EQ(count, 1);
}

} // namespace
} // namespace fairway::formats::river
