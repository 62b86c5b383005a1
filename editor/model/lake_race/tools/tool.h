#pragma once

#include "editor/model/document/edited_document.h"
#include "editor/model/lake_race/board/patch.h"
#include "editor/model/lake_race/board/selection.h"
#include "editor/model/lake_race/board/shown_lake.h"
#include "editor/model/lake_race/board/symmetry.h"
#include "editor/model/lake_race/tools/ghost.h"
#include "editor/model/work/pointer.h"
#include "rules/hex/cell.h"

namespace fairway::editor::lake_race {

// The pointer on a board of cells; the cell may lie outside the lake.
struct CellPointer {
  Cell cell;
  Button button = Button::Left;
  bool shift = false;
  bool control = false;
  bool byKeys = false;
};

enum class ToolId : std::uint8_t {
  Select,
  Region,
  Paint,
  Erase,
  Fill,
  Stamp,
  Slot,
  Tiles,
  Course,
  Rectangle,
  Ellipse
};

constexpr bool isShape(ToolId id) {
  return id == ToolId::Rectangle || id == ToolId::Ellipse;
}

// Whether it paints with the chosen terrain.
constexpr bool usesTerrain(ToolId id) {
  return id == ToolId::Paint || id == ToolId::Fill || isShape(id);
}

// What the panels set and tools go by.
struct ToolOptions {
  fairway::lake_race::Terrain terrain = fairway::lake_race::Terrain::Land;
  int brushRadius = 0; // 0, 1 or 2: brushes of 1, 7 and 19 cells
  Symmetry symmetry = Symmetry::None;
  fairway::lake_race::RaceLetter slotRace = fairway::lake_race::RaceLetter::A;
  Direction slotLetter = Direction::E;
  bool showPlaces = true;                   // where slots can be placed, while one is at the pointer
  Patch stamp;                              // what the stamp tool puts down
  fairway::lake_race::PlacedTile tileToLay; // no name: tiles are only moved
};

// What a tool works on: the desk without the window.
class ToolDesk {
public:
  virtual ~ToolDesk() = default;
  virtual const EditedDocument& document() const = 0;
  virtual const ShownLake& shownLake() const = 0;            // what the document means
  virtual const fairway::lake_race::Lake& board() const = 0; // what is shown: the lake, or one tile of a set
  virtual const SheetId& sheet() const = 0;
  virtual ToolOptions& options() = 0;
  virtual const Selection& selection() const = 0;
  virtual void select(Selection selection) = 0;
};

// A way of working with the pointer. Tools never touch the document: they say what they would do (the ghost)
// and return the command that does it. Where the pointer is, all of them know from here; what a press, a move
// or a release of the left button means is theirs.
class Tool {
public:
  explicit Tool(ToolDesk& desk) : desk_(desk) {}
  virtual ~Tool() = default;
  Tool(const Tool&) = delete;
  Tool& operator=(const Tool&) = delete;

  virtual ToolId id() const = 0;
  virtual std::string hint() const = 0; // what the user can do now, for the status bar
  virtual Ghost ghost() const = 0;

  CommandPtr press(const CellPointer& pointer);
  CommandPtr move(const CellPointer& pointer); // with or without the button
  CommandPtr release(const CellPointer& pointer);
  void leave(); // the pointer left the board

  virtual CommandPtr key(Key) { return nullptr; }
  virtual CommandPtr wheel(int) { return nullptr; } // notches, up is positive
  virtual bool takesWheel() const { return false; }
  virtual bool takesArrows() const { return false; } // otherwise the arrow keys move the keyboard's pointer
  virtual bool takesEnter() const { return false; }  // otherwise Enter clicks at the keyboard's pointer
  virtual bool cancel() { return false; }            // false: there was nothing to cancel

protected:
  const fairway::lake_race::Lake& board() const { return desk_.board(); }
  ToolDesk& desk() const { return desk_; }
  const std::optional<Cell>& hover() const { return hover_; } // where the pointer is, if it is on the board

  void pointWithKeys() { hover_.reset(); } // until the pointer moves again

  virtual CommandPtr pressed(const CellPointer&) { return nullptr; }
  virtual CommandPtr moved(const CellPointer&) { return nullptr; }
  virtual CommandPtr released(const CellPointer&) { return nullptr; }
  virtual bool dragging() const { return false; } // then the pointer may leave the board without letting go

private:
  ToolDesk& desk_;
  std::optional<Cell> hover_;
};

using ToolPtr = std::unique_ptr<Tool>;

ToolPtr makeTool(ToolId id, ToolDesk& desk);

} // namespace fairway::editor::lake_race
