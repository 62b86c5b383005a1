#pragma once

#include "editor/model/work/tool.h"

#include <functional>

namespace fairway::editor {

// One document on the desk with the tool in hand: all that a window does, without the window.
class Workbench final : public ToolDesk {
public:
  explicit Workbench(std::unique_ptr<EditedDocument> document);

  const EditedDocument& document() const override { return *document_; }
  EditedDocument& document() { return *document_; }
  const lake_race::Lake& board() const override { return board_; }
  const SheetId& sheet() const override { return sheet_; }
  ToolOptions& options() override { return options_; }
  const ToolOptions& options() const { return options_; }
  const Selection& selection() const override { return selection_; }
  void select(Selection selection) override;

  // Whether there is anything to show: a board of tiles that cannot be laid has none.
  bool hasBoard() const { return board_.map.cellCount() > 0; }
  // Whether cells and slots can be painted here.
  bool paintable() const;
  std::vector<ToolId> tools() const; // those that fit the document
  bool offers(ToolId id) const;
  ToolId toolInHand() const { return tool_->id(); }
  void take(ToolId id); // one that fits

  void press(const Pointer& pointer);
  void move(const Pointer& pointer);
  void release(const Pointer& pointer);
  void wheel(int notches);
  bool toolTakesWheel() const { return tool_->takesWheel(); }
  bool toolTakesArrows() const { return tool_->takesArrows(); }
  bool toolTakesEnter() const { return tool_->takesEnter(); }
  void key(Key key);
  void leave() { tool_->leave(); }
  bool cancel();
  Ghost ghost() const { return hasBoard() ? tool_->ghost() : Ghost(); }
  std::string hint() const { return hasBoard() ? tool_->hint() : document_->lakeFault(); }

  void apply(CommandPtr command);
  void documentChanged(); // after steps that did not come through here
  void undo();
  void redo();
  void goTo(std::size_t position);

  // Takes what lies on the cell into the hand: its terrain, or its slot's letter.
  void pickUp(Cell cell);
  void setSymmetry(Symmetry symmetry);
  void showTile(const TileRef& tile); // of a tile set

  // The region's commands; without a region, or where nothing can be painted, they do nothing.
  bool hasRegion() const { return std::holds_alternative<CellRegion>(selection_); }
  std::string copyText() const; // of the region, as a lake document; empty without one
  void clearRegion();
  void selectAll();
  bool pasteText(const std::string& text); // into the hand; false: that is no lake

  // Called after whatever may change the picture or the panels.
  std::function<void()> onChange;

private:
  void refresh();
  void dropStaleSelection();
  void notify();

  std::unique_ptr<EditedDocument> document_;
  lake_race::Lake board_;
  SheetId sheet_;
  ToolOptions options_;
  Selection selection_;
  ToolPtr tool_;
  std::size_t shown_ = 0; // the revision that board_ shows
  bool selectionChanged_ = false;
};

} // namespace fairway::editor
