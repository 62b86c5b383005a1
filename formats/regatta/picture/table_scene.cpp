#include "formats/regatta/picture/brush.h"

#include <cmath>
#include <limits>

namespace fairway::formats::regatta {

namespace {

// On a table of one metre names are as high as a thumb is wide; they do not grow as fast as tables do.
double signFor(Vec table) {
  const double longest = std::max(table.x, table.y);
  return std::clamp(20 * std::pow(longest / 1000, 0.75), 9.0, 45.0);
}

} // namespace

TableScene::TableScene(fairway::regatta::Course course, CardSize card)
    : course_(std::move(course)),
      card_(card), box_{0, 0, static_cast<double>(course_.table.x), static_cast<double>(course_.table.y)},
      sign_(signFor(course_.table)) {}

void TableScene::paintLayers(cairo_t* target, const PaintOptions& options, Layers layers) const {
  static constexpr std::array painters{paintWater, paintGrid,  paintIslands, paintObstacles, paintStart,
                                       paintGates, paintRoute, paintCourse,  paintBoats,     paintFindings};
  const Texts texts(target);
  const Brush brush(target, texts, *this, options);
  // A thing may lie off the table by mistake: it shows at the edge, and never lies over a title.
  paintEach(brush, painters, layers, box().grown(1.2 * sign()));
}

Point wayOf(Heading heading) {
  const Vec ahead = plane::ahead(heading);
  return {static_cast<double>(ahead.x) / plane::one, static_cast<double>(ahead.y) / plane::one};
}

Point rayEnd(const Box& table, Point from, Point way) {
  double reach = std::numeric_limits<double>::infinity();
  const auto bound = [&reach](double place, double step, double low, double high) {
    if (step > 0) reach = std::min(reach, (high - place) / step);
    if (step < 0) reach = std::min(reach, (low - place) / step);
  };
  bound(from.x, way.x, table.left, table.right);
  bound(from.y, way.y, table.top, table.bottom);
  return std::isfinite(reach) && reach > 0 ? from + reach * way : from;
}

} // namespace fairway::formats::regatta
