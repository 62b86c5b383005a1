#pragma once

#include "formats/picture/text.h"

// Inside formats only: this header shows Cairo.
namespace fairway::formats {

// Texts with what XML does not allow in them written otherwise, or left out.
std::string asXml(std::string_view text);

// The texts of an SVG's layer, which stay texts: they can be searched, read aloud and edited, and a thousand
// labels take little room. Cairo would draw each letter as a shape of its own. They end up above everything
// else in their layer.
class SvgTexts {
public:
  // Texts drawn on the surface come here from now on; this object must outlive that.
  void collectFrom(cairo_surface_t* surface);
  static SvgTexts* of(cairo_t* target); // null: draw the letters

  // A line of text whose foot lies at `at`, in units of the target; the style's alignment says which point
  // of the line that is.
  void add(cairo_t* target, std::string_view text, const TextStyle& style, Point at, Colour colour);

  std::string bytes() const; // groups of equal looks

private:
  std::string look_; // of the group that is open
  std::string out_;
};

} // namespace fairway::formats
