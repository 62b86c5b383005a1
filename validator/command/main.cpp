#include "system/machine.h"
#include "validator/command/command_line.h"
#include "validator/command/terminal/interrupt.h"

#include <cstdlib>
#include <cstring>
#include <exception>
#include <iostream>

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  using namespace fairway::system;
  // A dumb terminal, as those of editors, knows neither colours nor the start of a line.
  const char* term = std::getenv("TERM");
  const bool dumb = term != nullptr && std::strcmp(term, "dumb") == 0;
  const fairway::command::Streams streams{std::cin, std::cout, std::cerr, !dumb && isTerminal(Stream::Out),
                                          !dumb && isTerminal(Stream::Error)};
  // Ctrl-C has one message and one status, also while a document or a request is waited for.
  const fairway::command::EndAtInterrupt atOnce;
  try {
    const int status = fairway::command::runFairway(argc, argv, streams);
    std::cout.flush();
    if (!std::cout) {
      std::cerr << "fairway: the results could not be written (is the disk full?)\n";
      return fairway::command::exitUnreadable;
    }
    return status;
  } catch (const std::exception& error) {
    std::cerr << "fairway: " << error.what() << '\n';
    return fairway::command::exitUnreadable;
  }
}
