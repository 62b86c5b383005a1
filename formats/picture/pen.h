#pragma once

#include "formats/picture/curve.h"
#include "formats/picture/layers.h"
#include "formats/picture/theme.h"

#include <cairo.h>

#include <array>
#include <optional>
#include <string_view>
#include <vector>

// Inside formats only: this header shows Cairo.
namespace fairway::formats {

// A Cairo context in words of the painter. Sizes are in the context's own units.
class Pen {
public:
  explicit Pen(cairo_t* target) : cairo_(target) {}

  cairo_t* cairo() const { return cairo_; }

  // Saves the context's state and gives it back at the end of the block.
  class Kept {
  public:
    explicit Kept(const Pen& pen) : cairo_(pen.cairo()) { cairo_save(cairo_); }
    ~Kept() { cairo_restore(cairo_); }
    Kept(const Kept&) = delete;
    Kept& operator=(const Kept&) = delete;

  private:
    cairo_t* cairo_;
  };

  void use(Colour colour) const;
  void use(Colour colour, double lineWidth) const;
  void dash(std::vector<double> lengths, double offset = 0) const; // empty: a full line

  void move(Point to) const { cairo_move_to(cairo_, to.x, to.y); }
  void line(Point to) const { cairo_line_to(cairo_, to.x, to.y); }
  void close() const { cairo_close_path(cairo_); }
  void curve(const Curve& curve) const;
  void chords(const Curve& curve) const; // straight from end to end of its pieces
  void circle(Point centre, double radius) const;
  void polygon(const std::vector<Point>& points) const;
  void box(const Box& box) const;

  void fill() const { cairo_fill(cairo_); }
  void fillKept() const { cairo_fill_preserve(cairo_); }
  void stroke() const { cairo_stroke(cairo_); }
  void strokeKept() const { cairo_stroke_preserve(cairo_); }
  void clip() const { cairo_clip(cairo_); }
  void paint() const { cairo_paint(cairo_); } // all that is inside the clip

  // A line drawn twice, the broader one below, so that it stands out on any ground.
  void strokeCased(Colour colour, double width, Colour casing, double casingWidth) const;

private:
  cairo_t* cairo_;
};

// Each of the layers by its painter, from the ground up: with round lines, inside of a box if there is one,
// and with the context as it was before. A brush is what a game's painters need, a pen among it.
template <class Brush, std::size_t count>
void paintEach(const Brush& brush, const std::array<void (*)(const Brush&), count>& painters, Layers layers,
               std::optional<Box> clip = {}) {
  for (std::size_t layer = 0; layer < count; ++layer) {
    if (!layers.has(layer)) continue;
    const Pen::Kept kept(brush.pen);
    cairo_t* target = brush.pen.cairo();
    cairo_new_path(target);
    if (clip) {
      brush.pen.box(*clip);
      brush.pen.clip();
    }
    cairo_set_line_join(target, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_cap(target, CAIRO_LINE_CAP_ROUND);
    painters[layer](brush);
  }
}

} // namespace fairway::formats
