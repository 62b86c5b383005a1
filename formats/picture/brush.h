#pragma once

#include "formats/picture/scene.h"
#include "formats/picture/signs.h"

#include <algorithm>

// Inside formats only: this header shows Cairo.
namespace fairway::formats {

// What every layer's painter needs. A game's own brush adds what its painters ask for.
template <class Scene>
struct SceneBrush {
  SceneBrush(cairo_t* target, const Texts& drawnTexts, const Scene& painted, const PaintOptions& options)
      : pen(target), texts(drawnTexts), scene(painted), theme(themeOf(options.theme)),
        pixels(options.unitPixels), leastSign(options.leastSign), edge(options.edge),
        visible(options.visible.value_or(painted.box())), speaker(options.speaker) {}

  Pen pen;
  const Texts& texts;
  const Scene& scene;
  const Theme& theme;
  double pixels; // for one unit of the board
  double leastSign;
  bool edge;   // the line round the board is drawn
  Box visible; // in units of the board
  const Speaker& speaker;

  // A line that never gets thinner than a device pixel's share, or it would fade away on screen.
  double atLeast(double width, double least = 0.8) const { return std::max(width, least / pixels); }
  bool sees(Point point, double reach) const { return visible.grown(reach).contains(point); }
};

} // namespace fairway::formats
