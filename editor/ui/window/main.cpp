#include "editor/ui/window/app.h"

#include <wx/init.h>

#include <iostream>

// --help and --version must work where there is no display, so the call is read before wxWidgets begins.
int main(int argc, char** argv) {
  fairway::editor::Call call = fairway::editor::readCall(argc, argv, std::cout, std::cerr);
  if (call.exitStatus) return *call.exitStatus;
  wxApp::SetInstance(new fairway::editor::App(std::move(call)));
  int one = 1; // the files are ours; wxWidgets gets the program's name alone
  return wxEntry(one, argv);
}
