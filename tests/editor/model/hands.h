#pragma once

#include "rules/base/random.h"
#include "tests/editor/model/journal.h"

namespace fairway::editor {

// A user who works on a board at random, on it and beside it, with mouse and keyboard. What a game has of
// its own is done by the caller.
class Hands {
public:
  Hands(Workbench& bench, Random& random) : bench_(bench), random_(random) {}

  int number(int below) { return static_cast<int>(random_.below(static_cast<std::uint64_t>(below))); }
  bool rarely(int times) { return number(times) == 0; }

  // On eighths of a unit, or of what the game measures in, up to one of them beside the board.
  formats::Point somewhere() {
    const formats::Box box = bench_.scene() ? bench_.scene()->box() : formats::Box{0, 0, 10, 10};
    const double x = along(box.left, box.right);
    return {x, along(box.top, box.bottom)};
  }

  // Where it was done.
  formats::Point act() {
    Pointer pointer{somewhere(), Button::Left};
    if (rarely(4)) pointer.at = bench_.stepped(pointer.at, Key::Left); // the middle of a place
    pointer.shift = rarely(5), pointer.control = rarely(5), pointer.alt = rarely(5),
    pointer.byKeys = rarely(9);
    switch (number(12)) {
    case 0:
      bench_.key(static_cast<Key>(number(10)));
      break;
    case 1:
      bench_.wheel(rarely(2) ? 1 : -1);
      break;
    case 2:
      undoOrRedo();
      break;
    case 3:
      if (rarely(2))
        static_cast<void>(bench_.cancel());
      else
        bench_.leave();
      break;
    case 4:
      pointer.button = Button::Right;
      bench_.pressAt(pointer);
      break;
    case 5:
      pointer.button = Button::None;
      bench_.moveTo(pointer);
      break;
    case 6:
    case 7:
    case 8:
      bench_.pressAt(pointer);
      bench_.releaseAt(pointer);
      break;
    default:
      drag(pointer);
    }
    return pointer.at;
  }

private:
  double along(double from, double to) {
    const int steps = static_cast<int>((to - from + 2) * 8);
    return from - 1 + number(steps) / 8.0;
  }

  void undoOrRedo() {
    if (rarely(3))
      bench_.goTo(static_cast<std::size_t>(number(static_cast<int>(bench_.document().history().size()) + 1)));
    else if (rarely(2) && bench_.document().canRedo())
      bench_.redo();
    else if (bench_.document().canUndo())
      bench_.undo();
  }

  // Over a short way or a long one.
  void drag(Pointer pointer) {
    bench_.moveTo({pointer.at, Button::None});
    bench_.pressAt(pointer);
    for (int moves = 1 + number(2); moves > 0; --moves) {
      pointer.at = somewhere();
      bench_.moveTo(pointer);
    }
    bench_.releaseAt(pointer);
  }

  Workbench& bench_;
  Random& random_;
};

} // namespace fairway::editor
