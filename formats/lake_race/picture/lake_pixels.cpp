#include "formats/lake_race/picture/far_view.h"

#include "formats/lake_race/picture/coast_field.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace fairway::formats::lake_race {

namespace {

using Pixel = std::uint32_t;

Pixel blended(Pixel a, Pixel b, unsigned shareOfB) {
  Pixel mixture = 0xFF000000u;
  for (const int shift : {0, 8, 16}) {
    const unsigned x = a >> shift & 0xFF;
    const unsigned y = b >> shift & 0xFF;
    mixture |= (x * (255 - shareOfB) + y * shareOfB + 127) / 255 << shift;
  }
  return mixture;
}

// What share of a pixel round `at` lies between two places.
double covered(double at, double from, double to) {
  return std::clamp(std::min(at + 0.5, to) - std::max(at - 0.5, from), 0.0, 1.0);
}

// The colour by distance from the coast, edges smoothed over one pixel.
class ColourScale {
public:
  ColourScale(const Brush& brush, double hexPixels, bool hatched)
      : theme_(brush.theme), pixels_(hexPixels), line_(coastLineWidth(brush)) {
    for (const CoastBand& band : theme_.slopes) land_ = std::max(land_, band.width);
    for (const CoastBand& band : theme_.shallows) water_ = std::max(water_, band.width);
    const double room = line_ / 2 + 1.5 / pixels_;
    land_ = std::max(land_, line_) + room;
    water_ = std::max(water_, line_) + room;
    const int count = static_cast<int>((land_ + water_) * stepsPerHex()) + 2;
    for (int i = 0; i < count; ++i)
      colours_.push_back(pixelOf(colourAt((i / (8 * pixels_) - land_) * pixels_, hatched)));
  }

  double reach() const { return std::max(land_, water_); }
  float stepsPerHex() const { return static_cast<float>(8 * pixels_); }

  // The place in the table of a distance, and the table.
  float placeOf(float distance) const {
    const float place = (distance + static_cast<float>(land_)) * stepsPerHex() + 0.5F;
    return std::clamp(place, 0.0F, static_cast<float>(colours_.size() - 1));
  }
  const Pixel* colours() const { return colours_.data(); }
  Pixel at(float distance) const { return colours_[static_cast<std::size_t>(placeOf(distance))]; }

private:
  Colour bands(Colour open, const std::vector<CoastBand>& bands, double distance) const {
    Colour colour = open;
    for (const CoastBand& band : bands)
      colour = mixed(colour, band.colour, covered(distance, -1e9, band.width * pixels_));
    return colour;
  }

  // `distance` in pixels.
  Colour colourAt(double distance, bool hatched) const {
    const Colour water = bands(theme_.water, theme_.shallows, distance);
    Colour land = bands(theme_.land, theme_.slopes, -distance);
    if (hatched) land = over(land, hatchColour(theme_));
    const Colour ground = mixed(water, land, covered(distance, -1e9, 0));
    const double half = line_ * pixels_ / 2;
    return mixed(ground, theme_.coast, covered(distance, -half, half));
  }

  static Colour over(Colour ground, Colour paint) {
    return mixed(ground, {paint.red, paint.green, paint.blue}, paint.alpha);
  }

  const Theme& theme_;
  double pixels_;
  double line_;
  double land_ = 0;
  double water_ = 0;
  std::vector<Pixel> colours_;
};

class LakePixels {
public:
  LakePixels(const Brush& brush, const DeviceView& device)
      : brush_(brush), device_(device), scale_(brush, device.view.unitSize, false),
        hatchedScale_(brush, device.view.unitSize, true) {}

  void paint() {
    const Box& board = brush_.scene.box();
    const Box seen{std::max(brush_.visible.left, board.left), std::max(brush_.visible.top, board.top),
                   std::min(brush_.visible.right, board.right),
                   std::min(brush_.visible.bottom, board.bottom)};
    const PixelBox box = pixelsOf(device_, seen);
    if (box.empty()) return;
    cairo_t* target = brush_.pen.cairo();
    if (isAllLake(brush_.visible.grown(1))) {
      const TargetPixels pixels(target);
      return fill(box, pixels.lines(box));
    }
    const PixelPatch patch(device_, box);
    fill(box, patch.lines());
    for (const Curve& curve : brush_.scene.shores().edge) brush_.pen.curve(curve);
    patch.fillPath(target);
  }

private:
  Point toBoard(double x, double y) const { return device_.view.toBoard({x, y}); }

  // Whether no edge of the board can be seen.
  bool isAllLake(const Box& box) const {
    const fairway::lake_race::TerrainMap& map = brush_.lake().map;
    const CellRange range = cellsTouching(box, map);
    if (!brush_.scene.box().grown(-1).contains({box.left, box.top}) ||
        !brush_.scene.box().grown(-1).contains({box.right, box.bottom}))
      return false;
    for (int row = range.firstRow; row <= range.lastRow; ++row)
      for (int column = range.firstColumn; column <= range.lastColumn; ++column)
        if (map.at({column, row}) == fairway::lake_race::Terrain::Void) return false;
    return true;
  }

  void fill(const PixelBox& box, const PixelLines& lines) {
    const Point from = toBoard(box.left, box.top);
    const Point to = toBoard(box.right, box.bottom);
    // Points about five pixels apart: what the coasts bend in between can hardly be seen.
    const int points = std::max(4, static_cast<int>(std::lround(device_.view.unitSize / 5)));
    const CoastField field(brush_.scene, {from.x, from.y, to.x, to.y}, points, scale_.reach());
    std::vector<float> line(static_cast<std::size_t>(field.columns()));
    for (int y = box.top; y < box.bottom; ++y) {
      between(field, toBoard(0, y + 0.5).y, line);
      fillRow(field, line, box, lines.line(y));
      if (brush_.theme.hatchedLand) hatchRow(field, line, box, y, lines.line(y));
    }
  }

  // The distances at a height between two rows of points.
  static void between(const CoastField& field, double height, std::vector<float>& line) {
    const double place = height * field.pointsPerHex();
    const int above = static_cast<int>(std::floor(place));
    const auto share = static_cast<float>(place - above);
    const float* a = field.row(above);
    const float* b = field.row(above + 1);
    for (std::size_t i = 0; i < line.size(); ++i) line[i] = a[i] + share * (b[i] - a[i]);
  }

  struct Walk {
    double start; // of the first pixel's middle, in points from the line's first
    double step;
  };
  Walk walkAlong(const CoastField& field, const PixelBox& box) const {
    return {toBoard(box.left + 0.5, 0).x * field.pointsPerHex() - field.firstColumn(),
            field.pointsPerHex() / device_.view.unitSize};
  }
  static float at(const std::vector<float>& line, double place) {
    const auto i = static_cast<std::size_t>(place);
    const auto share = static_cast<float>(place - static_cast<double>(i));
    return line[i] + share * (line[i + 1] - line[i]);
  }

  // In whole numbers with binary fractions, because this is done for every pixel of a picture.
  void fillRow(const CoastField& field, const std::vector<float>& line, const PixelBox& box, Pixel* out) {
    places_.resize(line.size());
    for (std::size_t i = 0; i < line.size(); ++i)
      places_[i] = static_cast<std::int32_t>(scale_.placeOf(line[i]) * 256);
    const Walk walk = walkAlong(field, box);
    const Pixel* colours = scale_.colours();
    const std::int32_t* places = places_.data();
    const int width = box.width();
    for (int x = 0; x < width; ++x) {
      const auto place = static_cast<std::int64_t>((walk.start + x * walk.step) * 256);
      const std::int64_t i = place >> 8;
      const auto share = static_cast<std::int32_t>(place & 0xFF);
      out[x] = colours[(places[i] * 256 + share * (places[i + 1] - places[i])) >> 16];
    }
  }

  // The lines run at 45 degrees, so their coverage depends on the sum of a pixel's two places alone.
  void hatchRow(const CoastField& field, const std::vector<float>& line, const PixelBox& box, int y,
                Pixel* out) const {
    const Walk walk = walkAlong(field, box);
    const double half = hatchWidth(brush_) / 2 * device_.view.unitSize;
    for (int x = 0; x < box.width(); ++x) {
      const float distance = at(line, walk.start + x * walk.step);
      if (distance * device_.view.unitSize > 1) continue;
      const Point place = toBoard(box.left + x + 0.5, y + 0.5);
      const double off =
          std::remainder(place.x + place.y, hatchDistance) * device_.view.unitSize / std::sqrt(2.0);
      const auto share = static_cast<unsigned>(std::lround(255 * covered(off, -half, half)));
      if (share > 0) out[x] = blended(out[x], hatchedScale_.at(distance), share);
    }
  }

  const Brush& brush_;
  const DeviceView& device_;
  ColourScale scale_;
  ColourScale hatchedScale_;
  std::vector<std::int32_t> places_;
};

} // namespace

void paintLakePixels(const Brush& brush, const DeviceView& device) {
  LakePixels(brush, device).paint();
}

} // namespace fairway::formats::lake_race
