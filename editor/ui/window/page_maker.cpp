#include "editor/ui/window/page_maker.h"

#include <wx/filefn.h>
#include <wx/filename.h>
#include <wx/process.h>
#include <wx/sstream.h>
#include <wx/stdpaths.h>
#include <wx/utils.h>

namespace fairway::editor {

namespace {

// The command beside this program, or else the one that a shell would find; empty: there is none.
wxString commandProgram() {
  wxFileName beside(wxStandardPaths::Get().GetExecutablePath());
  beside.SetName("fairway");
  if (beside.IsFileExecutable()) return beside.GetFullPath();
  wxPathList paths;
  paths.AddEnvList("PATH");
  return paths.FindAbsoluteValidPath("fairway");
}

} // namespace

class PageMaker::Child final : public wxProcess {
public:
  Child(PageMaker& maker, Done done) : maker_(&maker), done_(std::move(done)) { Redirect(); }

  void giveUp() {
    maker_ = nullptr;
    wxProcess::Kill(static_cast<int>(GetPid()), wxSIGTERM, wxKILL_CHILDREN);
  }

  void OnTerminate(int, int status) override {
    wxStringOutputStream said;
    if (GetErrorStream()) said.Write(*GetErrorStream());
    const std::unique_ptr<Child> self(this); // wxProcess leaves that to us
    if (!maker_) return;
    maker_->child_ = nullptr;
    done_(status == 0, said.GetString());
  }

private:
  PageMaker* maker_; // null: it has gone
  Done done_;
};

PageMaker::~PageMaker() {
  if (child_) child_->giveUp();
}

bool PageMaker::make(const std::vector<std::string>& words, Done done) {
  const std::string program = commandProgram().utf8_string();
  if (program.empty()) return false;
  std::vector<const char*> call{program.c_str()};
  for (const std::string& word : words) call.push_back(word.c_str());
  call.push_back(nullptr);
  auto child = std::make_unique<Child>(*this, std::move(done));
  if (wxExecute(call.data(), wxEXEC_ASYNC | wxEXEC_MAKE_GROUP_LEADER, child.get()) == 0) return false;
  child->CloseOutput(); // it reads nothing
  child_ = child.release();
  return true;
}

} // namespace fairway::editor
