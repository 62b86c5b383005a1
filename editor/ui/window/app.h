#pragma once

#include <wx/app.h>

#include <filesystem>
#include <iosfwd>
#include <optional>
#include <vector>

namespace fairway::editor {

// What the command line asked for, read before any display is touched.
struct Call {
  std::vector<std::filesystem::path> files;
  bool measure = false;          // only says how long the first window took
  std::optional<int> exitStatus; // set: there is nothing to show a window for
};

// Understands --help, --version, --measure and files; answers on the streams.
Call readCall(int argc, char** argv, std::ostream& out, std::ostream& err);

class App final : public wxApp {
public:
  explicit App(Call call) : call_(std::move(call)) {}
  bool OnInit() override;

private:
  Call call_;
};

// What is not saved yet is kept when the program is told to end, or ends by a fault of its own.
void keepWorkAtTheEnd(wxApp& app);

// The two lines that tests and the program share: names, images, settings.
void prepareApp(wxApp& app);

} // namespace fairway::editor
