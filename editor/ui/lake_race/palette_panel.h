#pragma once

#include "editor/model/lake_race/lake_workbench.h"
#include "editor/ui/lake_race/tile_box.h"
#include "editor/ui/panels/palette.h"

#include <functional>

namespace fairway::editor::lake_race {

// The left panel: brushes, islands and slots for a lake that can be painted, the tiles for a board of tiles,
// the set's tiles for a tile set, help for a course.
class PalettePanel final : public Palette {
public:
  using Palette::Palette;

  void show(LakeWorkbench* bench);
  void update() override;

  std::function<void(ToolId)> onTool;                            // a choice here takes the tool that uses it
  std::function<void(fairway::lake_race::RaceLetter)> onPropose; // slots that the race lacks
  TileDrag onTileDrag;                                           // of a tile onto the board

private:
  enum class Content { Nothing, Painting, Tiles, TileSet, Course, FreeCourse };
  Content wanted() const;
  void rebuild();
  void addPainting();
  void addIslands();
  void addSlots();
  void proposeSlots();
  void addSymmetry();
  void addTiles();
  void addTileSet();
  void addCourse();

  LakeWorkbench* bench_ = nullptr;
  Content content_ = Content::Nothing;
  fairway::lake_race::BoardSide shownSide_ = fairway::lake_race::BoardSide::Dark;
  std::size_t shownRevision_ = 0;
  std::optional<fairway::lake_race::Tileset> shownSet_;
  TileBox* tiles_ = nullptr;
};

} // namespace fairway::editor::lake_race
