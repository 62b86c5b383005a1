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

// The first, and those of the step that are far enough from it.
bool isNumbered(int number, int step, double pitch, double apart) {
  return number == 1 || (number % step == 0 && (number - 1) * pitch >= apart);
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
  const double columnPitch = unit * lines.columnPitch, columnsApart = 2 * textSize;
  const int columnStep = rulerStep(columnPitch, columnsApart);
  int column = 0;
  for (const double x : lines.columns)
    if (isNumbered(++column, columnStep, columnPitch, columnsApart))
      texts.drawCentred(numbered(column), style,
                        {origin.x + unit * x, origin.y + unit * board.top - rulerHeight / 2}, pageFaint);
  const double rowPitch = unit * lines.rowPitch, rowsApart = 1.4 * textSize;
  const int rowStep = rulerStep(rowPitch, rowsApart);
  int row = 0;
  for (const double y : lines.rows)
    if (isNumbered(++row, rowStep, rowPitch, rowsApart))
      for (const double x : {unit * board.left - rulerWidth / 2, unit * board.right + rulerWidth / 2})
        texts.drawCentred(numbered(row), style, {origin.x + x, origin.y + unit * y}, pageFaint);
}

} // namespace fairway::formats
