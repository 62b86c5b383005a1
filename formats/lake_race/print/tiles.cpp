#include "formats/lake_race/print/tiles.h"

#include "formats/lake_race/picture/hex_geometry.h"
#include "formats/lake_race/print/assembly_plan.h"
#include "formats/lake_race/print/lake_items.h"
#include "formats/lake_race/print/sheet.h"
#include "formats/print/packing.h"

#include <algorithm>
#include <cstdio>

namespace fairway::formats::lake_race {

namespace {

using namespace fairway::lake_race;

constexpr double labelRoom = 7; // below the items, for the page's label

ThemeName themeOfSide(BoardSide side) {
  return side == BoardSide::Dark ? ThemeName::Dark : ThemeName::Light;
}

class TilePrinter {
public:
  TilePrinter(const Tileset& set, const std::string& title, const TilesOptions& options, PageTarget& target)
      : set_(set), title_(title), options_(options), file_(target), paper_(paperOf(options.print)) {
    const auto side = set.sides.begin();
    front_ = &*side;
    if (set.sides.size() > 1) back_ = &*std::next(side);
    room_ = {leastMargin, leastMargin, paper_.width - leastMargin,
             paper_.height - options.print.margin - labelRoom};
    // The label keeps the margin unless the tiles need the room.
    if (!placesOf(tiles())) room_.bottom = paper_.height - leastMargin - labelRoom;
  }

  std::optional<NoRoom> print() {
    if (auto fault = printItems(tiles(), "tiles")) return fault;
    if (front_->second.frame)
      if (auto fault = printItems(framePieces(), "frame")) return fault;
    if (auto fault =
            printItems(tokenItems(set_.strip, back_ != nullptr, frontTheme(), options_.print.unit), "pieces"))
      return fault;
    addTilesToPlan();
    file_.page(paper_.width, paper_.height, [&](cairo_t* target) {
      drawAssemblyPlan(target, set_, front_->first, plan_, options_.print);
    });
    file_.page(paper_.width, paper_.height,
               [&](cairo_t* target) { drawRulesPage(target, options_.print, set_.strip); });
    return std::nullopt;
  }

private:
  using Side = std::pair<const BoardSide, TilesetSide>;

  ThemeName frontTheme() const { return themeFor(options_.print.ink, themeOfSide(front_->first)); }
  ThemeName backTheme() const {
    return back_ == nullptr ? frontTheme() : themeFor(options_.print.ink, themeOfSide(back_->first));
  }

  // A tile's rows follow the board's where it lies, so the frame's rows above it decide.
  Piece tilePiece(const Side& side, const Tile& tile) const {
    const int firstRow = side.second.frame ? side.second.frame->window.row : 1;
    const Stagger stagger = isShifted(firstRow, side.second.stagger) ? Stagger::Even : Stagger::Odd;
    return {tile.name, {stagger, set_.strip, tile.map, tile.slots}};
  }

  // The tiles in their order, none turned, as the set shows them.
  void addTilesToPlan() {
    const Cell window = front_->second.frame ? front_->second.frame->window : Cell{1, 1};
    for (std::size_t i = 0; i < front_->second.tiles.size(); ++i) {
      const int place = static_cast<int>(i);
      if (place >= set_.across * set_.down) return; // it lies beside the board
      const Cell first{window.column + place % set_.across * set_.tileColumns,
                       window.row + place / set_.across * set_.tileRows};
      const Cell last{first.column + set_.tileColumns - 1, first.row + set_.tileRows - 1};
      plan_.push_back({tilePiece(*front_, front_->second.tiles[i]), {first, last}});
    }
  }

  // A tile's back is the tile of the same name, or else the one at the same place in the list.
  const Tile* backOf(std::size_t index) const {
    if (back_ == nullptr) return nullptr;
    if (const Tile* same = back_->second.find(front_->second.tiles[index].name)) return same;
    return index < back_->second.tiles.size() ? &back_->second.tiles[index] : nullptr;
  }

  std::vector<CutItem> tiles() const {
    std::vector<CutItem> items;
    for (std::size_t i = 0; i < front_->second.tiles.size(); ++i) {
      const Piece front = tilePiece(*front_, front_->second.tiles[i]);
      const Tile* behind = backOf(i);
      const Piece back = behind != nullptr ? tilePiece(*back_, *behind) : Piece{};
      items.push_back(pieceItem(front, behind != nullptr ? &back : nullptr, frontTheme(), backTheme(),
                                options_.print.unit));
    }
    return items;
  }

  std::string frameName(int number) const { return phrase("frame {1}", {number}).in(options_.print.speaker); }

  std::vector<CutItem> framePieces() {
    const double hex = options_.print.unit;
    const int mostColumns = std::max(1, static_cast<int>((room_.width() - 2 * bleed) / hex - 0.5));
    const int mostRows =
        std::max(1, static_cast<int>(((room_.height() - 2 * bleed) / hex - 2 * hexSide) / rowPitch) + 1);
    const fairway::lake_race::Frame& frame = *front_->second.frame;
    const bool backFits = back_ != nullptr && back_->second.frame &&
                          back_->second.frame->map.columns() == frame.map.columns() &&
                          back_->second.frame->map.rows() == frame.map.rows();
    std::vector<CutItem> items;
    int number = 0;
    for (const CellRect& rect : frameRects(set_, frame, mostColumns, mostRows)) {
      const Piece front{frameName(++number), cutOut(frame.map, front_->second.stagger, rect)};
      plan_.push_back({front, rect});
      Piece back{front.name, {}};
      if (backFits)
        back.lake =
            cutOut(back_->second.frame->map, back_->second.stagger, turnedOver(rect, frame.map.columns()));
      items.push_back(pieceItem(front, backFits ? &back : nullptr, frontTheme(), backTheme(), hex));
    }
    return items;
  }

  std::optional<std::vector<PackedPlace>> placesOf(const std::vector<CutItem>& items) const {
    std::vector<ItemSize> sizes;
    for (const CutItem& item : items) sizes.push_back({item.width, item.height, item.startsRow});
    return packed(sizes, room_, bleed);
  }

  std::optional<NoRoom> printItems(const std::vector<CutItem>& items, const std::string& what) {
    const auto places = placesOf(items);
    if (!places) return tooLarge(items);
    const int pages = places->empty() ? 0 : places->back().page + 1;
    for (int page = 0; page < pages; ++page) {
      printPage(items, *places, page, what, false);
      if (back_ != nullptr) printPage(items, *places, page, what, true);
    }
    return std::nullopt;
  }

  NoRoom tooLarge(const std::vector<CutItem>& items) const {
    const CutItem& item =
        *std::max_element(items.begin(), items.end(), [](const CutItem& a, const CutItem& b) {
          return std::max(a.width, a.height) < std::max(b.width, b.height);
        });
    char words[300];
    std::snprintf(words, sizeof words,
                  "%.60s is %.0f x %.0f mm at --hex %.4g and does not fit on %s with %.0f mm margins and "
                  "%.0f mm bleed: choose a smaller --hex or a larger --paper",
                  item.name.c_str(), item.width, item.height, options_.print.unit,
                  nameOf(options_.print.paper).c_str(), leastMargin, bleed);
    return {words, phrase("a tile is larger than the paper; choose smaller hexes or a larger paper")};
  }

  void printPage(const std::vector<CutItem>& items, const std::vector<PackedPlace>& places, int page,
                 const std::string& what, bool back) {
    file_.page(paper_.width, paper_.height, [&](cairo_t* target) {
      const Pen pen(target);
      const Pen::Kept kept(pen);
      if (back) cairo_translate(target, options_.backOffset.x, options_.backOffset.y);
      std::string names;
      for (std::size_t i = 0; i < items.size(); ++i) {
        if (places[i].page != page) continue;
        drawItem(target, items[i], places[i].at, paper_.width, back);
        if (what == "tiles") names += (names.empty() ? "" : ", ") + items[i].name;
      }
      drawRegistration(pen);
      drawLabel(target, labelOf(what, names), page, back);
    });
  }

  // Crosses in the middle of the upper and lower edge: held against the light they show the offset to set.
  void drawRegistration(const Pen& pen) const {
    const double middle = paper_.width / 2;
    for (const double y : {leastMargin / 2 + 1, paper_.height - leastMargin / 2 - 1}) {
      pen.move({middle - 2, y});
      pen.line({middle + 2, y});
      pen.move({middle, y - 2});
      pen.line({middle, y + 2});
    }
    pen.use(pageInk, 0.1);
    pen.stroke();
  }

  static Phrase labelOf(const std::string& what, const std::string& names) {
    if (what == "frame") return phrase("frame");
    if (what == "pieces") return phrase("pieces");
    return names.empty() ? phrase("tiles") : phrase("tiles: {1}", {names});
  }

  static Phrase sideLabel(const Side& side, bool back) {
    const bool dark = side.first == fairway::lake_race::BoardSide::Dark;
    if (back) return dark ? phrase("back, dark side") : phrase("back, light side");
    return dark ? phrase("front, dark side; turn over the long edge")
                : phrase("front, light side; turn over the long edge");
  }

  void drawLabel(cairo_t* target, const Phrase& what, int page, bool back) const {
    const Texts texts(target);
    std::vector<Phrase> parts{title_, what, phrase("sheet {1}", {page + 1})};
    if (back_ != nullptr) parts.push_back(back ? sideLabel(*back_, true) : sideLabel(*front_, false));
    parts.push_back(phrase("print at 100 %"));
    const std::string words = joined(parts, " · ").in(options_.print.speaker);
    texts.draw({words, {2.4, Face::Sans, Align::Centre}, room_.width(), 2}, {room_.left, room_.bottom + 0.4},
               pageFaint);
  }

  const Tileset& set_;
  std::string title_;
  const TilesOptions& options_;
  PageTarget& file_;
  const Side* front_ = nullptr;
  const Side* back_ = nullptr;
  Paper paper_;
  Box room_;
  std::vector<PlannedPiece> plan_;
};

} // namespace

PrintJob tileSheets(const Tileset& set, const std::string& title, const TilesOptions& options) {
  FAIRWAY_EXPECTS(!set.sides.empty());
  return {title, options.print, [set, title, options](PageTarget& target) {
            return TilePrinter(set, title, options, target).print();
          }};
}

} // namespace fairway::formats::lake_race
