#include "editor/model/games.h"

#include "editor/model/pool/examination.h"
#include "editor/model/pool/files/pool_files.h"
#include "editor/model/pool/pool_workbench.h"
#include "editor/model/race/race_bench.h"
#include "editor/model/words/translation.h"
#include "rules/games.h"

namespace fairway::editor::pool {

namespace {

constexpr std::array kinds{
    EditedKind{"pool", marked("Untitled pool"), marked("Pool: %s"), marked("Pool")},
    EditedKind{"record", marked("Untitled record"), marked("Record: %s"), marked("Record")},
};

constexpr std::array checkNames{
    CheckName{"P01", marked("One water")},          CheckName{"P02", marked("Ladders")},
    CheckName{"P03", marked("Room for all tiles")}, CheckName{"P04", marked("Way to the bar")},
    CheckName{"P05", marked("Even ways")},          CheckName{"P06", marked("Symmetry")},
    CheckName{"P07", marked("Narrow passage")},     CheckName{"P08", marked("Bar shut by one tile")},
    CheckName{"P09", marked("Stuck numbers")},      CheckName{"P10", marked("Numbers that never get home")},
    CheckName{"P11", marked("First bite")},         CheckName{"P12", marked("Fair sides")},
    CheckName{"P13", marked("Endless games")},      CheckName{"P14", marked("Length of games")},
    CheckName{"P15", marked("First arrival")},
};

constexpr std::array windowWords{
    WindowWords{
        "Undecided: {1} do not show whether both sides score within 3 points of 50 %: {2}. More games may "
        "decide (`fairway simulate --races`).",
        marked("Undecided: {1} do not show whether both sides score within 3 points of 50 %: {2}. More "
               "games may decide.")},
};

std::unique_ptr<Workbench> workbenchFor(std::unique_ptr<EditedDocument> document) {
  if (isRaced(*document)) return std::make_unique<race::RaceBench>(std::move(document));
  return std::make_unique<PoolWorkbench>(std::move(document));
}

} // namespace

const Game& game() {
  static const Game entry{
      .id = fairway::pool::gameId,
      .kinds = kinds,
      .notEdited = marked("the editor opens pools and records"),
      .checkNames = checkNames,
      .windowWords = windowWords,
      .workbench = workbenchFor,
      .examination = examinationOf,
      .picture = poolPicture,
      .readReferences = readPoolReferences,
      .differences = poolDifferences,
      .summary = poolSummary,
      .races = &raceRoom(),
  };
  return entry;
}

} // namespace fairway::editor::pool
