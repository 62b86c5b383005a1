#include "editor/model/lake_race/board/lake_edit.h"

#include "editor/model/lake_race/board/layout_edit.h"
#include "editor/model/lake_race/board/paint_target.h"
#include "editor/model/lake_race/board/shown_lake.h"
#include "editor/model/words/translation.h"

namespace fairway::editor::lake_race {

using fairway::lake_race::Lake;
using fairway::lake_race::Terrain;
using formats::Document;

namespace {

CommandPtr replaceLake(std::string text, Lake lake) {
  const auto reach = [](Document& content) -> Lake& {
    Lake* own = ownLake(content);
    FAIRWAY_EXPECTS(own != nullptr);
    return *own;
  };
  return std::make_unique<ValueChange<Lake>>(std::move(text), reach, std::move(lake));
}

} // namespace

CommandPtr changeStrip(const Document& content, int strip) {
  const Lake* lake = ownLake(content);
  const auto* set = content.as<formats::lake_race::TilesetBody>();
  if (strip < 1 || strip > fairway::lake_race::maxStrip || (!lake && !set)) return nullptr;
  if (strip == (lake ? lake->strip : set->set.strip)) return nullptr;
  const auto reach = [](Document& each) -> int& {
    Lake* own = ownLake(each);
    return own ? own->strip : each.get<formats::lake_race::TilesetBody>().set.strip;
  };
  return std::make_unique<ValueChange<int>>(sayCount("Make the strip {n} cell long",
                                                     "Make the strip {n} cells long",
                                                     static_cast<std::size_t>(strip)),
                                            reach, strip, "strip");
}

CommandPtr openUp(const EditedDocument& document) {
  if (!tileLayoutOf(document.content())) return nullptr;
  std::optional<Lake> lake = lakeOf(document);
  if (!lake) return nullptr;
  using Content = decltype(formats::lake_race::LakeBody::content);
  const auto reach = [](Document& content) -> Content& {
    return content.get<formats::lake_race::LakeBody>().content;
  };
  return std::make_unique<ValueChange<Content>>(say("Convert the tiles to a freehand lake"), reach,
                                                Content(std::move(*lake)));
}

Margins marginsTo(int columns, int rows, const fairway::lake_race::TerrainMap& map, Ends ofRows,
                  Ends ofColumns) {
  const auto first = [](int more, Ends ends) {
    return ends == Ends::First ? more : ends == Ends::Both ? more / 2 : 0;
  };
  const int wider = columns - map.columns(), higher = rows - map.rows();
  const int left = first(wider, ofRows), top = first(higher, ofColumns);
  return {left, wider - left, top, higher - top};
}

CommandPtr resizeLake(const Document& content, const Margins& margins, Terrain fill) {
  const Lake* lake = ownLake(content);
  if (!lake || !content.is<formats::lake_race::LakeBody>()) return nullptr;
  const int columns = lake->map.columns() + margins.left + margins.right;
  const int rows = lake->map.rows() + margins.top + margins.bottom;
  if (columns < 1 || rows < 1 || columns > fairway::lake_race::maxLakeSide ||
      rows > fairway::lake_race::maxLakeSide)
    return nullptr;
  Lake after = *lake;
  after.map = fairway::lake_race::TerrainMap(columns, rows, fill);
  if (margins.top % 2 != 0) after.stagger = otherStagger(lake->stagger);
  const auto moved = [&](Cell cell) { return Cell{cell.column + margins.left, cell.row + margins.top}; };
  for (std::size_t i = 0; i < static_cast<std::size_t>(lake->map.cellCount()); ++i) {
    const Cell cell = lake->map.cellAt(i);
    if (after.map.contains(moved(cell))) after.map.set(moved(cell), lake->map.at(cell));
  }
  after.slots.clear();
  for (fairway::lake_race::Slot slot : lake->slots) {
    slot.at = moved(slot.at);
    if (after.map.contains(slot.at)) after.slots.push_back(slot);
  }
  if (after == *lake) return nullptr;
  return replaceLake(say("Resize the lake to {1} x {2}", {std::to_string(columns), std::to_string(rows)}),
                     std::move(after));
}

formats::lake_race::LakeDocument blankLake(int columns, int rows, bool shore) {
  FAIRWAY_EXPECTS(columns >= 1 && columns <= fairway::lake_race::maxLakeSide);
  FAIRWAY_EXPECTS(rows >= 1 && rows <= fairway::lake_race::maxLakeSide);
  Lake lake;
  lake.map = fairway::lake_race::TerrainMap(columns, rows, shore ? Terrain::Land : Terrain::Water);
  for (int row = 2; shore && row < rows; ++row)
    for (int column = 2; column < columns; ++column) lake.map.set({column, row}, Terrain::Water);
  return {{}, {std::move(lake)}};
}

formats::lake_race::LakeDocument lakeOfTiles(formats::DocumentPath set, fairway::lake_race::BoardSide side,
                                             fairway::lake_race::TileRows layout) {
  return {{}, {formats::lake_race::TileLayout{std::move(set), side, std::move(layout)}}};
}

} // namespace fairway::editor::lake_race
