#pragma once

#include <wx/string.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace fairway::editor {

// Makes pages for browsers with the command `fairway`: they need what only the command has, the rules
// compiled for browsers among it. One at a time, beside the window.
class PageMaker {
public:
  PageMaker() = default;
  PageMaker(const PageMaker&) = delete;
  PageMaker& operator=(const PageMaker&) = delete;
  ~PageMaker(); // gives up what is not done: no half page is left behind

  bool working() const { return child_ != nullptr; }

  // `done` hears whether it worked, and otherwise what the command said. False: the command is not there.
  using Done = std::function<void(bool made, const wxString& said)>;
  bool make(const std::vector<std::string>& words, Done done);

private:
  class Child;

  Child* child_ = nullptr; // lives until its process has ended
};

} // namespace fairway::editor
