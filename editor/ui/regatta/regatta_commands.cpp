#include "editor/ui/regatta/regatta_commands.h"

#include "editor/ui/regatta/regatta_fittings.h"
#include "editor/ui/window/advice_command.h"
#include "editor/ui/window/main_frame.h"
#include "formats/regatta/picture/layers.h"

namespace fairway::editor::regatta {

namespace {

using formats::regatta::TableLayer;

void addLayer(CommandBuilder& builder, TableLayer layer, const wxString& text, const wxString& shortcut,
              const wxString& help) {
  MainFrame* frame = &builder.frame();
  UiCommand& command = builder.addLayer(static_cast<int>(layer), text, shortcut, help);
  command.enabled = [frame] {
    return frame->bench() != nullptr && dynamic_cast<DeckWorkbench*>(frame->bench()) == nullptr;
  };
}

void addTool(CommandBuilder& builder, TableTool tool, const wxString& text, const wxString& shortcut,
             const wxString& help, const char* icon) {
  MainFrame* frame = &builder.frame();
  UiCommand& command = onOne<TableWorkbench>(builder, text, shortcut, help, [frame, tool](TableWorkbench& b) {
    b.take(tool);
    frame->canvas().SetFocus();
  });
  command.icon = icon;
  command.kind = UiCommand::Kind::Check;
  command.checked = [frame, tool] {
    const auto* bench = dynamic_cast<const TableWorkbench*>(frame->bench());
    return bench != nullptr && bench->tool() == tool;
  };
}

void addTableMenu(CommandBuilder& builder) {
  builder.startMenu(_("&Table"));
  addTool(builder, TableTool::Move, _("&Move"), "S", _("Move what lies on the table"), "select");
  addTool(builder, TableTool::Buoy, _("&Buoy"), "B", _("Put down buoys"), "course");
  addTool(builder, TableTool::Obstacle, _("&Obstacle"), "O", _("Put down teapots, cups and rocks"),
          "obstacle");
  addTool(builder, TableTool::Island, _("&Island"), "I", _("Draw an island corner by corner"), "stamp");
  addTool(builder, TableTool::Card, _("Try a &card"), "C",
          _("Hold a card at the pointer: where does it lead?"), "card");
  builder.startGroup();
  onOne<TableWorkbench>(
      builder, _("&Gate as the rules choose it"), "", _("Forget the gate's own direction"),
      [](TableWorkbench& b) {
        if (const auto rounding = firstRounding(b.course(), b.selection().index))
          b.change(_("Let the rules choose the gate").utf8_string(), freeGate(b.course(), *rounding));
      },
      [](const TableWorkbench& b) { return b.selection().kind == Handle::Kind::Buoy; });
  builder.startGroup();
  onOne<TableWorkbench>(builder, _("Another &deck..."), "", _("Choose the cards to sail with"),
                        [frame = &builder.frame()](TableWorkbench& b) { chooseDeck(*frame, b); });
  onOne<TableWorkbench>(
      builder, _("&Edit this deck"), "", _("Open the cards of this regatta in a window of their own"),
      [frame = &builder.frame()](TableWorkbench& b) { editDeck(*frame, b); },
      [](const TableWorkbench& b) { return b.deck() != nullptr; });
  builder.startGroup();
  addAdviceCommand(builder, _("Set a boat anywhere and see what each of its choices costs"),
                   [](const Workbench& b) {
                     const auto* table = dynamic_cast<const TableWorkbench*>(&b);
                     return table && table->deck();
                   });
}

void addDeckMenu(CommandBuilder& builder) {
  builder.startMenu(_("&Deck"));
  const auto hasCard = [](const DeckWorkbench& b) { return b.selection().has_value(); };
  const auto hasStop = [](const DeckWorkbench& b) { return b.selection() && b.selection()->arrow; };
  onOne<DeckWorkbench>(builder, _("&Add a card"), "Ctrl+Shift+A", _("A card that leads straight ahead"),
                       [](DeckWorkbench& b) { b.addCard(); });
  onOne<DeckWorkbench>(
      builder, _("&Copy the card"), "Ctrl+D", _("A copy beside it, to change"),
      [](DeckWorkbench& b) { b.duplicateCard(); }, hasCard);
  onOne<DeckWorkbench>(
      builder, _("Add its mirror &image"), "Shift+X", _("So that the deck is balanced"),
      [](DeckWorkbench& b) { b.addMirrorImage(); }, hasCard);
  builder.startGroup();
  onOne<DeckWorkbench>(
      builder, _("Add an a&rrow"), "A", _("Another arrow on the card"),
      [](DeckWorkbench& b) { b.addArrow(); }, hasCard);
  onOne<DeckWorkbench>(
      builder, _("Add a &stop"), "", _("Behind the selected one"), [](DeckWorkbench& b) { b.addStop(); },
      hasStop);
  builder.startGroup();
  onOne<DeckWorkbench>(
      builder, _("One &more"), "M", _("One more card of this kind"),
      [](DeckWorkbench& b) { b.changeCount(1); }, hasCard);
  onOne<DeckWorkbench>(
      builder, _("One &fewer"), "Shift+M", _("One fewer card of this kind"),
      [](DeckWorkbench& b) { b.changeCount(-1); }, hasCard);
}

} // namespace

void addEditCommands(CommandBuilder& builder) {
  builder.startGroup();
  builder.onBench(wxID_DELETE, _("&Delete"), "Del", _("Remove what is selected"),
                  [](Workbench& b) { b.key(Key::Delete); });
  builder.startGroup();
  builder
      .onBench(wxID_ANY, _("&Turn right"), "Z", _("Turn the boat, the gate or the stop by 15 degrees"),
               [](Workbench& b) { b.key(Key::TurnRight); })
      .icon = "turn";
  builder.onBench(wxID_ANY, _("Turn &left"), "Shift+Z", _("The same in the other direction"),
                  [](Workbench& b) { b.key(Key::TurnLeft); });
  builder
      .onBench(wxID_ANY, _("&Other side"), "X", _("Leave the buoy to the other side, or mirror the card"),
               [](Workbench& b) { b.key(Key::Flip); })
      .icon = "flip";
}

void addLayers(CommandBuilder& builder) {
  builder.startGroup();
  addLayer(builder, TableLayer::Grid, _("G&rid"), "Ctrl+G", _("Lines every 100 mm"));
  addLayer(builder, TableLayer::Start, _("&Start"), "", _("Where boats are placed"));
  UiCommand& map = onOne<TableWorkbench>(
      builder, _("Start &map"), "",
      _("How many more turns each start point takes than the best, once judged"),
      [](TableWorkbench& b) { b.showStartMap(!b.showsStartMap()); },
      [](const TableWorkbench& b) { return b.hasStartMap(); });
  map.kind = UiCommand::Kind::Check;
  map.checked = [frame = &builder.frame()] {
    const auto* table = dynamic_cast<const TableWorkbench*>(frame->bench());
    return table && table->showsStartMap();
  };
  addLayer(builder, TableLayer::Gates, _("G&ates"), "", _("The lines that boats must pass"));
  addLayer(builder, TableLayer::Route, _("Rou&te"), "", _("The fastest way, if you could choose every card"));
}

void addMenus(CommandBuilder& builder) {
  addTableMenu(builder);
  addDeckMenu(builder);
}

} // namespace fairway::editor::regatta
