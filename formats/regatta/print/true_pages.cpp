#include "formats/regatta/print/true_pages.h"

#include "formats/print/poster.h"
#include "formats/regatta/print/card_sheets.h"

#include <algorithm>

namespace fairway::formats::regatta {

namespace {

using plane::Vec;

std::vector<std::pair<Vec, Vec>> partsOf(const PosterGrid& grid, Vec table) {
  std::vector<std::pair<Vec, Vec>> parts;
  const auto whole = [](double value, int most) {
    return std::clamp(static_cast<int>(value - posterRim), 0, most);
  };
  for (int row = 0; row < grid.rows; ++row)
    for (int column = 0; column < grid.columns; ++column) {
      const Box part = grid.part(column, row);
      parts.push_back({{whole(part.left, table.x), whole(part.top, table.y)},
                       {whole(part.right, table.x), whole(part.bottom, table.y)}});
    }
  return parts;
}

TruePages pagesOn(const Paper& paper, const fairway::regatta::Course& course,
                  const fairway::regatta::Deck& deck) {
  PrintOptions options;
  options.paper = paper;
  TruePages pages{std::string(paper.name), 0, 0, {}};
  if (const auto grid = gridOfBoard(course.table.x, course.table.y, options)) {
    pages.table = grid->pages();
    pages.parts = partsOf(*grid, course.table);
  }
  if (const auto grid = cardGrid(deck, options))
    pages.cards = (cardCount(deck) + grid->perSheet() - 1) / grid->perSheet();
  return pages;
}

} // namespace

std::vector<TruePages> truePages(const fairway::regatta::Course& course, const fairway::regatta::Deck& deck) {
  return {pagesOn(a4, course, deck), pagesOn(letter, course, deck)};
}

} // namespace fairway::formats::regatta
