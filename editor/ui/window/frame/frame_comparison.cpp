// The part of the window that holds the figures of a board against those of another state or another file.
#include "editor/model/words/translation.h"
#include "editor/ui/window/main_frame.h"

#include <wx/menu.h>

namespace fairway::editor {

void MainFrame::bindComparison() {
  ComparisonView& view = analysis_->comparison();
  view.onPin = [this] { pinState(); };
  view.onCompareWith = [this] { compareWithDialog(); };
  view.onWhatIf = [this] { popUpWhatIfs(); };
  view.onUnpin = [this] {
    otherBoard_.drop();
    analysis_->comparison().unpin();
  };
  view.isPinnedBoard = [this] { return bench_ && otherBoard_.isOn(*bench_); };
  otherBoard_.onDone = [this](const std::string& name, std::shared_ptr<const Analysis> other) {
    const wxString called = wxString::FromUTF8(name);
    if (other) return analysis_->comparison().pin(std::move(other), called);
    analysis_->comparison().unpin();
    analysis_->comparison().tell(wxString::Format(_("No figures of %s could be worked out."), called));
  };
  otherBoard_.onFailed = [this](const std::string& why) {
    analysis_->comparison().unpin();
    analysis_->comparison().tell(
        wxString::Format(_("It could not be worked out: %s."), wxString::FromUTF8(why)));
  };
}

wxString MainFrame::stateName() const {
  wxString name = documentName();
  if (const auto part = bench_->deepPart(); part && !part->empty()) name += ", " + wxString::FromUTF8(*part);
  const std::string step = bench_->document().history().undoText();
  return step.empty() ? name : wxString::Format(_("%s, after \"%s\""), name, wxString::FromUTF8(step));
}

void MainFrame::pinState() {
  const auto now = analysis_->current();
  if (!bench_ || !now || now->measured.empty()) return;
  const wxString name = stateName();
  expectOther(otherBoard_.begin(*bench_, name.utf8_string()), name);
}

void MainFrame::compareWithDialog() {
  if (!bench_) return;
  if (const auto other = questions_.fileToOpen(this, file().parent_path())) compareWith(*other);
}

void MainFrame::compareWith(const std::filesystem::path& other) {
  expectOther(otherBoard_.begin(other, gameOf(bench_->document().content())),
              wxString::FromUTF8(other.filename().string()));
}

void MainFrame::compareWith(const WhatIf& whatIf) {
  expectOther(otherBoard_.begin(whatIf, gameOf(bench_->document().content())),
              wxString::FromUTF8(whatIf.name));
}

void MainFrame::popUpWhatIfs() {
  if (!bench_) return;
  const std::vector<WhatIf> whatIfs = bench_->whatIfs();
  wxMenu menu;
  for (const WhatIf& whatIf : whatIfs)
    menu.Bind(
        wxEVT_MENU, [this, whatIf](wxCommandEvent&) { compareWith(whatIf); },
        menu.Append(wxID_ANY, wxString::FromUTF8(whatIf.name))->GetId());
  PopupMenu(&menu);
}

void MainFrame::askWhatIf() {
  const std::vector<WhatIf> whatIfs = bench_ ? bench_->whatIfs() : std::vector<WhatIf>();
  if (whatIfs.empty()) return;
  std::vector<wxString> names;
  for (const WhatIf& whatIf : whatIfs) names.push_back(wxString::FromUTF8(whatIf.name));
  const auto chosen = questions_.choice(
      this, _("The other way round"), _("Compare with the same board, but with one thing turned:"), names, 0);
  if (chosen) compareWith(whatIfs[*chosen]);
}

// `why`: there is nothing to wait for.
void MainFrame::expectOther(const std::string& why, const wxString& name) {
  if (!why.empty())
    return questions_.tell(this, _("There is nothing to compare with."), wxString::FromUTF8(why));
  openAnalysis();
  analysis_->turnTo(AnalysisPanel::Page::Comparison);
  analysis_->comparison().pinSoon(name);
  constexpr int progressPause = 250; // milliseconds
  analysisTimer_.Start(progressPause);
  tellAnalysis();
}

void MainFrame::copyNotes() {
  analysis_->notes().copy();
  note(_("The course notes are on the clipboard."));
}

} // namespace fairway::editor
