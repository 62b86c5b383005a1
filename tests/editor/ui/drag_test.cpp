#include "tests/editor/ui/window.h"

#include <fstream>

#include <sys/wait.h>
#include <unistd.h>

// A file is dragged onto the window out of another program, by mouse, as the X server hands it over.
namespace fairway::editor {
namespace {

namespace fs = std::filesystem;

// This very program in its other part; see drag_source.h.
class OtherProgram {
public:
  explicit OtherProgram(const fs::path& file) {
    int input[2], output[2];
    if (pipe(input) != 0 || pipe(output) != 0) return;
    child_ = fork();
    if (child_ == 0) {
      dup2(input[0], STDIN_FILENO);
      dup2(output[1], STDOUT_FILENO);
      for (const int number : {input[0], input[1], output[0], output[1]}) close(number);
      execl("/proc/self/exe", "gui_test", "--drag-source", file.c_str(), nullptr);
      _exit(1);
    }
    close(input[0]), close(output[1]);
    end_ = input[1];
    says_ = output[0];
  }
  ~OtherProgram() {
    close(end_), close(says_);
    waitpid(child_, nullptr, 0);
  }
  OtherProgram(const OtherProgram&) = delete;
  OtherProgram& operator=(const OtherProgram&) = delete;

  std::optional<wxPoint> place() const {
    std::string line;
    for (char byte = 0; read(says_, &byte, 1) == 1 && byte != '\n';) line += byte;
    wxPoint at;
    return std::sscanf(line.c_str(), "%d %d", &at.x, &at.y) == 2 ? std::optional(at) : std::nullopt;
  }

private:
  pid_t child_ = -1;
  int end_ = -1, says_ = -1;
};

class Drag : public WindowTest {};

// Two programs and the X server meet by the clock, and on some machines they miss each other: by hand only,
// with --gtest_also_run_disabled_tests.
TEST_F(Drag, DISABLED_AFileOutOfAnotherProgramIsOpened) {
  const fs::path file = folder_ / "dragged lake.lake.yaml";
  std::ofstream(file) << "fairway: 1\nkind: lake\nmap: |\n  . . .\n   . # .\n";
  const OtherProgram other(file);
  const std::optional<wxPoint> from = other.place();
  ASSERT_TRUE(from);
  const wxPoint to = frame_->GetScreenRect().GetPosition() + wxSize(400, 300);
  wxUIActionSimulator hand;
  hand.MouseMove(*from);
  hand.MouseDown();
  // The other program works at its own pace: the hand goes on until the window has the file, and lets go on
  // it.
  int step = 0;
  EXPECT_TRUE(pumpUntil([&] {
    const int part = std::min(++step, 40);
    hand.MouseMove(from->x + (to.x - from->x) * part / 40, from->y + (to.y - from->y) * part / 40 + step % 2);
    wxMilliSleep(5);
    if (step > 60 && step % 20 == 0) hand.MouseUp();
    return frame_->bench() != nullptr;
  }));
  hand.MouseUp();
  ASSERT_TRUE(frame_->bench());
  EXPECT_EQ(bench().document().file(), file);
}

} // namespace
} // namespace fairway::editor
