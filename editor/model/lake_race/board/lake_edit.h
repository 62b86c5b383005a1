#pragma once

#include "editor/model/document/edited_document.h"
#include "formats/lake_race/documents.h"

namespace fairway::editor::lake_race {

// Steps on a lake as a whole; null where nothing would change.
CommandPtr changeStrip(const formats::Document& content, int strip);

// The board of tiles becomes a freehand lake of the same cells and slots. Null if it is not a board of tiles,
// or does not fit together.
CommandPtr openUp(const EditedDocument& document);

// Adds or removes cells at the four sides; negative numbers remove. Slots that fall outside go; the rows keep
// their shift, so that what was straight stays straight. Null when nothing would remain.
struct Margins {
  int left = 0;
  int right = 0;
  int top = 0;
  int bottom = 0;
};
CommandPtr resizeLake(const formats::Document& content, const Margins& margins,
                      fairway::lake_race::Terrain fill);

// At which ends of its rows, or of its columns, a lake grows or shrinks. Of an odd number of cells the first
// end gets the smaller part.
enum class Ends { Last, First, Both };
Margins marginsTo(int columns, int rows, const fairway::lake_race::TerrainMap& map, Ends ofRows,
                  Ends ofColumns);

// New documents.
formats::lake_race::LakeDocument blankLake(int columns, int rows, bool shore);
formats::lake_race::LakeDocument lakeOfTiles(formats::DocumentPath set, fairway::lake_race::BoardSide side,
                                             fairway::lake_race::TileRows layout);

} // namespace fairway::editor::lake_race
