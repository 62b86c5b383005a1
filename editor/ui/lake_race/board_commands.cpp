// The commands of the menus Board and Course.
#include "editor/model/lake_race/board/lake_edit.h"
#include "editor/model/lake_race/board/tileset_edit.h"
#include "editor/model/lake_race/course/course_edit.h"
#include "editor/ui/dialogs/number_field.h"
#include "editor/ui/lake_race/lake_commands.h"
#include "editor/ui/window/advice_command.h"
#include "editor/ui/window/main_frame.h"

namespace fairway::editor::lake_race {

using fairway::lake_race::BoardSide;
using fairway::lake_race::RaceLetter;

namespace {

void addTiles(CommandBuilder& builder) {
  builder.startMenu(_("&Board"));
  const auto isTiles = [](const LakeWorkbench& b) {
    return tileLayoutOf(b.document().content()) && b.references().set;
  };
  onLake(
      builder, wxID_ANY, _("&Shuffle tiles"), "Ctrl+Shift+R", _("Lay and turn all tiles at random"),
      [](LakeWorkbench& b) {
        b.apply(shuffleTiles(*tileLayoutOf(b.document().content()), *b.references().set, freshSeed()));
      },
      isTiles)
      .icon = "shuffle";
  onLake(
      builder, wxID_ANY, _("La&y the remaining tiles"), "",
      _("Fill the empty places in the order of the set"),
      [](LakeWorkbench& b) {
        b.apply(layTheRest(*tileLayoutOf(b.document().content()), *b.references().set));
      },
      [isTiles](const LakeWorkbench& b) {
        return isTiles(b) && !isFinished(*tileLayoutOf(b.document().content()));
      });
  MainFrame* frame = &builder.frame();
  for (const BoardSide side : {BoardSide::Dark, BoardSide::Light}) {
    UiCommand& command = onLake(
        builder, wxID_ANY, side == BoardSide::Dark ? _("&Dark side") : _("&Light side"), "",
        side == BoardSide::Dark ? _("The easier side of all tiles") : _("The harder side of all tiles"),
        [side](LakeWorkbench& b) { b.apply(changeSide(*tileLayoutOf(b.document().content()), side)); },
        [isTiles, side](const LakeWorkbench& b) {
          return isTiles(b) && b.references().set->sides.contains(side);
        });
    command.kind = UiCommand::Kind::Check;
    command.checked = [frame, side] {
      const auto* layout = frame->bench() ? tileLayoutOf(frame->bench()->document().content()) : nullptr;
      return layout && layout->side == side;
    };
  }
}

void addTileset(CommandBuilder& builder) {
  LakeFittings* lake = lakeFittings(builder);
  const auto isSet = [](const LakeWorkbench& b) {
    return b.document().content().is<formats::lake_race::TilesetBody>();
  };
  builder.startGroup();
  onLake(
      builder, wxID_ANY, _("&Add a tile..."), "", _("A tile of water, on every side of the set"),
      [lake](LakeWorkbench&) { lake->addTileToSet(); }, isSet);
  onLake(
      builder, wxID_ANY, _("Remo&ve this tile"), "",
      _("From every side of the set, if enough are left for the board"),
      [](LakeWorkbench& b) { b.apply(removeTile(b.document().content(), b.sheet().tile->name)); },
      [isSet](const LakeWorkbench& b) {
        return isSet(b) && b.sheet().tile && removeTile(b.document().content(), b.sheet().tile->name);
      });
}

void addLake(CommandBuilder& builder) {
  LakeFittings* lake = lakeFittings(builder);
  builder.startGroup();
  onLake(
      builder, wxID_ANY, _("C&onvert the tiles to a freehand lake"), "",
      _("Turn the board into a freehand lake that you can paint on"),
      [](LakeWorkbench& b) { b.apply(openUp(b.document())); },
      [](const LakeWorkbench& b) { return tileLayoutOf(b.document().content()) && b.lake(); });
  onLake(
      builder, wxID_ANY, _("&Resize..."), "", _("Add or remove cells at the sides"),
      [lake](LakeWorkbench&) { lake->resizeBoard(); },
      [](const LakeWorkbench& b) {
        return ownLake(b.document().content()) && b.document().content().is<formats::lake_race::LakeBody>();
      });
  builder.startGroup();
  for (const RaceLetter race : fairway::lake_race::allRaces)
    onLake(
        builder, wxID_ANY, wxString::Format(_("New course of race &%c"), letterOf(race)), "",
        _("A course on this lake, in a tab of its own"),
        [lake, race](LakeWorkbench&) {
          lake->makeCourse({race, 0});
        },
        [race](const LakeWorkbench& b) {
          return b.document().content().is<formats::lake_race::LakeBody>() && b.lake() &&
                 slotsOf(b.board(), race).size() == 4;
        });
}

} // namespace

void addBoardMenu(CommandBuilder& builder) {
  addTiles(builder);
  addTileset(builder);
  addLake(builder);
}

namespace {

void addPars(CommandBuilder& builder) {
  LakeFittings* lake = lakeFittings(builder);
  builder.startGroup();
  onLake(
      builder, wxID_ANY, _("Work out &par"), "F9",
      _("How many turns a perfect boat takes on this course, or on the chosen assignment"),
      [lake](LakeWorkbench&) { lake->races().workOutPar(); },
      [lake](const LakeWorkbench&) { return lake->races().canWorkOutPar(); });
  onLake(
      builder, wxID_ANY, _("Work out a&ll pars"), "",
      _("Work out par of all that are listed, one after the other; choose again to stop"),
      [lake](LakeWorkbench&) { lake->races().workOutAllPars(); },
      [](const LakeWorkbench& b) { return b.lake().has_value(); });
  onLake(
      builder, wxID_ANY, _("Work out all &verdicts"), "",
      _("Race all courses that are listed, one after the other, and say how fair their seats are; choose "
        "again "
        "to stop"),
      [lake](LakeWorkbench&) { lake->races().workOutAllVerdicts(); },
      [](const LakeWorkbench& b) { return b.lake().has_value(); });
  addAdviceCommand(builder, _("Set a boat anywhere and see what each of its choices costs"),
                   [](const Workbench& b) { return static_cast<const LakeWorkbench&>(b).shownCourse(); });
}

} // namespace

void addCourseMenu(CommandBuilder& builder) {
  builder.startMenu(_("&Course"));
  const auto body = [](const LakeWorkbench& b) { return courseOf(b.document().content()); };
  const auto onRace = [body](const LakeWorkbench& b) { return b.hasBoard() && body(b) && body(b)->race; };
  const auto isCourse = [body](const LakeWorkbench& b) { return b.hasBoard() && body(b); };
  onLake(
      builder, wxID_ANY, _("&Next assignment"), "Ctrl+Right",
      _("The next of the 24 ways to put the buoys on the slots"),
      [body](LakeWorkbench& b) { b.apply(stepAssignment(*body(b), b.board(), 1)); }, onRace);
  onLake(
      builder, wxID_ANY, _("&Previous assignment"), "Ctrl+Left", _("The previous one"),
      [body](LakeWorkbench& b) { b.apply(stepAssignment(*body(b), b.board(), -1)); }, onRace);
  builder.startGroup();
  onLake(
      builder, wxID_ANY, _("&Choose for me"), "", _("Leave arrows and directions to the shortest route"),
      [body](LakeWorkbench& b) { b.apply(chooseForMe(*body(b))); }, isCourse)
      .icon = "choose";
  onLake(
      builder, wxID_ANY, _("&Free the buoys"), "",
      _("Take the course off its slots: buoys may stand anywhere"),
      [body](LakeWorkbench& b) { b.apply(freeBuoys(*body(b), b.board())); }, onRace);
  builder.startGroup();
  MainFrame* frame = &builder.frame();
  for (const RaceLetter race : fairway::lake_race::allRaces) {
    UiCommand& command = onLake(
        builder, wxID_ANY, wxString::Format(_("Race &%c"), letterOf(race)), "",
        _("Put the buoys on this race's slots"),
        [body, race](LakeWorkbench& b) {
          b.apply(assignBuoys(*body(b), b.board(), race, assignmentNumbered(0)));
        },
        [isCourse, race](const LakeWorkbench& b) {
          return isCourse(b) && slotsOf(b.board(), race).size() == 4;
        });
    command.kind = UiCommand::Kind::Check;
    command.checked = [frame, race] {
      const auto* course = frame->bench() ? courseOf(frame->bench()->document().content()) : nullptr;
      return course && course->race == race;
    };
  }
  addPars(builder);
}

} // namespace fairway::editor::lake_race
