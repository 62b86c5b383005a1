#include "validator/command/terminal/interrupt.h"

#include "system/machine.h"

#include <atomic>
#include <csignal>
#include <ostream>

namespace fairway::command {

namespace {

// Set in a signal handler and read by all threads: both need an atomic, the handler one without locks.
std::atomic<bool> interruptSeen = false;
static_assert(std::atomic<bool>::is_always_lock_free);
std::atomic<int> guards = 0;

void noteInterrupt(int signal) {
  interruptSeen = true;
  std::signal(signal, SIG_DFL); // a second Ctrl-C ends the program at once
}

[[noreturn]] void endNow(int) {
  system::endNow("fairway: stopped\n", exitInterrupted);
}

} // namespace

int tellStopped(std::ostream& err) {
  err << "fairway: stopped\n";
  return exitInterrupted;
}

InterruptGuard::InterruptGuard() {
  if (guards++ == 0) interruptSeen = false;
  previous_ = std::signal(SIGINT, noteInterrupt);
}

InterruptGuard::~InterruptGuard() {
  --guards;
  std::signal(SIGINT, previous_ == SIG_ERR ? SIG_DFL : previous_);
}

bool InterruptGuard::interrupted() {
  return interruptSeen;
}

EndAtInterrupt::EndAtInterrupt() {
  interruptSeen = false;
  previous_ = std::signal(SIGINT, endNow);
}

EndAtInterrupt::~EndAtInterrupt() {
  std::signal(SIGINT, previous_ == SIG_ERR ? SIG_DFL : previous_);
}

} // namespace fairway::command
