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

  // How many cells of the water there are from which some step passes the gate forwards.
  int countBefore(const BitCells& water) const;

  Crossing crossing(Cell from, Direction direction) const {
    return near_.has(from) ? kindOf(kindsAt(from), direction) : Crossing::None;
  }

  // All six steps from a cell that is near: a bit for each direction that passes the gate.
  struct Kinds {
    std::uint8_t forwards = 0;
    std::uint8_t backwards = 0;

    unsigned none() const { return ~static_cast<unsigned>(forwards | backwards) & 0b111111; }
  };
  Kinds kindsAt(Cell near) const { return kinds_[placeOf(near)]; }

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
  static Crossing kindOf(Kinds kinds, Direction direction) {
    const unsigned bit = 1u << static_cast<unsigned>(direction);
    return (kinds.forwards & bit) != 0    ? Crossing::Forwards
           : (kinds.backwards & bit) != 0 ? Crossing::Backwards
                                          : Crossing::None;
  }

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
  std::vector<Span> spans_; // by row
  std::vector<Kinds> kinds_;
};

} // namespace fairway::lake_race
