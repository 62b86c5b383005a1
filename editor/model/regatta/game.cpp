#include "editor/model/games.h"

#include "editor/model/race/race_bench.h"
#include "editor/model/regatta/deck_workbench.h"
#include "editor/model/regatta/files/regatta_files.h"
#include "editor/model/regatta/table_workbench.h"
#include "editor/model/words/translation.h"
#include "rules/games.h"

namespace fairway::editor::regatta {

namespace {

constexpr std::array kinds{
    EditedKind{"regatta", marked("Untitled regatta"), marked("Regatta: %s"), marked("Regatta")},
    EditedKind{"deck", marked("Untitled deck"), marked("Deck: %s"), marked("Deck"), true, "card"},
    EditedKind{"record", marked("Untitled record"), marked("Record: %s"), marked("Record")},
};

constexpr std::array icons{
    IconShape{
        "obstacle",
        "<circle cx='12' cy='13' r='6'/><path d='M18 11l3-2v6l-3-1M6 13H3'/><circle cx='12' cy='13' r='2'/>"},
    IconShape{"card", "<path d='M6 3h12v18H6zM12 18c0-5 0-7 3-10M12 8h3v3'/>"},
};

constexpr std::array checkNames{
    CheckName{"D01", marked("Number of cards")},
    CheckName{"D02", marked("Mirror images")},
    CheckName{"D03", marked("All headings")},
    CheckName{"D04", marked("Smooth arrows")},
    CheckName{"D05", marked("Hands with a choice")},
    CheckName{"D06", marked("Turning circles")},
    CheckName{"D07", marked("Cards to deal")},
    CheckName{"S01", marked("On the table")},
    CheckName{"S02", marked("Things apart")},
    CheckName{"S03", marked("Room for four boats")},
    CheckName{"S04", marked("Full circle")},
    CheckName{"S05", marked("Gate open")},
    CheckName{"S06", marked("Gates in order")},
    CheckName{"S07", marked("Traps")},
    CheckName{"S08", marked("Room at the buoy")},
    CheckName{"S09", marked("The other side")},
    CheckName{"S10", marked("Even start points")},
    CheckName{"S11", marked("Dead ends")},
    CheckName{"S12", marked("Par")},
    CheckName{"S13", marked("Fair seats")},
    CheckName{"S14", marked("Runaway")},
    CheckName{"S15", marked("Sheets of paper")},
};

constexpr std::array windowWords{
    WindowWords{
        "Undecided: {1} do not show whether every seat wins what turn order alone explains: {2}. More "
        "races (`fairway simulate --races`) would decide it.",
        marked("Undecided: {1} do not show whether every seat wins what turn order alone explains: "
               "{2}. More races would decide it.")},
    WindowWords{"cannot be sailed: the table is too large; see `fairway validate`",
                marked("cannot be sailed: the table is too large; see the panel Findings")},
    WindowWords{"cannot be sailed: the finish cannot be reached; see `fairway validate`",
                marked("cannot be sailed: the finish cannot be reached; see the panel Findings")},
};

std::unique_ptr<Workbench> workbenchFor(std::unique_ptr<EditedDocument> document) {
  if (deckOf(document->content())) return std::make_unique<DeckWorkbench>(std::move(document));
  if (isRaced(*document)) return std::make_unique<race::RaceBench>(std::move(document));
  return std::make_unique<TableWorkbench>(std::move(document));
}

} // namespace

const Game& game() {
  static const Game entry{
      .id = fairway::regatta::gameId,
      .kinds = kinds,
      .icons = icons,
      .notEdited = marked("the editor opens regattas, decks and records"),
      .checkNames = checkNames,
      .windowWords = windowWords,
      .workbench = workbenchFor,
      .examination = examinationOf,
      .picture = pictureOf,
      .readReferences = readDeck,
      .mend = mend,
      .isBare = isBare,
      .whyNotSaved = whyNotSaved,
      .differences = differences,
      .summary = summary,
      .races = &raceRoom(),
  };
  return entry;
}

} // namespace fairway::editor::regatta
