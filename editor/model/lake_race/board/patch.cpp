#include "editor/model/lake_race/board/patch.h"

#include "editor/model/words/translation.h"

#include <algorithm>

namespace fairway::editor::lake_race {

using namespace fairway::lake_race;

namespace {

Hex turnedOnce(Hex hex) { // 60 degrees to the left, round the origin
  return {hex.q + hex.r, -hex.q};
}

Hex turnedBy(Hex hex, int sixths) {
  for (int i = 0; i < (sixths % 6 + 6) % 6; ++i) hex = turnedOnce(hex);
  return hex;
}

Hex flippedHex(Hex hex) {
  return {-hex.q - hex.r, hex.r};
}

template <class MoveHex, class MoveDirection>
Patch mapped(const Patch& patch, MoveHex moveHex, MoveDirection moveDirection) {
  Patch result;
  for (const auto& [hex, terrain] : patch.cells()) result.set(moveHex(hex), terrain);
  for (const Patch::PatchSlot& slot : patch.slots())
    result.add({slot.race, moveHex(slot.at), moveDirection(slot.letter)});
  return result;
}

} // namespace

Patch Patch::turned(int sixths) const {
  return mapped(
      *this, [=](Hex hex) { return turnedBy(hex, sixths); },
      [=](Direction letter) { return fairway::turned(letter, sixths); });
}

Patch Patch::flipped() const {
  return mapped(*this, flippedHex,
                [](Direction letter) { return fairway::turned(Direction::W, -static_cast<int>(letter)); });
}

CellPaints Patch::paintsAt(const Lake& lake, Cell anchor) const {
  CellPaints paints;
  for (const auto& [hex, terrain] : cells_) {
    const Cell cell = lake.cellOf(lake.hexOf(anchor) + hex);
    if (lake.map.contains(cell)) paints.push_back({cell, terrain});
  }
  return paints;
}

std::vector<Slot> Patch::slotsAt(const Lake& lake, Cell anchor) const {
  std::vector<Slot> slots;
  for (const PatchSlot& slot : slots_) {
    const Cell cell = lake.cellOf(lake.hexOf(anchor) + slot.at);
    if (lake.map.contains(cell)) slots.push_back({slot.race, cell, slot.letter});
  }
  return slots;
}

CutOut cutOut(const Lake& lake, const std::set<Cell>& cells) {
  CutOut result;
  int left = fairway::lake_race::maxLakeSide, right = 1, top = fairway::lake_race::maxLakeSide, bottom = 1;
  for (const Cell cell : cells) {
    left = std::min(left, cell.column), right = std::max(right, cell.column);
    top = std::min(top, cell.row), bottom = std::max(bottom, cell.row);
  }
  result.anchor = {(left + right) / 2, (top + bottom) / 2};
  const Hex origin = lake.hexOf(result.anchor);
  for (const Cell cell : cells)
    if (lake.map.contains(cell)) result.patch.set(lake.hexOf(cell) - origin, lake.map.at(cell));
  for (const Slot& slot : lake.slots)
    if (cells.contains(slot.at)) result.patch.add({slot.race, lake.hexOf(slot.at) - origin, slot.letter});
  return result;
}

std::vector<Slot> slotsOutside(const std::vector<Slot>& slots, const std::set<Cell>& cells) {
  std::vector<Slot> kept;
  for (const Slot& slot : slots)
    if (!cells.contains(slot.at)) kept.push_back(slot);
  return kept;
}

namespace {

CommandPtr cellsAndSlots(const std::string& text, const Lake& lake, const SheetId& sheet,
                         const CellPaints& paints, std::vector<Slot> slots) {
  CellPaints changes = effective(lake.map, paints);
  CommandPtr cells;
  if (!changes.empty()) cells = std::make_unique<ChangeCells>(text, sheet, std::move(changes));
  CommandPtr slotChange;
  if (slots != lake.slots) slotChange = changeSlots(text, sheet, std::move(slots));
  return together(text, std::move(cells), std::move(slotChange));
}

std::set<Cell> cellsOf(const CellPaints& paints) {
  std::set<Cell> cells;
  for (const CellPaint& paint : paints) cells.insert(paint.cell);
  return cells;
}

} // namespace

std::vector<Cell> slotsLost(const Lake& lake, const Patch& patch, Cell anchor, const std::set<Cell>& from) {
  std::vector<Cell> lost;
  if (patch.slots().empty()) return lost;
  const std::set<Cell> covered = cellsOf(patch.paintsAt(lake, anchor));
  for (const Slot& slot : lake.slots)
    if (covered.contains(slot.at) && !from.contains(slot.at)) lost.push_back(slot.at);
  return lost;
}

CommandPtr putDown(const Lake& lake, const SheetId& sheet, const Patch& patch, Cell anchor) {
  const CellPaints paints = patch.paintsAt(lake, anchor);
  if (paints.empty()) return nullptr;
  std::vector<Slot> slots = lake.slots;
  // A patch of bare cells, such as an island, leaves the slots alone: slots may stand on land as well.
  if (!patch.slots().empty()) slots = slotsOutside(slots, cellsOf(paints));
  for (const Slot& slot : patch.slotsAt(lake, anchor)) slots.push_back(slot);
  return cellsAndSlots(sayCount("Put down {n} cell", "Put down {n} cells", paints.size()), lake, sheet,
                       paints, std::move(slots));
}

CommandPtr moveRegion(const Lake& lake, const SheetId& sheet, const std::set<Cell>& from, const Patch& patch,
                      Cell anchor) {
  CellPaints paints;
  for (const Cell cell : from) paints.push_back({cell, Terrain::Water});
  const CellPaints landing = patch.paintsAt(lake, anchor);
  paints.insert(paints.end(), landing.begin(), landing.end());
  std::vector<Slot> slots = slotsOutside(lake.slots, from);
  if (!patch.slots().empty()) slots = slotsOutside(slots, cellsOf(landing));
  for (const Slot& slot : patch.slotsAt(lake, anchor)) slots.push_back(slot);
  return cellsAndSlots(sayCount("Move {n} cell", "Move {n} cells", from.size()), lake, sheet, paints,
                       std::move(slots));
}

} // namespace fairway::editor::lake_race
