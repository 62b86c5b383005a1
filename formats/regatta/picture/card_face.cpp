#include "formats/regatta/picture/card_face.h"

#include "formats/regatta/picture/smooth.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fairway::formats::regatta {

namespace {

// Cards of other sizes have signs in proportion.
double scaleOf(const CardRoom& room) {
  return std::min(room.width, room.height) / 63;
}

std::vector<SmoothPoint> lineOf(const CardRoom& room, const Arrow& arrow) {
  std::vector<SmoothPoint> points{{{room.width / 2, room.height}, 0}};
  for (const fairway::regatta::ArrowPoint& point : arrow)
    points.push_back({onCard(room, point), static_cast<double>(point.turn)});
  return points;
}

std::vector<double> lengthsAlong(const std::vector<Point>& line) {
  std::vector<double> lengths{0};
  for (std::size_t i = 1; i < line.size(); ++i)
    lengths.push_back(lengths.back() + lengthOf(line[i] - line[i - 1]));
  return lengths;
}

// The largest turn last, so that the arrows ahead lie below the others where they leave the bow.
std::vector<const Arrow*> inDrawingOrder(const Card& card) {
  std::vector<const Arrow*> order;
  for (const Arrow& arrow : card.arrows) order.push_back(&arrow);
  std::stable_sort(order.begin(), order.end(), [](const Arrow* a, const Arrow* b) {
    return std::abs(a->back().turn) < std::abs(b->back().turn);
  });
  return order;
}

// The corner that is farthest from all arrows, so far inside of the card.
Point freeCorner(const CardRoom& room, const Card& card, double inside) {
  const std::array<Point, 4> corners{Point{room.width - inside, inside}, Point{inside, inside},
                                     Point{room.width - inside, room.height - inside - 6},
                                     Point{inside, room.height - inside - 6}};
  Point best = corners[0];
  double widest = -1;
  for (const Point corner : corners) {
    double near = room.width + room.height;
    for (const Arrow& arrow : card.arrows)
      for (const Point point : smoothPoints(lineOf(room, arrow)))
        near = std::min(near, lengthOf(point - corner));
    if (near <= widest + 1) continue; // the upper right one unless another is clearly better
    widest = near;
    best = corner;
  }
  return best;
}

// Two lines of small waves round the bow's place, as a ground that does not disturb.
void drawRipples(const Pen& pen, const CardRoom& room, Colour colour) {
  const double step = 9 * scaleOf(room);
  for (double y = step; y < room.height; y += step) {
    pen.move({0, y});
    for (double x = 0; x < room.width; x += step)
      cairo_curve_to(pen.cairo(), x + step / 3, y - step / 7, x + 2 * step / 3, y + step / 7, x + step, y);
  }
  pen.use(colour, 0.25);
  pen.stroke();
}

std::string turnsOf(const Card& card) {
  std::vector<int> turns;
  for (const Arrow& arrow : card.arrows) turns.push_back(std::abs(arrow.back().turn));
  std::sort(turns.begin(), turns.end());
  turns.erase(std::unique(turns.begin(), turns.end()), turns.end());
  std::string words;
  for (const int turn : turns) words += (words.empty() ? "" : " · ") + std::to_string(turn) + "°";
  return words;
}

} // namespace

CardRoom roomOf(const Deck& deck, bool across) {
  const double width = deck.width;
  const double length = deck.length;
  return across ? CardRoom{length, width} : CardRoom{width, length};
}

Point onCard(const CardRoom& room, const fairway::regatta::ArrowPoint& point) {
  return {room.width / 2 + point.right, room.height - point.forward};
}

CardWay wayOf(const Card& card) {
  if (card.arrows.empty()) return CardWay::Calm;
  const auto all = [&card](auto fits) {
    return std::all_of(card.arrows.begin(), card.arrows.end(),
                       [&fits](const Arrow& arrow) { return fits(arrow.back().turn); });
  };
  if (all([](int turn) { return turn < 0; })) return CardWay::Port;
  if (all([](int turn) { return turn > 0; })) return CardWay::Starboard;
  return all([](int turn) { return turn == 0; }) ? CardWay::Ahead : CardWay::Any;
}

CardInks inksFor(CardWay way, const Theme& theme) {
  static constexpr std::array<CardInks, 5> colours{{
      {rgb(0xFBE9E6), rgb(0xC62F24), rgb(0xD5453A), rgb(0x7E1A13), rgb(0x3A1512)},
      {rgb(0xE6EFFA), rgb(0x2257A8), rgb(0x3A72C4), rgb(0x143767), rgb(0x13233B)},
      {rgb(0xE6F4EA), rgb(0x1E7F40), rgb(0x36985A), rgb(0x0F4A24), rgb(0x10301C)},
      {rgb(0xFBF3DF), rgb(0xB27708), rgb(0xD89A24), rgb(0x6B4703), rgb(0x37270A)},
      {rgb(0xFFF8DC), rgb(0xC79A12), rgb(0xF6C52C), rgb(0x8A6500), rgb(0x3D2F06)},
  }};
  if (theme.hatchedLand) // sparing with ink
    return {rgb(0xFFFFFF), rgb(0x222222), rgb(0xFFFFFF), rgb(0x111111), rgb(0x111111)};
  const CardInks& inks = colours[static_cast<std::size_t>(way)];
  return {theme.shown(inks.ground), theme.shown(inks.frame), theme.shown(inks.arrow),
          theme.shown(inks.outline), theme.shown(inks.text)};
}

void addCardOutline(const Pen& pen, const CardRoom& room, double radius) {
  constexpr double quarter = std::numbers::pi / 2;
  cairo_t* const c = pen.cairo();
  cairo_new_sub_path(c);
  cairo_arc(c, room.width - radius, radius, radius, -quarter, 0);
  cairo_arc(c, room.width - radius, room.height - radius, radius, 0, quarter);
  cairo_arc(c, radius, room.height - radius, radius, quarter, 2 * quarter);
  cairo_arc(c, radius, radius, radius, 2 * quarter, 3 * quarter);
  pen.close();
}

// The frame in the colour of its way, and at the near edge a notch where the bow comes.
void drawCardGround(const Pen& pen, const CardRoom& room, const CardInks& inks, double corners) {
  const Pen::Kept kept(pen);
  addCardOutline(pen, room, corners);
  pen.use(inks.ground);
  pen.fillKept();
  pen.clip();
  drawRipples(pen, room, inks.frame.faded(0.16));
  const double scale = scaleOf(room);
  {
    const Pen::Kept moved(pen);
    const double in = 1.6;
    cairo_translate(pen.cairo(), in, in);
    addCardOutline(pen, {room.width - 2 * in, room.height - 2 * in}, cornerRadius - 1);
    pen.use(inks.frame, 0.7);
    pen.stroke();
  }
  const Point bow{room.width / 2, room.height};
  const double half = 5.5 * scale;
  pen.move(bow + Point{-half, 0});
  cairo_curve_to(pen.cairo(), bow.x - 0.6 * half, bow.y - 2 * scale, bow.x - 2 * scale, bow.y - 3.4 * scale,
                 bow.x, bow.y - 5.4 * scale);
  cairo_curve_to(pen.cairo(), bow.x + 2 * scale, bow.y - 3.4 * scale, bow.x + 0.6 * half, bow.y - 2 * scale,
                 bow.x + half, bow.y);
  pen.close();
  pen.use(inks.frame);
  pen.fill();
}

void drawSmoothArrow(const Pen& pen, const CardRoom& room, const Arrow& arrow, Colour fill, Colour outline) {
  if (arrow.empty()) return;
  const double scale = scaleOf(room);
  const std::vector<SmoothPoint> stops = lineOf(room, arrow);
  const std::vector<Point> line = smoothPoints(stops);
  const std::vector<double> along = lengthsAlong(line);
  const double whole = along.back();
  if (whole < 1) return;
  const double head = std::min(9.5 * scale, 0.45 * whole);
  std::vector<Point> left;
  std::vector<Point> right;
  for (std::size_t i = 0; i < line.size() && along[i] <= whole - head * 0.8; ++i) {
    const Point step = line[std::min(i + 1, line.size() - 1)] - line[i > 0 ? i - 1 : 0];
    const double length = lengthOf(step);
    if (length <= 0) continue;
    const double half = (1.0 + 1.2 * along[i] / whole) * scale;
    const Point side = (half / length) * Point{step.y, -step.x};
    left.push_back(line[i] + side);
    right.push_back(line[i] - side);
  }
  const Point tip = stops.back().at;
  const Point way = wayOf(stops.back().degrees);
  const Point side = {way.y, -way.x};
  const Point back = tip - head * way;
  std::vector<Point> shape = left;
  shape.push_back(back + 0.6 * head * side);
  shape.push_back(tip);
  shape.push_back(back - 0.6 * head * side);
  shape.insert(shape.end(), right.rbegin(), right.rend());
  const Pen::Kept kept(pen);
  cairo_set_line_join(pen.cairo(), CAIRO_LINE_JOIN_ROUND);
  pen.polygon(shape);
  pen.use(fill);
  pen.fillKept();
  pen.use(outline, 0.35 * scale);
  pen.stroke();
}

void drawCardArrows(const Pen& pen, const CardRoom& room, const CardInks& inks, const Card& card) {
  const Pen::Kept kept(pen);
  addCardOutline(pen, room);
  pen.clip();
  for (const Arrow* arrow : inDrawingOrder(card))
    drawSmoothArrow(pen, room, *arrow, inks.arrow, inks.outline);
}

// A dot where the bow stops, with a dash where it heads.
void drawCardStops(const Pen& pen, const CardRoom& room, const CardInks& inks, const Card& card) {
  const double scale = scaleOf(room);
  for (const Arrow& arrow : card.arrows)
    for (std::size_t i = 0; i + 1 < arrow.size(); ++i) {
      const Point at = onCard(room, arrow[i]);
      pen.circle(at, 0.75 * scale);
      pen.use(inks.ground);
      pen.fillKept();
      pen.use(inks.outline, 0.3 * scale);
      pen.stroke();
    }
}

void drawCardSymbol(const Pen& pen, const CardRoom& room, const CardInks& inks, const Card& card) {
  const double scale = scaleOf(room);
  if (card.symbol == Symbol::None) return;
  if (card.arrows.empty())
    return drawSymbol(pen, card.symbol, {room.width / 2, 0.47 * room.height}, 19 * scale, inks);
  drawSymbol(pen, card.symbol, freeCorner(room, card, 10.5 * scale), 6 * scale, inks);
}

void drawCardLabels(const Texts& texts, const CardRoom& room, const CardInks& inks, const Card& card) {
  const double scale = scaleOf(room);
  const double size = 2.7 * scale;
  const double in = 3.6 * scale;
  const double half = room.width / 2 - in - 6 * scale;
  const Texts::Block id = texts.fitted({card.id, {size, Face::SansBold}, half, 1});
  texts.draw(id, {in, room.height - in - texts.measure(id).height + 0.6}, inks.text);
  const std::string turns = turnsOf(card);
  if (turns.empty()) return;
  const Texts::Block block = texts.fitted({turns, {size, Face::Sans, Align::Right}, half, 1});
  texts.draw(block, {room.width - in - half, room.height - in - texts.measure(block).height + 0.6},
             inks.text);
}

void drawCardFace(const Pen& pen, const Texts& texts, const CardRoom& room, const Card& card, ThemeName theme,
                  double corners) {
  const CardInks inks = inksFor(wayOf(card), themeOf(theme));
  drawCardGround(pen, room, inks, corners);
  drawCardArrows(pen, room, inks, card);
  drawCardStops(pen, room, inks, card);
  drawCardSymbol(pen, room, inks, card);
  drawCardLabels(texts, room, inks, card);
}

// A wheel on water, the same seen from either end.
void drawCardBack(const Pen& pen, const Texts& texts, const CardRoom& room, ThemeName theme,
                  const std::string& title, double corners) {
  const Pen::Kept kept(pen);
  CardInks inks = inksFor(CardWay::Ahead, themeOf(theme));
  const bool sparing = theme == ThemeName::LowInk;
  const Colour ground = sparing ? rgb(0xFFFFFF) : theme == ThemeName::Gray ? rgb(0xBDBDBD) : rgb(0x1F5A80);
  const Colour light = sparing ? rgb(0x222222) : rgb(0xFFFFFF);
  addCardOutline(pen, room, corners);
  pen.use(ground);
  pen.fillKept();
  pen.clip();
  drawRipples(pen, room, light.faded(0.35));
  const double in = 3;
  {
    const Pen::Kept moved(pen);
    cairo_translate(pen.cairo(), in, in);
    addCardOutline(pen, {room.width - 2 * in, room.height - 2 * in}, cornerRadius - 1);
    pen.use(light, 0.5);
    pen.stroke();
  }
  inks.ground = ground;
  inks.text = light;
  const Point middle{room.width / 2, room.height / 2};
  const double scale = scaleOf(room);
  pen.circle(middle, 20 * scale);
  pen.use(ground);
  pen.fill();
  drawSymbol(pen, Symbol::Helm, middle, 17 * scale, inks);
  if (title.empty()) return;
  for (const double turn : {0.0, std::numbers::pi}) {
    const Pen::Kept turned(pen);
    cairo_translate(pen.cairo(), middle.x, middle.y);
    cairo_rotate(pen.cairo(), turn);
    const double width = room.width - 14 * scale;
    const Texts::Block block = texts.fitted({title, {4 * scale, Face::SerifBold, Align::Centre}, width, 1});
    texts.draw(block, {-width / 2, -room.height / 2 + 7 * scale}, light);
  }
}

} // namespace fairway::formats::regatta
