#include "editor/ui/window/open_questions.h"

#include <wx/app.h>
#include <wx/dialog.h>

#include <utility>

namespace fairway::editor {

OpenQuestions& OpenQuestions::all() {
  static OpenQuestions questions;
  return questions;
}

void OpenQuestions::whenAnswered(std::function<void()> work) {
  waiting_.push_back(std::move(work));
  if (open_.empty()) return doWaiting();
  if (wxDialog* box = open_.back(); box->GetHandle()) box->Raise();
}

int OpenQuestions::Enter(wxDialog* dialog) {
  open_.push_back(dialog);
  return wxID_NONE; // it is shown as ever
}

// What was asked for goes on first: it may have another question.
void OpenQuestions::Exit(wxDialog* dialog) {
  std::erase(open_, dialog);
  if (!waiting_.empty()) wxTheApp->CallAfter([this] { doWaiting(); });
}

void OpenQuestions::doWaiting() {
  while (open_.empty() && !waiting_.empty()) {
    const std::function<void()> work = std::move(waiting_.front());
    waiting_.erase(waiting_.begin());
    work();
  }
}

} // namespace fairway::editor
