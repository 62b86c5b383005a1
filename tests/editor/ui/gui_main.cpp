#include "tests/editor/ui/other_programs.h"
#include "tests/editor/ui/window.h"

#include <cstring>

int main(int argc, char** argv) {
  fairway::editor::useTestApp();
  if (argc == 3 && std::strcmp(argv[1], "--drag-source") == 0) {
    int one = 1;
    return fairway::editor::runDragSource(one, argv, argv[2]);
  }
  if (argc == 5 && std::strcmp(argv[1], "--random-use") == 0) {
    int one = 1;
    return fairway::editor::runRandomUse(one, argv, argv[2], argv[3], argv[4]);
  }
  return fairway::editor::runGuiTests(argc, argv);
}
