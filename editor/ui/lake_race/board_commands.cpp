// The commands of the menus Board and Course.
#include "editor/model/document/document_edit.h"
#include "editor/model/lake_race/course_edit.h"
#include "editor/model/lake_race/tileset_edit.h"
#include "editor/ui/commands/command_builder.h"

#include <random>

namespace fairway::editor {

using lake_race::BoardSide;
using lake_race::RaceLetter;

void CommandBuilder::addTiles() {
  startMenu(_("&Board"));
  const auto isTiles = [](const Workbench& b) {
    return tileLayoutOf(b.document().content()) && b.document().references().set;
  };
  onBench(
      wxID_ANY, _("&Shuffle tiles"), "Ctrl+R", _("Lay and turn all tiles by lot"),
      [](Workbench& b) {
        const std::uint64_t seed = std::random_device()() % 1000000 + 1;
        b.apply(shuffleTiles(*tileLayoutOf(b.document().content()), *b.document().references().set, seed));
      },
      isTiles)
      .icon = "shuffle";
  onBench(
      wxID_ANY, _("La&y the remaining tiles"), "", _("Fill the empty places in the order of the set"),
      [](Workbench& b) {
        b.apply(layTheRest(*tileLayoutOf(b.document().content()), *b.document().references().set));
      },
      [isTiles](const Workbench& b) {
        return isTiles(b) && !isFinished(*tileLayoutOf(b.document().content()));
      });
  MainFrame* frame = frame_;
  for (const BoardSide side : {BoardSide::Dark, BoardSide::Light}) {
    UiCommand& command = onBench(
        wxID_ANY, side == BoardSide::Dark ? _("&Dark side") : _("&Light side"), "",
        side == BoardSide::Dark ? _("The easier side of all tiles") : _("The harder side of all tiles"),
        [side](Workbench& b) { b.apply(changeSide(*tileLayoutOf(b.document().content()), side)); },
        [isTiles, side](const Workbench& b) {
          return isTiles(b) && b.document().references().set->sides.contains(side);
        });
    command.kind = UiCommand::Kind::Check;
    command.checked = [frame, side] {
      const auto* layout = frame->bench() ? tileLayoutOf(frame->bench()->document().content()) : nullptr;
      return layout && layout->side == side;
    };
  }
}

void CommandBuilder::addTileset() {
  MainFrame* frame = frame_;
  const auto isSet = [](const Workbench& b) { return b.document().content().is<formats::TilesetBody>(); };
  group_ = true;
  onBench(
      wxID_ANY, _("&Add a tile..."), "", _("A tile of water, on every side of the set"),
      [frame](Workbench&) { frame->addTileToSet(); }, isSet);
  onBench(
      wxID_ANY, _("Remo&ve this tile"), "", _("From every side of the set, if enough are left for the board"),
      [](Workbench& b) { b.apply(removeTile(b.document().content(), b.sheet().tile->name)); },
      [isSet](const Workbench& b) {
        return isSet(b) && b.sheet().tile && removeTile(b.document().content(), b.sheet().tile->name);
      });
}

void CommandBuilder::addLake() {
  MainFrame* frame = frame_;
  group_ = true;
  onBench(
      wxID_ANY, _("&Open the tiles up"), "", _("Make a freehand lake of the board, to paint on"),
      [](Workbench& b) { b.apply(openUp(b.document())); },
      [](const Workbench& b) { return tileLayoutOf(b.document().content()) && b.document().lake(); });
  onBench(
      wxID_ANY, _("&Resize..."), "", _("Add or take away cells at the sides"),
      [frame](Workbench&) { frame->resizeBoard(); },
      [](const Workbench& b) {
        return ownLake(b.document().content()) && b.document().content().is<formats::LakeBody>();
      });
  group_ = true;
  for (const RaceLetter race : lake_race::allRaces)
    onBench(
        wxID_ANY, wxString::Format(_("New course of race &%c"), letterOf(race)), "",
        _("A course on this lake, in a window of its own"),
        [frame, race](Workbench&) {
          frame->makeCourse({race, 0});
        },
        [race](const Workbench& b) {
          return b.document().content().is<formats::LakeBody>() && b.document().lake() &&
                 slotsOf(b.board(), race).size() == 4;
        });
}

void CommandBuilder::addCourse() {
  startMenu(_("&Course"));
  const auto body = [](const Workbench& b) { return courseOf(b.document().content()); };
  const auto onRace = [body](const Workbench& b) { return b.hasBoard() && body(b) && body(b)->race; };
  const auto isCourse = [body](const Workbench& b) { return b.hasBoard() && body(b); };
  onBench(
      wxID_ANY, _("&Next assignment"), "Ctrl+Right",
      _("The next of the 24 ways to put the buoys on the slots"),
      [body](Workbench& b) { b.apply(stepAssignment(*body(b), b.board(), 1)); }, onRace);
  onBench(
      wxID_ANY, _("&Previous assignment"), "Ctrl+Left", _("The one before"),
      [body](Workbench& b) { b.apply(stepAssignment(*body(b), b.board(), -1)); }, onRace);
  group_ = true;
  onBench(
      wxID_ANY, _("&Choose for me"), "", _("Leave arrows and directions to the shortest route"),
      [body](Workbench& b) { b.apply(chooseForMe(*body(b))); }, isCourse)
      .icon = "choose";
  onBench(
      wxID_ANY, _("&Free the buoys"), "", _("Take the course off its slots: buoys may stand anywhere"),
      [body](Workbench& b) { b.apply(freeBuoys(*body(b), b.board())); }, onRace);
  group_ = true;
  MainFrame* frame = frame_;
  for (const RaceLetter race : lake_race::allRaces) {
    UiCommand& command = onBench(
        wxID_ANY, wxString::Format(_("Race &%c"), letterOf(race)), "",
        _("Put the buoys on this race's slots"),
        [body, race](Workbench& b) {
          b.apply(assignBuoys(*body(b), b.board(), race, assignmentNumbered(0)));
        },
        [isCourse, race](const Workbench& b) { return isCourse(b) && slotsOf(b.board(), race).size() == 4; });
    command.kind = UiCommand::Kind::Check;
    command.checked = [frame, race] {
      const auto* course = frame->bench() ? courseOf(frame->bench()->document().content()) : nullptr;
      return course && course->race == race;
    };
  }
}

} // namespace fairway::editor
