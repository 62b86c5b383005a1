#include "formats/river/picture/brush.h"

#include <cmath>
#include <numbers>

namespace fairway::formats::river {

namespace {

constexpr int steps = 24; // of a bank's line

// How far a bank's line bends away from the straight, in the middle of the card.
double bend(unsigned variation, bool left) {
  constexpr std::array<double, 8> bends{0.10, -0.06, 0.04, -0.11, 0.13, -0.03, 0.07, -0.09};
  return bends[(variation * 3 + (left ? 0 : 5)) % bends.size()];
}

// Upright where cards meet, so that any two fit together.
std::vector<Point> bankLine(const CardShape& card, unsigned variation, bool left) {
  std::vector<Point> points;
  const double straight = left ? card.left() : card.right();
  if (card.bleed > 0) points.push_back({straight, -card.bleed});
  for (int i = 0; i <= steps; ++i) {
    const double y = static_cast<double>(i) / steps;
    const double share = (1 - std::cos(2 * std::numbers::pi * y)) / 2;
    points.push_back({straight + bend(variation, left) * share, y});
  }
  if (card.bleed > 0) points.push_back({straight, 1 + card.bleed});
  return points;
}

void addLine(const Pen& pen, const std::vector<Point>& points) {
  for (std::size_t i = 0; i < points.size(); ++i) i == 0 ? pen.move(points[i]) : pen.line(points[i]);
}

void strokeBanks(const Pen& pen, const CardShape& card, unsigned variation) {
  for (const bool left : {true, false}) addLine(pen, bankLine(card, variation, left));
  pen.stroke();
}

// Bands along a bank, which are meant for lakes of hexes, made to fit the banks of a river.
constexpr double bandShare = 0.16;

void strokeBands(const Pen& pen, const CardShape& card, unsigned variation,
                 const std::vector<CoastBand>& bands) {
  for (const CoastBand& band : bands) {
    pen.use(band.colour, 2 * bandShare * band.width);
    strokeBanks(pen, card, variation);
  }
}

void hatch(const Pen& pen, const Theme& theme, const Box& box) {
  const double height = box.height();
  for (double x = box.left - height; x < box.right; x += 0.085) {
    pen.move({x, box.bottom});
    pen.line({x + height, box.top});
  }
  pen.use(theme.coast.faded(0.55), 0.008);
  pen.stroke();
}

} // namespace

void addWater(const Pen& pen, const CardShape& card, unsigned variation) {
  std::vector<Point> round = bankLine(card, variation, true);
  const std::vector<Point> right = bankLine(card, variation, false);
  round.insert(round.end(), right.rbegin(), right.rend());
  pen.polygon(round);
}

void drawBanks(const Pen& pen, const Theme& theme, const CardShape& card, unsigned variation) {
  const Box box = Box{0, 0, card.width, 1}.grown(card.bleed);
  const Pen::Kept kept(pen);
  cairo_set_line_cap(pen.cairo(), CAIRO_LINE_CAP_BUTT);
  pen.box(box);
  pen.clip();
  pen.box(box);
  pen.use(theme.land);
  pen.fill();
  if (theme.hatchedLand) hatch(pen, theme, box);
  strokeBands(pen, card, variation, theme.slopes);
  addWater(pen, card, variation);
  pen.use(theme.water);
  pen.fill();
  {
    const Pen::Kept clipped(pen);
    addWater(pen, card, variation);
    pen.clip();
    strokeBands(pen, card, variation, theme.shallows);
  }
  pen.use(theme.coast, theme.coastWidth * 0.6);
  strokeBanks(pen, card, variation);
}

} // namespace fairway::formats::river
