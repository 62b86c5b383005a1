#include "editor/ui/commands/command_builder.h"
#include "editor/ui/window/frame/frame_variants.h"
#include "editor/ui/window/main_frame.h"

#include <wx/control.h>

namespace fairway::editor {

namespace {

constexpr std::size_t variantsListed = 30;

// Named as they are now; those that are not there are not shown.
void addList(CommandBuilder& builder, const wxString& submenu) {
  MainFrame* frame = &builder.frame();
  for (std::size_t i = 0; i < variantsListed; ++i) {
    const auto variant = [frame, i]() -> const Variant* {
      const std::vector<Variant>& all = frame->variants().all();
      return all.size() > 1 && i < all.size() ? &all[i] : nullptr;
    };
    UiCommand& command = builder.add(wxID_ANY, _("Variant"), "", _("Show this variant"), [frame, variant] {
      if (const Variant* chosen = variant()) frame->variants().show(std::filesystem::path(chosen->file));
    });
    command.submenu = submenu;
    command.kind = UiCommand::Kind::Check;
    command.enabled = [variant] { return variant() != nullptr; };
    command.checked = [frame, variant] { return variant() && frame->variants().isShown(*variant()); };
    command.currentText = [variant] {
      return variant() ? wxControl::EscapeMnemonics(FrameVariants::nameOf(*variant())) : wxString();
    };
  }
}

} // namespace

void addVariants(CommandBuilder& builder) {
  MainFrame* frame = &builder.frame();
  const wxString submenu = _("&Variants");
  const auto several = [frame](const Workbench&) { return frame->variants().several(); };
  const auto isOne = [frame](const Workbench&) { return frame->variants().canChange(); };
  builder
      .onBench(wxID_ANY, _("&New variant..."), "",
               _("Keep the document as it is now beside its file, under a name of its own"),
               [frame](Workbench&) { frame->variants().begin(); })
      .submenu = submenu;
  builder
      .onBench(
          wxID_ANY, _("Ne&xt variant"), "Ctrl+Alt+PgDn", _("Show the next variant of this document"),
          [frame](Workbench&) { frame->variants().showNext(); }, several)
      .submenu = submenu;
  builder
      .onBench(
          wxID_ANY, _("&Previous variant"), "Ctrl+Alt+PgUp", _("Show the previous variant of this document"),
          [frame](Workbench&) { frame->variants().showNext(true); }, several)
      .submenu = submenu;
  builder
      .onBench(
          wxID_ANY, _("&Compare with a variant..."), "",
          _("Compare its figures with those of another variant as it was saved"),
          [frame](Workbench&) { frame->variants().compare(); },
          [frame](const Workbench&) {
            return frame->variants().several() && frame->hasAnalysis() && frame->analysis().current();
          })
      .submenu = submenu;
  builder
      .onBench(
          wxID_ANY, _("&Rename the variant..."), "", _("Give its file another name; its changes are saved"),
          [frame](Workbench&) { frame->variants().rename(); }, isOne)
      .submenu = submenu;
  builder
      .onBench(
          wxID_ANY, _("&Delete the variant..."), "", _("Remove the file of this variant"),
          [frame](Workbench&) { frame->variants().remove(); }, isOne)
      .submenu = submenu;
  addList(builder, submenu);
}

} // namespace fairway::editor
