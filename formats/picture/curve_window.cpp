#include "formats/picture/curve.h"

namespace fairway::formats {

namespace {

// Beyond which sides of the window a point lies, a bit a side.
unsigned beyond(const Box& window, Point point) {
  return (point.x < window.left ? 1u : 0u) | (point.x > window.right ? 2u : 0u) |
         (point.y < window.top ? 4u : 0u) | (point.y > window.bottom ? 8u : 0u);
}

} // namespace

// A piece whose points all lie beyond one side stays there, and so does the straight line between the ends of
// several such pieces: seen from inside the window, one goes round it as the others do.
Curve shortenedFor(const Box& window, const Curve& curve) {
  Curve kept;
  kept.start = curve.start;
  kept.closed = curve.closed;
  kept.straight = curve.straight;
  kept.box = {curve.start.x, curve.start.y, curve.start.x, curve.start.y};
  Point at = curve.start;   // where what was kept ends
  Point last = curve.start; // where the piece before ended
  unsigned sides = 0;       // beyond which all since `at` lies
  const auto cutShort = [&] {
    if (last != at) kept.add(middle(at, last), last);
    at = last;
  };
  for (const Curve::Piece& piece : curve.pieces) {
    const unsigned ownSides =
        beyond(window, last) & beyond(window, piece.control) & beyond(window, piece.end);
    if (last == at) sides = ownSides;
    if ((sides & ownSides) == 0) {
      cutShort();
      sides = ownSides;
    }
    sides &= ownSides;
    last = piece.end;
    if (sides != 0) continue;
    kept.add(piece.control, piece.end);
    at = last;
  }
  cutShort();
  return kept;
}

} // namespace fairway::formats
