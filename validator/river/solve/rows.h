#pragma once

#include <algorithm>
#include <cstddef>

// A fixed own fleet makes each option a row over the other's fleets, and a face of the die an elementwise
// choice among a few rows. These loops are where the time of a solution goes; compilers make vectors of them.
namespace fairway::validator::river {

// A row of values, each to be taken with something added.
struct Row {
  const double* values = nullptr;
  double add = 0;
};

struct Most {
  static double of(double a, double b) { return a > b ? a : b; }
};
struct Least {
  static double of(double a, double b) { return a < b ? a : b; }
};
struct Mean {}; // of all, with the same chance each

// sum += chance x the choice among the rows, for each column.
template <class Choice, int count>
void addChoice(double* __restrict sum, double chance, const Row* rows, std::size_t columns) {
  const double* __restrict a = rows[0].values;
  const double* __restrict b = rows[count > 1 ? 1 : 0].values;
  const double* __restrict c = rows[count > 2 ? 2 : 0].values;
  const double* __restrict d = rows[count > 3 ? 3 : 0].values;
  const double addA = rows[0].add;
  const double addB = rows[count > 1 ? 1 : 0].add;
  const double addC = rows[count > 2 ? 2 : 0].add;
  const double addD = rows[count > 3 ? 3 : 0].add;
  for (std::size_t i = 0; i < columns; ++i) {
    double best = a[i] + addA;
    if constexpr (count > 1) best = Choice::of(best, b[i] + addB);
    if constexpr (count > 2) best = Choice::of(best, c[i] + addC);
    if constexpr (count > 3) best = Choice::of(best, d[i] + addD);
    sum[i] += chance * best;
  }
}

template <class Choice>
void addChoice(double* sum, double chance, const Row* rows, int count, std::size_t columns) {
  switch (count) {
  case 1:
    return addChoice<Choice, 1>(sum, chance, rows, columns);
  case 2:
    return addChoice<Choice, 2>(sum, chance, rows, columns);
  case 3:
    return addChoice<Choice, 3>(sum, chance, rows, columns);
  default:
    return addChoice<Choice, 4>(sum, chance, rows, columns);
  }
}

template <>
inline void addChoice<Mean>(double* __restrict sum, double chance, const Row* rows, int count,
                            std::size_t columns) {
  const double each = chance / count;
  for (int row = 0; row < count; ++row) {
    const double* __restrict values = rows[row].values;
    for (std::size_t i = 0; i < columns; ++i) sum[i] += each * (values[i] + rows[row].add);
  }
}

// to[column][row] = from[row][column], by small squares that stay in the cache.
inline void transpose(const double* __restrict from, double* __restrict to, std::size_t rows,
                      std::size_t columns) {
  constexpr std::size_t square = 16;
  for (std::size_t r = 0; r < rows; r += square)
    for (std::size_t c = 0; c < columns; c += square) {
      const std::size_t lastRow = std::min(rows, r + square);
      const std::size_t lastColumn = std::min(columns, c + square);
      for (std::size_t i = r; i < lastRow; ++i)
        for (std::size_t j = c; j < lastColumn; ++j) to[j * rows + i] = from[i * columns + j];
    }
}

} // namespace fairway::validator::river
