#include "formats/regatta/picture/card_face.h"

#include <cmath>
#include <numbers>

namespace fairway::formats::regatta {

namespace {

constexpr double round = 2 * std::numbers::pi;

Point spoke(double angle, double radius) {
  return {radius * std::cos(angle), radius * std::sin(angle)};
}

// A ship's wheel with eight spokes and their grips. All are drawn in a circle of radius 1.
void helm(const Pen& pen, const CardInks& inks) {
  for (int i = 0; i < 8; ++i) {
    const double angle = round * i / 8;
    pen.move(spoke(angle, 0.15));
    pen.line(spoke(angle, 0.92));
  }
  pen.use(inks.text, 0.11);
  pen.stroke();
  for (const double radius : {0.62, 0.2}) {
    pen.circle({}, radius);
    pen.use(inks.ground, 0.22);
    pen.strokeKept();
    pen.use(inks.text, 0.12);
    pen.stroke();
  }
  for (int i = 0; i < 8; ++i) pen.circle(spoke(round * i / 8, 0.9), 0.1);
  pen.use(inks.text);
  pen.fill();
}

void cloud(const Pen& pen, const CardInks& inks) {
  const auto puffs = [&pen](double grow) {
    pen.circle({-0.48, 0.18}, 0.38 + grow);
    pen.circle({-0.12, -0.2}, 0.46 + grow);
    pen.circle({0.4, -0.02}, 0.38 + grow);
    pen.circle({0.6, 0.26}, 0.28 + grow);
    pen.circle({0.1, 0.15}, 0.32);
    pen.box({-0.5, 0.1 - grow, 0.6, 0.56 + grow});
  };
  puffs(0);
  pen.use(inks.text);
  pen.fill();
  puffs(-0.1);
  pen.use(inks.ground);
  pen.fill();
}

void sun(const Pen& pen, const CardInks& inks) {
  for (int i = 0; i < 12; ++i) {
    const double angle = round * i / 12;
    pen.polygon({spoke(angle - 0.11, 0.62), spoke(angle, 1), spoke(angle + 0.11, 0.62)});
  }
  pen.use(inks.arrow);
  pen.fillKept();
  pen.use(inks.outline, 0.03);
  pen.stroke();
  pen.circle({}, 0.5);
  pen.use(inks.arrow);
  pen.fillKept();
  pen.use(inks.outline, 0.05);
  pen.stroke();
}

} // namespace

void drawSymbol(const Pen& pen, Symbol symbol, Point centre, double radius, const CardInks& inks) {
  const Pen::Kept kept(pen);
  cairo_translate(pen.cairo(), centre.x, centre.y);
  cairo_scale(pen.cairo(), radius, radius);
  cairo_new_path(pen.cairo());
  if (symbol == Symbol::Helm) helm(pen, inks);
  if (symbol == Symbol::Cloud) cloud(pen, inks);
  if (symbol == Symbol::Sun) sun(pen, inks);
}

} // namespace fairway::formats::regatta
