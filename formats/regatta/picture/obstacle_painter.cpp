#include "formats/regatta/picture/brush.h"

#include <cctype>
#include <cmath>
#include <numbers>

namespace fairway::formats::regatta {

namespace {

enum class Thing : std::uint8_t { Rock, Teapot, Cup, Plate };

// What lies on a table is known by its name, in the languages that the program speaks.
Thing thingNamed(std::string_view name) {
  std::string lower(name);
  for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  const auto says = [&lower](std::initializer_list<std::string_view> words) {
    return std::any_of(words.begin(), words.end(),
                       [&lower](std::string_view word) { return lower.find(word) != std::string::npos; });
  };
  if (says({"teapot", "tea pot", "coffee pot", "kettle", "théière", "kanne", "jug"})) return Thing::Teapot;
  if (says({"cup", "mug", "tasse", "becher", "glass", "verre"})) return Thing::Cup;
  if (says({"plate", "saucer", "bowl", "assiette", "teller", "coaster"})) return Thing::Plate;
  return Thing::Rock;
}

struct Inks {
  Colour body;
  Colour shade;
  Colour line;
};

Inks inksFor(const Theme& theme, Colour body, Colour shade) {
  if (theme.hatchedLand) return {rgb(0xFFFFFF), rgb(0xFFFFFF), theme.coast}; // sparing with ink
  return {theme.shown(body), theme.shown(shade), theme.shown(rgb(0x2A2420))};
}

// Everything below is drawn in a disc of radius 1.

void fillAndLine(const Pen& pen, Colour fill, Colour line, double width = 0.03) {
  pen.use(fill);
  pen.fillKept();
  pen.use(line, width);
  pen.stroke();
}

void drawTeapot(const Pen& pen, const Theme& theme) {
  const Inks inks = inksFor(theme, rgb(0xE8DCC8), rgb(0xC2AE90));
  cairo_t* const c = pen.cairo();
  // Spout to the right, its mouth at the rim.
  pen.move({0.5, -0.3});
  cairo_curve_to(c, 0.7, -0.24, 0.78, -0.2, 0.97, -0.1);
  pen.line({0.97, 0.1});
  cairo_curve_to(c, 0.78, 0.2, 0.7, 0.24, 0.5, 0.3);
  pen.close();
  fillAndLine(pen, inks.body, inks.line);
  pen.box({0.9, -0.06, 0.96, 0.06});
  pen.use(inks.line);
  pen.fill();
  // The handle, from above a bar; its end at the rim.
  pen.move({-0.55, -0.09});
  pen.line({-0.93, -0.09});
  cairo_curve_to(c, -0.99, -0.09, -0.99, 0.09, -0.93, 0.09);
  pen.line({-0.55, 0.09});
  pen.close();
  fillAndLine(pen, inks.shade, inks.line);
  pen.circle({}, 0.72);
  fillAndLine(pen, inks.body, inks.line, 0.035);
  pen.circle({}, 0.56);
  pen.use(inks.shade, 0.05);
  pen.stroke();
  pen.circle({}, 0.4);
  fillAndLine(pen, inks.shade, inks.line);
  pen.circle({}, 0.12);
  fillAndLine(pen, inks.body, inks.line);
  cairo_arc(c, 0, 0, 0.64, -2.5, -1.2);
  pen.use(rgb(0xFFFFFF).faded(0.7), 0.05);
  pen.stroke();
}

void drawCup(const Pen& pen, const Theme& theme) {
  const Inks inks = inksFor(theme, rgb(0xF4F0E8), rgb(0x8A5A33));
  pen.box({0.55, -0.08, 0.97, 0.08});
  fillAndLine(pen, inks.body, inks.line);
  pen.circle({}, 0.8);
  fillAndLine(pen, inks.body, inks.line, 0.035);
  pen.circle({}, 0.68);
  fillAndLine(pen, inks.shade, inks.line, 0.02);
  cairo_arc(pen.cairo(), 0, 0, 0.52, -2.6, -1.4);
  pen.use(rgb(0xFFFFFF).faded(0.45), 0.05);
  pen.stroke();
}

void drawPlate(const Pen& pen, const Theme& theme) {
  const Inks inks = inksFor(theme, rgb(0xF4F0E8), rgb(0xDDD4C4));
  pen.circle({}, 0.97);
  fillAndLine(pen, inks.body, inks.line, 0.03);
  pen.circle({}, 0.66);
  fillAndLine(pen, inks.shade, inks.line.faded(0.5), 0.02);
  pen.circle({}, 0.84);
  pen.use(inks.line.faded(0.4), 0.02);
  pen.stroke();
}

void drawRock(const Pen& pen, const Theme& theme) {
  const Inks inks = inksFor(theme, rgb(0x8C8A86), rgb(0xA9A6A0));
  const auto ring = [&pen](double radius, double turn) {
    std::vector<Point> corners;
    constexpr std::array<double, 11> bumps{0.97, 0.9, 0.96, 0.88, 0.97, 0.92, 0.86, 0.97, 0.91, 0.95, 0.87};
    for (std::size_t i = 0; i < bumps.size(); ++i) {
      const double angle = turn + 2 * std::numbers::pi * static_cast<double>(i) / bumps.size();
      corners.push_back(radius * bumps[i] * Point{std::cos(angle), std::sin(angle)});
    }
    pen.polygon(corners);
  };
  ring(1, 0.2);
  fillAndLine(pen, inks.body, inks.line, 0.04);
  ring(0.6, 1.1);
  fillAndLine(pen, inks.shade, inks.line.faded(0.3), 0.02);
  pen.move({-0.2, -0.35});
  pen.line({0.05, -0.05});
  pen.line({-0.05, 0.2});
  pen.use(inks.line.faded(0.5), 0.03);
  pen.stroke();
}

} // namespace

// Whatever it looks like, its rim is the disc that boats must not touch.
void drawObstacle(const Pen& pen, const Theme& theme, Point centre, double diameter, std::string_view name) {
  const Pen::Kept kept(pen);
  cairo_translate(pen.cairo(), centre.x, centre.y);
  cairo_scale(pen.cairo(), diameter / 2, diameter / 2);
  const Thing thing = thingNamed(name);
  if (thing != Thing::Plate) {
    pen.circle({}, 1);
    pen.use(theme.markCase.faded(0.16));
    pen.fill();
  }
  if (thing == Thing::Teapot) drawTeapot(pen, theme);
  if (thing == Thing::Cup) drawCup(pen, theme);
  if (thing == Thing::Plate) drawPlate(pen, theme);
  if (thing == Thing::Rock) drawRock(pen, theme);
  pen.circle({}, 1);
  pen.dash({0.1, 0.1});
  pen.use(theme.mark.faded(0.9), 0.025);
  pen.stroke();
}

void paintObstacles(const Brush& brush) {
  for (const fairway::regatta::Obstacle& obstacle : brush.course().obstacles) {
    const Point at = pointOf(obstacle.at);
    const std::string name = obstacle.name.value_or("");
    drawObstacle(brush.pen, brush.theme, at, obstacle.diameter, name);
    const double size = 0.62 * brush.sign();
    if (name.empty() || size * brush.pixels < 4) continue;
    // Below the thing, or above it where the table ends.
    const double below = at.y + obstacle.diameter / 2.0 + 0.75 * size;
    const double y =
        below + size < brush.scene.box().bottom ? below : at.y - obstacle.diameter / 2.0 - 0.75 * size;
    brush.texts.drawCentred(name, {size, Face::Sans, Align::Centre}, {at.x, y}, brush.theme.mark);
  }
}

} // namespace fairway::formats::regatta
