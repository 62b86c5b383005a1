#include "formats/regatta/print/card_sheets.h"

#include "formats/regatta/picture/card_face.h"
#include "formats/regatta/print/page_frame.h"

#include <cmath>

namespace fairway::formats::regatta {

namespace {

CardGrid gridOn(const Paper& paper, const Deck& deck, const PrintOptions& options) {
  const Box room = roomOn(paper, options);
  constexpr double tolerance = 1e-6;
  return {paper, static_cast<int>((room.width() + tolerance) / deck.width),
          static_cast<int>((room.height() + tolerance) / deck.length)};
}

// A sheet of cards that share their cuts, in the middle of the page, so that backs meet their fronts.
class CardSheets {
public:
  CardSheets(const CardPrint& print, const PrintOptions& options, const CardGrid& grid)
      : print_(print), options_(options), grid_(grid), theme_(themeFor(options.ink, ThemeName::Light)) {
    for (const Card& card : print.deck.cards)
      for (int i = 0; i < card.count; ++i) cards_.push_back(&card);
    const Box room = roomOn(grid.paper, options);
    corner_ = {(grid.paper.width - grid.across * width()) / 2,
               room.top + (room.height() - grid.down * length()) / 2};
  }

  void draw(PageTarget& target) const {
    const auto most = static_cast<std::size_t>(grid_.perSheet());
    int sheet = 0;
    for (std::size_t first = 0; first < cards_.size(); first += most) {
      const std::size_t end = std::min(cards_.size(), first + most);
      ++sheet;
      page(target, first, end, sheet, false);
      if (print_.backs) page(target, first, end, sheet, true);
    }
  }

private:
  double width() const { return print_.deck.width; }
  double length() const { return print_.deck.length; }

  Point placeOf(std::size_t onSheet, bool back) const {
    const auto across = static_cast<std::size_t>(grid_.across);
    const std::size_t column = onSheet % across, row = onSheet / across;
    const std::size_t shown = back ? across - 1 - column : column;
    return corner_ + Point{static_cast<double>(shown) * width(), static_cast<double>(row) * length()};
  }

  void page(PageTarget& target, std::size_t first, std::size_t end, int sheet, bool back) const {
    target.page(grid_.paper.width, grid_.paper.height, [&](cairo_t* paper) {
      const Pen pen(paper);
      const Texts texts(paper);
      {
        const Pen::Kept kept(pen);
        if (back) cairo_translate(paper, print_.backOffset.x, print_.backOffset.y);
        for (std::size_t i = first; i < end; ++i) {
          const Pen::Kept moved(pen);
          const Point at = placeOf(i - first, back);
          cairo_translate(paper, at.x, at.y);
          back ? drawCardBack(pen, texts, {width(), length()}, theme_, print_.title, 0)
               : drawFace(paper, pen, texts, *cards_[i]);
        }
        drawCuts(pen, end - first, back);
      }
      drawFooter(pen, texts, grid_.paper, options_, footWords(sheet, back));
    });
  }

  // A card that is laid across lies on its side.
  void drawFace(cairo_t* target, const Pen& pen, const Texts& texts, const Card& card) const {
    if (card.across) {
      cairo_translate(target, width(), 0);
      cairo_rotate(target, std::acos(0.0));
    }
    drawCardFace(pen, texts, roomOf(print_.deck, card.across), card, theme_, 0);
  }

  // Fine lines between the cards, and marks beyond them where the margin has room.
  void drawCuts(const Pen& pen, std::size_t count, bool back) const {
    const auto across = static_cast<std::size_t>(grid_.across);
    const std::size_t rows = (count + across - 1) / across;
    const auto columns = static_cast<double>(std::min(count, across));
    const double whole = static_cast<double>(across) * width();
    const double left = back ? corner_.x + whole - columns * width() : corner_.x;
    const double right = left + columns * width();
    const double bottom = corner_.y + static_cast<double>(rows) * length();
    const double mark = std::min(4.0, corner_.x - 1);
    for (std::size_t row = 0; row <= rows; ++row) {
      const double y = corner_.y + static_cast<double>(row) * length();
      pen.move({left - mark, y});
      pen.line({right + mark, y});
    }
    for (double x = left; x <= right + 1e-6; x += width()) {
      pen.move({x, corner_.y - std::min(4.0, corner_.y - 1)});
      pen.line({x, bottom + 2.5});
    }
    pen.use(pageFaint, 0.1);
    pen.stroke();
  }

  std::string footWords(int sheet, bool back) const {
    const bool upright = grid_.paper.width < grid_.paper.height;
    std::vector<Phrase> parts{print_.title, phrase("sheet {1}", {sheet})};
    if (back) parts.push_back(phrase("backs"));
    if (print_.backs && !back)
      parts.push_back(upright ? phrase("turn over the long edge") : phrase("turn over the short edge"));
    parts.push_back(phrase("print at 100 %"));
    return joined(parts, " · ").in(options_.speaker);
  }

  const CardPrint& print_;
  const PrintOptions& options_;
  CardGrid grid_;
  ThemeName theme_;
  std::vector<const Card*> cards_;
  Point corner_;
};

} // namespace

std::optional<CardGrid> cardGrid(const Deck& deck, const PrintOptions& options) {
  CardGrid grid = gridOn(options.paper.turned(), deck, options);
  const CardGrid upright = gridOn(options.paper, deck, options);
  if (!options.landscape && upright.perSheet() >= grid.perSheet()) grid = upright;
  if (grid.perSheet() < 1) return std::nullopt;
  return grid;
}

PrintJob cardSheets(CardPrint cards, const PrintOptions& options) {
  const std::string title = cards.title;
  return {title, options, [cards = std::move(cards), options](PageTarget& target) -> std::optional<NoRoom> {
            const std::optional<CardGrid> grid = cardGrid(cards.deck, options);
            if (!grid)
              return NoRoom{"a card of " + std::to_string(cards.deck.width) + " x " +
                                std::to_string(cards.deck.length) + " mm does not fit on the paper",
                            phrase("a card is larger than the paper; choose a larger paper")};
            CardSheets(cards, options, *grid).draw(target);
            return std::nullopt;
          }};
}

} // namespace fairway::formats::regatta
