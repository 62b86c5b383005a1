#include "editor/model/work/workbench.h"

#include "editor/model/lake_race/clipboard.h"
#include "editor/model/lake_race/course_edit.h"
#include "editor/model/lake_race/island_stamps.h"
#include "editor/model/words/translation.h"

#include <algorithm>

namespace fairway::editor {

using lake_race::Terrain;

Workbench::Workbench(std::unique_ptr<EditedDocument> document) : document_(std::move(document)) {
  if (const auto* set = document_->content().as<formats::TilesetBody>()) sheet_.tile = firstTile(set->set);
  options_.stamp = islandStamps()[3].patch;
  refresh();
  tool_ = makeTool(tools().front(), *this);
}

bool Workbench::paintable() const {
  return mapOf(const_cast<formats::Document&>(document_->content()), sheet_) != nullptr;
}

std::vector<ToolId> Workbench::tools() const {
  if (courseOf(document_->content()) && hasBoard()) return {ToolId::Course};
  if (tileLayoutOf(document_->content()) && document_->references().set) return {ToolId::Tiles};
  if (paintable() && hasBoard())
    return {ToolId::Paint, ToolId::Erase,  ToolId::Fill,  ToolId::Stamp,
            ToolId::Slot,  ToolId::Select, ToolId::Region};
  return {ToolId::Select};
}

bool Workbench::offers(ToolId id) const {
  const std::vector<ToolId> fitting = tools();
  return std::find(fitting.begin(), fitting.end(), id) != fitting.end();
}

void Workbench::take(ToolId id) {
  FAIRWAY_EXPECTS(offers(id));
  if (tool_->id() != id) tool_ = makeTool(id, *this);
  notify();
}

void Workbench::select(Selection selection) {
  selection_ = std::move(selection);
  selectionChanged_ = true;
}

void Workbench::press(const Pointer& pointer) {
  if (!hasBoard()) return;
  if (pointer.button == Button::Right) return pickUp(pointer.cell);
  apply(tool_->press(pointer));
}

void Workbench::move(const Pointer& pointer) {
  if (hasBoard()) apply(tool_->move(pointer));
}

void Workbench::release(const Pointer& pointer) {
  if (hasBoard() && pointer.button == Button::Left) apply(tool_->release(pointer));
}

void Workbench::wheel(int notches) {
  if (!hasBoard()) return;
  apply(tool_->wheel(notches));
  notify();
}

void Workbench::key(Key key) {
  if (!hasBoard()) return;
  if (key == Key::Delete && hasRegion()) return clearRegion();
  apply(tool_->key(key));
  notify();
}

bool Workbench::cancel() {
  const bool had = tool_->cancel();
  notify();
  return had;
}

void Workbench::apply(CommandPtr command) {
  // The pointer moves all the time: panels are told only when there is something to tell.
  if (!command && !selectionChanged_) return;
  document_->apply(std::move(command));
  refresh();
  notify();
}

void Workbench::documentChanged() {
  refresh();
  notify();
}

void Workbench::undo() {
  tool_->cancel();
  document_->undo();
  refresh();
  notify();
}

void Workbench::redo() {
  tool_->cancel();
  document_->redo();
  refresh();
  notify();
}

void Workbench::goTo(std::size_t position) {
  tool_->cancel();
  document_->goTo(position);
  refresh();
  notify();
}

void Workbench::notify() {
  selectionChanged_ = false;
  if (onChange) onChange();
}

void Workbench::refresh() {
  if (shown_ == document_->revision() && hasBoard()) return;
  shown_ = document_->revision();
  const auto* set = document_->content().as<formats::TilesetBody>();
  if (set && sheet_.tile && !tileAsLake(set->set, *sheet_.tile)) sheet_.tile = firstTile(set->set);
  if (set && sheet_.tile)
    board_ = tileAsLake(set->set, *sheet_.tile).value_or(lake_race::Lake());
  else
    board_ = document_->shownLake().value_or(lake_race::Lake());
  if (!allows(board_.map, options_.symmetry)) options_.symmetry = Symmetry::None;
  dropStaleSelection();
  // A step such as opening tiles up can change which tools fit.
  if (tool_ && !offers(tool_->id())) tool_ = makeTool(tools().front(), *this);
}

void Workbench::dropStaleSelection() {
  const auto* slot = std::get_if<SlotChoice>(&selection_);
  const bool slotGone = slot && slot->index >= board_.slots.size();
  const auto* region = std::get_if<CellRegion>(&selection_);
  const bool regionGone = region && std::any_of(region->begin(), region->end(),
                                                [&](Cell cell) { return !board_.map.contains(cell); });
  const bool placeGone = std::holds_alternative<TilePlace>(selection_) && !tileLayoutOf(document_->content());
  if (slotGone || regionGone || placeGone) selection_ = {};
}

void Workbench::pickUp(Cell cell) {
  if (!paintable() || !board_.map.contains(cell)) return;
  options_.terrain = board_.map.at(cell);
  for (const lake_race::Slot& slot : board_.slots)
    if (slot.at == cell) options_.slotRace = slot.race, options_.slotLetter = slot.letter;
  notify();
}

void Workbench::setSymmetry(Symmetry symmetry) {
  if (allows(board_.map, symmetry)) options_.symmetry = symmetry;
  notify();
}

void Workbench::showTile(const TileRef& tile) {
  tool_->cancel();
  sheet_.tile = tile;
  selection_ = {};
  board_ = {};
  refresh();
  notify();
}

std::string Workbench::copyText() const {
  const auto* region = std::get_if<CellRegion>(&selection_);
  return region ? clipboardText(board_, *region) : std::string();
}

void Workbench::clearRegion() {
  const auto* region = std::get_if<CellRegion>(&selection_);
  if (!region || !paintable()) return;
  CellPaints paints;
  for (const Cell cell : *region) paints.push_back({cell, Terrain::Water});
  std::vector<lake_race::Slot> slots = slotsOutside(board_.slots, *region);
  CommandPtr slotChange =
      slots != board_.slots ? changeSlots(say("Clear slots"), sheet_, std::move(slots)) : nullptr;
  apply(together(sayCount("Clear {n} cell", "Clear {n} cells", region->size()),
                 paintCells(board_.map, sheet_, paints), std::move(slotChange)));
}

void Workbench::selectAll() {
  if (!offers(ToolId::Region)) return;
  CellRegion all;
  for (std::size_t i = 0; i < static_cast<std::size_t>(board_.map.cellCount()); ++i)
    all.insert(board_.map.cellAt(i));
  selection_ = std::move(all);
  take(ToolId::Region);
}

bool Workbench::pasteText(const std::string& text) {
  if (!offers(ToolId::Stamp)) return false;
  std::optional<Patch> patch = patchFromText(text);
  if (!patch) return false;
  options_.stamp = std::move(*patch);
  take(ToolId::Stamp);
  return true;
}

} // namespace fairway::editor
