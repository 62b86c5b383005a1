// The part of the window that commands call: what needs a box or the clipboard.
#include "editor/model/document/document_edit.h"
#include "editor/model/words/translation.h"
#include "editor/model/work/check_names.h"
#include "editor/ui/canvas/picture_clipboard.h"
#include "editor/ui/dialogs/checks_dialog.h"
#include "editor/ui/dialogs/command_list_dialog.h"
#include "editor/ui/dialogs/help_dialog.h"
#include "editor/ui/panels/project_panel.h"
#include "editor/ui/window/document_window.h"
#include "editor/ui/window/languages.h"
#include "editor/ui/window/main_frame.h"
#include "editor/ui/window/start/start_page.h"
#include "editor/ui/window/tab_strip.h"
#include "editor/ui/window/window_layout.h"
#include "rules/base/version.h"

#include <wx/aboutdlg.h>
#include <wx/menu.h>

#include <map>

namespace fairway::editor {

void MainFrame::copyBoard() {
  if (!bench_ || !bench_->scene()) return;
  const wxBusyCursor busy;
  const std::unique_ptr<formats::Scene> selected = bench_->selectedScene();
  copyScene(selected ? *selected : *bench_->scene(), canvas_->paintOptions());
  note(selected ? _("What is selected is on the clipboard.") : _("The board is on the clipboard."));
}

void MainFrame::showCommandList() {
  CommandListDialog dialog(this, table_);
  if (dialog.ShowModal() == wxID_OK) CallAfter([this, id = dialog.chosen()] { run(id); });
}

void MainFrame::resetLayout() {
  forgetLayout();
  closeAsAtFirst();
  folded_.forget();
  if (!firstPanes_.empty()) aui_.LoadPerspective(firstPanes_, false);
  showPanels(bench_ != nullptr);
  Refresh(); // wxAUI leaves rests of the old frames
  Update();
  bars_->update();
}

void MainFrame::compactLayout() {
  resetLayout();
  for (const char* name : {"project", "overview", "history"}) closed_.insert(name);
  showPanels(bench_ != nullptr);
  bars_->update();
}

void MainFrame::askLanguage() {
  const std::vector<Language> offered = languages();
  std::vector<wxString> names;
  std::size_t current = 0;
  for (std::size_t i = 0; i < offered.size(); ++i) {
    names.push_back(offered[i].name);
    if (offered[i].code == chosenLanguage()) current = i;
  }
  const auto chosen =
      questions_.choice(this, _("Language"), _("The language of menus and messages"), names, current);
  if (!chosen || *chosen == current) return;
  chooseLanguage(offered[*chosen].code);
  questions_.tell(this, _("The language has been changed."), _("Restart Fairway to use it."));
}

void MainFrame::editChecks() {
  const formats::Document& content = bench_->document().content();
  ChecksDialog dialog(this, questions_, content);
  if (dialog.ShowModal() == wxID_OK)
    bench_->apply(changeChecks(content, dialog.severity(), dialog.waivers()));
}

void MainFrame::focusNextPanel(bool back) {
  if (!bench_) return startPage_->focusNext();
  // From the board to the left, below, to the right and back to what was found.
  std::vector<wxWindow*> panels{canvas_, &window().tabs()};
  const std::vector<Pane> own = fittings_->panes();
  const auto addSide = [&](int side) {
    for (const Pane& pane : own)
      if (pane.side == side) panels.push_back(pane.window);
  };
  addSide(wxAUI_DOCK_LEFT);
  panels.push_back(project_);
  panels.push_back(minimap_);
  panels.push_back(history_);
  addSide(wxAUI_DOCK_BOTTOM);
  addSide(wxAUI_DOCK_RIGHT);
  panels.push_back(findings_);
  const wxWindow* focus = wxWindow::FindFocus();
  std::size_t now = 0;
  for (std::size_t i = 0; i < panels.size(); ++i)
    for (const wxWindow* window = focus; window; window = window->GetParent())
      if (window == panels[i]) now = i;
  for (std::size_t step = 1; step <= panels.size(); ++step) {
    wxWindow* next = panels[(now + (back ? panels.size() - step : step)) % panels.size()];
    if (next->IsShownOnScreen()) return next->SetFocus();
  }
}

void MainFrame::popUpCommands(const wxPoint& at) {
  if (!bench_) return;
  const std::unique_ptr<wxMenu> menu = boardMenu(canvas_->boardAt(at));
  canvas_->PopupMenu(menu.get(), at);
}

// First what can be done at the place, then what can be done at all, by menu.
std::unique_ptr<wxMenu> MainFrame::boardMenu(formats::Point at) {
  auto menu = std::make_unique<wxMenu>();
  if (const std::string place = bench_->describe(at); !place.empty()) {
    menu->Append(wxID_ANY, wxString::FromUTF8(place))->Enable(false);
    menu->AppendSeparator();
  }
  for (const BoardAction& action : fittings_->actionsAt(at)) {
    if (action.startsGroup) menu->AppendSeparator();
    const int id = menu->Append(wxID_ANY, wxControl::EscapeMnemonics(action.text))->GetId();
    // After the menu is gone: what is done may ask something.
    menu->Bind(
        wxEVT_MENU, [this, act = action.act](wxCommandEvent&) { CallAfter(act); }, id);
  }
  std::map<wxString, wxMenu*> more;
  for (const UiCommand& command : table_) {
    const auto isOf = [&command](const wxString& label) { return command.menuLabel == label; };
    const bool elsewhere = isOf(_("&File")) || isOf(_("&View")) || isOf(_("&Window")) || isOf(_("&Help"));
    if (elsewhere || !command.isEnabled()) continue;
    wxMenu*& submenu = more[command.menu];
    if (!submenu) {
      if (more.size() == 1) menu->AppendSeparator();
      submenu = new wxMenu;
      menu->AppendSubMenu(submenu, command.menuLabel);
    }
    submenu->Append(command.id,
                    command.plainText() + (command.shortcut.empty() ? wxString() : "\t" + command.shortcut));
  }
  return menu;
}

void MainFrame::showFinding(const validator::Finding* finding) {
  if (!bench_) return;
  bench_->showFinding(finding);
  fixGhost_->show(*bench_, finding);
  if (!finding || finding->spots.empty()) return;
  if (const auto at = bench_->centreOf(finding->spots.front())) canvas_->showClearly(*at);
}

void MainFrame::fixFinding(const validator::Finding& finding) {
  bench_->apply(fixOf(bench_->document().content(), finding));
}

void MainFrame::fixAll() {
  const std::size_t before = bench_->document().revision();
  editor::fixAll(bench_->document(), validator::Fixes::All); // all of it can be undone
  // What takes long is not judged again after each fix: of its fixes the first is applied.
  const validator::Finding* deep =
      bench_->document().revision() == before
          ? validator::nextFix(findings_->browser().report(), validator::Fixes::All)
          : nullptr;
  if (deep) return fixFinding(*deep);
  bench_->documentChanged();
}

void MainFrame::waiveFinding(const validator::Finding& finding) {
  const auto why = questions_.text(this, wxString::Format(_("Waive %s"), finding.code),
                                   _("Why is this finding acceptable?"), "");
  if (!why || why->empty()) return;
  bench_->apply(waive(bench_->document().content(), {finding.code, finding.spots, why->utf8_string()}));
}

void MainFrame::explainFinding(const validator::Finding& finding) {
  if (const validator::CatalogueEntry* entry = validator::findEntry(finding.code))
    questions_.tell(this, wxString::FromUTF8(finding.code + " " + shownCheck(finding.code)),
                    wxString::FromUTF8(shownExplanation(*entry)));
}

void MainFrame::help(const HelpPage& page) {
  HelpDialog(this, wxGetTranslation(page.title), textOf(page)).ShowModal();
}

void MainFrame::showKeys() {
  KeysDialog(this, table_).ShowModal();
}

void MainFrame::quit() {
  closeTogether(all());
}

void MainFrame::about() {
  wxAboutDialogInfo info;
  info.SetName("Fairway");
  info.SetVersion(versionText());
  info.SetDescription(_("Boards for games raced on water"));
  info.SetIcon(window().GetIcon());
  wxAboutBox(info, this);
}

} // namespace fairway::editor
