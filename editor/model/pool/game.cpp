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

constexpr std::array icons{
    IconShape{"ladder", "<path d='M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8'/>"},
    IconShape{"slabs", "<path d='M4 4h6v16H4zM14 5h6v6h-6zM14 13h6v6h-6z'/>"},
    IconShape{"swimmer",
              "<circle cx='15' cy='9' r='2.500'/><path d='M3 13c3-6 7-8 11-7M3 16c2-2 4 2 6 0s4 2 6 0 "
              "4 2 6 0M3 20c2-2 4 2 6 0s4 2 6 0 4 2 6 0'/>"},
    IconShape{"number", "<path d='M4 4h16v16H4zM10 9l2.500-2v10M9.500 17h6'/>"},
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
      .icons = icons,
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
