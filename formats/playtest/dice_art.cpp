#include "formats/playtest/kit.h"

#include "formats/picture/signs.h"

namespace fairway::formats::playtest {

namespace {

constexpr Colour ivory = rgb(0xFBF9F2);
constexpr Colour ink = rgb(0x1B2426);

void drawGround(const Pen& pen) {
  addRoundedBox(pen, {0.03, 0.03, 0.97, 0.97}, 0.16);
  pen.use(ivory);
  pen.fillKept();
  pen.use(ink.faded(0.75), 0.035);
  pen.stroke();
}

// Where pips lie: -1, 0 or 1 from the middle, by number.
const std::vector<Point>& placesOf(int pips) {
  static const std::array<std::vector<Point>, 6> places{
      {{{0, 0}},
       {{-1, -1}, {1, 1}},
       {{-1, -1}, {0, 0}, {1, 1}},
       {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
       {{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}},
       {{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}}}};
  return places[static_cast<std::size_t>(pips - 1)];
}

} // namespace

DieFace drawnFace(std::string value, std::function<void(cairo_t*)> draw) {
  return {std::move(value), {1, 1, [draw = std::move(draw)](cairo_t* target) {
                               const Pen pen(target);
                               drawGround(pen);
                               draw(target);
                             }}};
}

DieFace pipFace(int pips) {
  return drawnFace(std::to_string(pips), [pips](cairo_t* target) {
    const Pen pen(target);
    pen.use(ink);
    for (const Point place : placesOf(pips)) {
      pen.circle(Point{0.5, 0.5} + 0.25 * place, 0.095);
      pen.fill();
    }
  });
}

} // namespace fairway::formats::playtest
