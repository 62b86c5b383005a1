// The lake race's commands in the menus Edit and View, and its menu Tools.
#include "editor/model/lake_race/board/clipboard.h"
#include "editor/ui/lake_race/lake_commands.h"
#include "editor/ui/window/main_frame.h"

namespace fairway::editor::lake_race {

using formats::lake_race::Layer;

namespace {

void addClipboard(CommandBuilder& builder) {
  LakeFittings* lake = lakeFittings(builder);
  const auto hasRegion = [](const LakeWorkbench& b) { return b.hasRegion(); };
  builder.startGroup();
  onLake(
      builder, wxID_CUT, _("Cu&t"), "Ctrl+X", _("Copy the region and clear it"),
      [lake](LakeWorkbench& b) { lake->copyRegion(), b.clearRegion(); }, hasRegion);
  onLake(
      builder, wxID_COPY, _("&Copy"), "Ctrl+C", _("Copy the region as text"),
      [lake](LakeWorkbench&) { lake->copyRegion(); }, hasRegion);
  onLake(
      builder, wxID_ANY, _("Copy as r&ows"), "",
      _("Copy the map of the region, or of the whole board, as rows of letters"),
      [lake](LakeWorkbench&) { lake->copyRows(); }, [](const LakeWorkbench& b) { return b.hasBoard(); });
  onLake(
      builder, wxID_PASTE, _("&Paste"), "Ctrl+V", _("Paste copied cells, a lake document or rows of a map"),
      [lake](LakeWorkbench&) { lake->pasteFromClipboard(); },
      [](const LakeWorkbench& b) { return b.offers(ToolId::Stamp); });
  onLake(builder, wxID_DELETE, _("&Delete"), "Del", _("Clear the region, or remove the slot"),
         [](LakeWorkbench& b) { b.key(Key::Delete); });
  onLake(
      builder, wxID_SELECTALL, _("Select &all"), "Ctrl+A", _("Select every cell"),
      [](LakeWorkbench& b) { b.selectAll(); },
      [](const LakeWorkbench& b) { return b.offers(ToolId::Region); });
}

void addTurns(CommandBuilder& builder) {
  builder.startGroup();
  onLake(builder, wxID_ANY, _("&Turn right"), "Z", _("Turn the tile, letter, stamp, region or arrow"),
         [](LakeWorkbench& b) { b.key(Key::TurnRight); })
      .icon = "turn";
  onLake(builder, wxID_ANY, _("Turn &left"), "Shift+Z", _("The same in the other direction"),
         [](LakeWorkbench& b) { b.key(Key::TurnLeft); });
  onLake(
      builder, wxID_ANY, _("&Flip"), "X", _("Mirror the stamp or region left to right"),
      [](LakeWorkbench& b) { b.key(Key::Flip); }, [](const LakeWorkbench& b) { return b.paintable(); })
      .icon = "flip";
}

} // namespace

void addRegionCommands(CommandBuilder& builder) {
  addClipboard(builder);
  addTurns(builder);
}

void addLayers(CommandBuilder& builder) {
  onLake(builder, wxID_ANY, _("&Go to cell..."), "Ctrl+Shift+G", _("Show a cell by its number"),
         [lake = lakeFittings(builder)](LakeWorkbench&) { lake->goToCell(); });
  builder.startGroup();
  builder.addLayer(static_cast<int>(Layer::Grid), _("G&rid"), "Ctrl+G", _("The lines between cells")).icon =
      "grid";
  builder.addLayer(static_cast<int>(Layer::Labels), _("&Cell numbers"), "", _("Column and row in each cell"));
  builder.addLayer(static_cast<int>(Layer::Slots), _("&Slots"), "", _("The buoy slots A, B and C"));
  builder.addLayer(static_cast<int>(Layer::Gates), _("G&ates"), "", _("The lines that boats must pass"));
  builder.addLayer(static_cast<int>(Layer::Route), _("Rou&te"), "", _("The shortest way through all gates"));
  builder.addLayer(static_cast<int>(Layer::StartCells), _("Start c&ells"), "",
                   _("Where boats may be placed"));
}

namespace {

void addTool(CommandBuilder& builder, ToolId tool, const wxString& text, const wxString& shortcut,
             const wxString& help, const std::string& icon) {
  MainFrame* frame = &builder.frame();
  UiCommand& command = onLake(
      builder, wxID_ANY, text, shortcut, help,
      [lake = lakeFittings(builder), tool](LakeWorkbench&) { lake->takeTool(tool); },
      [tool](const LakeWorkbench& b) { return b.offers(tool); });
  command.icon = icon;
  command.kind = UiCommand::Kind::Check;
  command.checked = [frame, tool] { return lakeBench(*frame) && lakeBench(*frame)->toolInHand() == tool; };
}

} // namespace

namespace {

bool canPaint(const LakeWorkbench& b) {
  return b.paintable();
}

// What the palette offers, for the menus and the keyboard.
void addOption(CommandBuilder& builder, const wxString& submenu, const wxString& text, const wxString& help,
               const std::function<void(LakeWorkbench&)>& choose,
               const std::function<bool(const LakeWorkbench&)>& chosen,
               const std::function<bool(const LakeWorkbench&)>& when = canPaint) {
  MainFrame* frame = &builder.frame();
  UiCommand& command = onLake(
      builder, wxID_ANY, text, "", help,
      [choose](LakeWorkbench& b) {
        choose(b);
        if (b.onChange) b.onChange();
      },
      when);
  command.submenu = submenu;
  command.kind = UiCommand::Kind::Check;
  command.checked = [frame, chosen] { return lakeBench(*frame) && chosen(*lakeBench(*frame)); };
}

void addTerrains(CommandBuilder& builder) {
  using fairway::lake_race::Terrain;
  LakeFittings* lake = lakeFittings(builder);
  for (const auto& [terrain, text] :
       {std::pair{Terrain::Land, _("&Land")}, {Terrain::Water, _("&Water")}, {Terrain::Void, _("&Void")}})
    addOption(
        builder, _("Terrai&n"), text, _("What is painted"),
        [lake, terrain = terrain](LakeWorkbench& b) {
          b.options().terrain = terrain;
          if (!usesTerrain(b.toolInHand())) lake->takeTool(ToolId::Paint);
        },
        [terrain = terrain](const LakeWorkbench& b) { return b.options().terrain == terrain; });
}

void addSymmetries(CommandBuilder& builder) {
  for (const auto& [symmetry, text] : {std::pair{Symmetry::None, _("&None")},
                                       {Symmetry::HalfTurn, _("&Half turn")},
                                       {Symmetry::LeftRight, _("&Left-right")},
                                       {Symmetry::TopBottom, _("&Top-bottom")}})
    addOption(
        builder, _("S&ymmetry"), text, _("What is done to one half is done to the other"),
        [symmetry = symmetry](LakeWorkbench& b) { b.setSymmetry(symmetry); },
        [symmetry = symmetry](const LakeWorkbench& b) { return b.options().symmetry == symmetry; },
        [symmetry = symmetry](const LakeWorkbench& b) {
          return b.paintable() && allows(b.board().map, symmetry);
        });
}

void addIslandChoices(CommandBuilder& builder) {
  LakeFittings* lake = lakeFittings(builder);
  for (const IslandStamp& stamp : islandStamps())
    addOption(
        builder, _("Islan&ds"), wxGetTranslation(stamp.name), _("Pick up this island"),
        [lake, patch = stamp.patch](LakeWorkbench& b) {
          b.options().stamp = patch;
          lake->takeTool(ToolId::Stamp);
        },
        [patch = stamp.patch](const LakeWorkbench& b) {
          return b.toolInHand() == ToolId::Stamp && b.options().stamp == patch;
        });
}

void addSlotChoices(CommandBuilder& builder) {
  LakeFittings* lake = lakeFittings(builder);
  for (const fairway::lake_race::RaceLetter race : fairway::lake_race::allRaces)
    addOption(
        builder, _("Slots o&f"), wxString::Format(_("Race &%c"), letterOf(race)),
        _("The race whose slots are set"),
        [lake, race](LakeWorkbench& b) {
          b.options().slotRace = race;
          lake->takeTool(ToolId::Slot);
        },
        [race](const LakeWorkbench& b) { return b.options().slotRace == race; });
  const auto isLake = [](const LakeWorkbench& b) { return b.paintable() && !b.sheet().tile; };
  MainFrame* frame = &builder.frame();
  UiCommand& places = onLake(
      builder, wxID_ANY, _("Sho&w where slots can stand"), "",
      _("While you set a slot, highlight the cells that accept its letter; ticks show other letters"),
      [](LakeWorkbench& b) {
        b.options().showPlaces = !b.options().showPlaces;
        if (b.onChange) b.onChange();
      },
      isLake);
  places.kind = UiCommand::Kind::Check;
  places.checked = [frame] { return lakeBench(*frame) && lakeBench(*frame)->options().showPlaces; };
  onLake(
      builder, wxID_ANY, _("C&hoose the letter"), "A",
      _("Give the slot under the pointer the letter with the most room at the start"),
      [frame](LakeWorkbench& b) {
        if (const auto at = frame->canvas().hover()) b.chooseLetter(b.cellAt(*at));
      },
      isLake);
  for (const fairway::lake_race::RaceLetter race : fairway::lake_race::allRaces)
    onLake(
        builder, wxID_ANY, wxString::Format(_("Propose slots of race &%c"), letterOf(race)), "",
        _("Set the missing slots of the race, so that all its courses can be raced and are even"),
        [lake, race](LakeWorkbench&) { lake->proposeSlots(race); },
        [isLake, race](const LakeWorkbench& b) {
          return isLake(b) && b.lake() && slotsOf(b.board(), race).size() < 4;
        });
}

void addPaletteChoices(CommandBuilder& builder) {
  builder.startGroup();
  addTerrains(builder);
  addIslandChoices(builder);
  addSymmetries(builder);
  addSlotChoices(builder);
}

} // namespace

void addTools(CommandBuilder& builder) {
  builder.startMenu(_("&Tools"));
  addTool(builder, ToolId::Paint, _("&Paint"), "B", _("Paint land, water or void"), "paint");
  addTool(builder, ToolId::Rectangle, _("Rectan&gle"), "U", _("Paint a rectangle from corner to corner"),
          "rectangle");
  addTool(builder, ToolId::Ellipse, _("Ellip&se"), "O", _("Paint an ellipse from corner to corner"),
          "ellipse");
  addTool(builder, ToolId::Erase, _("&Erase"), "E", _("Make cells water"), "erase");
  addTool(builder, ToolId::Fill, _("&Fill"), "F", _("Fill connected cells"), "fill");
  addTool(builder, ToolId::Stamp, _("&Island"), "I", _("Put down an island or what was copied"), "stamp");
  addTool(builder, ToolId::Slot, _("S&lot"), "L", _("Set buoy slots and turn their letters"), "slot");
  addTool(builder, ToolId::Select, _("&Select"), "S", _("Move slots"), "select");
  addTool(builder, ToolId::Region, _("&Region"), "R", _("Select cells to move, turn, flip or copy"),
          "region");
  addTool(builder, ToolId::Tiles, _("&Tiles"), "T", _("Swap and turn tiles"), "tiles");
  addTool(builder, ToolId::Course, _("&Course"), "C", _("Move buoys and turn arrows"), "course");
  onLake(
      builder, wxID_ANY, _("Pic&k up"), "P", _("Pick up the terrain or slot under the pointer"),
      [frame = &builder.frame()](LakeWorkbench& b) {
        if (const auto at = frame->canvas().hover()) b.pickUp(b.cellAt(*at));
      },
      [](const LakeWorkbench& b) { return b.paintable(); });
  builder.startGroup();
  for (int radius = 0; radius < 3; ++radius)
    onLake(
        builder, wxID_ANY,
        wxString::Format(_("Brush of &%d"), radius == 0   ? 1
                                            : radius == 1 ? 7
                                                          : 19),
        wxString::Format("%d", radius + 1), _("The size of the brush in cells"),
        [radius](LakeWorkbench& b) {
          b.options().brushRadius = radius;
          if (b.onChange) b.onChange();
        },
        [](const LakeWorkbench& b) { return b.paintable(); });
  addPaletteChoices(builder);
}

} // namespace fairway::editor::lake_race
