#pragma once

#include "formats/picture/raster.h"

namespace fairway::editor {

// How the board lies in the window, and what the hand does to that.
class View {
public:
  static constexpr double hexAt100 = 32; // logical pixels across flats at 100 %
  static constexpr double minHexSize = 1.5;
  static constexpr double maxHexSize = 256;

  double hexSize() const { return view_.hexSize; }
  double percent() const { return 100 * view_.hexSize / hexAt100; }
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
  formats::View view_{{0, 0}, hexAt100};
};

} // namespace fairway::editor
