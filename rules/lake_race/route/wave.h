#pragma once

#include "rules/lake_race/board/bit_cells.h"
#include "rules/lake_race/board/row_set.h"

#include <algorithm>

namespace fairway::lake_race {

// A breadth-first search over cells, a whole front at a time: one step is a few shifts and masks for each row
// of the front.
class Wave {
public:
  using Word = BitCells::Word;

  Wave(const BitLayout& layout, Stagger stagger)
      : stagger_(stagger), seen_(layout), front_(layout), before_(layout), fresh_(layout) {}

  // Forgets everything.
  void clear();

  // Nothing is in front any more, and nothing enters.
  void stop();

  // Nothing is in front.
  bool still() const { return frontRows_.empty(); }
  const BitCells& seen() const { return seen_; }
  // All that is in front lies in these rows.
  const BitCells& front() const { return front_; }
  int firstRow() const { return frontRows_.first; }
  int lastRow() const { return frontRows_.last; }
  // Whether all of these cells that are water were in front some time; they all lie in `rows`.
  bool sawAll(const BitCells& cells, const RowSet& rows, const BitCells& water) const;

  // The cell will be in front after the next `advance`, unless it was before.
  void enter(Cell cell) {
    if (seen_.has(cell)) return;
    fresh_.add(cell);
    freshRows_.add(cell.row);
  }

  // The neighbours of a cell in some directions, each a bit, enter that are water.
  void enterBeside(Cell cell, unsigned directions, const BitCells& water);

  // All neighbours of the front enter that are water, with the next `advance`: until then the water must not
  // change.
  void spread(const BitCells& water) { water_ = &water; }

  // What entered becomes the front, but for what `known` has seen already.
  void advance(const Wave* known = nullptr) {
    if (!frontRows_.empty() || !freshRows_.empty()) advanceRows(known);
  }

  // The cells in front that are among these (which all lie in `rows`) are handed over and leave the front:
  // the caller says where they go.
  template <class Visit>
  void take(const BitCells& cells, const RowSet& rows, Visit visit) {
    const int first = std::max(frontRows_.first, rows.first());
    const int last = std::min(frontRows_.last, rows.last());
    if (!meets(cells, first, last)) return;
    rows.forEachIn(first, last, [&](int row) {
      for (int word = 0; word < seen_.layout().words; ++word) {
        const std::size_t at = seen_.layout().rowAt(row) + static_cast<std::size_t>(word);
        const Word taken = front_[at] & cells[at];
        front_[at] &= ~taken;
        BitCells::forEachIn(taken, row, word, visit);
      }
    });
  }

  template <class Visit>
  void forEachInFront(Visit visit) const {
    for (int row = frontRows_.first; row <= frontRows_.last; ++row)
      for (int word = 0; word < seen_.layout().words; ++word)
        BitCells::forEachIn(front_[seen_.layout().rowAt(row) + static_cast<std::size_t>(word)], row, word,
                            visit);
  }

  // To a set of cells that lies in words as this one does.
  void addFrontTo(Word* __restrict cells) const {
    const std::size_t end = seen_.layout().rowAt(frontRows_.last + 1);
    for (std::size_t at = seen_.layout().rowAt(frontRows_.first); at < end; ++at)
      cells[at] |= front_.data()[at];
  }

private:
  // Rows that follow each other.
  struct Rows {
    int first = maxLakeSide + 2;
    int last = -1;

    bool empty() const { return first > last; }
    void add(int row) {
      first = std::min(first, row);
      last = std::max(last, row);
    }
  };

  // Whether any of the cells is in front: most often none is, and that is quick to see.
  bool meets(const BitCells& cells, int firstRow, int lastRow) const {
    if (firstRow > lastRow) return false;
    const std::size_t end = seen_.layout().rowAt(lastRow + 1);
    Word any = 0;
    for (std::size_t at = seen_.layout().rowAt(firstRow); at < end; ++at)
      any |= front_.data()[at] & cells.data()[at];
    return any != 0;
  }

  void advanceRows(const Wave* known);
  // These say whether anything came in front.
  template <int words>
  bool spreadNarrow(Rows rows, const Word* notThere);
  bool spreadWide(Rows rows, const Word* notThere);
  bool addFresh(const Word* notThere);
  void wipe(BitCells& cells, Rows rows);
  void trim(Rows rows, bool any);
  bool blank(int row) const;

  Stagger stagger_;
  BitCells seen_, front_;
  BitCells before_;                         // the front of the step before, and room for the next one
  BitCells fresh_;                          // what entered
  Rows frontRows_, beforeRows_, freshRows_; // in which there may be something
  const BitCells* water_ = nullptr;         // where the front is to spread; null: nowhere
  bool used_ = false;                       // something was in front since `clear`
};

} // namespace fairway::lake_race
