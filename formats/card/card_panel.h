#pragma once

#include "formats/card/card_content.h"
#include "formats/picture/text.h"

// Inside formats only: this header shows Cairo.
namespace fairway::formats {

// The colour of what surrounds a board, and of words that stand out on paper.
Colour cardAccent(const Theme& theme);

// What a card says, from the top down.
enum class CardBlock : std::uint8_t { Head, Figures, Verdict, Profiles, Basis };

// Blocks of a card in a box. They are measured before they are drawn.
struct CardColumn {
  Box box;
  std::vector<CardBlock> blocks;
  double letters = 1; // how large they are
  bool notes = true;  // there is room for them
};

class CardPanel {
public:
  CardPanel(cairo_t* target, const Theme& theme, const CardContent& content, const CardColumn& column)
      : pen_(target), texts_(target), theme_(theme), content_(content), column_(column) {}

  double height() const; // that the blocks need
  // What is left of the column's height is shared out between them.
  void draw() const;

private:
  std::vector<CardBlock> blocks() const;                  // that have something to say
  double lay(CardBlock block, Point at, bool draw) const; // returns its height
  double layHead(Point at, bool draw) const;
  double layFigures(Point at, bool draw) const;
  double layVerdict(Point at, bool draw) const;
  double layBasis(Point at, bool draw) const;
  double layText(const Texts::Block& block, Point at, Colour colour, bool draw) const;
  double sized(double size) const { return size * column_.letters; }
  double width() const { return column_.box.width(); }

  Pen pen_;
  Texts texts_;
  const Theme& theme_;
  const CardContent& content_;
  const CardColumn& column_;
};

// The column with the largest letters that fit, and without the notes where they would make them too small.
CardColumn fittedColumn(cairo_t* measuring, const Theme& theme, const CardContent& content,
                        CardColumn column);

// Profiles one below the other. Returns the height, and draws unless `draw` is false.
double layProfiles(const Pen& pen, const Texts& texts, const Theme& theme,
                   const std::vector<CardProfile>& profiles, Point at, double width, double letters,
                   bool draw);

} // namespace fairway::formats
