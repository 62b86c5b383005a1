#include "editor/ui/window/app.h"

#include <wx/init.h>

#include <iostream>

namespace {

using namespace fairway;
using namespace fairway::editor;

// Whether the program that is running took the files. Where there is none, `running` becomes the one that
// others find.
bool isHandedOver(const Call& call, std::unique_ptr<system::RunningProgram>& running) {
  if (call.newInstance || call.measure) return false;
  const std::filesystem::path place = system::meetingPlace("fairway-editor");
  running = system::RunningProgram::at(place);
  if (running) return false;
  if (system::handOver(place, call.files)) return true;
  running = system::RunningProgram::at(place); // it ended meanwhile
  return false;
}

} // namespace

// --help and --version must work where there is no display, so the call is read before wxWidgets begins.
int main(int argc, char** argv) {
  Call call = readCall(argc, argv, std::cout, std::cerr);
  if (call.exitStatus) return *call.exitStatus;
  std::unique_ptr<system::RunningProgram> running;
  if (isHandedOver(call, running)) return 0;
  wxApp::SetInstance(new App(std::move(call), std::move(running)));
  int one = 1; // the files are ours; wxWidgets gets the program's name alone
  return wxEntry(one, argv);
}
