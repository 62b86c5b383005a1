#include "editor/ui/pool/pool_commands.h"

#include "editor/model/pool/board/rules_edit.h"
#include "editor/model/words/translation.h"
#include "editor/ui/window/advice_command.h"
#include "editor/ui/window/main_frame.h"

namespace fairway::editor::pool {

using formats::pool::Layer;

namespace {

// A command that needs a pool, and perhaps more of it.
UiCommand& onPool(CommandBuilder& builder, int id, const wxString& text, const wxString& shortcut,
                  const wxString& help, const std::function<void(PoolWorkbench&)>& act,
                  const std::function<bool(const PoolWorkbench&)>& when = nullptr) {
  MainFrame* frame = &builder.frame();
  UiCommand& command = builder.add(id, text, shortcut, help, [frame, act] { act(*poolBench(*frame)); });
  command.enabled = [frame, when] {
    const PoolWorkbench* bench = poolBench(*frame);
    return bench && (!when || when(*bench));
  };
  return command;
}

} // namespace

void addSideCommands(CommandBuilder& builder) {
  builder.startGroup();
  onPool(builder, wxID_DELETE, _("&Delete"), "Del", _("Remove the swimmer under the pointer"),
         [](PoolWorkbench& b) { b.key(Key::Delete); });
  onPool(builder, wxID_ANY, _("&Turn right"), "Z", _("Turn the chosen ladder to the next side of the square"),
         [](PoolWorkbench& b) { b.key(Key::TurnRight); })
      .icon = "turn";
  onPool(builder, wxID_ANY, _("Turn &left"), "Shift+Z", _("The same in the other direction"),
         [](PoolWorkbench& b) { b.key(Key::TurnLeft); });
  onPool(builder, wxID_ANY, _("&Other side"), "X",
         _("Work for yellow instead of red, or the other way round"),
         [](PoolWorkbench& b) { b.key(Key::Flip); })
      .icon = "flip";
}

void addLayers(CommandBuilder& builder) {
  onPool(builder, wxID_ANY, _("&Go to square..."), "Ctrl+Shift+G", _("Show a square by its column and row"),
         [pool = &builder.frame()](PoolWorkbench&) { poolFittings(*pool).goToSquare(); });
  builder.startGroup();
  builder.addLayer(static_cast<int>(Layer::Grid), _("G&rid"), "Ctrl+G", _("The lines between squares")).icon =
      "grid";
  builder.addLayer(static_cast<int>(Layer::Labels), _("S&quare numbers"), "",
                   _("Column and row in each square"));
  builder.addLayer(static_cast<int>(Layer::Bars), _("Ladders and &bars"), "",
                   _("Where tiles leave the pool"));
  builder.addLayer(static_cast<int>(Layer::Start), _("&Start rows"), "", _("Slabs and start squares"));
  builder.addLayer(static_cast<int>(Layer::Tiles), _("S&etup"), "", _("The swimmers as they lie at first"));
}

namespace {

void addTool(CommandBuilder& builder, ToolId tool, const wxString& text, const wxString& shortcut,
             const wxString& help, const std::string& icon) {
  MainFrame* frame = &builder.frame();
  UiCommand& command = onPool(builder, wxID_ANY, text, shortcut, help, [frame, tool](PoolWorkbench& b) {
    b.take(tool);
    frame->canvas().SetFocus();
  });
  command.icon = icon;
  command.kind = UiCommand::Kind::Check;
  command.checked = [frame, tool] { return poolBench(*frame) && poolBench(*frame)->toolInHand() == tool; };
}

void addTools(CommandBuilder& builder) {
  builder.startMenu(_("&Tools"));
  addTool(builder, ToolId::Paint, _("&Paint"), "B", _("Paint deck, water or void"), "paint");
  addTool(builder, ToolId::Erase, _("&Erase"), "E", _("Make squares water"), "erase");
  addTool(builder, ToolId::Fill, _("&Fill"), "F", _("Fill connected squares"), "fill");
  addTool(builder, ToolId::Ladder, _("&Ladders"), "L", _("Hang ladders on the sides of squares"), "ladder");
  addTool(builder, ToolId::Start, _("Sla&bs"), "R", _("Lay the slabs of the start rows"), "slabs");
  addTool(builder, ToolId::Setup, _("&Swimmers"), "S", _("Lay and drag the swimmers of the setup"),
          "swimmer");
  addTool(builder, ToolId::Number, _("Try a &number"), "N",
          _("See where a number can go from a square, and how many turns it takes home"), "number");
  onPool(builder, wxID_ANY, _("Pic&k up"), "P", _("Pick up what is under the pointer"),
         [frame = &builder.frame()](PoolWorkbench& b) {
           if (const auto at = frame->canvas().hover()) b.pickUp(*at);
         });
  builder.startGroup();
  for (int radius = 0; radius < 3; ++radius)
    onPool(builder, wxID_ANY, wxString::Format(_("Brush of &%d"), (2 * radius + 1) * (2 * radius + 1)),
           wxString::Format("%d", radius + 1), _("The size of the brush in squares"),
           [radius](PoolWorkbench& b) { b.setBrush(radius); });
}

void addCopy(CommandBuilder& builder, Symmetry symmetry, const wxString& text) {
  onPool(builder, wxID_ANY, text, "", _("Give yellow what red has: water, ladders, start rows and setup"),
         [symmetry](PoolWorkbench& b) {
           b.change(say("Give yellow what red has"), madeSymmetric(b.pool(), symmetry));
         });
}

void addPoolMenu(CommandBuilder& builder) {
  builder.startMenu(_("P&ool"));
  onPool(builder, wxID_ANY, _("&Resize..."), "", _("Add or remove rows and columns in the middle"),
         [frame = &builder.frame()](PoolWorkbench&) { poolFittings(*frame).resizePool(); });
  builder.startGroup();
  addCopy(builder, Symmetry::HalfTurn, _("Yellow's end like red's, by a &half turn"));
  addCopy(builder, Symmetry::MirrorRows, _("Yellow's end like red's, &mirrored"));
  builder.startGroup();
  onPool(
      builder, wxID_ANY, _("&Clear the setup"), "", _("Players place their tiles themselves"),
      [](PoolWorkbench& b) { b.change(say("Clear the setup"), withoutSetup(b.pool())); },
      [](const PoolWorkbench& b) { return b.pool().setup.has_value(); });
  builder.startGroup();
  addAdviceCommand(builder, _("See what each choice of red costs, or of one tile"));
}

} // namespace

void addMenus(CommandBuilder& builder) {
  addTools(builder);
  addPoolMenu(builder);
}

} // namespace fairway::editor::pool
