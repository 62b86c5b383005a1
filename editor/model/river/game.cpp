#include "editor/model/games.h"

#include "editor/model/race/race_bench.h"
#include "editor/model/river/river_files.h"
#include "editor/model/river/river_workbench.h"
#include "editor/model/words/translation.h"
#include "rules/games.h"

namespace fairway::editor::river {

namespace {

constexpr std::array kinds{
    EditedKind{"river", marked("Untitled river"), marked("River: %s"), marked("River")},
    EditedKind{"record", marked("Untitled record"), marked("Record: %s"), marked("Record")},
};

constexpr std::array checkNames{
    CheckName{"R01", marked("All boats home")},
    CheckName{"R02", marked("Races end")},
    CheckName{"R03", marked("No doomed section")},
    CheckName{"R04", marked("First moves in time")},
    CheckName{"R05", marked("Idle section")},
    CheckName{"R06", marked("Blunt wave")},
    CheckName{"R07", marked("Docks fall")},
    CheckName{"R08", marked("Save chances")},
    CheckName{"R09", marked("Tension")},
    CheckName{"R10", marked("Length of a race")},
    CheckName{"R11", marked("Fair seats for two")},
    CheckName{"R12", marked("Fair seats for more")},
    CheckName{"R13", marked("Skill")},
    CheckName{"R14", marked("Every order sound")},
};

constexpr std::array windowWords{
    WindowWords{
        "Lay the sections in the fairest order (`validate --deep --fix` does it), or take turns to go first.",
        marked("Lay the sections in the fairest order (the button Fix does it), or take turns to go first.")},
    WindowWords{
        "Try other orders of the sections (`fairway orders`), or take turns to go first.",
        marked("Try other orders of the sections in the panel Odds and orders, or take turns to go first.")},
    WindowWords{"Fix the sections that must keep their place (`fixed: true`), or change their kinds.",
                marked("Tick Fixed for the sections that must keep their place, or change their kinds.")},
    WindowWords{"Undecided: {1}, which does not show whether every seat is within 2 points of {2}. Simulate "
                "more races with `fairway simulate`.",
                marked("Undecided: {1}, which does not show whether every seat is within 2 points of {2}.")},
    WindowWords{
        "In {1} of {2} something breaks; the worst is {3}: {4}. Fix the sections that must keep their "
        "place (`fixed: true`), or change their kinds.",
        marked("In {1} of {2} something breaks; the worst is {3}: {4}. Tick Fixed for the sections that "
               "must keep their place, or change their kinds.")},
};

std::unique_ptr<Workbench> workbenchFor(std::unique_ptr<EditedDocument> document) {
  if (isRaced(*document)) return std::make_unique<race::RaceBench>(std::move(document));
  return std::make_unique<RiverWorkbench>(std::move(document));
}

ExaminationTask examinationFor(const EditedDocument& document) {
  RiverTask task{document.revision(), document.content().head.info, std::nullopt};
  if (const River* river = riverOf(document.content())) task.river = *river;
  return examinationOf(std::move(task));
}

} // namespace

const Game& game() {
  static const Game entry{
      .id = fairway::river::gameId,
      .kinds = kinds,
      .notEdited = marked("the editor opens rivers and records of the river race"),
      .checkNames = checkNames,
      .windowWords = windowWords,
      .workbench = workbenchFor,
      .examination = examinationFor,
      .picture = riverPicture,
      .readReferences = readRiverReferences,
      .mend = mendRiver,
      .isBare = hasNoSections,
      .differences = riverDifferences,
      .summary = riverSummary,
      .races = &raceRoom(),
  };
  return entry;
}

} // namespace fairway::editor::river
