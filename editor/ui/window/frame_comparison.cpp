// The part of the window that holds the figures of a board against those of another state or another file.
#include "editor/model/words/translation.h"
#include "editor/ui/window/main_frame.h"

namespace fairway::editor {

void MainFrame::bindComparison() {
  analysis_->comparison().onPin = [this] { pinState(); };
  analysis_->comparison().onCompareWith = [this] { compareWithDialog(); };
  otherBoard_.onDone = [this](const std::filesystem::path& file, std::shared_ptr<const Analysis> other) {
    const wxString name = wxString::FromUTF8(file.filename().string());
    if (other) return analysis_->comparison().pin(std::move(other), name);
    analysis_->comparison().tell(wxString::Format(_("No figures of %s could be worked out."), name));
  };
  otherBoard_.onFailed = [this](const std::string& why) {
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
  if (!bench_ || !now) return;
  otherBoard_.drop();
  openAnalysis();
  analysis_->comparison().pin(now, stateName());
  analysis_->turnTo(AnalysisPanel::Page::Comparison);
}

void MainFrame::compareWithDialog() {
  if (!bench_) return;
  if (const auto other = questions_.fileToOpen(this, file().parent_path())) compareWith(*other);
}

void MainFrame::compareWith(const std::filesystem::path& other) {
  const std::string why = otherBoard_.begin(other, gameOf(bench_->document().content()));
  if (!why.empty())
    return questions_.tell(this, _("There is nothing to compare with."), wxString::FromUTF8(why));
  openAnalysis();
  analysis_->turnTo(AnalysisPanel::Page::Comparison);
  if (!otherBoard_.working()) return; // it was known
  constexpr int progressPause = 250;  // milliseconds
  analysisTimer_.Start(progressPause);
  tellAnalysis();
}

void MainFrame::copyNotes() {
  analysis_->notes().copy();
  note(_("The course notes are on the clipboard."));
}

} // namespace fairway::editor
