#pragma once

#include "formats/picture/raster.h"

namespace fairway::editor {

// How large one unit of a board may be on the screen, in logical pixels: a hex and a millimetre of a table
// want different sizes.
struct ZoomRange {
  double at100 = 32; // the board's own size
  double least = 1.5;
  double most = 256;
};

// How the board lies in the window, and what the user does to that.
class View {
public:
  void setRange(const ZoomRange& range); // for another board
  const ZoomRange& range() const { return range_; }

  double unitSize() const { return view_.unitSize; }
  double percent() const { return 100 * view_.unitSize / range_.at100; }
  const formats::View& onScreen() const { return view_; }
  formats::Point toScreen(formats::Point board) const { return view_.toScreen(board); }
  formats::Point toBoard(formats::Point screen) const { return view_.toBoard(screen); }

  void pan(double dx, double dy) { view_.origin = view_.origin + formats::Point{dx, dy}; }

  // The board's point under `fixed` stays under it.
  void zoomAt(double factor, formats::Point fixed);
  void setPercentAt(double percent, formats::Point fixed) { zoomAt(percent / this->percent(), fixed); }

  // The whole box in the middle of the window with a margin.
  void fit(const formats::Box& box, double width, double height, double margin);
  void centre(formats::Point board, double width, double height);

  // The origin on a whole device pixel, so that a moved view shows the same pixels elsewhere.
  void alignTo(double scale);

  // Never so far that nothing of the board is left in the window.
  void keepInSight(const formats::Box& box, double width, double height);

private:
  ZoomRange range_;
  formats::View view_{{0, 0}, ZoomRange{}.at100};
};

} // namespace fairway::editor
