#include "formats/river/picture/brush.h"
#include "rules/base/contract.h"

#include <algorithm>
#include <cmath>

namespace fairway::formats::river {

namespace {

// Sails seen from the side, in a square round the origin.
void addSail(const Pen& pen) {
  pen.move({-0.02, -0.46});
  cairo_curve_to(pen.cairo(), 0.24, -0.3, 0.36, -0.05, 0.36, 0.16);
  pen.line({-0.02, 0.16});
  pen.close();
  pen.move({-0.08, -0.36});
  pen.line({-0.08, 0.16});
  pen.line({-0.34, 0.16});
  pen.close();
}

void addHull(const Pen& pen) {
  pen.move({-0.44, 0.22});
  pen.line({0.44, 0.22});
  cairo_curve_to(pen.cairo(), 0.4, 0.36, 0.3, 0.42, 0.24, 0.42);
  pen.line({-0.26, 0.42});
  cairo_curve_to(pen.cairo(), -0.36, 0.42, -0.42, 0.32, -0.44, 0.22);
  pen.close();
}

} // namespace

Colour seatColour(const Theme& theme, int seat) {
  constexpr std::array<Colour, fairway::river::mostPlayers> colours{rgb(0xD55E00), rgb(0xF0E442),
                                                                    rgb(0x009E73), rgb(0xCC79A7)};
  constexpr std::array<Colour, fairway::river::mostPlayers> grays{rgb(0x6A6A6A), rgb(0xFFFFFF), rgb(0xB4B4B4),
                                                                  rgb(0xE4E4E4)};
  const auto i = static_cast<std::size_t>(seat - 1);
  return theme.coloured ? colours[i] : grays[i];
}

// Seat 1 is plain, seat 2 has stripes, seat 3 dots, seat 4 chequers.
void fillWithPattern(const Pen& pen, const Theme& theme, int seat, const Box& box, double grain) {
  pen.use(seatColour(theme, seat));
  pen.fillKept();
  if (seat == 1) return;
  cairo_path_t* outline = cairo_copy_path(pen.cairo());
  {
    const Pen::Kept kept(pen);
    pen.clip();
    const Colour ink = theme.tokenInk.faded(0.85);
    for (double y = box.top; y < box.bottom; y += grain) {
      const int row = static_cast<int>(std::lround((y - box.top) / grain));
      if (seat == 2) pen.box({box.left, y, box.right, y + grain * 0.4});
      for (double x = box.left + (row % 2) * grain; seat != 2 && x < box.right; x += 2 * grain)
        seat == 3 ? pen.circle({x + grain / 2, y + grain / 2}, grain * 0.38)
                  : pen.box({x, y, x + grain, y + grain});
    }
    pen.use(ink);
    pen.fill();
  }
  cairo_append_path(pen.cairo(), outline);
  cairo_path_destroy(outline);
}

void drawBoat(const Pen& pen, const Theme& theme, int seat, Point centre, double size) {
  const Pen::Kept kept(pen);
  cairo_translate(pen.cairo(), centre.x, centre.y);
  cairo_scale(pen.cairo(), size, size);
  addHull(pen);
  addSail(pen);
  pen.use(theme.token, 0.1); // stands out on any water
  pen.stroke();
  addSail(pen);
  fillWithPattern(pen, theme, seat, {-0.4, -0.5, 0.4, 0.2}, 0.115);
  pen.use(theme.tokenInk, 0.035);
  pen.stroke();
  addHull(pen);
  pen.use(seatColour(theme, seat));
  pen.fillKept();
  pen.use(theme.tokenInk, 0.035);
  pen.stroke();
}

namespace {

// The seats of all boats on a section, in their order.
std::vector<int> seatsOn(const Position& position, SectionNow place) {
  std::vector<int> seats;
  for (int seat = 1; seat <= position.players; ++seat)
    seats.insert(seats.end(), static_cast<std::size_t>(position.fleets[seat].at(place)), seat);
  return seats;
}

// As large as they can be in rows side by side; a row less is worth being a little smaller.
struct Rows {
  int columns = 1;
  double size = 0;
};
Rows rowsFor(int boats, double width, double height) {
  const auto sizeIn = [&](int columns) {
    const int rows = (boats + columns - 1) / columns;
    return std::min({width / columns, height / rows, 0.5});
  };
  double greatest = 0;
  for (int columns = 1; columns <= boats; ++columns) greatest = std::max(greatest, sizeIn(columns));
  int columns = boats;
  while (sizeIn(columns) < greatest * 0.9) --columns;
  return {columns, sizeIn(columns)};
}

// Of all boats on a section, side by side from the left.
struct Moored {
  std::vector<Point> centres;
  double size = 0;
};
Moored mooredOn(const Box& section, int count) {
  const Box room{bankWidth + 0.14, section.top + 0.06, sectionWidth - bankWidth - 0.74,
                 section.bottom - 0.06};
  const Rows rows = rowsFor(count, room.width(), room.height());
  const int lines = (count + rows.columns - 1) / rows.columns;
  Moored moored{{}, rows.size};
  for (int i = 0; i < count; ++i) {
    const int line = i / rows.columns;
    moored.centres.push_back({room.left + rows.size * (i % rows.columns + 0.5),
                              room.centre().y + rows.size * (line + 0.5 - lines / 2.0)});
  }
  return moored;
}

void paintOnSection(const Brush& brush, const Box& section, const std::vector<int>& seats) {
  const Moored moored = mooredOn(section, static_cast<int>(seats.size()));
  for (std::size_t i = 0; i < seats.size(); ++i)
    drawBoat(brush.pen, brush.theme, seats[i], moored.centres[i], moored.size * 0.92);
}

// Seats know the points of their docks; docks of equal points are alike, so any of them will do.
void paintInHarbour(const Brush& brush, const Position& position) {
  const std::vector<int>& docks = brush.scene.river().docks;
  std::vector<bool> taken(docks.size());
  for (int seat = 1; seat <= position.players; ++seat)
    for (const int points : position.docks[seat])
      for (std::size_t i = 0; i < docks.size(); ++i) {
        if (taken[i] || docks[i] != points) continue;
        taken[i] = true;
        const Box box = berth(static_cast<int>(i), static_cast<int>(docks.size()));
        const double size = std::min(box.width() * 0.86, box.height() * 0.7);
        drawBoat(brush.pen, brush.theme, seat, {box.centre().x, box.bottom - box.height() * 0.4}, size);
        break;
      }
}

void paintMoving(const Brush& brush, const MovingBoat& boat) {
  brush.pen.move(boat.from);
  brush.pen.line(boat.at);
  brush.pen.use(brush.theme.mark.faded(0.35), 0.16);
  brush.pen.stroke();
  drawBoat(brush.pen, brush.theme, boat.seat, boat.at, 0.55);
}

} // namespace

Point placeOfBoat(const StripGeometry& geometry, const Position& position, SectionNow place, int seat) {
  const std::vector<int> seats = seatsOn(position, place);
  const auto first = std::find(seats.begin(), seats.end(), seat);
  FAIRWAY_EXPECTS(first != seats.end());
  const Moored moored = mooredOn(geometry.section(place), static_cast<int>(seats.size()));
  return moored.centres[static_cast<std::size_t>(first - seats.begin())];
}

void paintBoats(const Brush& brush) {
  const std::optional<Position>& position = brush.scene.position;
  if (!position) return;
  brush.forVisible([&](SectionNow place, const Section&, const Box& box) {
    const std::vector<int> seats = seatsOn(*position, place);
    if (!seats.empty()) paintOnSection(brush, box, seats);
  });
  paintInHarbour(brush, *position);
  if (brush.scene.moving) paintMoving(brush, *brush.scene.moving);
}

} // namespace fairway::formats::river
