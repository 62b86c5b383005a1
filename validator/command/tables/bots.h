#pragma once

#include "validator/command/tables/table_game.h"

// Other people's pilots: programs that are asked for a choice over lines of JSON (docs/bots.md).
namespace fairway::command {

// What the bots of a race have to say when it does not go on.
class Bots {
public:
  // Starts a program for each bot. A message to the caller where the options are wrong; then there are none.
  static std::optional<Bots> start(const BotOptions& options, int players, const Streams& streams);
  Bots(Bots&&) noexcept;
  Bots& operator=(Bots&&) noexcept;
  ~Bots();

  bool plays(int seat) const;
  // Asks the program. Nothing, if it gave no legal answer: then `failure` says so.
  table::Pilot pilot(const TableGame& game) const;

  struct Failure {
    std::string message;
    std::string errors;       // what it wrote to standard error
    bool interrupted = false; // by Ctrl-C
  };
  const std::optional<Failure>& failure() const;

private:
  struct State;
  explicit Bots(std::shared_ptr<State> state);
  std::shared_ptr<State> state_;
};

// Who sits where, and the pilots of those who are none; or the exit status.
struct Seated {
  std::vector<std::string> names;
  table::Seating seating;
};

Result<Seated, int> seated(const TableOptions& options, TableGame& game, const Streams& streams,
                           const std::string& option, const Bots* bots = nullptr);

} // namespace fairway::command
