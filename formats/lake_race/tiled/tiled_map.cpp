#include "formats/lake_race/tiled/tiled_map.h"

#include <algorithm>
#include <cmath>

namespace fairway::formats::lake_race::tiled {

Point Map::centre(Cell cell) const {
  const double shift = isShifted(cell.row, stagger) ? tileWidth / 2.0 : 0;
  return {(cell.column - 0.5) * tileWidth + shift, (cell.row - 1) * rowPitch() + tileHeight / 2.0};
}

Cell Map::nearest(Point point) const {
  const auto guess = [](double value, int most) {
    return static_cast<int>(std::clamp(std::round(value), 1.0, static_cast<double>(most)));
  };
  const int row = guess((point.y - tileHeight / 2.0) / rowPitch() + 1, height);
  const int column = guess(point.x / tileWidth + 0.5, width); // in a shifted row it may be the one before
  Cell best{column, row};
  double least = 1e300;
  for (int r = std::max(1, row - 1); r <= std::min(height, row + 1); ++r)
    for (int c = std::max(1, column - 1); c <= column; ++c) {
      const Point middle = centre({c, r});
      const double distance = std::hypot(middle.x - point.x, middle.y - point.y);
      if (distance >= least) continue;
      least = distance;
      best = {c, r};
    }
  return best;
}

const Property* find(const std::vector<Property>& properties, std::string_view name) {
  const auto found = std::find_if(properties.begin(), properties.end(),
                                  [name](const Property& p) { return p.name == name; });
  return found != properties.end() ? &*found : nullptr;
}

void addType(TileTypes& types, long long tile, std::string type, const std::vector<Property>& properties) {
  if (const Property* terrain = find(properties, "terrain"); terrain != nullptr && type.empty())
    type = terrain->value;
  if (tile >= 0 && tile <= tileNumberBits && !type.empty())
    types[static_cast<std::uint32_t>(tile)] = std::move(type);
}

std::optional<HeadFault> takeHead(const MapHead& head, Map& map) {
  if (head.orientation != "hexagonal")
    return HeadFault{"orientation", "expected hexagonal, found `" + head.orientation + "`"};
  if (head.staggerAxis != "y")
    return HeadFault{"staggeraxis", "expected y (rows of pointy-top hexes), found `" + head.staggerAxis +
                                        "`; a map of flat-top hexes cannot become a lake"};
  if (head.staggerIndex != "odd" && head.staggerIndex != "even")
    return HeadFault{"staggerindex", "expected odd or even, found `" + head.staggerIndex + "`"};
  if (head.infinite)
    return HeadFault{"infinite",
                     "the map is infinite: turn that off in its properties, so that it has a size"};
  const auto isSide = [](long long n) { return n >= 1 && n <= maxMapSide; };
  if (!isSide(head.width)) return HeadFault{"width", "expected 1 to 500 columns"};
  if (!isSide(head.height)) return HeadFault{"height", "expected 1 to 500 rows"};
  const auto isPixels = [](long long n) { return n >= 1 && n <= 100000; };
  if (!isPixels(head.tileWidth) || !isPixels(head.tileHeight))
    return HeadFault{"tilewidth", "expected the size of a tile in pixels, tilewidth and tileheight"};
  if (head.hexSide < 0 || head.hexSide > head.tileHeight)
    return HeadFault{"hexsidelength", "expected 0 to the tile's height"};
  map.width = static_cast<int>(head.width);
  map.height = static_cast<int>(head.height);
  map.tileWidth = static_cast<int>(head.tileWidth);
  map.tileHeight = static_cast<int>(head.tileHeight);
  map.hexSide = static_cast<int>(head.hexSide);
  map.stagger = head.staggerIndex == "odd" ? Stagger::Odd : Stagger::Even;
  return std::nullopt;
}

} // namespace fairway::formats::lake_race::tiled
