#include "formats/lake_race/picture/brush.h"
#include "formats/lake_race/print/lake_items.h"

#include <algorithm>
#include <memory>

namespace fairway::formats::lake_race {

namespace {

using fairway::lake_race::Terrain;

// One side of a piece, ready to be drawn: what is inside the cut line, and what is printed beyond it.
struct PieceDrawing {
  std::string name;
  BoardScene scene;
  BoardScene beyond;
  ThemeName theme;
  double hex;

  PieceDrawing(const Piece& piece, ThemeName side, double size)
      : name(piece.name), scene(piece.lake), beyond(withBleed(piece.lake)), theme(side), hex(size) {}

  PaintOptions options(Layers layers) const {
    PaintOptions paint;
    paint.theme = theme;
    paint.layers = layers;
    paint.edge = false; // the cut is the edge
    return paint;
  }

  // Hexes that are larger by the bleed on every side: together they cover the piece and its bleed.
  void clipToBleed(const Pen& pen) const {
    const double size = 1 + 2 * bleed / hex;
    for (std::size_t i = 0; i < static_cast<std::size_t>(scene.lake().map.cellCount()); ++i) {
      const Cell cell = scene.lake().map.cellAt(i);
      if (scene.lake().map.at(cell) != Terrain::Void) addHexagon(pen, scene.centre(cell), size);
    }
    pen.clip();
  }

  // The piece's name stands at its lower edge, where no slot is in its way.
  Cell nameCell() const {
    const fairway::lake_race::TerrainMap& map = scene.lake().map;
    std::optional<Cell> taken;
    for (int row = map.rows(); row >= 1; --row)
      for (int column = 1; column <= map.columns(); ++column) {
        const Cell cell{column, row};
        if (map.at(cell) == Terrain::Void) continue;
        const auto& slots = scene.lake().slots;
        if (std::none_of(slots.begin(), slots.end(), [cell](const auto& slot) { return slot.at == cell; }))
          return cell;
        if (!taken) taken = cell;
      }
    return taken.value_or(Cell{1, 1});
  }

  void drawName(const Pen& pen) const {
    if (name.empty()) return;
    constexpr double size = 0.11;
    constexpr double room = 0.78; // of a hex, so far below its middle
    const Texts texts(pen.cairo());
    const Cell cell = nameCell();
    const Texts::Block block = texts.fitted({name, {size, Face::SansBold, Align::Centre}, room, 1});
    const bool land = scene.lake().map.at(cell) == Terrain::Land;
    const Point at = scene.centre(cell) + Point{-room / 2, 0.24};
    texts.draw(block, at, land ? themeOf(theme).labelOnLand : themeOf(theme).label);
  }

  void draw(cairo_t* target) const {
    const Pen pen(target);
    const Pen::Kept kept(pen);
    cairo_scale(target, hex, hex);
    cairo_translate(target, -scene.box().left, -scene.box().top);
    {
      const Pen::Kept clipped(pen);
      clipToBleed(pen);
      const Point shift = scene.centre({1, 1}) - beyond.centre({2, 2});
      const Pen::Kept moved(pen);
      cairo_translate(target, shift.x, shift.y);
      beyond.paint(target, options(Layers::none()));
    }
    scene.paint(target, options(Layers::none().with(Layer::Grid).with(Layer::Slots)));
    drawName(pen);
    for (const Curve& curve : scene.shores().edge) pen.curve(curve);
    drawCutLine(pen, 1 / hex);
  }
};

} // namespace

CutItem pieceItem(const Piece& front, const Piece* back, ThemeName frontTheme, ThemeName backTheme,
                  double hex) {
  const auto drawing = std::make_shared<PieceDrawing>(front, frontTheme, hex);
  CutItem item;
  item.name = front.name;
  item.width = drawing->scene.box().width() * hex;
  item.height = drawing->scene.box().height() * hex;
  item.front = [drawing](cairo_t* target) { drawing->draw(target); };
  if (back == nullptr) return item;
  const auto other = std::make_shared<PieceDrawing>(*back, backTheme, hex);
  item.back = [other](cairo_t* target) { other->draw(target); };
  return item;
}

} // namespace fairway::formats::lake_race
