#pragma once

#include "system/running_program.h"

#include <wx/app.h>

#include <filesystem>
#include <iosfwd>
#include <memory>
#include <optional>
#include <vector>

namespace fairway::editor {

// What the command line asked for, read before any display is touched.
struct Call {
  std::vector<std::filesystem::path> files;
  bool measure = false;          // only says how long the first window took
  bool newInstance = false;      // though another program is running
  std::optional<int> exitStatus; // set: there is nothing to show a window for
};

// Understands --help, --version, --measure, --new-instance and files; answers on the streams.
Call readCall(int argc, char** argv, std::ostream& out, std::ostream& err);

class App final : public wxApp {
public:
  // `running` takes the files of programs that are started later; null: this one is not found by them.
  explicit App(Call call, std::unique_ptr<system::RunningProgram> running = nullptr)
      : call_(std::move(call)), running_(std::move(running)) {}
  bool OnInit() override;
  int OnExit() override;

private:
  Call call_;
  std::unique_ptr<system::RunningProgram> running_;
};

// Opens files passed by a program that was started later, and comes to the front; without files it shows the
// start page. A question that is open is answered first.
void openHandedOver(const std::vector<std::filesystem::path>& files);

// Opens what was open when the last program ended, and keeps what is open from now on.
void restoreSession();

// What is not saved yet is kept when the program is asked to end, or crashes.
void keepWorkAtTheEnd(wxApp& app);

// The two lines that tests and the program share: names, images, settings.
void prepareApp(wxApp& app);

} // namespace fairway::editor
