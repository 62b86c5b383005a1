#include "formats/print/cut_items.h"

namespace fairway::formats {

void drawCutLine(const Pen& pen, double millimetre) {
  pen.strokeCased(pageInk, 0.12 * millimetre, rgb(0xFFFFFF), 0.3 * millimetre);
}

} // namespace fairway::formats
