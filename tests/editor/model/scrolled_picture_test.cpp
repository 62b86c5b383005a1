#include "editor/model/view/scrolled_picture.h"

#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/lake_race/course/facts.h"
#include "formats/lake_race/picture/board_scene.h"
#include "tests/editor/model/lake_race/desk.h"

#include <random>
#include <tuple>

namespace fairway::editor {

using namespace lake_race;
namespace {

// A course with everything that reaches over cells: gates, route, slots, findings.
formats::lake_race::BoardScene busyScene() {
  fairway::lake_race::Lake lake = raceLake();
  for (const Hex hex : disk(lake.hexOf({11, 11}), 2))
    lake.map.set(lake.cellOf(hex), fairway::lake_race::Terrain::Land);
  const auto course = courseFor(lake, fairway::lake_race::RaceLetter::A, assignmentNumbered(0));
  const auto facts = courseFacts(lake, *placementOf(course->body, lake), course->body.choices);
  formats::lake_race::BoardScene scene(lake);
  scene.course =
      formats::lake_race::CourseMarks{facts->placement, facts->choices, fairway::lake_race::RaceLetter::A};
  if (facts->route) scene.route = facts->route->cells;
  formats::FindingMark finding;
  finding.spots = {Cell{3, 3}, Cell{9, 6}};
  scene.findings = {finding};
  return scene;
}

ScrolledPicture::Look lookAt(double unitSize, formats::Point origin, double scale) {
  ScrolledPicture::Look look;
  look.view = {origin, unitSize};
  look.width = 300, look.height = 200, look.scale = scale;
  look.background = formats::rgb(0x445566);
  return look;
}

std::string pixelsOf(const ScrolledPicture& picture) {
  const formats::Raster& raster = picture.raster();
  std::string bytes;
  for (int y = 0; y < raster.deviceHeight(); ++y)
    for (int x = 0; x < raster.deviceWidth(); ++x) { // the fourth byte means nothing
      const unsigned char* pixel = raster.pixels() + y * raster.stride() + 4 * x;
      bytes.append(reinterpret_cast<const char*>(pixel), 3);
    }
  return bytes;
}

// Lines that are clipped elsewhere are rounded in another way: some of their edges differ by a shade that
// nobody sees. What is missing or misplaced differs by far more.
struct Difference {
  int greatest = 0;
  double share = 0;
};

Difference between(const std::string& a, const std::string& b) {
  Difference difference;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const int by = std::abs(static_cast<unsigned char>(a[i]) - static_cast<unsigned char>(b[i]));
    difference.greatest = std::max(difference.greatest, by);
    difference.share += (by > 0 ? 1.0 : 0.0) / static_cast<double>(a.size());
  }
  return difference;
}

class Scrolled : public testing::TestWithParam<std::tuple<double, double>> {};

TEST_P(Scrolled, ShowsWhatAFreshPictureShows) {
  const auto [unitSize, scale] = GetParam();
  const formats::lake_race::BoardScene scene = busyScene();
  ScrolledPicture scrolled;
  ScrolledPicture::Look look = lookAt(unitSize, {20, 10}, scale);
  std::mt19937 engine(5);
  for (int step = 0; step < 12; ++step) {
    scrolled.show(scene, look);
    look.view.origin = look.view.origin + formats::Point{static_cast<double>(engine() % 401) - 200,
                                                         static_cast<double>(engine() % 401) - 200};
  }
  look.view.origin = {150, 140}; // so far from all the others that the last move cannot be covered already
  scrolled.show(scene, look);
  look.view.origin = {-60, -40};
  scrolled.show(scene, look);
  ScrolledPicture fresh;
  fresh.show(scene, look);
  const Difference difference = between(pixelsOf(scrolled), pixelsOf(fresh));
  EXPECT_LE(difference.greatest, 24);
  EXPECT_LE(difference.share, 0.02);
}

INSTANTIATE_TEST_SUITE_P(Zooms, Scrolled,
                         testing::Combine(testing::Values(7.0, 16.5, 23.0, 40.0, 90.0),
                                          testing::Values(1.0, 2.0)));

TEST(ScrolledPictureTest, PaintsOnlyWhatComesIntoSight) {
  const formats::lake_race::BoardScene scene = busyScene();
  ScrolledPicture picture;
  ScrolledPicture::Look look = lookAt(32, {0, 0}, 1);
  picture.show(scene, look);
  const std::size_t whole = picture.paintedPixels();
  look.view.origin = {ScrolledPicture::margin, 5};
  picture.show(scene, look);
  EXPECT_EQ(picture.paintedPixels(), whole) << "the margin has it";
  look.view.origin = {ScrolledPicture::margin + 1, 5};
  EXPECT_TRUE(picture.canFollow(look));
  picture.show(scene, look);
  EXPECT_LT(picture.paintedPixels(), whole + whole / 3);
}

// Both ways and along both sides: what the margin holds is there already, and what the raster holds is moved.
TEST(ScrolledPictureTest, FollowsAsFarAsItsRasterReaches) {
  const formats::lake_race::BoardScene scene = busyScene();
  ScrolledPicture picture;
  picture.show(scene, lookAt(32, {0, 0}, 1));
  const std::size_t whole = picture.paintedPixels();
  const double across = picture.raster().deviceWidth(), down = picture.raster().deviceHeight();
  EXPECT_EQ(across, 300 + 2 * ScrolledPicture::margin);
  EXPECT_EQ(down, 200 + 2 * ScrolledPicture::margin);
  for (const double sign : {-1.0, 1.0}) {
    EXPECT_TRUE(picture.canFollow(lookAt(32, {sign * (across - 1), 0}, 1)));
    EXPECT_FALSE(picture.canFollow(lookAt(32, {sign * across, 0}, 1)));
    EXPECT_TRUE(picture.canFollow(lookAt(32, {0, sign * (down - 1)}, 1)));
    EXPECT_FALSE(picture.canFollow(lookAt(32, {0, sign * down}, 1)));
    picture.show(scene, lookAt(32, {0, sign * ScrolledPicture::margin}, 1));
    EXPECT_EQ(picture.paintedPixels(), whole);
  }
  picture.show(scene, lookAt(32, {0, ScrolledPicture::margin + 1}, 1));
  EXPECT_EQ(picture.paintedPixels() - whole,
            static_cast<std::size_t>(across * (ScrolledPicture::margin + 1)));
}

// A ground that is kept serves for the same look only, and then it is not painted again.
TEST(ScrolledPictureTest, AGroundOfAnotherLookIsPaintedAnew) {
  const formats::lake_race::BoardScene scene = busyScene();
  ScrolledPicture kept;
  ScrolledPicture::Look look = lookAt(24, {10, 10}, 1);
  look.ground = {2, 1};
  kept.show(scene, look);
  for (const auto& change : std::vector<std::function<void(ScrolledPicture::Look&)>>{
           [](auto& l) { l.view.unitSize = 30; },
           [](auto& l) {
             l.view.origin = {300, 200};
           },
           [](auto& l) { l.width = 340; }, [](auto& l) { l.height = 260; }, [](auto& l) { l.scale = 2; },
           [](auto& l) { l.paint.theme = formats::ThemeName::Light; },
           [](auto& l) { l.paint.layers = l.paint.layers.without(0); },
           [](auto& l) { l.background = formats::rgb(0x102030); }, [](auto& l) { l.ground.number = 2; },
           [](auto& l) { l.ground.layers = 3; }}) {
    change(look);
    const std::size_t before = kept.paintedPixels();
    kept.forget();
    kept.show(scene, look);
    const std::size_t painted = kept.paintedPixels();
    EXPECT_GT(painted, before);
    kept.forget();
    kept.show(scene, look);
    EXPECT_EQ(kept.paintedPixels(), painted) << "the ground is there";
    ScrolledPicture fresh;
    fresh.show(scene, look);
    EXPECT_TRUE(pixelsOf(kept) == pixelsOf(fresh));
  }
}

TEST(ScrolledPictureTest, AnotherZoomSizeOrBoardIsPaintedAnew) {
  const formats::lake_race::BoardScene scene = busyScene();
  ScrolledPicture picture;
  ScrolledPicture::Look look = lookAt(32, {0, 0}, 1);
  EXPECT_FALSE(picture.canFollow(look));
  picture.show(scene, look);
  EXPECT_TRUE(picture.canFollow(look));
  for (const auto& change : std::vector<std::function<void(ScrolledPicture::Look&)>>{
           [](auto& l) { l.view.unitSize = 33; }, [](auto& l) { l.width = 310; },
           [](auto& l) { l.scale = 2; },
           [](auto& l) {
             l.view.origin = {0.5, 0};
           },
           [](auto& l) {
             l.view.origin = {1e9, 0};
           },
           [](auto& l) {
             l.view.origin = {2000, 0};
           }}) {
    ScrolledPicture::Look other = look;
    change(other);
    EXPECT_FALSE(picture.canFollow(other));
  }
  picture.forget();
  EXPECT_FALSE(picture.canFollow(look));
  picture.show(scene, look);
  look.width = 320;
  picture.show(scene, look);
  EXPECT_EQ(picture.raster().deviceWidth(), 320 + 2 * ScrolledPicture::margin);
  look.scale = 2;
  picture.show(scene, look);
  EXPECT_EQ(picture.raster().scale(), 2);
  EXPECT_EQ(picture.raster().deviceWidth(), 2 * (320 + 2 * ScrolledPicture::margin));
}

} // namespace
} // namespace fairway::editor
