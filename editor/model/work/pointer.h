#pragma once

#include "rules/hex/cell.h"

namespace fairway::editor {

enum class Button : std::uint8_t { None, Left, Right };

// What a hand did, in the words of the board and not of a toolkit. The cell may lie outside the lake.
struct Pointer {
  Cell cell;
  Button button = Button::Left;
  bool shift = false;
  bool control = false;
};

// Keys with a meaning for tools, whatever they are bound to.
enum class Key : std::uint8_t { TurnRight, TurnLeft, Flip, Delete, Enter, Escape, Left, Right, Up, Down };

} // namespace fairway::editor
