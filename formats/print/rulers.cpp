#include "formats/print/rulers.h"

#include <cstdio>

namespace fairway::formats {

namespace {

constexpr double textSize = 2.1;

// As labels have them: two digits at least.
std::string numbered(int number) {
  char digits[16];
  std::snprintf(digits, sizeof digits, "%02d", number);
  return digits;
}

bool isNumbered(int number, int step) {
  return number == 1 || number % step == 0;
}

} // namespace

int rulerStep(double pitch, double apart) {
  int step = 1;
  for (int round = 0; step * pitch < apart && step < 100; ++round)
    step = round % 3 == 1 ? step / 2 * 5 : step * 2;
  return step;
}

void drawRulers(const Texts& texts, const BoardScene& scene, Point origin, double hex) {
  const TextStyle style{textSize, Face::Sans, Align::Centre};
  const Box& box = scene.box();
  const lake_race::TerrainMap& map = scene.lake().map;
  const int columnStep = rulerStep(hex, 2 * textSize);
  for (int column = 1; column <= map.columns(); ++column)
    if (isNumbered(column, columnStep))
      texts.drawCentred(
          numbered(column), style,
          {origin.x + hex * scene.centre({column, 1}).x, origin.y + hex * box.top - rulerHeight / 2},
          pageFaint);
  const int rowStep = rulerStep(hex * rowPitch, 1.4 * textSize);
  for (int row = 1; row <= map.rows(); ++row)
    for (const double x : {hex * box.left - rulerWidth / 2, hex * box.right + rulerWidth / 2})
      if (isNumbered(row, rowStep))
        texts.drawCentred(numbered(row), style, {origin.x + x, origin.y + hex * scene.centre({1, row}).y},
                          pageFaint);
}

} // namespace fairway::formats
