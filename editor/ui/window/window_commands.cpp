#include "editor/ui/window/frame/frame_commands.h"

#include "editor/ui/commands/command_builder.h"
#include "editor/ui/window/document_window.h"
#include "editor/ui/window/main_frame.h"
#include "editor/ui/window/session.h"

#include <wx/menuitem.h>

namespace fairway::editor {

namespace {

constexpr std::size_t documentsListed = 40;

// Named as they are now; those that are not there are not shown.
void addOpenDocuments(CommandBuilder& builder, MainFrame* frame) {
  for (std::size_t i = 0; i < documentsListed; ++i) {
    const auto page = [i]() -> MainFrame* {
      const std::vector<MainFrame*> pages = MainFrame::all();
      return i < pages.size() ? pages[i] : nullptr;
    };
    UiCommand& command = builder.add(wxID_ANY, _("Open document"), "", _("Show this document"), [page] {
      if (MainFrame* shown = page()) shown->comeToFront();
    });
    command.submenu = _("&Open documents");
    command.kind = UiCommand::Kind::Check;
    command.enabled = [page] { return page() != nullptr; };
    command.checked = [page, frame] { return page() == frame; };
    command.currentText = [page] {
      return page() ? wxControl::EscapeMnemonics(page()->title()) : wxString();
    };
  }
}

} // namespace

void addWindowMenu(CommandBuilder& builder) {
  builder.startMenu(_("&Window"));
  MainFrame* frame = &builder.frame();
  const auto several = [] { return MainFrame::all().size() > 1; };
  builder
      .add(wxID_ANY, _("Ne&xt document"), "Ctrl+PgDn",
           _("Show the next open document; Ctrl+Tab does the same"), [frame] { frame->showNextDocument(); })
      .enabled = several;
  builder
      .add(wxID_ANY, _("&Previous document"), "Ctrl+PgUp",
           _("Show the previous open document; Ctrl+Shift+Tab does the same"),
           [frame] { frame->showNextDocument(true); })
      .enabled = several;
  addOpenDocuments(builder, frame);
  builder.startGroup();
  builder
      .add(wxID_ANY, _("Move to a &new window"), "", _("Take the document out of the row of tabs"),
           [frame] { frame->moveToNewWindow(); })
      .enabled = [frame] { return frame->canMoveOut(); };
  builder
      .add(wxID_ANY, _("Move &back to the first window"), "",
           _("Make the document a tab of the first window"), [frame] { frame->moveBack(); })
      .enabled = [frame] { return frame->canMoveBack(); };
  builder.startGroup();
  UiCommand& reopens =
      builder.add(wxID_ANY, _("&Reopen documents at the next start"), "",
                  _("Open the documents that are open at the end when Fairway is started again"),
                  [] { Session::setRestores(!Session::restores()); });
  reopens.kind = UiCommand::Kind::Check;
  reopens.checked = [] { return Session::restores(); };
}

} // namespace fairway::editor
