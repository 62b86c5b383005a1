#pragma once

#include "rules/base/phrase.h"
#include "rules/base/random.h"
#include "rules/lake_race/board/course.h"
#include "rules/lake_race/board/tileset.h"
#include "validator/lake_race/study/course_study.h"

#include <variant>

namespace fairway::validator::lake_race {

// A board that is laid with tiles.
struct TileBoard {
  std::shared_ptr<const fairway::lake_race::Tileset> set;
  fairway::lake_race::BoardSide side = fairway::lake_race::BoardSide::Dark;
  fairway::lake_race::TileRows layout;
};

// What suggestions are made for: a lake, a board of tiles or a course, as its document means it.
struct Draft {
  fairway::lake_race::Lake lake;
  std::optional<TileBoard> tiles; // of a board of tiles: then the lake follows from it
  bool isCourse = false;          // otherwise what follows means nothing
  std::optional<fairway::lake_race::RaceLetter> race;
  fairway::lake_race::Placement placement;
  fairway::lake_race::OpenChoices choices;

  CourseSubject subject() const { return {lake, race, placement, choices}; }
};

// Small edits. Places of tiles are row and column from 0; slots are numbered as in the lake, buoys 0 to 3.
struct SetCell {
  Cell cell;
  fairway::lake_race::Terrain to;
};
struct MoveSlot {
  std::size_t slot;
  Cell to;
};
struct TurnSlot {
  std::size_t slot;
  Direction to;
};
struct MoveBuoy { // of a free course
  int buoy;
  Cell to;
};
struct TurnStrip { // of a free course
  Direction to;
};
struct Reassign { // the buoys to other slots of the race; arrows and directions are chosen anew
  fairway::lake_race::AssignmentOrder order;
};
struct TurnArrow {
  int buoy;
  fairway::lake_race::Arrow to;
};
struct SwapTiles {
  std::pair<std::size_t, std::size_t> one, other;
};
struct TurnTile {
  std::pair<std::size_t, std::size_t> place;
};
using DraftEdit =
    std::variant<SetCell, MoveSlot, TurnSlot, MoveBuoy, TurnStrip, Reassign, TurnArrow, SwapTiles, TurnTile>;

// The draft with the edit done; none where it cannot be.
std::optional<Draft> edited(const Draft& draft, const DraftEdit& edit);

// An edit as it is reported: a cell and what it becomes, or keys of the document and their values.
struct EditWords {
  std::optional<Cell> cell;
  std::string to; // land or water
  std::vector<std::pair<std::string, std::string>> keys;
  Phrase text; // `land on 1103`
};
EditWords inWords(const Draft& before, const DraftEdit& edit);

// Edits that are done one after the other: what one says depends on those before it.
std::vector<EditWords> inWords(const Draft& before, const std::vector<DraftEdit>& edits);

// Whether the two look alike, however they came about.
bool sameBoard(const Draft& a, const Draft& b);

// How much each cell matters: where boats go, stop each other and start, or where a finding points.
using CellWeights = std::vector<double>; // by cell of the map

// All single edits of a draft, those of cells that matter mostly first; the same for the same chance.
std::vector<DraftEdit> proposals(const Draft& draft, const CellWeights& weights, Random& chance);

} // namespace fairway::validator::lake_race
