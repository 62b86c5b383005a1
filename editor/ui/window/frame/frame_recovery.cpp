// The part of the window that offers what an earlier one could not save.
#include "editor/model/files/differences.h"
#include "editor/model/files/left_work.h"
#include "editor/model/work/game.h"
#include "editor/ui/window/main_frame.h"

#include <wx/filename.h>

namespace fairway::editor {

namespace fs = std::filesystem;

namespace {

wxString shownFileName(const fs::path& file) {
  return wxString::FromUTF8(file.filename().string());
}

wxString lastChanged(const fs::path& recovery) {
  const wxDateTime when = wxFileName(wxString::FromUTF8(recovery.string())).GetModificationTime();
  return wxString::Format(_("Last changed on %s:"), when.IsValid() ? when.Format("%x %H:%M") : wxString("?"));
}

} // namespace

RecoverAnswer MainFrame::offerFoundWork(Arrival& arrival, FoundWork& found) {
  const fs::path file = arrival.document->file();
  const RecoverAnswer answer =
      questions_.recover(this, shownFileName(file), _("Compared with the file:"), found.differences);
  if (answer == RecoverAnswer::Drop) dropWorkBeside(recoveryFolder(), file);
  if (answer == RecoverAnswer::Recover) recover(arrival, std::move(found.content));
  return answer;
}

bool MainFrame::offerRecovery(Arrival& arrival) {
  std::optional<FoundWork> found = unsavedWorkOn(arrival);
  return !found || offerFoundWork(arrival, *found) != RecoverAnswer::Later;
}

std::optional<Arrival> MainFrame::offerWorkAlone(Arrival arrival) {
  const fs::path file = arrival.document->file();
  const wxString heading =
      _("The file itself is gone or cannot be read.") + " " + lastChanged(recoveryFile(file));
  const RecoverAnswer answer =
      questions_.recover(this, shownFileName(file), heading, summary(arrival.document->content()));
  if (answer == RecoverAnswer::Drop) dropWorkBeside(recoveryFolder(), file);
  if (answer != RecoverAnswer::Recover) return std::nullopt;
  return arrival;
}

void MainFrame::offerWorkOn(const fs::path& document) {
  Opening opening(document);
  if (opening.isOpenElsewhere()) return; // and its work is on that desk
  if (auto arrival = opening.read()) {
    std::optional<FoundWork> found = unsavedWorkOn(*arrival);
    if (found && offerFoundWork(*arrival, *found) == RecoverAnswer::Recover)
      freePage()->show(std::move(*arrival));
  } else if (auto left = opening.readWorkAlone()) {
    if (auto wanted = offerWorkAlone(std::move(*left))) freePage()->show(std::move(*wanted));
  }
}

void MainFrame::offerLeftWork() {
  // The window in front may be another one than before: each question takes its time.
  for (const fs::path& folder : {recoveryFolder(), formerRecoveryFolder()})
    for (UntitledRecovery& place : UntitledRecovery::leftBehind(folder)) {
      MainFrame* frame = front();
      std::optional<formats::Document> found = readRecovery(place.file());
      if (!frame || !found) continue; // it stays where it is: it may still be useful
      const wxString name = wxString::FromUTF8(untitledName(*found));
      const RecoverAnswer answer =
          frame->questions_.recover(frame, name, lastChanged(place.file()), summary(*found));
      if (answer == RecoverAnswer::Drop) removeRecovery(place.file());
      if (answer == RecoverAnswer::Recover)
        frame->freePage()->show(recovered(std::move(*found), std::move(place)));
    }
  for (const fs::path& document : documentsWithWork(recoveryFolder()))
    if (MainFrame* frame = front()) frame->offerWorkOn(document);
}

} // namespace fairway::editor
