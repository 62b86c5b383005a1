#include "formats/lake_race/print/assembly_plan.h"

#include "formats/lake_race/picture/board_scene.h"
#include "formats/print/page_parts.h"

#include <algorithm>

namespace fairway::formats::lake_race {

namespace {

using namespace fairway::lake_race;

// The board that the set shows by itself, or the pieces' shapes alone where its tiles make no board.
Lake boardOf(const Tileset& set, BoardSide side, const std::vector<PlannedPiece>& pieces) {
  const fairway::lake_race::TilesetSide& shown = set.sides.at(side);
  fairway::lake_race::TileRows rows(static_cast<std::size_t>(set.down));
  for (std::size_t i = 0; i < shown.tiles.size() && i < static_cast<std::size_t>(set.across * set.down); ++i)
    rows[i / static_cast<std::size_t>(set.across)].push_back({shown.tiles[i].name, false});
  if (auto lake = buildLake(set, side, rows)) return std::move(lake).value();
  Cell last{1, 1};
  for (const PlannedPiece& piece : pieces)
    last = {std::max(last.column, piece.place.last.column), std::max(last.row, piece.place.last.row)};
  Lake lake;
  lake.stagger = shown.stagger;
  lake.map = fairway::lake_race::TerrainMap(last.column, last.row);
  return lake;
}

// In units of the board.
void drawPiece(const Pen& pen, const BoardScene& board, const PlannedPiece& planned, double millimetre) {
  const BoardScene piece(planned.piece.lake);
  const Point shift = board.centre(planned.place.first) - piece.centre({1, 1});
  const Pen::Kept kept(pen);
  cairo_translate(pen.cairo(), shift.x, shift.y);
  for (const Curve& curve : piece.shores().edge) pen.curve(curve);
  pen.strokeCased(pageInk, 0.35 * millimetre, rgb(0xFFFFFF), 0.9 * millimetre);
}

void drawName(const Pen& pen, const Texts& texts, const BoardScene& board, const PlannedPiece& planned,
              double millimetre) {
  const Point middleOf = middle(board.centre(planned.place.first), board.centre(planned.place.last));
  const Texts::Block block{planned.piece.name, {2.6 * millimetre, Face::SansBold}, 0, 0};
  const Texts::Size size = texts.measure(block);
  const Point corner = middleOf - 0.5 * Point{size.width, size.height};
  pen.box(Box{corner.x, corner.y, corner.x + size.width, corner.y + size.height}.grown(0.6 * millimetre));
  pen.use(rgb(0xFFFFFF));
  pen.fill();
  texts.draw(block, corner, pageInk);
}

} // namespace

void drawAssemblyPlan(cairo_t* target, const Tileset& set, BoardSide side,
                      const std::vector<PlannedPiece>& pieces, const PrintOptions& options) {
  const Pen pen(target);
  const Texts texts(target);
  const Paper paper = paperOf(options);
  const double width = paper.width - 2 * options.margin;
  const auto said = [&options](const Phrase& words) { return words.in(options.speaker); };
  double y = options.margin;
  y +=
      texts
          .draw({said(phrase("Assembly plan")), {8, Face::SerifBold}, width, 1}, {options.margin, y}, pageInk)
          .height +
      2;
  const std::string words = said(phrase("Every piece has its name at its lower edge. The frame's pieces lie "
                                        "round the tiles as shown; the tiles "
                                        "may be laid in any order, each as it is or turned by 180 degrees."));
  y += texts.draw({words, {3.9}, width, 0}, {options.margin, y}, pageInk).height + 5;
  const BoardScene board(boardOf(set, side, pieces));
  const double hex = std::min({width / board.box().width(),
                               (paper.height - options.margin - y) / board.box().height(), options.unit});
  if (hex <= 0.5) return;
  const Point origin{options.margin + (width - hex * board.box().width()) / 2 - hex * board.box().left,
                     y - hex * board.box().top};
  PaintOptions paint;
  paint.theme = themeFor(options.ink, side == BoardSide::Dark ? ThemeName::Dark : ThemeName::Light);
  paint.layers = Layers::none().with(Layer::Slots);
  paintAt(target, board, paint, origin, hex);
  const Pen::Kept kept(pen);
  cairo_translate(target, origin.x, origin.y);
  cairo_scale(target, hex, hex);
  for (const PlannedPiece& piece : pieces) drawPiece(pen, board, piece, 1 / hex);
  for (const PlannedPiece& piece : pieces) drawName(pen, texts, board, piece, 1 / hex);
}

} // namespace fairway::formats::lake_race
