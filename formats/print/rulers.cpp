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

void drawRulers(const Texts& texts, const Box& board, const RulerLines& lines, Point origin, double unit) {
  const TextStyle style{textSize, Face::Sans, Align::Centre};
  const int columnStep = rulerStep(unit * lines.columnPitch, 2 * textSize);
  int column = 0;
  for (const double x : lines.columns)
    if (isNumbered(++column, columnStep))
      texts.drawCentred(numbered(column), style,
                        {origin.x + unit * x, origin.y + unit * board.top - rulerHeight / 2}, pageFaint);
  const int rowStep = rulerStep(unit * lines.rowPitch, 1.4 * textSize);
  int row = 0;
  for (const double y : lines.rows)
    if (isNumbered(++row, rowStep))
      for (const double x : {unit * board.left - rulerWidth / 2, unit * board.right + rulerWidth / 2})
        texts.drawCentred(numbered(row), style, {origin.x + x, origin.y + unit * y}, pageFaint);
}

} // namespace fairway::formats
