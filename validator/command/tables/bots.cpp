#include "validator/command/tables/bots.h"

#include "formats/document/json_text.h"
#include "rules/base/number_text.h"
#include "rules/base/tree.h"
#include "system/child_program.h"
#include "validator/command/files/results.h"
#include "validator/command/terminal/interrupt.h"

#include <charconv>
#include <cmath>
#include <map>

namespace fairway::command {

using system::ChildProgram;
using table::Play;

namespace {

struct Bot {
  std::string command;
  std::unique_ptr<ChildProgram> program;
};

std::string question(const Play& play, const TableGame& game,
                     const std::optional<std::vector<Tree>>& choices) {
  Tree asked{{"moment", nameOf(play.moment())}};
  asked[play.seatKey()] = play.seatName(play.seat());
  asked["turn"] = play.turns();
  asked["state"] = stateOf(game, play);
  asked["choices"] = choices ? Tree(*choices) : Tree();
  std::string line = formats::jsonText(asked);
  while (line.ends_with('\n')) line.pop_back();
  return line;
}

// What the program means by its answer, or why it means nothing.
Result<Tree, std::string> choiceIn(const std::string& answer,
                                   const std::optional<std::vector<Tree>>& choices) {
  const auto read = formats::readJson(answer);
  if (!read) return "its answer cannot be read: " + read.fault();
  const std::string form = "its answer is neither {\"play\": index} nor {\"choice\": {...}}";
  if (!fieldsIn(*read) || read->size() != 1) return form;
  if (const Tree* choice = read->find("choice")) return *choice;
  const Tree* index = read->find("play");
  const auto number = index ? wholeIn(*index) : std::nullopt;
  if (!number) return form;
  const auto count = static_cast<std::int64_t>(choices ? choices->size() : 0);
  if (*number < 0 || *number >= count)
    return "it plays choice " + std::to_string(*number) + " of " + std::to_string(count) + ", counted from 0";
  return (*choices)[static_cast<std::size_t>(*number)];
}

std::string whyNoAnswer(ChildProgram::Outcome outcome, double seconds) {
  switch (outcome) {
  case ChildProgram::Outcome::TooLate:
    return "it did not answer within " + withDigits(seconds, 6) + " s (--bot-time)";
  case ChildProgram::Outcome::TooLong:
    return "it said more than 1 MiB without an answer";
  case ChildProgram::Outcome::Ended:
    return "it ended";
  default:
    return "it was stopped";
  }
}

} // namespace

struct Bots::State {
  std::map<int, Bot> bySeat;
  double seconds = 5;
  std::optional<Failure> failure;

  void fail(int seat, int turn, const std::string& why) {
    const Bot& bot = bySeat.at(seat);
    failure = Failure{"the bot '" + bot.command + "' of seat " + std::to_string(seat) +
                          " stops the race in turn " + std::to_string(turn + 1) + ": " + why,
                      bot.program->errors()};
  }

  std::optional<Tree> ask(const Play& play, const TableGame& game) {
    const int seat = play.seat();
    const auto choices = play.choices();
    std::string answer;
    const auto outcome = bySeat.at(seat).program->ask(question(play, game, choices),
                                                      std::chrono::milliseconds(std::llround(1000 * seconds)),
                                                      InterruptGuard::interrupted, answer);
    if (outcome == ChildProgram::Outcome::Stopped) {
      failure = Failure{{}, {}, true};
      return std::nullopt;
    }
    if (outcome != ChildProgram::Outcome::Answered) {
      fail(seat, play.turns(), whyNoAnswer(outcome, seconds));
      return std::nullopt;
    }
    const auto choice = choiceIn(answer, choices);
    if (!choice) {
      fail(seat, play.turns(), choice.fault());
      return std::nullopt;
    }
    if (const table::Refusal refusal = play.whyNot(*choice)) {
      fail(seat, play.turns(),
           "its choice is refused: " + refusal->message.english() + " (" + refusal->rule + ")");
      return std::nullopt;
    }
    return *choice;
  }
};

Bots::Bots(std::shared_ptr<State> state) : state_(std::move(state)) {}
Bots::Bots(Bots&&) noexcept = default;
Bots& Bots::operator=(Bots&&) noexcept = default;
Bots::~Bots() = default;

std::optional<Bots> Bots::start(const BotOptions& options, int players, const Streams& streams) {
  const auto refused = [&](const std::string& why) {
    refuseCall(why, streams);
    return std::nullopt;
  };
  auto state = std::make_shared<State>();
  state->seconds = options.seconds;
  for (const std::string& text : options.bots) {
    const std::size_t equals = text.find('=');
    int seat = 0;
    const char* end = text.data() + std::min(equals, text.size());
    const auto read = std::from_chars(text.data(), end, seat);
    if (equals == std::string::npos || read.ec != std::errc() || read.ptr != end || equals + 1 == text.size())
      return refused("--bot takes a seat and a command, such as --bot 2=./mine");
    if (seat < 1 || seat > players)
      return refused("--bot " + text + ": there are seats 1 to " + std::to_string(players));
    if (state->bySeat.contains(seat)) return refused("--bot: seat " + std::to_string(seat) + " has two bots");
    state->bySeat[seat].command = text.substr(equals + 1);
  }
  for (auto& [seat, bot] : state->bySeat) {
    bot.program = ChildProgram::start(bot.command);
    if (!bot.program) return refused("--bot: the system cannot start another program");
  }
  return Bots(std::move(state));
}

bool Bots::plays(int seat) const {
  return state_->bySeat.contains(seat);
}

table::Pilot Bots::pilot(const TableGame& game) const {
  return [state = state_, &game](const Play& play) { return state->ask(play, game).value_or(Tree()); };
}

const std::optional<Bots::Failure>& Bots::failure() const {
  return state_->failure;
}

} // namespace fairway::command
