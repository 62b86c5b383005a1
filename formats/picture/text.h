#pragma once

#include "formats/picture/pen.h"

#include <memory>
#include <string>
#include <vector>

// Inside formats only: this header shows Cairo.
namespace fairway::formats {

enum class Face : std::uint8_t { Sans, SansBold, Serif, SerifBold };
enum class Align : std::uint8_t { Left, Centre, Right };

struct TextStyle {
  double size = 1; // of the font, in the context's units
  Face face = Face::Sans;
  Align align = Align::Left;
};

// Sets texts with Pango. The letters are laid out at one size without hinting and scaled to the size that is
// wanted, so a text takes the same room on screen and on paper.
class Texts {
public:
  explicit Texts(cairo_t* target);
  ~Texts();
  Texts(const Texts&) = delete;
  Texts& operator=(const Texts&) = delete;

  // A text that is wrapped within a width and cut with an ellipsis after some lines; 0: no limit.
  struct Block {
    std::string text;
    TextStyle style;
    double width = 0;
    int lines = 0;
  };

  struct Size {
    double width = 0;
    double height = 0;
  };

  cairo_t* target() const { return cairo_; }

  Size measure(const Block& block) const;
  // The block in smaller letters, down to a share of their size, if its text would be cut otherwise.
  Block fitted(Block block, double leastShare = 0.5) const;
  // The block's top left corner ends up at `at`; with a width its alignment acts within that width.
  Size draw(const Block& block, Point at, Colour colour) const;
  // One short text with its visible middle at `at`: numbers on buoys, letters on slots.
  void drawCentred(std::string_view text, const TextStyle& style, Point at, Colour colour) const;
  struct Number {
    std::string digits;
    Point at; // where its middle ends up
  };
  // Numbers, as many as a board has cells.
  void drawNumbers(const std::vector<Number>& numbers, const TextStyle& style, Colour colour) const;
  // The outline of one short text is added to the path, its first letter's foot at `at`.
  void outline(std::string_view text, const TextStyle& style, Point at) const;
  // How high the letters of one short text are, from the lowest to the highest ink.
  double inkHeight(std::string_view text, const TextStyle& style) const;

private:
  struct Layouts;
  std::unique_ptr<Layouts> layouts_;
  cairo_t* cairo_;
};

} // namespace fairway::formats
