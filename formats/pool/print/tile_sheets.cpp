#include "formats/pool/print/tile_sheets.h"

#include "formats/picture/surfaces.h"
#include "formats/pool/print/tile_faces.h"
#include "formats/pool/print/tile_grid.h"
#include "formats/print/page_parts.h"

#include <cstdio>

namespace fairway::formats::pool {

namespace {

using namespace fairway::pool;

struct PrintedTile {
  Side side = Side::Red;
  Crocodile crocodile;
};

std::vector<PrintedTile> tilesOf(const Pool& pool) {
  std::vector<PrintedTile> tiles;
  for (const Side side : fairway::pool::bothSides)
    for (const Crocodile& crocodile : pool.crocodiles) tiles.push_back({side, crocodile});
  return tiles;
}

class TileSheets {
public:
  TileSheets(const Pool& pool, std::string title, const TileSheetOptions& options, const TileGrid& grid)
      : tiles_(tilesOf(pool)), title_(std::move(title)), options_(options), grid_(grid),
        palette_(paletteOf(themeFor(options.print.ink, ThemeName::Light))) {}

  void draw(PageTarget& pages) const {
    for (int sheet = 0; sheet < sheets(); ++sheet)
      for (const bool back : {false, true})
        pages.page(grid_.paper.width, grid_.paper.height,
                   [&](cairo_t* target) { drawSheet(target, sheet, back); });
  }

private:
  int sheets() const { return (static_cast<int>(tiles_.size()) + grid_.perSheet() - 1) / grid_.perSheet(); }

  void drawSheet(cairo_t* target, int sheet, bool back) const {
    const Pen pen(target);
    const Texts texts(target);
    {
      const Pen::Kept kept(pen);
      if (back) cairo_translate(target, options_.backOffset.x, options_.backOffset.y);
      for (int place = 0; place < grid_.perSheet(); ++place) {
        const auto number = static_cast<std::size_t>(sheet * grid_.perSheet() + place);
        if (number < tiles_.size()) drawTile(pen, texts, tiles_[number], place, back);
      }
    }
    drawFoot(pen, texts, sheet, back);
  }

  void drawTile(const Pen& pen, const Texts& texts, const PrintedTile& tile, int place, bool back) const {
    const Pen::Kept kept(pen);
    const Point at = back ? grid_.back(place) : grid_.front(place);
    cairo_translate(pen.cairo(), at.x, at.y);
    if (back)
      drawTileBack(pen, texts, palette_, tile.side, tile.crocodile, grid_.size, tileBleed);
    else
      drawTileFront(pen, palette_, tile.side, grid_.size, tileBleed);
    drawCropMarks(pen, Box{}.grown(grid_.size / 2), tileBleed - 1);
  }

  Phrase faceLabel(bool back) const {
    if (back) return phrase("backs: crocodiles");
    return options_.print.landscape ? phrase("fronts: swimmers; turn over the short edge")
                                    : phrase("fronts: swimmers; turn over the long edge");
  }

  // The same on every sheet except for its words, and never over a tile.
  void drawFoot(const Pen& pen, const Texts& texts, int sheet, bool back) const {
    const double margin = options_.print.margin;
    const double width = grid_.paper.width - 2 * margin;
    const double top = grid_.paper.height - margin - sheetFoot + 3;
    const std::string words =
        joined({title_, phrase("tiles"), phrase("sheet {1} of {2}", {sheet + 1, sheets()}), faceLabel(back),
                phrase("print at 100 %")},
               " · ")
            .in(options_.print.speaker);
    texts.draw(texts.fitted({words, {2.6}, width, 1}), {margin, top}, pageFaint);
    drawShortCheckBar(pen, texts, {margin, grid_.paper.height - margin - 2}, width);
  }

  std::vector<PrintedTile> tiles_;
  std::string title_;
  const TileSheetOptions& options_;
  const TileGrid& grid_;
  const Palette& palette_;
};

NoRoom noRoom(const TileSheetOptions& options) {
  char words[300];
  std::snprintf(words, sizeof words,
                "a tile is %.4g mm wide at --square %.4g and does not fit on %s with margins of %.4g mm: "
                "choose a smaller --square or a larger --paper",
                printedTileSize(options.print.unit), options.print.unit, nameOf(options.print.paper).c_str(),
                options.print.margin);
  return {words, phrase("a tile is larger than the paper; choose smaller squares or a larger paper")};
}

} // namespace

PrintJob tileSheets(const Pool& pool, const std::string& title, const TileSheetOptions& options) {
  return {title, options.print, [pool, title, options](PageTarget& pages) -> std::optional<NoRoom> {
            const std::optional<TileGrid> grid = tileGrid(options.print);
            if (!grid) return noRoom(options);
            TileSheets(pool, title, options, *grid).draw(pages);
            pages.page(grid->paper.width, grid->paper.height,
                       [&](cairo_t* target) { drawRulesPage(target, pool, options.print); });
            return std::nullopt;
          }};
}

} // namespace fairway::formats::pool
