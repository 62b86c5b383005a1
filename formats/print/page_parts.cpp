#include "formats/print/page_parts.h"

#include <algorithm>

namespace fairway::formats {

ThemeName themeFor(Ink ink, ThemeName inColour) {
  if (ink == Ink::Low) return ThemeName::LowInk;
  return ink == Ink::Gray ? ThemeName::Gray : inColour;
}

void drawCropMarks(const Pen& pen, const Box& box, double length) {
  const Pen::Kept kept(pen);
  constexpr double clear = 1;
  for (const double x : {box.left, box.right})
    for (const double y : {box.top, box.bottom}) {
      const double outX = x == box.left ? -1 : 1;
      const double outY = y == box.top ? -1 : 1;
      pen.move({x + outX * clear, y});
      pen.line({x + outX * (clear + length), y});
      pen.move({x, y + outY * clear});
      pen.line({x, y + outY * (clear + length)});
    }
  pen.use(pageInk, 0.15);
  pen.stroke();
}

void drawCheckBar(const Pen& pen, const Texts& texts, Point at, const Speaker& speaker) {
  const Pen::Kept kept(pen);
  // Ten blocks of exactly 10 mm, black and white by turns, so that the bar's two ends are its ink's ends.
  pen.box({at.x, at.y, at.x + 100, at.y + 3});
  pen.use(rgb(0x000000));
  pen.fill();
  for (int i = 1; i < 10; i += 2)
    pen.box({at.x + i * 10, at.y + 0.5, at.x + std::min((i + 1) * 10.0, 99.5), at.y + 2.5});
  pen.use(rgb(0xFFFFFF));
  pen.fill();
  const std::string words = phrase("This bar is 100 mm long. Print at 100 %, not “fit to page”.").in(speaker);
  texts.draw({words, {3, Face::SansBold}, 0, 0}, {at.x, at.y + 4.5}, pageInk);
}

void drawShortCheckBar(const Pen& pen, const Texts& texts, Point at, double width) {
  const Pen::Kept kept(pen);
  constexpr double height = 1.4;
  constexpr double rim = 0.3;
  const int blocks = width >= 115 ? 10 : 5;
  pen.box({at.x, at.y, at.x + 10 * blocks, at.y + height});
  pen.use(rgb(0x000000));
  pen.fill();
  for (int i = 1; i < blocks; i += 2)
    pen.box(
        {at.x + i * 10, at.y + rim, at.x + std::min((i + 1) * 10.0, 10 * blocks - rim), at.y + height - rim});
  pen.use(rgb(0xFFFFFF));
  pen.fill();
  const std::string length = std::to_string(10 * blocks) + " mm";
  texts.draw({length, {2.2, Face::SansBold}, 0, 0}, {at.x + 10 * blocks + 1.5, at.y - 0.7}, pageInk);
}

void paintAt(cairo_t* target, const Scene& scene, const PaintOptions& options, Point origin, double unit) {
  const Pen::Kept kept{Pen(target)};
  cairo_translate(target, origin.x, origin.y);
  cairo_scale(target, unit, unit);
  scene.paint(target, options);
}

} // namespace fairway::formats
