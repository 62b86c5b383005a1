#include "formats/pool/export/subject.h"
#include "formats/pool/picture/brush.h"
#include "formats/pool/print/rules_in_short.h"
#include "formats/pool/print/tile_faces.h"
#include "rules/games.h"

#include <numeric>

// A pool on a virtual table: tiles that are swimmers in front and crocodiles behind.
namespace fairway::formats::pool {

namespace {

class TableMaker {
public:
  TableMaker(const Pool& pool, ThemeName theme) : pool_(pool), palette_(paletteOf(theme)) {
    table_.paint.theme = theme;
  }

  playtest::Table make() {
    auto scene = std::make_shared<PoolScene>(pool_);
    scene->piles.clear(); // the tiles are pieces
    table_.paint.layers = Layers().without(Layer::Home).without(Layer::Tiles).without(Layer::Findings);
    table_.scale = {30, 84};
    playtest::Area area;
    area.name = "Pool";
    area.box = {0, 0, pool_.map.columns() * 1.0, pool_.map.rows() * 1.0};
    area.first = {0.5, 0.5};
    area.step = {1, 1};
    area.columns = pool_.map.columns();
    area.rows = pool_.map.rows();
    area.names = playtest::PlaceNames::Comma;
    table_.areas.push_back(area);
    table_.board = std::move(scene);
    for (const Side side : {Side::Red, Side::Yellow}) {
      table_.seats.push_back({side == Side::Red ? "Red" : "Yellow", palette_.sides[side].fill});
      addTiles(side);
    }
    return std::move(table_);
  }

private:
  // Tiles without a place lie in their stock until they are placed.
  void addTiles(Side side) {
    const std::string name(nameOf(side));
    const std::vector<Square> places = pool_.setup ? (*pool_.setup)[side] : std::vector<Square>();
    for (std::size_t i = 0; i < pool_.crocodiles.size(); ++i) {
      playtest::Piece tile;
      tile.id = name + "-" + std::to_string(i + 1);
      tile.name = (side == Side::Red ? "Red tile" : "Yellow tile");
      tile.shuffled = name;
      tile.faces = {front(side), back(side, pool_.crocodiles[i])};
      if (i < places.size()) tile.at = centreOf(places[i]);
      table_.pieces.push_back(std::move(tile));
    }
  }

  static playtest::Art round(std::function<void(const Pen&, const Texts&)> draw) {
    return {tileSize, tileSize, [draw = std::move(draw)](cairo_t* target) {
              const Pen pen(target);
              const Texts texts(target);
              addRoundedBox(pen, {0, 0, tileSize, tileSize}, 0.1 * tileSize);
              pen.clip();
              cairo_translate(target, tileSize / 2, tileSize / 2);
              draw(pen, texts);
            }};
  }
  playtest::Art front(Side side) const {
    return round([side, &palette = palette_](const Pen& pen, const Texts&) {
      drawTileFront(pen, palette, side, tileSize, 0);
    });
  }
  playtest::Art back(Side side, const fairway::pool::Crocodile& crocodile) const {
    return round([side, crocodile, &palette = palette_](const Pen& pen, const Texts& texts) {
      drawTileBack(pen, texts, palette, side, crocodile, tileSize, 0);
    });
  }

  const Pool& pool_;
  const Palette& palette_;
  playtest::Table table_;
};

} // namespace

Result<playtest::Kit, Problems> Subject::kit(ThemeName theme) const {
  if (isRecord()) return formats::Subject::kit(theme);
  playtest::Kit kit{
      fairway::pool::gameTitle, title(), head.info.notes.value_or(""), texts().credits, "2", {}, {}};
  for (const RuleInShort& part : rulesInShort(pool))
    kit.rules.push_back({part.head.english(), part.body.english()});
  kit.tables.push_back(TableMaker(pool, theme).make());
  kit.tables.back().name = title();
  return kit;
}

} // namespace fairway::formats::pool
