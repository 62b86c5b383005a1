#include "editor/model/games.h"

#include "editor/model/lake_race/files/lake_files.h"
#include "editor/model/lake_race/lake_workbench.h"
#include "editor/model/race/race_bench.h"
#include "editor/model/words/translation.h"
#include "rules/games.h"

namespace fairway::editor::lake_race {

namespace {

constexpr std::array kinds{
    EditedKind{"lake", marked("Untitled lake"), marked("Lake: %s"), marked("Lake")},
    EditedKind{"course", marked("Untitled course"), marked("Course: %s"), marked("Course"), false, "course"},
    EditedKind{"tileset", marked("Untitled tile set"), marked("Tile set: %s"), marked("Tile set"), true,
               "tiles"},
    EditedKind{"record", marked("Untitled race"), marked("Race: %s"), marked("Race")},
};

constexpr std::array icons{
    IconShape{"slot", "<path d='M12 3l7.800 4.500v9L12 21l-7.800-4.500v-9zM9 16l3-8 3 8M10 13.500h4'/>"},
    IconShape{"tiles", "<path d='M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z'/>"},
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

constexpr std::array windowWords{
    WindowWords{"Take those directions, or leave `direction` out.",
                marked("Take those directions with the button Fix, or set Start and Finish in the panel "
                       "Properties to \"chosen\".")},
    WindowWords{
        "Take the directions that are shown (`validate --fix` does it), or leave `direction` out: then "
        "they are chosen.",
        marked("Take the directions that are shown (the button Fix does it), or set Start and Finish in "
               "the panel Properties to \"chosen\".")},
    WindowWords{"Turn the arrow (`validate --fix` does it), or leave `arrow` out: then it is chosen.",
                marked("Turn the arrow (the button Fix does it), or set it in the panel Properties to "
                       "\"chosen\".")},
    WindowWords{"Move the buoys there, or leave `race` out to make it a free course.",
                marked("Move the buoys there, or free them in the menu Course.")},
    WindowWords{"Move the buoys to the slots shown, or leave `race` out to make it a free course.",
                marked("Move the buoys to the slots shown, or free them in the menu Course.")},
    WindowWords{"Leave `letter` out, or write {1}.",
                marked("Choose an assignment in the panel Races: then the strip follows the letter.")},
    WindowWords{
        "The finding says which part does it. Start places: players who place earlier take the better start "
        "cells, so change the water round the start, or turn the strip. Traffic: widen the places where "
        "boats stop each other. `fairway suggest --goal fair` tries small edits and races them.",
        marked("The finding says which part does it. Start places: players who place earlier take the better "
               "start cells, so change the water round the start, or turn the strip. Traffic: widen the "
               "places where boats stop each other. The button Suggest tries small edits and races them.")},
    WindowWords{
        "{1} of perfect races crash at {2}: even a perfect player takes damage there. Widen the water round "
        "it (`fairway par` lists all places, `fairway export --heat` draws them).",
        marked("{1} of perfect races crash at {2}: even a perfect player takes damage there. Widen the water "
               "round it (Crashes in the panel Analysis shows all places on the board).")},
    WindowWords{"`fairway suggest --goal {1}` looks for small edits that help.",
                marked("The button Suggest looks for small edits that help.")},
    WindowWords{"no race can end: the gates cannot be passed in order (see `fairway validate`)",
                marked("no race can end: the gates cannot be passed in order (see the panel Findings)")},
};

constexpr Import tiledMaps{
    .command = marked("&Import a Tiled map..."),
    .help = marked("A hexagonal map of the Tiled editor becomes a lake"),
    .title = marked("Import a Tiled map"),
    .kinds = marked("Tiled maps (*.tmx, *.tmj)|*.tmx;*.tmj|All files|*"),
    .takes = isTiledMap,
    .read = importTiledMap,
};

std::unique_ptr<Workbench> workbenchFor(std::unique_ptr<EditedDocument> document) {
  if (isRaced(*document)) return std::make_unique<race::RaceBench>(std::move(document));
  return std::make_unique<LakeWorkbench>(std::move(document));
}

ExaminationTask examinationFor(const EditedDocument& document) {
  return examinationOf(taskOf(document));
}

} // namespace

const Game& game() {
  static const Game entry{
      .id = fairway::lake_race::gameId,
      .kinds = kinds,
      .icons = icons,
      .notEdited = marked("the editor opens lakes, tile sets, courses and records of races"),
      .checkNames = checkNames,
      .windowWords = windowWords,
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
      .import = &tiledMaps,
      .races = &raceRoom(),
      .packed = packedLake,
  };
  return entry;
}

} // namespace fairway::editor::lake_race
