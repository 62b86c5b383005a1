#pragma once

#include "formats/picture/text.h"
#include "rules/base/document_info.h"
#include "rules/base/phrase.h"

#include <functional>

// Inside formats only: this header shows Cairo.
namespace fairway::formats {

// Signs that the boards of several games have, in sizes of their own.

// A quarter turn to the left, as seen on the board.
inline Point leftOf(Point way) {
  return {way.y, -way.x};
}

// The outline is added to the path.
void addRoundedBox(const Pen& pen, const Box& box, double radius);

// A light disc with a dark rim round it.
void drawDisc(const Pen& pen, const Theme& theme, Point centre, double radius, double rim);

struct ArrowSizes {
  double line;
  double lineCase;
  double head; // its length
  double headCase;
};

// An arrow that stands out on any ground: `addLine` adds its line to the path, whose head is at `tip` and
// points along `way` (of length 1).
void drawCasedArrow(const Pen& pen, const Theme& theme, const std::function<void()>& addLine, Point tip,
                    Point way, const ArrowSizes& sizes);

// An arrow round something. Angles are radians, clockwise from the east, as Cairo has them.
struct RoundArrow {
  double radius;
  double middle;   // where the middle of the arrow is
  double half;     // how far it reaches from there to both sides
  double headRoom; // that the line leaves to the head
  bool clockwise;
};
void drawRoundArrow(const Pen& pen, const Theme& theme, Point centre, const RoundArrow& arrow,
                    const ArrowSizes& sizes);

// Two rows of chequers of this width along a line, with a dark rim.
void drawChequers(const Pen& pen, const Theme& theme, Point from, Point to, double row, double rim);

// Beside the arrows in which a line is passed: the first letters of the words.
Phrase startLetter();
Phrase finishLetter();

// How the outline of a finding is drawn: errors have a full line, warnings a dashed one, remarks a dotted
// one.
void dashFor(const Pen& pen, Severity severity, double unit = 0.4);

// The code of a finding on a plate, so that findings can be told apart.
void drawFindingTag(const Pen& pen, const Texts& texts, const Theme& theme, const std::string& code, Point at,
                    Point plate, double letters);

} // namespace fairway::formats
