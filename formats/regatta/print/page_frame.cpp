#include "formats/regatta/print/page_frame.h"

namespace fairway::formats::regatta {

Box roomOn(const Paper& paper, const PrintOptions& options) {
  return {options.margin, options.margin, paper.width - options.margin,
          paper.height - options.margin - footerHeight};
}

void drawFooter(const Pen& pen, const Texts& texts, const Paper& paper, const PrintOptions& options,
                const std::string& words) {
  const Box room = roomOn(paper, options);
  const double foot = paper.height - options.margin - 2;
  drawShortCheckBar(pen, texts, {room.left, foot}, room.width());
  const double taken = room.width() >= 115 ? 118 : 68;
  if (room.width() - taken < 20) return;
  texts.draw({words, {2.4, Face::Sans, Align::Right}, room.width() - taken, 1},
             {room.left + taken, foot - 0.9}, pageFaint);
}

} // namespace fairway::formats::regatta
