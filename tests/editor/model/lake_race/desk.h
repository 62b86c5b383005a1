#pragma once

#include "editor/model/document/document_edit.h"
#include "editor/model/lake_race/board/lake_edit.h"
#include "editor/model/lake_race/lake_workbench.h"

#include <gmock/gmock.h>

namespace fairway::editor::lake_race {

// A desk with a document on it and a hand that clicks and drags.
struct Desk {
  LakeWorkbench bench;

  explicit Desk(formats::Document content, LakeReferences references = {})
      : bench(std::make_unique<EditedDocument>(std::move(content), References(std::move(references)))) {}

  static Desk blank(int columns = 12, int rows = 10) { return Desk(blankLake(columns, rows, false)); }

  void press(Cell cell, bool shift = false, bool control = false) {
    bench.press({cell, Button::Left, shift, control});
  }
  void move(Cell cell) { bench.move({cell, Button::Left, false, false}); }
  void release(Cell cell) { bench.release({cell, Button::Left, false, false}); }
  void click(Cell cell, bool shift = false) { press(cell, shift), release(cell); }
  void drag(Cell from, Cell to) { press(from), move(to), release(to); }

  fairway::lake_race::Terrain at(Cell cell) const { return bench.board().map.at(cell); }
  std::string undoText() const { return bench.document().history().undoText(); }
  int land() const { return bench.board().map.count(fairway::lake_race::Terrain::Land); }
};

// A set of two tiles of 4 x 4, each with two slots, laid side by side; with or without a frame.
inline fairway::lake_race::Tileset smallSet(bool frame) {
  using namespace fairway::lake_race;
  Tileset set;
  set.tileColumns = set.tileRows = 4;
  set.across = 2, set.down = 1, set.strip = 2;
  for (const BoardSide side : {BoardSide::Dark, BoardSide::Light}) {
    TilesetSide& each = set.sides[side];
    Tile pike{"pike", TerrainMap(4, 4), {{RaceLetter::A, {1, 1}, Direction::E}}};
    pike.map.set({2, 2}, Terrain::Land);
    Tile swan{"swan", TerrainMap(4, 4), {{RaceLetter::B, {4, 3}, Direction::NW}}};
    swan.map.set({3, side == BoardSide::Dark ? 3 : 4}, Terrain::Land);
    each.tiles = {pike, swan};
    if (frame) each.frame = Frame{TerrainMap(10, 6, Terrain::Land), {2, 2}};
  }
  return set;
}

inline Desk tileDesk(bool frame = false) {
  const fairway::lake_race::Tileset set = smallSet(frame);
  LakeReferences references;
  references.set = set;
  return Desk(lakeOfTiles("/sets/small.tileset.yaml", fairway::lake_race::BoardSide::Dark,
                          plainLayout(set, fairway::lake_race::BoardSide::Dark)),
              references);
}

// Small, so that its pars are solved in no time.
inline fairway::lake_race::Lake smallLake() {
  using enum Direction;
  using enum fairway::lake_race::RaceLetter;
  fairway::lake_race::Lake lake;
  lake.strip = 2;
  lake.map = fairway::lake_race::TerrainMap(8, 8);
  lake.slots = {{A, {2, 4}, E}, {A, {4, 2}, SE}, {A, {7, 4}, W}, {A, {4, 7}, NE}};
  return lake;
}

// Four A slots round the middle of an open lake, and the course of race A on them.
inline fairway::lake_race::Lake raceLake() {
  using namespace fairway::lake_race;
  Lake lake;
  lake.map = TerrainMap(16, 16);
  lake.slots = {{RaceLetter::A, {5, 8}, Direction::E},
                {RaceLetter::A, {8, 3}, Direction::SE},
                {RaceLetter::A, {13, 8}, Direction::W},
                {RaceLetter::A, {8, 13}, Direction::NE}};
  return lake;
}

} // namespace fairway::editor::lake_race
