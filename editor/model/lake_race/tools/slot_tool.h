#pragma once

#include "editor/model/lake_race/tools/tool.h"

namespace fairway::editor::lake_race {

// Sets slots, moves them and turns their letters; the strip that a start there would get is shown meanwhile.
// As `Select` it never sets a new one.
class SlotTool final : public Tool {
public:
  enum class Mode { Set, Select };
  SlotTool(ToolDesk& desk, Mode mode) : Tool(desk), mode_(mode) {}

  ToolId id() const override { return mode_ == Mode::Set ? ToolId::Slot : ToolId::Select; }
  std::string hint() const override;
  Ghost ghost() const override;
  CommandPtr key(Key key) override;
  bool takesArrows() const override { return chosen().has_value(); }
  CommandPtr wheel(int notches) override;
  bool takesWheel() const override;
  bool cancel() override;

private:
  CommandPtr pressed(const CellPointer& pointer) override;
  CommandPtr released(const CellPointer& pointer) override;
  bool dragging() const override { return dragged_.has_value(); }
  const std::vector<fairway::lake_race::Slot>& slots() const { return board().slots; }
  std::optional<std::size_t> slotAt(Cell cell) const;
  std::optional<std::size_t> chosen() const; // the selected slot
  bool canSetAt(Cell cell) const;
  std::vector<fairway::lake_race::Slot>
  newSlots(Cell cell) const; // that a click would set: with a symmetry, two
  CommandPtr turn(int sixths);
  CommandPtr remove();
  CommandPtr nudge(Direction direction);
  std::string doubtOf(const fairway::lake_race::Slot& slot, std::optional<std::size_t> itself) const;
  StripPreview previewOf(const fairway::lake_race::Slot& slot, std::optional<std::size_t> itself) const;

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

// "slot A at 0512"
std::string describe(const fairway::lake_race::Slot& slot);

} // namespace fairway::editor::lake_race
