#include "editor/model/lake_race/board/clipboard.h"
#include "editor/model/lake_race/place_actions.h"
#include "formats/document/writer.h"
#include "tests/editor/model/hands.h"
#include "tests/editor/model/lake_race/desk.h"
#include "tests/editor/model/race/race_desk.h"

// Lakes, courses, tile sets and boards of tiles that are worked on at random, with all that is shown. A
// commit that changes a digest says why.
namespace fairway::editor::lake_race {
namespace {

using fairway::lake_race::RaceLetter;
using fairway::lake_race::Terrain;

void write(Journal& journal, const LakeWorkbench& bench) {
  const Ghost ghost = bench.ghost();
  for (const CellPaint& paint : ghost.cells) journal.line("paint", paint.cell, paint.terrain);
  for (const auto& slot : ghost.slots) journal.line("slot", slot.race, slot.at, slot.letter);
  journal.line(ghost.lost, ghost.outline, ghost.doubt, ghost.refusal, ghost.empty());
  if (ghost.strip) journal.line("strip");
  if (ghost.buoy) journal.line("buoy", ghost.buoy->buoy, ghost.buoy->at, ghost.buoy->fits);
  if (const PlacementMap* places = bench.places())
    for (std::size_t i = 0; i < static_cast<std::size_t>(bench.board().map.cellCount()); i += 7)
      journal.line(places->lettersAt(bench.board().map.cellAt(i)).to_string());
  journal.line(bench.toolInHand(), bench.selection().index(), bench.hasRegion(), bench.paintable(),
               bench.shownCourse(), bench.options().terrain, bench.options().slotRace,
               bench.options().slotLetter, bench.options().tileToLay.tile, bench.options().tileToLay.turned,
               bench.options().stamp.cells().size());
  if (const auto* region = std::get_if<CellRegion>(&bench.selection())) journal.line(region->size());
  if (const auto* slot = std::get_if<SlotChoice>(&bench.selection())) journal.line(slot->index);
  if (const auto* place = std::get_if<TilePlace>(&bench.selection())) journal.line(place->row, place->column);
  if (const auto* buoy = std::get_if<BuoyChoice>(&bench.selection())) journal.line(buoy->buoy);
}

void choose(LakeWorkbench& bench, Hands& hands) {
  ToolOptions& options = bench.options();
  switch (hands.number(8)) {
  case 0:
    options.terrain = static_cast<Terrain>(hands.number(3));
    break;
  case 1:
    options.brushRadius = hands.number(3);
    break;
  case 2:
    bench.setSymmetry(static_cast<Symmetry>(hands.number(4)));
    break;
  case 3:
    options.slotRace = static_cast<RaceLetter>(hands.number(3));
    break;
  case 4:
    options.slotLetter = static_cast<Direction>(hands.number(6));
    break;
  case 5:
    options.stamp =
        islandStamps()[static_cast<std::size_t>(hands.number(static_cast<int>(islandStamps().size())))].patch;
    break;
  case 6:
    if (const auto& set = bench.references().set) {
      const auto& tiles = set->sides.begin()->second.tiles;
      options.tileToLay.tile =
          tiles[static_cast<std::size_t>(hands.number(static_cast<int>(tiles.size())))].name;
      options.tileToLay.turned = hands.rarely(2);
    }
    break;
  default:
    options.showPlaces = hands.rarely(2);
  }
}

void command(LakeWorkbench& bench, Hands& hands, Journal& journal) {
  const Cell cell = bench.cellAt(hands.somewhere());
  switch (hands.number(9)) {
  case 0:
    bench.pickUp(cell);
    break;
  case 1:
    bench.clearRegion();
    break;
  case 2:
    if (hands.rarely(4)) bench.selectAll();
    break;
  case 3: {
    const std::string text = hands.rarely(2) ? bench.copyText() : bench.rowsText();
    journal.line(text, bench.pasteText(text));
    break;
  }
  case 4:
    if (bench.hasBoard() && bench.board().map.contains(cell)) bench.chooseLetter(cell);
    break;
  case 5: {
    const BoatPlace boat{cell, static_cast<Direction>(hands.number(6)), hands.number(3)};
    bench.showBoat(hands.rarely(3) ? std::nullopt : std::optional(boat));
    break;
  }
  case 6: {
    const ChosenAssignment chosen{static_cast<RaceLetter>(hands.number(3)), hands.number(24)};
    bench.setPreview(hands.rarely(3) ? std::nullopt : std::optional(chosen));
    break;
  }
  default: {
    auto actions = actionsAt(bench, cell);
    for (const PlaceAction& action : actions) journal.line(action.text, action.startsGroup);
    if (!actions.empty())
      actions[static_cast<std::size_t>(hands.number(static_cast<int>(actions.size())))].act(bench);
  }
  }
}

void workAtRandom(LakeWorkbench& bench, std::uint64_t seed, int steps, Journal& journal) {
  Random random(seed);
  Hands hands(bench, random);
  for (int step = 0; step < steps; ++step) {
    const std::vector<ToolId> tools = bench.tools();
    if (!tools.empty() && hands.rarely(3))
      bench.take(tools[static_cast<std::size_t>(hands.number(static_cast<int>(tools.size())))]);
    if (hands.rarely(3)) choose(bench, hands);
    if (hands.rarely(4)) command(bench, hands, journal);
    const formats::Point at = hands.act();
    journal.look(bench, at);
    write(journal, bench);
    if (step % 40 == 39) journal.judge(bench);
  }
}

TEST(LakeJournal, OfALakeByHand) {
  Journal journal;
  Desk desk(blankLake(13, 11, true));
  workAtRandom(desk.bench, 1, 400, journal);
  Desk other(blankLake(12, 9, false));
  workAtRandom(other.bench, 2, 300, journal);
  journal.expect("6cc91723b4abb0b9");
}

TEST(LakeJournal, OfACourse) {
  Journal journal;
  Desk desk(*courseFor(raceLake(), RaceLetter::A, assignmentNumbered(5)));
  workAtRandom(desk.bench, 3, 400, journal);
  journal.expect("0074d501fa316fb4");
}

// So small that every hand is near a buoy or on the strip: of a race, free, and with what may be left out.
TEST(LakeJournal, OfCoursesOnSmallWater) {
  Journal journal;
  for (const int number : {0, 9, 17}) {
    auto course = *courseFor(smallLake(), RaceLetter::A, assignmentNumbered(number));
    if (number == 9) course.body.race.reset();
    if (number == 17) course.body.letter.reset();
    Desk desk(course);
    workAtRandom(desk.bench, static_cast<std::uint64_t>(8 + number), 250, journal);
    for (const WhatIf& whatIf : desk.bench.whatIfs()) journal.line(whatIf.name);
  }
  journal.expect("fcb815cce4d32827");
}

// Every cell of a course and of the shore round it is clicked, turned on and dragged from.
TEST(LakeJournal, OfEveryCellOfACourse) {
  Journal journal;
  for (const bool free : {false, true})
    for (int row = 0; row <= 9; ++row)
      for (int column = 0; column <= 9; ++column) {
        auto course = *courseFor(smallLake(), RaceLetter::A, assignmentNumbered(row));
        if (free) course.body.race.reset();
        Desk desk(course);
        const Cell cell{column, row};
        desk.bench.move({cell, Button::None, false, false});
        journal.line(desk.bench.hint(), desk.bench.toolTakesWheel(), desk.bench.ghost().outline);
        desk.bench.wheel(1);
        desk.bench.key(Key::TurnRight);
        desk.click(cell);
        desk.bench.key(Key::TurnLeft);
        desk.press(cell), desk.move({4, 4});
        write(journal, desk.bench);
        desk.release({4, 4});
        desk.press({4, 4}), desk.move(cell);
        write(journal, desk.bench);
        desk.release(cell);
        journal.line(desk.bench.document().history().texts());
        for (const PlaceAction& action : actionsAt(desk.bench, cell))
          journal.line(action.text, action.startsGroup);
        journal.line(formats::writeDocument(desk.bench.document().content()));
      }
  journal.expect("98df0ba8f35a2631");
}

TEST(LakeJournal, OfBoardsOfTiles) {
  Journal journal;
  for (const bool frame : {false, true}) {
    Desk desk = tileDesk(frame);
    workAtRandom(desk.bench, frame ? 4 : 5, 200, journal);
  }
  journal.expect("2a968352de2d0962");
}

TEST(LakeJournal, OfATileSet) {
  Journal journal;
  formats::lake_race::TilesetDocument document;
  document.body.set = smallSet(true);
  Desk desk{formats::Document(document)};
  workAtRandom(desk.bench, 6, 300, journal);
  journal.expect("01bf8c2e12843a9a");
}

TEST(LakeJournal, OfThePublishedBoards) {
  Journal journal;
  for (const char* name : {"duck-pond.lake.yaml", "duck-pond-a.course.yaml", "classic.tileset.yaml"}) {
    const auto bench = race::opened(std::string("lake_race/") + name);
    workAtRandom(dynamic_cast<LakeWorkbench&>(*bench), 7, 60, journal);
  }
  journal.expect("b2152ce679dd24a1");
}

} // namespace
} // namespace fairway::editor::lake_race
