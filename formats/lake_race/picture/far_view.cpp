#include "formats/lake_race/picture/far_view.h"

#include "formats/picture/device_view.h"

#include <algorithm>
#include <cmath>

namespace fairway::formats::lake_race {

namespace {

using fairway::lake_race::Terrain;
using Pixel = std::uint32_t;

// The colour at the middle of a cell so many steps from the shore.
Colour bandColour(Colour open, const std::vector<CoastBand>& bands, int depth) {
  Colour colour = open;
  for (const CoastBand& band : bands)
    if (band.width >= 0.45 + depth * 0.9) colour = band.colour;
  return colour;
}

struct CellColours {
  Pixel fill;
  Pixel side; // where the grid runs
};

class FarPainter {
public:
  FarPainter(const PixelGrid& pixels, const View& view, const BoardScene& scene, const PaintOptions& options)
      : pixels_(pixels), view_(view), scene_(scene), theme_(themeOf(options.theme)),
        grid_(options.layers.has(Layer::Grid) && view.unitSize >= 6) {
    for (int depth = 0; depth < depthCount; ++depth) {
      water_[static_cast<std::size_t>(depth)] =
          coloursOf(bandColour(theme_.water, theme_.shallows, depth), theme_.grid);
      land_[static_cast<std::size_t>(depth)] = coloursOf(landColour(depth), theme_.gridOnLand);
    }
  }

  void paint() const {
    const double top = view_.origin.y;
    const double bottom = view_.toScreen({0, scene_.box().bottom}).y;
    const int first = std::clamp(static_cast<int>(std::floor(top)), 0, pixels_.height);
    const int last = std::clamp(static_cast<int>(std::ceil(bottom)), 0, pixels_.height);
    for (int y = first; y < last; ++y) paintPixelRow(y);
  }

private:
  static constexpr int depthCount = 5;

  Colour landColour(int depth) const {
    if (theme_.hatchedLand) return mixed(theme_.water, theme_.coast, 0.35);
    return bandColour(theme_.land, theme_.slopes, depth);
  }

  CellColours coloursOf(Colour fill, Colour side) const {
    return {pixelOf(fill), grid_ ? pixelOf(mixed(fill, {side.red, side.green, side.blue}, side.alpha * 0.7))
                                 : pixelOf(fill)};
  }

  // At the height of one pixel two rows of hexes may lie side by side.
  void paintPixelRow(int y) const {
    const double height = view_.toBoard({0, y + 0.5}).y;
    const int row = static_cast<int>(std::floor(height / rowPitch)) + 1;
    for (const int candidate : {row - 1, row}) {
      if (candidate < 1 || candidate > scene_.lake().map.rows()) continue;
      const double off = std::abs(height - hexSide - (candidate - 1) * rowPitch);
      if (off >= hexSide) continue;
      const double half = off <= hexSide / 2 ? 0.5 : (hexSide - off) * 1.7320508075688772;
      paintCells(y, candidate, half);
    }
  }

  void paintCells(int y, int row, double half) const {
    auto* line = reinterpret_cast<Pixel*>(pixels_.data + static_cast<std::ptrdiff_t>(y) * pixels_.stride);
    const double first = view_.toScreen(scene_.centre({1, row})).x;
    const int columns = scene_.lake().map.columns();
    const int from = std::max(0, static_cast<int>(std::floor(-first / view_.unitSize)));
    const int to =
        std::min(columns - 1, static_cast<int>(std::ceil((pixels_.width - first) / view_.unitSize)));
    for (int column = from; column <= to; ++column) {
      const CellColours* colours = at({column + 1, row});
      if (colours == nullptr) continue;
      const double centre = first + column * view_.unitSize;
      const int side = edgePixel(centre - half * view_.unitSize);
      const int left = std::clamp(side, 0, pixels_.width);
      const int right = std::clamp(edgePixel(centre + half * view_.unitSize), 0, pixels_.width);
      if (left >= right) continue;
      std::fill(line + left, line + right, colours->fill);
      if (side >= 0) line[side] = colours->side;
    }
  }

  static int edgePixel(double x) { return static_cast<int>(std::ceil(x - 0.5)); }

  const CellColours* at(Cell cell) const {
    const std::size_t index = scene_.lake().map.indexOf(cell);
    const Terrain terrain = scene_.lake().map.at(cell);
    if (terrain == Terrain::Void) return nullptr;
    const auto depth = static_cast<std::size_t>(std::min<int>(scene_.depths()[index], depthCount - 1));
    return terrain == Terrain::Water ? &water_[depth] : &land_[depth];
  }

  PixelGrid pixels_;
  View view_;
  const BoardScene& scene_;
  const Theme& theme_;
  bool grid_;
  std::array<CellColours, depthCount> water_;
  std::array<CellColours, depthCount> land_;
};

} // namespace

void paintFarLake(const PixelGrid& pixels, const View& view, const BoardScene& scene,
                  const PaintOptions& options) {
  FarPainter(pixels, view, scene, options).paint();
}

} // namespace fairway::formats::lake_race
