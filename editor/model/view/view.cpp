#include "editor/model/view/view.h"

#include <algorithm>
#include <cmath>

namespace fairway::editor {

using formats::Point;

void View::setRange(const ZoomRange& range) {
  range_ = range;
  view_.unitSize = std::clamp(view_.unitSize, range.least, range.most);
}

void View::zoomAt(double factor, Point fixed) {
  const Point board = toBoard(fixed);
  view_.unitSize = std::clamp(view_.unitSize * factor, range_.least, range_.most);
  view_.origin = fixed - view_.unitSize * board;
}

void View::fit(const formats::Box& box, double width, double height, double margin) {
  if (box.width() <= 0 || box.height() <= 0 || width <= 0 || height <= 0) return;
  view_ = formats::fittedView(box, width, height, margin);
  view_.unitSize = std::clamp(view_.unitSize, range_.least, range_.most);
  centre(box.centre(), width, height);
}

void View::centre(Point board, double width, double height) {
  view_.origin = Point{width / 2, height / 2} - view_.unitSize * board;
}

void View::alignTo(double scale) {
  view_.origin = {std::round(view_.origin.x * scale) / scale, std::round(view_.origin.y * scale) / scale};
}

void View::keepInSight(const formats::Box& box, double width, double height) {
  const auto keep = [](double first, double last, double window) {
    const double visible = std::min({80.0, (last - first) / 2, window / 2}); // what must stay in sight
    if (last < visible) return visible - last;
    if (first > window - visible) return window - visible - first;
    return 0.0;
  };
  const Point first = toScreen({box.left, box.top});
  const Point last = toScreen({box.right, box.bottom});
  pan(keep(first.x, last.x, width), keep(first.y, last.y, height));
}

} // namespace fairway::editor
