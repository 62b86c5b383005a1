#include "editor/ui/river/river_commands.h"

#include "editor/model/words/translation.h"
#include "editor/ui/window/advice_command.h"
#include "editor/ui/window/main_frame.h"

namespace fairway::editor::river {

using formats::river::Layer;

namespace {

UiCommand& onRiver(CommandBuilder& builder, const wxString& text, const wxString& shortcut,
                   const wxString& help, const std::function<void(RiverWorkbench&)>& act,
                   const std::function<bool(const RiverWorkbench&)>& when = nullptr) {
  return builder.onBench<RiverWorkbench>(wxID_ANY, text, shortcut, help, act, when);
}

bool hasSection(const RiverWorkbench& bench) {
  return bench.selected().has_value();
}

bool hasPush(const RiverWorkbench& bench) {
  return hasSection(bench) && fairway::river::hasPush(bench.river()->at(*bench.selected()).kind);
}

struct KindCommand {
  SectionKind kind;
  const char* text;
  const char* key;
  const char* help;
};

constexpr std::array kindCommands{
    KindCommand{SectionKind::Calm, marked("&Calm"), "C", marked("Nothing happens on the section")},
    KindCommand{SectionKind::Sandbank, marked("&Sandbank"), "S", marked("A boat going up stops on it")},
    KindCommand{SectionKind::Wave, marked("&Wave"), "W",
                marked("A boat whose number ends on it is carried up")},
    KindCommand{SectionKind::Eddy, marked("&Eddy"), "E",
                marked("A boat whose number ends on it is carried back")},
    KindCommand{SectionKind::Lee, marked("&Lee"), "L", marked("No boat can be blown back from it")},
};

void addKinds(CommandBuilder& builder) {
  MainFrame* frame = &builder.frame();
  for (const KindCommand& each : kindCommands) {
    UiCommand& command = onRiver(
        builder, wxGetTranslation(each.text), each.key, wxGetTranslation(each.help),
        [kind = each.kind](RiverWorkbench& b) { b.makeKind(kind); }, hasSection);
    command.kind = UiCommand::Kind::Check;
    command.checked = [frame, kind = each.kind] {
      const auto* bench = static_cast<const RiverWorkbench*>(frame->bench());
      return bench && hasSection(*bench) && bench->river()->at(*bench->selected()).kind == kind;
    };
  }
}

void addSectionMenu(CommandBuilder& builder) {
  MainFrame* frame = &builder.frame();
  builder.startMenu(_("&Section"));
  addKinds(builder);
  builder.startGroup();
  onRiver(
      builder, _("&More push"), "+", _("Carries boats one section further"),
      [](RiverWorkbench& b) { b.changePush(1); }, hasPush);
  onRiver(
      builder, _("L&ess push"), "-", _("Carries boats one section less"),
      [](RiverWorkbench& b) { b.changePush(-1); }, hasPush);
  UiCommand& fixed = onRiver(
      builder, _("&Fixed"), "F", _("The section keeps its place when orders are tried"),
      [](RiverWorkbench& b) { b.toggleFixed(); }, hasSection);
  fixed.kind = UiCommand::Kind::Check;
  fixed.checked = [frame] {
    const auto* bench = static_cast<const RiverWorkbench*>(frame->bench());
    return bench && hasSection(*bench) && bench->river()->at(*bench->selected()).fixed;
  };
  onRiver(
      builder, _("&Name..."), "N", _("Give the section a name"),
      [frame](RiverWorkbench&) { riverFittings(*frame).askName(); }, hasSection);
  builder.startGroup();
  onRiver(
      builder, _("Move &up"), "Ctrl+Up", _("One place towards the harbour"),
      [](RiverWorkbench& b) { b.moveSelected(1); }, hasSection);
  onRiver(
      builder, _("Move &down"), "Ctrl+Down", _("One place towards the waterfall"),
      [](RiverWorkbench& b) { b.moveSelected(-1); }, hasSection);
  onRiver(
      builder, _("&Add a section"), "Ins", _("A calm section above this one"),
      [](RiverWorkbench& b) { b.addSectionAbove(); },
      [](const RiverWorkbench& b) { return b.river()->length() < fairway::river::mostSections; });
  onRiver(
      builder, _("&Remove"), "Del", _("Remove the section from the river"),
      [](RiverWorkbench& b) { b.removeSelected(); },
      [](const RiverWorkbench& b) {
        return hasSection(b) && b.river()->length() > fairway::river::leastSections;
      });
}

void addRiverMenu(CommandBuilder& builder) {
  MainFrame* frame = &builder.frame();
  builder.startMenu(_("&River"));
  onRiver(builder, _("&Try all orders"), "Ctrl+Shift+R",
          _("Work out the odds of every order of the sections; choose again to stop"),
          [frame](RiverWorkbench&) { riverFittings(*frame).odds().workOutOrders(); })
      .icon = "shuffle";
  onRiver(
      builder, _("&Lay the fairest order"), "", _("The order in which the seats are most even"),
      [frame](RiverWorkbench& b) {
        if (const OrderRow* row = riverFittings(*frame).odds().table().fairest()) b.lay(River(row->river));
      },
      [frame](const RiverWorkbench&) { return riverFittings(*frame).odds().table().fairest() != nullptr; })
      .icon = "choose";
  builder.startGroup();
  onRiver(
      builder, _("&Next waterfall"), "Ctrl+Right", _("Look at the river one waterfall later"),
      [](RiverWorkbench& b) { b.setPhase(Phase{b.phase().waterfalls + 1}); },
      [](const RiverWorkbench& b) { return b.phase().waterfalls + 1 < b.river()->length(); });
  onRiver(
      builder, _("&Previous waterfall"), "Ctrl+Left", _("Look at the river one waterfall earlier"),
      [](RiverWorkbench& b) { b.setPhase(Phase{b.phase().waterfalls - 1}); },
      [](const RiverWorkbench& b) { return b.phase().waterfalls > 0; });
  builder.startGroup();
  addAdviceCommand(builder, _("Set a boat anywhere and see what each of its choices costs"));
}

} // namespace

void addLayers(CommandBuilder& builder) {
  builder.startGroup();
  builder.addLayer(static_cast<int>(Layer::Heat), _("&Save chances"), "H",
                   _("How likely a lone boat on each section reaches the harbour"));
  builder.addLayer(static_cast<int>(Layer::Places), _("&Places"), "", _("The number of each section"));
  builder.addLayer(static_cast<int>(Layer::Names), _("&Names"), "", _("The names of sections"));
  builder.addLayer(static_cast<int>(Layer::Boats), _("&Boats"), "", _("The boats where they start"));
}

void addMenus(CommandBuilder& builder) {
  addSectionMenu(builder);
  addRiverMenu(builder);
}

} // namespace fairway::editor::river
