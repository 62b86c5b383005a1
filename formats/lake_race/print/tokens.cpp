#include "formats/lake_race/picture/brush.h"
#include "formats/lake_race/print/lake_items.h"
#include "rules/lake_race/play/record.h"

namespace fairway::formats::lake_race {

namespace {

using fairway::lake_race::Arrow;

// A token that fits into a square of `size` hexes; `draw` works in hexes round the token's middle.
CutItem token(std::string name, double size, double hex,
              const std::function<void(const Pen&, const Texts&)>& front,
              const std::function<void(const Pen&, const Texts&)>& back) {
  const auto placed = [size, hex](const std::function<void(const Pen&, const Texts&)>& draw) {
    return [size, hex, draw](cairo_t* target) {
      const Pen pen(target);
      const Pen::Kept kept(pen);
      const Texts texts(target);
      cairo_set_line_join(target, CAIRO_LINE_JOIN_ROUND);
      cairo_translate(target, size * hex / 2, size * hex / 2);
      cairo_scale(target, hex, hex);
      draw(pen, texts);
    };
  };
  CutItem item;
  item.name = std::move(name);
  item.width = item.height = size * hex;
  item.front = placed(front);
  item.back = placed(back);
  return item;
}

void cutCircle(const Pen& pen, double radius, double hex) {
  pen.circle({}, radius);
  drawCutLine(pen, 1 / hex);
}

CutItem buoyToken(int number, std::optional<Arrow> front, std::optional<Arrow> back, const Theme& theme,
                  double hex) {
  const auto face = [number, &theme, hex](std::optional<Arrow> arrow) {
    return [number, arrow, &theme, hex](const Pen& pen, const Texts& texts) {
      pen.circle({}, 0.48 + bleed / hex);
      pen.use(theme.water);
      pen.fill();
      cutCircle(pen, 0.48, hex);
      cairo_scale(pen.cairo(), 0.8, 0.8); // the arrow's head stays inside of the cut
      if (arrow) drawTurnArrow(pen, theme, {}, *arrow, 90);
      if (number == 4)
        drawFinishBuoy(pen, theme, {});
      else
        drawBuoy(pen, texts, theme, {}, std::to_string(number));
    };
  };
  return token("buoy", 0.96, hex, face(front), face(back));
}

void boatHull(const Pen& pen) {
  pen.move({0, -0.45});
  cairo_curve_to(pen.cairo(), 0.22, -0.25, 0.24, 0.0, 0.2, 0.42);
  pen.line({-0.2, 0.42});
  cairo_curve_to(pen.cairo(), -0.24, 0.0, -0.22, -0.25, 0, -0.45);
  pen.close();
}

// Boats differ by their number and by as many stripes at the stern; the bow shows the heading.
CutItem boatToken(int seat, const Theme& theme, double hex) {
  const auto face = [seat, &theme](const Pen& pen, const Texts& texts) {
    boatHull(pen);
    pen.use(theme.token);
    pen.fillKept();
    pen.use(theme.tokenInk, 0.035);
    pen.stroke();
    texts.drawCentred(std::to_string(seat), {0.3, Face::SansBold}, {0, -0.05}, theme.tokenInk);
    for (int i = 0; i < seat; ++i) {
      const double y = 0.36 - i * 0.035;
      pen.move({-0.15, y});
      pen.line({0.15, y});
    }
    pen.use(theme.tokenInk, 0.014);
    pen.stroke();
  };
  return token("boat", 0.96, hex, face, face);
}

CutItem damageToken(const Theme& theme, double hex) {
  const auto face = [&theme, hex](const Pen& pen, const Texts&) {
    pen.circle({}, 0.2);
    pen.use(theme.severities[0].faded(0.35));
    pen.fill();
    cutCircle(pen, 0.2, hex);
    for (const double way : {-1.0, 1.0}) {
      pen.move({-0.1, -0.1 * way});
      pen.line({0.1, 0.1 * way});
    }
    pen.use(theme.tokenInk, 0.05);
    pen.stroke();
  };
  return token("damage", 0.42, hex, face, face);
}

// The strip's hexes in a row, with the chequers that lie between the buoys.
CutItem stripItem(int strip, const Theme& theme, double hex) {
  CutItem item;
  item.name = "strip";
  item.width = strip * hex;
  item.height = 2 * hexSide * hex;
  item.front = [strip, &theme, hex](cairo_t* target) {
    const Pen pen(target);
    const Pen::Kept kept(pen);
    cairo_scale(target, hex, hex);
    for (int i = 0; i < strip; ++i) addHexagon(pen, {i + 0.5, hexSide}, 1 + 2 * bleed / hex);
    pen.use(theme.water);
    pen.fill();
    for (int i = 0; i < strip; ++i) addHexagon(pen, {i + 0.5, hexSide});
    drawCutLine(pen, 1 / hex);
    drawStripRibbon(pen, theme, {0, hexSide}, {static_cast<double>(strip), hexSide});
  };
  item.back = item.front;
  return item;
}

} // namespace

std::vector<CutItem> tokenItems(int strip, bool bothSides, ThemeName themeName, double hex) {
  const Theme& theme = themeOf(themeName);
  std::vector<CutItem> items;
  const auto add = [&items](CutItem item, bool startsRow) {
    item.startsRow = startsRow;
    items.push_back(std::move(item));
  };
  add(stripItem(strip, theme, hex), true);
  add(buoyToken(0, {}, {}, theme, hex), true);
  for (int number = 1; number <= 3; ++number) {
    add(buoyToken(number, Arrow::Clockwise, Arrow::Counterclockwise, theme, hex), false);
    if (!bothSides) add(buoyToken(number, Arrow::Counterclockwise, {}, theme, hex), false);
  }
  add(buoyToken(4, {}, {}, theme, hex), false);
  for (int seat = 1; seat <= fairway::lake_race::maxPlayers; ++seat)
    add(boatToken(seat, theme, hex), seat == 1);
  constexpr int damageMarkers = 24; // four sink a boat, and there are six
  for (int i = 0; i < damageMarkers; ++i) add(damageToken(theme, hex), i % 8 == 0);
  return items;
}

} // namespace fairway::formats::lake_race
