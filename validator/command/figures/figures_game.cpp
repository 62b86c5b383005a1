#include "validator/command/figures/figures_game.h"

#include "validator/command/files/results.h"

#include <ostream>

namespace fairway::command {

const char* FiguresGame::basis() const {
  return "Figures with +- are from races; +- holds with 99 %, for the seats of a race all together.";
}

Result<BoardPair, int> FiguresGame::pairIn(const std::string& /*file*/, const Streams& streams) const {
  return refuseCall("compare needs two documents", streams);
}

int cannot(const std::string& name, const std::string& why, const Streams& streams) {
  streams.err << name << ": " << why << '\n';
  return exitFindings;
}

} // namespace fairway::command
