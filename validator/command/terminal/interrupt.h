#pragma once

#include <iosfwd>

namespace fairway::command {

// The exit status after Ctrl-C, as in other programs (128 and the signal's number).
inline constexpr int exitInterrupted = 130;

// Says that the work was stopped, and gives that status.
int tellStopped(std::ostream& err);

// While one lives, Ctrl-C does not end the program but is noted, so that long work can stop cleanly: nothing
// half written, the terminal as it was. A second Ctrl-C ends the program at once. Work in work may have one
// too: what was noted stays noted until the outermost ends.
class InterruptGuard {
public:
  InterruptGuard();
  ~InterruptGuard();
  InterruptGuard(const InterruptGuard&) = delete;
  InterruptGuard& operator=(const InterruptGuard&) = delete;

  static bool interrupted();

private:
  void (*previous_)(int);
};

// While one lives, Ctrl-C ends the program at once, with the same message and status: for work that waits for
// input, where nobody could ask whether it was pressed, and has nothing to put in order.
class EndAtInterrupt {
public:
  EndAtInterrupt();
  ~EndAtInterrupt();
  EndAtInterrupt(const EndAtInterrupt&) = delete;
  EndAtInterrupt& operator=(const EndAtInterrupt&) = delete;

private:
  void (*previous_)(int);
};

} // namespace fairway::command
