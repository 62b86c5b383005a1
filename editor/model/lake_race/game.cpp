#include "editor/model/lake_race/game.h"

#include "editor/model/lake_race/files/board_recovery.h"
#include "editor/model/lake_race/files/lake_differences.h"
#include "editor/model/lake_race/files/lake_files.h"
#include "editor/model/lake_race/files/mend_tiles.h"
#include "editor/model/lake_race/lake_workbench.h"
#include "editor/model/words/translation.h"

namespace fairway::editor {

namespace {

constexpr std::array kinds{
    EditedKind{"lake", marked("Untitled lake"), marked("Lake: %s"), marked("Lake")},
    EditedKind{"course", marked("Untitled course"), marked("Course: %s"), marked("Course")},
    EditedKind{"tileset", marked("Untitled tile set"), marked("Tile set: %s"), marked("Tile set"), true},
};

constexpr std::array checkNames{
    CheckName{"T01", marked("Four slots of each letter")},
    CheckName{"T02", marked("Two letters on a tile")},
    CheckName{"T03", marked("Every lake raceable")},
    CheckName{"T04", marked("Water never split")},
    CheckName{"L01", marked("One water")},
    CheckName{"L02", marked("Number of slots")},
    CheckName{"L03", marked("Slots on the lake")},
    CheckName{"L04", marked("Narrow passage")},
    CheckName{"L05", marked("All 24 raceable")},
    CheckName{"L06", marked("Even courses")},
    CheckName{"L07", marked("Islands")},
    CheckName{"C01", marked("Buoys on their slots")},
    CheckName{"C02", marked("Buoys apart")},
    CheckName{"C03", marked("Strip on water")},
    CheckName{"C04", marked("Room at the start")},
    CheckName{"C05", marked("Easiest start")},
    CheckName{"G01", marked("Gate open")},
    CheckName{"G02", marked("Gates in order")},
    CheckName{"G03", marked("Full circle")},
    CheckName{"G04", marked("Shorter arrow")},
    CheckName{"G05", marked("Crossed path")},
    CheckName{"G06", marked("Gates apart")},
    CheckName{"G07", marked("Two lanes")},
    CheckName{"M01", marked("Safe finish")},
    CheckName{"M02", marked("Rough start")},
    CheckName{"M03", marked("Par")},
    CheckName{"M04", marked("Even start cells")},
    CheckName{"M05", marked("Wrecks")},
    CheckName{"F01", marked("Fair seats")},
    CheckName{"F02", marked("Sinkings")},
    CheckName{"F03", marked("Runaway")},
};

std::unique_ptr<Workbench> workbenchFor(std::unique_ptr<EditedDocument> document) {
  return std::make_unique<LakeWorkbench>(std::move(document));
}

ExaminationTask examinationFor(const EditedDocument& document) {
  return examinationOf(taskOf(document));
}

} // namespace

const Game& lakeRace() {
  static constexpr Game game{
      .name = "lake",
      .kinds = kinds,
      .notEdited =
          marked("a record is played back with `fairway replay`; the editor opens lakes, tile sets and "
                 "courses"),
      .checkNames = checkNames,
      .workbench = workbenchFor,
      .examination = examinationFor,
      .picture = lakePicture,
      .readReferences = readLakeReferences,
      .mend = mendTiles,
      .isBare = hasNoCells,
      .whyNotSaved = whyBoardNotSaved,
      .toRecovery = nameEmptyPlaces,
      .fromRecovery = unnameEmptyPlaces,
      .differences = lakeDifferences,
      .summary = lakeSummary,
      .canImport = isTiledMap,
      .import = importTiledMap,
      .packed = packedLake,
  };
  return game;
}

} // namespace fairway::editor
