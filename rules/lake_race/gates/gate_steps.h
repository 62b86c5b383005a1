#pragma once

#include "rules/lake_race/board/bit_cells.h"
#include "rules/lake_race/board/row_set.h"
#include "rules/lake_race/gates/gate.h"

namespace fairway::lake_race {

// The steps over a lake's water that pass a gate, looked up by cell and direction. Takes room for the gate's
// line only, not for the lake.
class GateSteps {
public:
  GateSteps(const Lake& lake, const Gate& gate);

  const Gate& gate() const { return gate_; }

  // Cells from which some step passes the gate, either way, and the rows that hold them.
  const BitCells& near() const { return near_; }
  const RowSet& rows() const { return rows_; }

  // Cells to which some step leads that passes the gate forwards, and the rows that hold them.
  const BitCells& behind() const { return behind_; }
  const RowSet& rowsBehind() const { return rowsBehind_; }

  Crossing crossing(Cell from, Direction direction) const {
    return near_.has(from) ? kindOf(kindsAt(from), direction) : Crossing::None;
  }

  // All six steps from a cell that is near, to be asked one by one.
  std::uint16_t kindsAt(Cell near) const { return kinds_[placeOf(near)]; }
  static Crossing kindOf(std::uint16_t kinds, Direction direction) {
    const int two = (kinds >> (2 * static_cast<int>(direction))) & 3;
    return two == 0 ? Crossing::None : two == 1 ? Crossing::Forwards : Crossing::Backwards;
  }

  // Every step that passes the gate forwards.
  template <class Visit>
  void forEachForwards(Visit visit) const {
    rows_.forEach([&](int row) {
      const Span& span = spans_[static_cast<std::size_t>(row)];
      for (int column = span.first; column <= span.last; ++column)
        for (Direction direction : allDirections)
          if (crossing({column, row}, direction) == Crossing::Forwards) visit(Cell{column, row}, direction);
    });
  }

private:
  // The columns of a row's cells beside the line, and where what is known of them begins.
  struct Span {
    int first = maxLakeSide + 1;
    int last = 0;
    int begin = 0;
  };

  std::size_t placeOf(Cell cell) const {
    const Span& span = spans_[static_cast<std::size_t>(cell.row)];
    return static_cast<std::size_t>(span.begin + cell.column - span.first);
  }
  template <class Visit>
  void forEachStep(const Lake& lake, Visit visit) const;

  Gate gate_;
  BitCells near_, behind_;
  RowSet rows_, rowsBehind_;
  std::vector<Span> spans_;          // by row
  std::vector<std::uint16_t> kinds_; // two bits for each direction
};

} // namespace fairway::lake_race
