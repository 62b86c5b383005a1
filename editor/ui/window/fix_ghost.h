#pragma once

#include "editor/model/work/background.h"
#include "editor/ui/canvas/canvas.h"

namespace fairway::editor {

// Shows on the board what the chosen finding's fix would make of it. What follows from the mended document is
// worked out in the background, as for the document itself.
class FixGhost {
public:
  explicit FixGhost(Canvas& canvas);

  void show(const Workbench& now, const validator::Finding* finding); // null, or without a fix: nothing
  void drop();
  std::function<void(const std::string& why)> onFailed;
  bool settled() const { return background_.idle(); }

private:
  Canvas& canvas_;
  std::unique_ptr<Workbench> bench_;
  std::size_t asked_ = 0;
  Background background_; // last: nothing it delivers to may go before it
};

} // namespace fairway::editor
