#pragma once

#include "editor/ui/race/race_fittings.h"
#include "tests/editor/ui/window.h"

namespace fairway::editor::race {

// Tests of the window in which a race begins: it is another than that of the board.
class RacingTest : public WindowTest {
protected:
  RaceBench* race() {
    for (MainFrame* frame : MainFrame::all())
      if (auto* found = dynamic_cast<RaceBench*>(frame->bench())) {
        window_ = frame;
        return found;
      }
    return nullptr;
  }
  RaceFittings& fittings() { return dynamic_cast<RaceFittings&>(window_->fittings()); }

  MainFrame* window_ = nullptr;
};

} // namespace fairway::editor::race
