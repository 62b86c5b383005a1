#include "editor/ui/window/advice_command.h"

#include "editor/ui/commands/command_builder.h"
#include "editor/ui/panels/advice_panel.h"
#include "editor/ui/window/main_frame.h"

#include <wx/aui/framemanager.h>

namespace fairway::editor {

void addAdviceCommand(CommandBuilder& builder, const wxString& help,
                      const std::function<bool(const Workbench&)>& when) {
  builder.onBench(
      wxID_ANY, _("What &would par do"), "Shift+F9", help,
      [frame = &builder.frame()](Workbench&) { frame->showAdvice(); }, when);
}

Pane advicePane(AdvicePanel* panel) {
  constexpr int besideOthers = 3; // at the foot: findings, history and suggestions
  return {panel,  "advice", _("What par would do"), wxAUI_DOCK_BOTTOM, besideOthers, {460, 250}, {340, 230},
          320000, false};
}

void MainFrame::openBelow(const wxString& pane) {
  if (showsPane(pane)) return;
  // Side by side with both, the findings would be too narrow to read.
  if (GetClientSize().x < FromDIP(1500)) showPane("history", false);
  showPane(pane, true);
}

void MainFrame::showAdvice() {
  AdvicePanel* panel = fittings_ ? fittings_->advicePanel() : nullptr;
  if (!panel) return;
  openBelow("advice");
  panel->SetFocus();
}

} // namespace fairway::editor
