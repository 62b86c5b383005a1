#include "formats/lake_race/picture/hex_geometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fairway::formats::lake_race {

namespace {

// The hex nearest to fractional axial coordinates: round all three cube coordinates and mend the worst one,
// so that they add up to 0 again.
Hex nearestHex(double q, double r) {
  const double s = -q - r;
  double roundedQ = std::round(q);
  double roundedR = std::round(r);
  const double roundedS = std::round(s);
  const double offQ = std::abs(roundedQ - q);
  const double offR = std::abs(roundedR - r);
  const double offS = std::abs(roundedS - s);
  if (offQ > offR && offQ > offS)
    roundedQ = -roundedR - roundedS;
  else if (offR > offS)
    roundedR = -roundedQ - roundedS;
  return {static_cast<int>(roundedQ), static_cast<int>(roundedR)};
}

// Far beyond any lake and still safe to convert to int.
double tamed(double value) {
  return std::clamp(value, -1e6, 1e6);
}

} // namespace

Point centreOf(Cell cell, Stagger stagger) {
  return {cell.column - 0.5 + (isShifted(cell.row, stagger) ? 0.5 : 0.0),
          hexSide + (cell.row - 1) * rowPitch};
}

Point planeVector(Hex vector) {
  return {vector.q + vector.r / 2.0, vector.r * rowPitch};
}

Point pointing(double degrees) {
  const double radians = degrees * std::numbers::pi / 180;
  return {std::cos(radians), -std::sin(radians)};
}

std::array<Point, 6> cornersOf(Point centre) {
  constexpr double half = hexSide / 2;
  return {centre + Point{0.5, -half}, centre + Point{0, -hexSide}, centre + Point{-0.5, -half},
          centre + Point{-0.5, half}, centre + Point{0, hexSide},  centre + Point{0.5, half}};
}

Box boardBox(const fairway::lake_race::TerrainMap& map, Stagger stagger) {
  if (map.cellCount() == 0) return {};
  const bool firstShifted = isShifted(1, stagger);
  const bool anyPlain = map.rows() > 1 || !firstShifted;
  const bool anyShifted = map.rows() > 1 || firstShifted;
  return {anyPlain ? 0.0 : 0.5, 0, map.columns() + (anyShifted ? 0.5 : 0.0),
          2 * hexSide + (map.rows() - 1) * rowPitch};
}

Cell cellAt(Point point, Stagger stagger) {
  // The origin of axial coordinates is the centre of cell [1, 1], which is shifted on an even board.
  const Point origin = centreOf({1, 1}, stagger);
  const double r = tamed((point.y - origin.y) / rowPitch);
  const double q = tamed(point.x - origin.x) - r / 2;
  return toCell(nearestHex(q, r), stagger);
}

CellRange cellsTouching(const Box& box, const fairway::lake_race::TerrainMap& map) {
  const auto index = [](double value) { return static_cast<int>(std::floor(tamed(value))); };
  CellRange range;
  range.firstColumn = std::max(1, index(box.left - 0.5) + 1);
  range.lastColumn = std::min(map.columns(), index(box.right) + 1);
  range.firstRow = std::max(1, index((box.top - hexSide / 2) / rowPitch) + 1);
  range.lastRow = std::min(map.rows(), index(box.bottom / rowPitch) + 1);
  return range;
}

} // namespace fairway::formats::lake_race
