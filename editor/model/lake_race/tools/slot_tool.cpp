#include "editor/model/lake_race/tools/tools.h"

#include "editor/model/lake_race/course/placement_map.h"
#include "editor/model/lake_race/words/lake_words.h"
#include "editor/model/words/translation.h"

namespace fairway::editor::lake_race {

using fairway::lake_race::Slot;
using fairway::lake_race::Terrain;

std::string describe(const Slot& slot) {
  return say("slot {1} at {2}", {std::string(1, letterOf(slot.race)), label(slot.at)});
}

namespace {

// Sets slots, moves them and turns their letters; the strip that a start there would get is shown meanwhile.
// As `Select` it never sets a new one.
class SlotTool final : public Tool {
public:
  enum class Mode { Set, Select };
  SlotTool(ToolDesk& desk, Mode mode) : Tool(desk), mode_(mode) {}

  ToolId id() const override { return mode_ == Mode::Set ? ToolId::Slot : ToolId::Select; }

  std::string hint() const override {
    const Ghost now = ghost();
    if (!now.refusal.empty()) return now.refusal;
    if (now.strip && !now.strip->fitting())
      return sayCount("A strip that starts here does not fit: {n} of its cells is land, void or taken",
                      "A strip that starts here does not fit: {n} of its cells are land, void or taken",
                      now.strip->misfits.size());
    if (!now.doubt.empty()) return now.doubt;
    if (mode_ == Mode::Select) return say("Drag a slot to move it, Z turns its letter, Del removes it");
    return say("Click to set a slot of race {1}, drag to move it, Z or the wheel turns its letter",
               {std::string(1, letterOf(desk().options().slotRace))});
  }

  Ghost ghost() const override {
    Ghost ghost;
    if (!hover()) return ghost;
    if (dragged_) {
      Slot slot = slots()[*dragged_];
      slot.at = *hover();
      ghost.slots = {slot};
      ghost.strip = previewOf(slot, dragged_);
      if (slot.at != slots()[*dragged_].at && !canSetAt(slot.at))
        ghost.refusal = say("A slot cannot be placed here");
      else if (ghost.strip->fitting())
        ghost.doubt = doubtOf(slot, dragged_);
    } else if (const std::optional<std::size_t> over = slotAt(*hover())) {
      ghost.outline = {*hover()};
      ghost.strip = previewOf(slots()[*over], over);
      if (ghost.strip->fitting()) ghost.doubt = doubtOf(slots()[*over], over);
    } else if (mode_ == Mode::Set && canSetAt(*hover())) {
      ghost.slots = newSlots(*hover());
      const Slot slot = ghost.slots.front();
      ghost.strip = previewOf(slot, std::nullopt);
      if (ghost.strip->fitting()) ghost.doubt = doubtOf(slot, std::nullopt);
    }
    return ghost;
  }

  CommandPtr key(Key key) override {
    const bool shifted = chosen() && isShifted(slots()[*chosen()].at.row, board().stagger);
    switch (key) {
    case Key::TurnRight:
      return turn(-1);
    case Key::TurnLeft:
      return turn(1);
    case Key::Delete:
      return remove();
    case Key::Left:
      return nudge(Direction::W);
    case Key::Right:
      return nudge(Direction::E);
    case Key::Up:
      return nudge(shifted ? Direction::NW : Direction::NE);
    case Key::Down:
      return nudge(shifted ? Direction::SW : Direction::SE);
    default:
      return nullptr;
    }
  }

  bool takesArrows() const override { return chosen().has_value(); }
  CommandPtr wheel(int notches) override { return turn(notches > 0 ? 1 : -1); }

  bool takesWheel() const override { return mode_ == Mode::Set || (hover() && slotAt(*hover())); }

  bool cancel() override {
    if (dragged_) return dragged_.reset(), true;
    if (!chosen()) return false;
    desk().select({});
    return true;
  }

private:
  CommandPtr pressed(const CellPointer& pointer) override {
    dragged_ = slotAt(pointer.cell);
    if (dragged_) {
      desk().select(SlotChoice{*dragged_});
      return nullptr;
    }
    if (mode_ == Mode::Select || !canSetAt(pointer.cell)) {
      desk().select({});
      return nullptr;
    }
    std::vector<Slot> after = slots();
    // The arrow keys would move what is chosen: a user who sets slots with keys wants to move on to the next
    // place.
    desk().select(pointer.byKeys ? Selection() : Selection(SlotChoice{after.size()}));
    for (const Slot& slot : newSlots(pointer.cell)) after.push_back(slot);
    const std::string text = say("Set {1}", {describe(after[slots().size()])}); // before `after` goes away
    return changeSlots(text, desk().sheet(), std::move(after));
  }

  CommandPtr released(const CellPointer& pointer) override {
    const std::optional<std::size_t> dragged = std::exchange(dragged_, std::nullopt);
    if (!dragged || slots()[*dragged].at == pointer.cell || !canSetAt(pointer.cell)) return nullptr;
    std::vector<Slot> after = slots();
    const std::string text = say("Move {1} to {2}", {describe(after[*dragged]), label(pointer.cell)});
    after[*dragged].at = pointer.cell;
    return changeSlots(text, desk().sheet(), std::move(after));
  }

  bool dragging() const override { return dragged_.has_value(); }
  const std::vector<fairway::lake_race::Slot>& slots() const { return board().slots; }

  std::optional<std::size_t> slotAt(Cell cell) const {
    for (std::size_t i = 0; i < slots().size(); ++i)
      if (slots()[i].at == cell) return i;
    return std::nullopt;
  }

  // the selected slot
  std::optional<std::size_t> chosen() const {
    const auto* choice = std::get_if<SlotChoice>(&desk().selection());
    if (!choice || choice->index >= slots().size()) return std::nullopt;
    return choice->index;
  }

  bool canSetAt(Cell cell) const { return board().map.at(cell) != Terrain::Void && !slotAt(cell); }

  // that a click would set: with a symmetry, two
  std::vector<Slot> newSlots(Cell cell) const {
    const ToolOptions& options = desk().options();
    std::vector<Slot> made{{options.slotRace, cell, options.slotLetter}};
    if (options.symmetry == Symmetry::None || desk().sheet().tile) return made;
    const std::optional<Cell> image = imageOf(board(), options.symmetry, cell);
    if (image && *image != cell && canSetAt(*image))
      made.push_back({options.slotRace, *image, imageOf(options.symmetry, options.slotLetter)});
    return made;
  }

  CommandPtr turn(int sixths) {
    const std::optional<std::size_t> over = hover() ? slotAt(*hover()) : std::nullopt;
    const std::optional<std::size_t> slot = over                            ? over
                                            : hover() && mode_ == Mode::Set ? std::nullopt
                                                                            : chosen();
    if (!slot) { // the letter of the slot that hangs on the pointer
      desk().options().slotLetter = turned(desk().options().slotLetter, sixths);
      return nullptr;
    }
    std::vector<Slot> after = slots();
    after[*slot].letter = turned(after[*slot].letter, sixths);
    desk().options().slotLetter = after[*slot].letter;
    const std::string text =
        say("Turn the letter of {1} to {2}", {describe(after[*slot]), shownName(after[*slot].letter)});
    return changeSlots(text, desk().sheet(), std::move(after), "slot-letter " + std::to_string(*slot));
  }

  // The one that is chosen, else the one under the pointer.
  CommandPtr remove() {
    const std::optional<std::size_t> slot = chosen() ? chosen() : hover() ? slotAt(*hover()) : std::nullopt;
    if (!slot) return nullptr;
    std::vector<Slot> after = slots();
    const std::string text = say("Remove {1}", {describe(after[*slot])});
    after.erase(after.begin() + static_cast<std::ptrdiff_t>(*slot));
    desk().select({});
    return changeSlots(text, desk().sheet(), std::move(after));
  }

  CommandPtr nudge(Direction direction) {
    const std::optional<std::size_t> slot = chosen();
    if (!slot) return nullptr;
    const Cell to = neighbour(slots()[*slot].at, direction, board().stagger);
    if (!canSetAt(to)) return nullptr;
    std::vector<Slot> after = slots();
    after[*slot].at = to;
    std::string text = say("Move slot {1} to {2}", {std::string(1, letterOf(after[*slot].race)), label(to)});
    return changeSlots(std::move(text), desk().sheet(), std::move(after),
                       "slot-place " + std::to_string(*slot));
  }

  // The same questions that the validator asks, so that green stays green. A single tile is not a lake.
  std::string doubtOf(const Slot& slot, std::optional<std::size_t> itself) const {
    if (desk().sheet().tile) return {};
    const std::size_t revision = desk().document().revision();
    if (doubt_ && doubt_->revision == revision && doubt_->sheet == desk().sheet() && doubt_->slot == slot &&
        doubt_->itself == itself)
      return doubt_->text;
    fairway::lake_race::Lake without = board();
    if (itself) without.slots.erase(without.slots.begin() + static_cast<std::ptrdiff_t>(*itself));
    doubt_ = Doubt{revision, desk().sheet(), slot, itself, doubtAbout(without, slot)};
    return doubt_->text;
  }

  StripPreview previewOf(const Slot& slot, std::optional<std::size_t> itself) const {
    std::vector<Cell> taken;
    for (std::size_t i = 0; i < slots().size(); ++i)
      if (i != itself && slots()[i].race == slot.race) taken.push_back(slots()[i].at);
    return stripFrom(board(), slot.at, slot.letter, taken);
  }

  // What was found out last: the pointer asks again and again about one place.
  struct Doubt {
    std::size_t revision = 0;
    SheetId sheet;
    fairway::lake_race::Slot slot;
    std::optional<std::size_t> itself;
    std::string text;
  };

  Mode mode_;
  mutable std::optional<Doubt> doubt_;
  std::optional<std::size_t> dragged_;
};

} // namespace

ToolPtr makeSlotTool(ToolId id, ToolDesk& desk) {
  return std::make_unique<SlotTool>(desk,
                                    id == ToolId::Select ? SlotTool::Mode::Select : SlotTool::Mode::Set);
}

} // namespace fairway::editor::lake_race
