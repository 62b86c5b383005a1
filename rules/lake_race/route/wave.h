#pragma once

#include "rules/lake_race/board/bit_cells.h"
#include "rules/lake_race/board/row_set.h"

namespace fairway::lake_race {

// A breadth-first search over cells, a whole front at a time: one step is a few shifts and masks for each row
// of the front.
class Wave {
public:
  Wave(const BitLayout& layout, Stagger stagger)
      : stagger_(stagger), seen_(layout), front_(layout), fresh_(layout), frontRows_(layout.rows),
        freshRows_(layout.rows) {}

  // Forgets everything.
  void clear();

  // Nothing is in front any more, and nothing enters.
  void stop();

  // Nothing is in front.
  bool still() const { return !moving_; }
  const BitCells& seen() const { return seen_; }
  // Whether all of these cells that are water were in front some time; they all lie in `rows`.
  bool sawAll(const BitCells& cells, const RowSet& rows, const BitCells& water) const;

  // The cell will be in front after the next `advance`, unless it was before.
  void enter(Cell cell) {
    if (seen_.has(cell)) return;
    fresh_.add(cell);
    freshRows_.add(cell.row);
    entered_ = true;
  }

  // All neighbours of the front enter that are water.
  void spread(const BitCells& water);

  // What entered becomes the front, but for what `known` has seen already.
  void advance(const Wave* known = nullptr) {
    if (moving_ || entered_) advanceRows(known);
  }

  // The cells in front that are among these (which all lie in `rows`) are handed over and leave the front:
  // the caller says where they go.
  template <class Visit>
  void take(const BitCells& cells, const RowSet& rows, Visit visit) {
    if (narrow() && !meets(cells)) return;
    frontRows_.forEachShared(rows, [&](int row) {
      for (int word = 0; word < seen_.layout().words; ++word) {
        const std::size_t at = seen_.layout().rowAt(row) + static_cast<std::size_t>(word);
        const std::uint64_t taken = front_[at] & cells[at];
        front_[at] &= ~taken;
        BitCells::forEachIn(taken, row, word, visit);
      }
    });
  }

  template <class Visit>
  void forEachInFront(Visit visit) const {
    frontRows_.forEach([&](int row) {
      for (int word = 0; word < seen_.layout().words; ++word)
        BitCells::forEachIn(front_[seen_.layout().rowAt(row) + static_cast<std::size_t>(word)], row, word,
                            visit);
    });
  }

private:
  // Whether any of the cells is in front: most often none is, and that is quick to see.
  bool meets(const BitCells& cells) const {
    std::uint64_t any = 0;
    frontRows_.forEachRun([&](int first, int last) {
      for (int row = first; row <= last; ++row) any |= front_.data()[row] & cells.data()[row];
    });
    return any != 0;
  }

  bool narrow() const { return seen_.layout().words == 1; }
  void spreadNarrow(const std::uint64_t* water, int firstRow, int lastRow);
  void spreadWide(const std::uint64_t* water, int row);
  void advanceRows(const Wave* known);
  void forget(const BitCells& cells, int row); // they did not enter
  void advanceNarrow(int first, int last);
  void advanceWide(int row);

  Stagger stagger_;
  BitCells seen_, front_, fresh_;
  RowSet frontRows_, freshRows_; // rows in which there may be something
  bool moving_ = false;          // the front is not empty
  bool entered_ = false;         // something entered since the last `advance`
  bool used_ = false;            // something was in front since `clear`
};

} // namespace fairway::lake_race
