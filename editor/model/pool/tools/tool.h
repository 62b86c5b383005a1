#pragma once

#include "editor/model/pool/board/pool_edit.h"
#include "editor/model/work/pointer.h"
#include "formats/pool/picture/pool_scene.h"

namespace fairway::editor::pool {

enum class ToolId : std::uint8_t { Paint, Erase, Fill, Ladder, Start, Setup, Number };

// What the panels set and tools go by.
struct ToolOptions {
  Ground ground = Ground::Deck;
  int brushRadius = 0; // 0, 1 or 2: brushes of 1, 9 and 25 squares
  MaybeSymmetry symmetry = Symmetry::HalfTurn;
  Side side = Side::Red;
  int value = 0; // the number in hand; 0: a swimmer
};

// What the pointer is at.
struct PoolPointer {
  formats::Point at; // it may lie beside the map
  bool shift = false;

  Square square() const { return formats::pool::squareAt(at); }
};

// What a tool would do, or does: the pool as it is then, and what the step is called.
struct Edit {
  Pool pool;
  std::string text;
};
using MaybeEdit = std::optional<Edit>;

// A way of working with the pointer. Tools never touch the document: they say what they would do (the
// preview), and what a press, a move or a release of the left button does.
class Tool {
public:
  virtual ~Tool() = default;

  virtual ToolId id() const = 0;
  virtual std::string hint(const Pool& pool) const = 0; // what the user can do now, for the status bar
  // What a click here, or the end of the drag, would do; none: nothing.
  virtual MaybeEdit preview(const Pool& pool) const = 0;
  // Squares in a frame: where the pointer is, and where its image is.
  virtual std::vector<Square> outline(const Pool& pool) const = 0;
  // What else is drawn on the board.
  virtual void mark(const Pool&, formats::pool::PoolScene&) const {}

  MaybeEdit press(const Pool& pool, const PoolPointer& pointer);
  void move(const Pool& pool, const PoolPointer& pointer); // with or without the button
  MaybeEdit release(const Pool& pool, const PoolPointer& pointer);
  MaybeEdit pressRight(const Pool& pool, const PoolPointer& pointer);
  void leave() {
    if (!dragging()) hover_.reset();
  }
  virtual MaybeEdit key(const Pool&, Key) { return std::nullopt; }
  virtual bool cancel() { return false; } // false: there was nothing to cancel

protected:
  explicit Tool(const ToolOptions& options) : options_(options) {}
  Tool(const Tool&) = delete;
  Tool& operator=(const Tool&) = delete;

  const ToolOptions& options() const { return options_; }
  const std::optional<PoolPointer>& hover() const { return hover_; }
  // The square under the pointer and, with a symmetry, its image; none beside the map.
  std::vector<Square> withImage(const Pool& pool, Square square) const;

  virtual MaybeEdit pressed(const Pool&, const PoolPointer&) { return std::nullopt; }
  virtual void moved(const Pool&, const PoolPointer&) {}
  virtual MaybeEdit released(const Pool&, const PoolPointer&) { return std::nullopt; }
  virtual MaybeEdit pressedRight(const Pool&, const PoolPointer&) { return std::nullopt; }
  virtual bool dragging() const { return false; } // then the pointer may leave the board without letting go

private:
  const ToolOptions& options_;
  std::optional<PoolPointer> hover_;
};

// The options must outlive the tool.
std::unique_ptr<Tool> makeTool(ToolId id, const ToolOptions& options);

// An edit that changes something; none where it would not.
MaybeEdit ifChanged(const Pool& before, Pool after, std::string text);

} // namespace fairway::editor::pool
