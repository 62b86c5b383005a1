#pragma once

#include "formats/picture/geometry.h"

#include <cstdint>

namespace fairway::editor {

enum class Button : std::uint8_t { None, Left, Right };

// What the user did, in terms of the board and not of a toolkit.
struct Pointer {
  formats::Point at; // in units of the board; it may lie beside it
  Button button = Button::Left;
  bool shift = false;
  bool control = false;
  bool alt = false;
  bool byKeys = false; // the keyboard's pointer, which the arrow keys are to move on from here
};

// Keys with a meaning for tools, independent of their bindings.
enum class Key : std::uint8_t { TurnRight, TurnLeft, Flip, Delete, Enter, Escape, Left, Right, Up, Down };

} // namespace fairway::editor
