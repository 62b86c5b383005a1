#include "formats/pool/picture/brush.h"

#include <set>

namespace fairway::formats::pool {

namespace {

// A bar's part on one square. Where a square is the bar of both sides each has half of it; where there is no
// square, beyond the map or on void, it lies on the rim.
Box barBox(const Pool& pool, Side side, Square square) {
  Box box = boxOf(square);
  if (pool.map.at(square) == Ground::Void) {
    // Only what is near the ladders' water.
    Box near{box.right, box.bottom, box.left, box.top};
    for (const Ladder& ladder : pool.ladders) {
      if (ladder.bar != side || neighbour(ladder.at, ladder.side) != square) continue;
      const SquareStep step = stepOf(ladder.side);
      Box strip = box;
      if (step.columns > 0) strip.right = box.left + rim;
      if (step.columns < 0) strip.left = box.right - rim;
      if (step.rows > 0) strip.bottom = box.top + rim;
      if (step.rows < 0) strip.top = box.bottom - rim;
      near = {std::min(near.left, strip.left), std::min(near.top, strip.top),
              std::max(near.right, strip.right), std::max(near.bottom, strip.bottom)};
    }
    box = near;
  }
  const std::vector<Square> theirs = barSquares(pool, fairway::pool::other(side));
  if (std::find(theirs.begin(), theirs.end(), square) == theirs.end()) return box;
  (side == Side::Red ? box.right : box.left) = box.centre().x;
  return box;
}

// The parts of a bar that touch, each group with its middle.
struct BarGroup {
  std::vector<Box> boxes;
  Box largest; // where the sign stands
};

std::vector<BarGroup> groupsOf(const Pool& pool, Side side) {
  const std::vector<Square> squares = barSquares(pool, side);
  std::set<Square> left(squares.begin(), squares.end());
  std::vector<BarGroup> groups;
  while (!left.empty()) {
    BarGroup group;
    std::vector<Square> open{*left.begin()};
    left.erase(left.begin());
    Box round = barBox(pool, side, open.front());
    for (std::size_t next = 0; next < open.size(); ++next) {
      const Box box = barBox(pool, side, open[next]);
      group.boxes.push_back(box);
      round = {std::min(round.left, box.left), std::min(round.top, box.top), std::max(round.right, box.right),
               std::max(round.bottom, box.bottom)};
      for (const SquareDirection direction : allSides)
        if (const auto found = left.find(neighbour(open[next], direction)); found != left.end()) {
          open.push_back(*found);
          left.erase(found);
        }
    }
    const bool whole = std::any_of(group.boxes.begin(), group.boxes.end(),
                                   [&](const Box& box) { return box.contains(round.centre()); });
    group.largest = whole ? round : group.boxes.front();
    groups.push_back(std::move(group));
  }
  return groups;
}

// An awning: stripes of the side's colour, slanted one way or the other.
void paintAwning(const Brush& brush, Side side, const BarGroup& group) {
  const Pen& pen = brush.pen;
  const SideColours& colours = brush.palette.sides[side];
  const Pen::Kept kept(pen);
  Box round = group.boxes.front();
  for (const Box& box : group.boxes) {
    pen.box(box);
    round.include({box.left, box.top});
    round.include({box.right, box.bottom});
  }
  pen.use(mixed(brush.palette.rim, colours.fill, 0.25));
  pen.fillKept();
  pen.clip();
  constexpr double pitch = 0.28;
  const double slope = side == Side::Red ? 1 : -1;
  for (double x = round.left - round.height(); x < round.right + round.height(); x += pitch) {
    pen.move({x, slope > 0 ? round.bottom : round.top});
    pen.line({x + round.height(), slope > 0 ? round.top : round.bottom});
  }
  pen.use(side == Side::Red ? colours.fill.faded(0.75) : mixed(colours.fill, colours.edge, 0.15), 0.1);
  pen.stroke();
}

void paintBarSign(const Brush& brush, Side side, const Box& room, int tiles, bool counted) {
  const SideColours& colours = brush.palette.sides[side];
  constexpr double longer = 1.7; // than high, with a number
  const double size = std::min({0.74, room.width() * (counted ? 0.98 / longer : 0.92), room.height() * 0.92});
  const double wide = counted ? longer * size : size;
  const Point centre = room.centre();
  addRoundedBox(brush.pen,
                {centre.x - wide / 2, centre.y - size / 2, centre.x + wide / 2, centre.y + size / 2},
                side == Side::Red ? 0.12 * size : 0.5 * size);
  brush.pen.use(colours.fill);
  brush.pen.fillKept();
  brush.pen.use(colours.edge, 0.03);
  brush.pen.stroke();
  const Point glass = counted ? centre + Point{-0.28 * size, 0} : centre;
  drawGlass(brush.pen, colours.ink, glass + Point{-0.14 * size, 0}, 0.62 * size);
  addTriangle(brush.pen, side, glass + Point{0.28 * size, 0}, 0.2 * size);
  brush.pen.use(colours.ink);
  brush.pen.fill();
  if (counted)
    brush.texts.drawCentred(std::to_string(tiles), {0.62 * size, Face::SansBold},
                            centre + Point{0.48 * size, 0}, colours.ink);
}

// What the ladders along its edges leave of it. A sign that tells a number is long enough to reach them.
Box besideLadders(const Pool& pool, Side side, const Box& room) {
  constexpr double reach = 0.33, near = 0.01; // of a ladder with its emblem
  Box free = room;
  for (const Ladder& ladder : pool.ladders) {
    const Point at = middleOfSide(ladder.at, ladder.side);
    if (ladder.bar != side || !room.grown(near).contains(at)) continue;
    const Point out = vectorOf(ladder.side);
    if (out.x > 0) free.left = room.left + reach;
    if (out.x < 0) free.right = room.right - reach;
    if (out.y > 0) free.top = room.top + reach;
    if (out.y < 0) free.bottom = room.bottom - reach;
  }
  return free.width() < 1.1 || free.height() < 0.5 ? room : free; // otherwise it would be too small to read
}

// In the middle of its room; on a narrow bar beside the ladder that may hang there. With a number it is
// longer, and stands between two ladders.
Box signRoom(const Pool& pool, Side side, const Box& room, bool counted) {
  const double depth = std::min(room.width(), room.height());
  if (depth > 0.6) return counted ? besideLadders(pool, side, room) : room;
  const bool along = room.width() > room.height();
  const bool ladder = std::any_of(pool.ladders.begin(), pool.ladders.end(), [&](const Ladder& each) {
    return each.bar == side && lengthOf(middleOfSide(each.at, each.side) - room.centre()) < 0.35;
  });
  if (!ladder && !counted) return room;
  const double aside = !ladder ? 0 : counted ? 0.5 : 0.34;
  const Point at = room.centre() + (along ? Point{aside, 0} : Point{0, aside});
  const double half = !counted ? depth / 2 : along ? 0.28 : 0.34;
  return {at.x - half, at.y - depth / 2, at.x + half, at.y + depth / 2};
}

void paintBar(const Brush& brush, Side side) {
  const std::vector<BarGroup> groups = groupsOf(brush.pool(), side);
  for (const BarGroup& group : groups) paintAwning(brush, side, group);
  bool first = true; // however it is drawn it is one bar, so its tiles are shown once
  for (const BarGroup& group : groups) {
    const bool counted = first && brush.scene.inBars.has_value();
    paintBarSign(brush, side, signRoom(brush.pool(), side, group.largest, counted),
                 counted ? (*brush.scene.inBars)[side] : 0, counted);
    first = false;
  }
}

} // namespace

void drawGlass(const Pen& pen, Colour colour, Point centre, double size) {
  const Pen::Kept kept(pen);
  cairo_translate(pen.cairo(), centre.x, centre.y);
  cairo_scale(pen.cairo(), size, size);
  pen.polygon({{-0.32, -0.42}, {0.32, -0.42}, {0, 0.02}});
  pen.use(colour, 0.09);
  pen.stroke();
  pen.polygon({{-0.2, -0.27}, {0.2, -0.27}, {0, 0}});
  pen.fill();
  pen.move({0, 0.02});
  pen.line({0, 0.4});
  pen.move({-0.2, 0.42});
  pen.line({0.2, 0.42});
  pen.move({0.08, -0.2});
  pen.line({0.3, -0.6});
  pen.stroke();
}

void drawLadder(const Pen& pen, const Palette& palette, Side side, Point at, Point out) {
  const Point along{-out.y, out.x};
  constexpr double inside = 0.3, outside = 0.2, half = 0.18;
  const SideColours& colours = palette.sides[side];
  for (const double rail : {-half, half}) {
    pen.move(at - inside * out + rail * along);
    pen.line(at + outside * out + rail * along);
  }
  for (const double rung : {-0.22, -0.1, 0.02}) {
    pen.move(at + rung * out - half * along);
    pen.line(at + rung * out + half * along);
  }
  pen.strokeCased(colours.fill, 0.05, colours.edge, 0.085);
  drawEmblem(pen, palette, side, at + outside * out, 0.2);
}

void paintBars(const Brush& brush) {
  for (const Side side : fairway::pool::bothSides) paintBar(brush, side);
  for (const Ladder& ladder : brush.pool().ladders)
    if (brush.sees(ladder.at))
      drawLadder(brush.pen, brush.palette, ladder.bar, middleOfSide(ladder.at, ladder.side),
                 vectorOf(ladder.side));
}

} // namespace fairway::formats::pool
