#pragma once

#include "editor/model/lake_race/board/change_cells.h"

#include <map>
#include <set>

namespace fairway::editor::lake_race {

// A piece of lake that was cut out: cells and slots as hexes round an anchor, so that it can be put down on
// any row, turned by 60 degrees and flipped without a cell ever falling between two.
class Patch {
public:
  struct PatchSlot {
    fairway::lake_race::RaceLetter race = fairway::lake_race::RaceLetter::A;
    Hex at;
    Direction letter = Direction::E;

    friend bool operator==(const PatchSlot&, const PatchSlot&) = default;
  };

  using Cells = std::map<Hex, fairway::lake_race::Terrain>;

  bool empty() const { return cells_.empty(); }
  const Cells& cells() const { return cells_; }
  const std::vector<PatchSlot>& slots() const { return slots_; }
  void set(Hex at, fairway::lake_race::Terrain terrain) { cells_[at] = terrain; }
  void add(const PatchSlot& slot) { slots_.push_back(slot); }

  Patch turned(int sixths) const; // to the left; round the anchor
  Patch flipped() const;          // left and right exchanged

  // What it would paint and set with its anchor on this cell; what falls outside the lake is left out.
  CellPaints paintsAt(const fairway::lake_race::Lake& lake, Cell anchor) const;
  std::vector<fairway::lake_race::Slot> slotsAt(const fairway::lake_race::Lake& lake, Cell anchor) const;

  friend bool operator==(const Patch&, const Patch&) = default;

private:
  Cells cells_;
  std::vector<PatchSlot> slots_;
};

// Cuts out what lies on the cells, anchored at the cell nearest to their middle. Cells outside are left out.
struct CutOut {
  Patch patch;
  Cell anchor;
};
CutOut cutOut(const fairway::lake_race::Lake& lake, const std::set<Cell>& cells);

// The step that puts the patch down: cells and slots together. Slots that stood there go.
CommandPtr putDown(const fairway::lake_race::Lake& lake, const SheetId& sheet, const Patch& patch,
                   Cell anchor);

// The step that takes the patch from one place to another and leaves water behind.
CommandPtr moveRegion(const fairway::lake_race::Lake& lake, const SheetId& sheet, const std::set<Cell>& from,
                      const Patch& patch, Cell anchor);

// Where slots stand that putting the patch down would remove, besides those at home on `from`.
std::vector<Cell> slotsLost(const fairway::lake_race::Lake& lake, const Patch& patch, Cell anchor,
                            const std::set<Cell>& from = {});

// The slots that stand on none of the cells.
std::vector<fairway::lake_race::Slot> slotsOutside(const std::vector<fairway::lake_race::Slot>& slots,
                                                   const std::set<Cell>& cells);

} // namespace fairway::editor::lake_race
