#include "formats/print/cut_items.h"

namespace fairway::formats {

void drawCutLine(const Pen& pen, double millimetre) {
  pen.strokeCased(pageInk, 0.12 * millimetre, rgb(0xFFFFFF), 0.3 * millimetre);
}

void drawItem(cairo_t* target, const CutItem& item, Point at, double paperWidth, bool back) {
  const auto& draw = back ? item.back : item.front;
  if (!draw) return;
  const Pen::Kept kept{Pen(target)};
  cairo_translate(target, back ? paperWidth - at.x - item.width : at.x, at.y);
  draw(target);
}

} // namespace fairway::formats
