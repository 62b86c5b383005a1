#pragma once

#include <wx/modalhook.h>

#include <functional>
#include <vector>

namespace fairway::editor {

// The boxes that wait for an answer. A window that opened over one would hide it and could not be used itself
// before it is answered.
class OpenQuestions final : private wxModalDialogHook {
public:
  static OpenQuestions& all(); // from the first call on

  // Now, if nothing is asked. Otherwise the box comes to the front, and the work is done when all are
  // answered.
  void whenAnswered(std::function<void()> work);

private:
  OpenQuestions() { Register(); }
  int Enter(wxDialog* dialog) override;
  void Exit(wxDialog* dialog) override;
  void doWaiting();

  std::vector<wxDialog*> open_; // each over the one before
  std::vector<std::function<void()>> waiting_;
};

} // namespace fairway::editor
