// The part of the window that commands call: what needs a box or the clipboard.
#include "editor/model/document/document_edit.h"
#include "editor/model/lake_race/course_edit.h"
#include "editor/model/lake_race/tileset_edit.h"
#include "editor/model/words/check_names.h"
#include "editor/model/words/translation.h"
#include "editor/ui/dialogs/checks_dialog.h"
#include "editor/ui/dialogs/command_list_dialog.h"
#include "editor/ui/window/languages.h"
#include "editor/ui/window/main_frame.h"
#include "editor/ui/window/window_layout.h"

#include <wx/aboutdlg.h>
#include <wx/clipbrd.h>

namespace fairway::editor {

void MainFrame::takeTool(ToolId id) {
  if (!bench_ || !bench_->offers(id)) return;
  bench_->take(id);
  canvas_->SetFocus();
}

void MainFrame::goToCell() {
  const auto text = questions_.text(this, _("Go to cell"), _("Column and row, such as 0512 or 5,12:"), "");
  if (!text) return;
  std::optional<Cell> cell = cellLabelled(text->ToStdString());
  long column = 0, row = 0;
  if (!cell && text->BeforeFirst(',').Trim().ToLong(&column) &&
      text->AfterFirst(',').Trim(false).ToLong(&row))
    cell = Cell{static_cast<int>(column), static_cast<int>(row)};
  if (cell && bench_->board().map.contains(*cell)) return canvas_->goTo(*cell);
  questions_.tell(this, _("There is no such cell."),
                  wxString::Format(_("The lake has %s neither as a number nor as a pair."), *text));
}

void MainFrame::resizeBoard() {
  const lake_race::TerrainMap& map = bench_->board().map;
  const auto text = questions_.text(this, _("Resize the lake"),
                                    _("Columns x rows; cells are added or taken away right and below:"),
                                    wxString::Format("%d x %d", map.columns(), map.rows()));
  if (!text) return;
  long columns = 0, rows = 0;
  if (!text->BeforeFirst('x').Trim().ToLong(&columns) || !text->AfterFirst('x').Trim(false).ToLong(&rows))
    return;
  Margins margins;
  margins.right = static_cast<int>(columns) - map.columns();
  margins.bottom = static_cast<int>(rows) - map.rows();
  bench_->apply(resizeLake(bench_->document().content(), margins, lake_race::Terrain::Water));
}

void MainFrame::showCommandList() {
  CommandListDialog dialog(this, table_);
  if (dialog.ShowModal() == wxID_OK) CallAfter([this, id = dialog.chosen()] { run(id); });
}

void MainFrame::resetLayout() {
  forgetLayout();
  aui_.LoadPerspective(firstPanes_, false);
  showPanels(bench_ != nullptr);
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
  questions_.tell(this, _("The language is changed."), _("Fairway speaks it from its next start on."));
}

void MainFrame::makeCourse(const ChosenAssignment& chosen) {
  auto course = courseFor(bench_->board(), chosen.race, assignmentNumbered(chosen.number));
  if (!course) return;
  const std::string name = bench_->document().content().head.info.name.value_or("");
  if (!name.empty())
    course->head.info.name = say("{1}, race {2}", {name, std::string(1, letterOf(chosen.race))});
  References references;
  // A saved lake is pointed to; one that is nowhere yet goes into the course.
  if (!bench_->document().file().empty() && !bench_->document().modified()) {
    course->body.lake = bench_->document().file().string();
    references.lake = bench_->board();
  }
  auto made = std::make_unique<EditedDocument>(std::move(*course), std::move(references));
  made->markUnsaved();
  present(std::move(made));
}

void MainFrame::editChecks() {
  const formats::Document& content = bench_->document().content();
  ChecksDialog dialog(this, questions_, content.head.info, kindOf(content));
  if (dialog.ShowModal() == wxID_OK)
    bench_->apply(changeChecks(content, dialog.severity(), dialog.waivers()));
}

void MainFrame::addTileToSet() {
  const auto name = questions_.text(this, _("Add a tile"), _("Its name, in small letters:"), "");
  if (!name) return;
  const formats::Document& content = bench_->document().content();
  if (const auto why = whyNoTileName(content, name->utf8_string()))
    return questions_.tell(this, _("The tile cannot be called so."), wxString::FromUTF8(*why));
  bench_->apply(addTile(content, name->utf8_string()));
  bench_->showTile({bench_->sheet().tile->side, name->utf8_string()});
}

void MainFrame::focusNextPanel() {
  const std::array<wxWindow*, 6> panels{canvas_, palette_, history_, properties_, races_, findings_};
  const wxWindow* focus = wxWindow::FindFocus();
  std::size_t now = 0;
  for (std::size_t i = 0; i < panels.size(); ++i)
    for (const wxWindow* window = focus; window; window = window->GetParent())
      if (window == panels[i]) now = i;
  for (std::size_t step = 1; step <= panels.size(); ++step) {
    wxWindow* next = panels[(now + step) % panels.size()];
    if (next->IsShownOnScreen()) return next->SetFocus();
  }
}

void MainFrame::popUpCommands(const wxPoint& at) {
  wxMenu menu;
  wxString shown;
  for (const UiCommand& command : table_) {
    const bool elsewhere =
        command.menuLabel == _("&File") || command.menuLabel == _("&View") || command.menuLabel == _("&Help");
    if (elsewhere || !command.isEnabled()) continue;
    if (!shown.empty() && shown != command.menu) menu.AppendSeparator();
    shown = command.menu;
    menu.Append(command.id,
                command.plainText() + (command.shortcut.empty() ? wxString() : "\t" + command.shortcut));
  }
  canvas_->PopupMenu(&menu, at);
}

void MainFrame::copyRegion() const {
  const std::string text = bench_->copyText();
  if (text.empty() || !wxTheClipboard->Open()) return;
  wxTheClipboard->SetData(new wxTextDataObject(wxString::FromUTF8(text)));
  wxTheClipboard->Close();
}

void MainFrame::pasteFromClipboard() {
  if (!wxTheClipboard->Open()) return;
  wxTextDataObject data;
  const bool got = wxTheClipboard->GetData(data);
  wxTheClipboard->Close();
  if (!got || !bench_->pasteText(data.GetText().utf8_string()))
    questions_.tell(this, _("There are no cells to paste."),
                    _("Copy a region first, or the text of a lake document."));
}

void MainFrame::showFinding(const validator::Finding* finding) {
  if (!finding) return canvas_->setFindings({});
  canvas_->setFindings({markOf(*finding)});
  if (!finding->spots.empty()) canvas_->bringIntoView(cellOf(finding->spots.front()));
}

void MainFrame::fixFinding(const validator::Finding& finding) {
  bench_->apply(fixOf(bench_->document().content(), finding));
}

void MainFrame::fixAll() {
  editor::fixAll(bench_->document());
  bench_->documentChanged();
}

void MainFrame::waiveFinding(const validator::Finding& finding) {
  const auto why = questions_.text(this, wxString::Format(_("Waive %s"), finding.code),
                                   _("Why is this as it should be?"), "");
  if (!why || why->empty()) return;
  bench_->apply(waive(bench_->document().content(), {finding.code, finding.spots, why->utf8_string()}));
}

void MainFrame::explainFinding(const validator::Finding& finding) {
  if (const validator::CatalogueEntry* entry = validator::findEntry(finding.code))
    questions_.tell(this, wxString::FromUTF8(finding.code + " " + shownCheck(finding.code)),
                    wxString::FromUTF8(shownExplanation(*entry)));
}

void MainFrame::about() {
  wxAboutDialogInfo info;
  info.SetName("Fairway");
  info.SetVersion(FAIRWAY_VERSION);
  info.SetDescription(_("Lakes and courses for boat races on hexes"));
  info.SetIcon(GetIcon());
  wxAboutBox(info, this);
}

} // namespace fairway::editor
