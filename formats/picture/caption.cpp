#include "formats/picture/caption.h"

#include "formats/picture/signs.h"

#include <algorithm>

namespace fairway::formats {

namespace {

constexpr std::size_t mostSigns = 12; // more would leave no room for the text

// A plate with the text on it. Returns its width.
double drawPlate(const Pen& pen, const Texts& texts, const Theme& theme, const Caption::Sign& sign, Point at,
                 double height) {
  const TextStyle style{0.55 * height, Face::SansBold, Align::Centre};
  const double width = std::max(height, texts.measure({sign.text, style}).width + 0.5 * height);
  const Box box{at.x, at.y, at.x + width, at.y + height};
  addRoundedBox(pen, box, 0.2 * height);
  pen.use(sign.fresh ? theme.token : theme.paper);
  pen.fillKept();
  pen.use(sign.fresh ? theme.tokenInk : theme.inkFaint, 0.07 * height);
  pen.stroke();
  texts.drawCentred(sign.text, style, box.centre(), sign.fresh ? theme.tokenInk : theme.inkFaint);
  return width;
}

} // namespace

double captionHeight(double letters) {
  return 2.8 * letters;
}

void drawCaption(const Pen& pen, const Texts& texts, const Theme& theme, const Caption& caption, Point at,
                 double width, double letters) {
  const double height = captionHeight(letters);
  const double end = at.x + width;
  if (caption.colour) {
    addRoundedBox(pen, {at.x, at.y, at.x + 0.6 * letters, at.y + height}, 0.2 * letters);
    pen.use(*caption.colour);
    pen.fillKept();
    pen.use(theme.inkFaint, 0.06 * letters);
    pen.stroke();
    at.x += 1.1 * letters;
  }
  const double plate = 2 * letters;
  for (std::size_t i = 0; i < std::min(caption.signs.size(), mostSigns); ++i)
    at.x += drawPlate(pen, texts, theme, caption.signs[i], {at.x, at.y + (height - plate) / 2}, plate) +
            0.35 * letters;
  if (!caption.signs.empty()) at.x += 0.4 * letters;
  const Texts::Block block =
      texts.fitted({caption.text, {letters}, std::max(end - at.x, 8 * letters), 2}, 0.4);
  texts.draw(block, {at.x, at.y + (height - texts.measure(block).height) / 2}, theme.ink);
}

} // namespace fairway::formats
