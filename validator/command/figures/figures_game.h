#pragma once

#include "validator/command/call/options.h"
#include "validator/command/figures/measured_board.h"

namespace fairway::command {

// How the boards of a game are described and compared. The commands are the same in all games: a game says
// which boards its documents hold, and what else may be asked of them.
class FiguresGame {
public:
  // What --help says of a command, in lines.
  struct Words {
    const char* notes = "";
    const char* examples = "";
  };

  virtual ~FiguresGame() = default;

  virtual Words describeWords() const = 0;
  virtual Words compareWords() const = 0;
  virtual const char* basis() const; // below a comparison: where the figures come from

  virtual void declareOwn(Options& options) = 0;            // of both commands
  virtual void declareOwnOfCompare(Options& /*options*/) {} // of one document: which boards of it

  // The board of a document, to be described: or the exit status once it was said why there is none.
  virtual Result<BoardPointer, int> board(const std::string& file, const Streams& streams) const = 0;
  // The same, to be held against another one.
  virtual Result<BoardPointer, int> comparedBoard(const std::string& file, const Streams& streams) const {
    return board(file, streams);
  }
  // Two boards of one document, as the game's own options say.
  virtual Result<BoardPair, int> pairIn(const std::string& file, const Streams& streams) const;
  // What is wrong with a call that names two documents; empty: nothing.
  virtual std::string whyNoTwoFiles() const { return {}; }
};

void declareDescribe(CLI::App& app, Run& run, const std::shared_ptr<FiguresGame>& game);
void declareCompare(CLI::App& app, Run& run, const std::shared_ptr<FiguresGame>& game);

} // namespace fairway::command
