#include "validator/command/interrupt.h"

#include <csignal>

namespace fairway::command {

namespace {

volatile std::sig_atomic_t interruptSeen = 0;

void noteInterrupt(int signal) {
  interruptSeen = 1;
  std::signal(signal, SIG_DFL); // whoever cannot wait presses again
}

} // namespace

InterruptGuard::InterruptGuard() {
  interruptSeen = 0;
  previous_ = std::signal(SIGINT, noteInterrupt);
}

InterruptGuard::~InterruptGuard() {
  std::signal(SIGINT, previous_ == SIG_ERR ? SIG_DFL : previous_);
}

bool InterruptGuard::interrupted() {
  return interruptSeen != 0;
}

} // namespace fairway::command
