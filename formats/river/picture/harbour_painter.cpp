#include "formats/river/picture/brush.h"

#include <algorithm>
#include <cmath>

namespace fairway::formats::river {

namespace {

constexpr double quay = 0.3;      // land above the basin
constexpr double mouth = 0.3;     // water below the last row of berths, where the river begins
constexpr double side = 0.16;     // land left and right of the basin
constexpr int mostInRow = 8;      // docks
constexpr double plankShare = 22; // of a berth's height that is pier, in parts of a hundred

int rowsFor(int docks) {
  return std::max(1, (docks + mostInRow - 1) / mostInRow);
}
int inRowFor(int docks) {
  return std::max(1, (docks + rowsFor(docks) - 1) / rowsFor(docks));
}

// The harbour's basin narrows to the river below it.
void addBasin(const Pen& pen, const CardShape& card) {
  const double height = harbourHeight;
  const double bend = height - mouth;
  pen.move({side, quay});
  pen.line({card.width - side, quay});
  pen.line({card.width - side, bend - 0.1});
  cairo_curve_to(pen.cairo(), card.width - side, bend + 0.12, card.right(), bend + 0.05, card.right(),
                 height);
  if (card.bleed > 0) pen.line({card.right(), height + card.bleed});
  if (card.bleed > 0) pen.line({card.left(), height + card.bleed});
  pen.line({card.left(), height});
  cairo_curve_to(pen.cairo(), card.left(), bend + 0.05, side, bend + 0.12, side, bend - 0.1);
  pen.close();
}

void drawHouse(const Pen& pen, const Theme& theme, double x, double width, double height) {
  const double foot = quay - 0.06;
  pen.box({x, foot - height, x + width, foot});
  pen.use(theme.token);
  pen.fillKept();
  pen.use(theme.coast, 0.012);
  pen.stroke();
  pen.polygon(
      {{x - 0.02, foot - height}, {x + width / 2, foot - height - 0.08}, {x + width + 0.02, foot - height}});
  pen.use(mixed(theme.coast, theme.land, 0.3));
  pen.fillKept();
  pen.use(theme.coast, 0.012);
  pen.stroke();
}

void drawLighthouse(const Pen& pen, const Theme& theme, double x) {
  const double foot = quay - 0.05;
  pen.polygon({{x - 0.05, foot}, {x - 0.03, 0.08}, {x + 0.03, 0.08}, {x + 0.05, foot}});
  pen.use(theme.token);
  pen.fillKept();
  pen.use(theme.coast, 0.012);
  pen.stroke();
  for (const double y : {0.12, 0.19}) pen.box({x - 0.036, y, x + 0.036, y + 0.03});
  pen.use(theme.coast);
  pen.fill();
  pen.circle({x, 0.055}, 0.03);
  pen.use(theme.token);
  pen.fillKept();
  pen.use(theme.coast, 0.012);
  pen.stroke();
}

void drawTown(const Pen& pen, const Theme& theme, const CardShape& card) {
  drawLighthouse(pen, theme, card.width - 0.3);
  constexpr std::array<double, 5> heights{0.09, 0.12, 0.08, 0.11, 0.07};
  for (std::size_t i = 0; i < heights.size(); ++i)
    drawHouse(pen, theme, 0.22 + 0.2 * static_cast<double>(i), 0.15, heights[i]);
}

void drawDock(const Pen& pen, const Texts& texts, const Theme& theme, const Box& box, int points) {
  const double plank = box.height() * plankShare / 100;
  pen.box({box.left, box.top, box.right, box.top + plank});
  pen.use(theme.slopes.empty() ? theme.paper : theme.slopes.back().colour);
  pen.fillKept();
  pen.use(theme.coast, 0.014);
  pen.stroke();
  for (const double x : {box.left, box.right}) {
    pen.move({x, box.top});
    pen.line({x, box.bottom - box.height() * 0.12});
  }
  pen.use(theme.coast, 0.035);
  pen.stroke();
  const double size = std::min(plank * 0.86, box.width() * 0.42);
  texts.drawCentred(std::to_string(points), {size, Face::SansBold, Align::Centre},
                    {(box.left + box.right) / 2, box.top + plank / 2}, rgb(0x111111));
}

} // namespace

Box berth(int dock, int docks, double width) {
  const int inRow = inRowFor(docks);
  const int row = dock / inRow;
  const int rows = rowsFor(docks);
  const double left = side + 0.08;
  const double pitch = (width - 2 * left) / inRow;
  const double room = (harbourHeight - quay - mouth) / rows;
  const double x = left + (dock % inRow) * pitch;
  const double y = quay + row * room;
  return {x, y, x + pitch, y + room};
}

void drawHarbour(const Pen& pen, const Texts& texts, const Theme& theme, const CardShape& card,
                 const std::vector<int>& docks) {
  const Pen::Kept kept(pen);
  const Box box = Box{0, 0, card.width, harbourHeight}.grown(card.bleed);
  pen.box(box);
  pen.clip();
  pen.box(box);
  pen.use(theme.land);
  pen.fill();
  addBasin(pen, card);
  pen.use(theme.water);
  pen.fill();
  addBasin(pen, card);
  pen.use(theme.coast, theme.coastWidth * 0.8);
  pen.stroke();
  drawTown(pen, theme, card);
  const int count = static_cast<int>(docks.size());
  for (int i = 0; i < count; ++i)
    drawDock(pen, texts, theme, berth(i, count, card.width), docks[static_cast<std::size_t>(i)]);
}

void drawWaterfall(const Pen& pen, const Theme& theme, const CardShape& card, double height) {
  const Pen::Kept kept(pen);
  pen.box({0, 0, card.width, height});
  pen.clip();
  pen.box({0, 0, card.width, height});
  pen.use(mixed(theme.land, theme.coast, 0.35));
  pen.fill();
  const Box water{card.left(), 0, card.right(), height};
  pen.box(water);
  pen.use(theme.shallows.empty() ? theme.water : mixed(theme.water, theme.shallows.back().colour, 0.4));
  pen.fill();
  // Streaks that fall, longer and shorter by turns.
  int i = 0;
  for (double x = water.left + 0.04; x < water.right; x += 0.075, ++i) {
    pen.move({x, 0.08 + 0.05 * (i % 3)});
    pen.line({x, height * (0.62 + 0.12 * ((i * 5) % 4) / 3)});
  }
  pen.use(theme.mark.faded(0.75), 0.018);
  pen.stroke();
  // The lip, and the foam below.
  pen.move({water.left, 0.02});
  pen.line({water.right, 0.02});
  pen.use(theme.mark, 0.05);
  pen.stroke();
  i = 0;
  for (double x = water.left - 0.05; x < water.right + 0.1; x += 0.13, ++i) {
    pen.circle({x, height - 0.02 - 0.05 * (i % 2)}, 0.1 + 0.025 * (i % 3));
    pen.use(theme.token);
    pen.fillKept();
    pen.use(theme.coast.faded(0.5), 0.012);
    pen.stroke();
  }
}

} // namespace fairway::formats::river
