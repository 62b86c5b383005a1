#include "formats/document/json_text.h"
#include "formats/json/read_json.h"
#include "rules/base/read_tree.h"
#include "validator/command/bots.h"
#include "validator/command/interrupt.h"
#include "validator/command/progress_bar.h"
#include "validator/command/race_options.h"
#include "validator/command/results.h"
#include "validator/command/table_game.h"

#include <algorithm>
#include <istream>
#include <ostream>

namespace fairway::command {

namespace {

using table::notARequest;
using table::Play;
using table::Refusal;
using table::Table;

constexpr std::size_t longestLine = std::size_t{1} << 20;

enum class LineRead : std::uint8_t { Line, End, TooLong };

// Not std::getline: a line without an end must not fill the memory.
LineRead readLine(std::istream& in, std::string& line) {
  line.clear();
  std::streambuf* buffer = in.rdbuf();
  using Traits = std::istream::traits_type;
  for (;;) {
    const Traits::int_type next = buffer->sbumpc();
    if (Traits::eq_int_type(next, Traits::eof())) return line.empty() ? LineRead::End : LineRead::Line;
    if (next == '\n') return LineRead::Line;
    if (line.size() == longestLine) return LineRead::TooLong;
    line.push_back(Traits::to_char_type(next));
  }
}

Tree eventTree(const Play& play, const table::Event& event) {
  Tree tree = Tree::fields();
  tree[play.seatKey()] = play.seatName(event.seat);
  tree[event.chance ? "chance" : "choice"] = event.value;
  return tree;
}

// Answers requests, one after the other.
class Answers {
public:
  Answers(TableGame& game, Table& table, std::vector<std::string> bySeat, const Streams& streams)
      : game_(game), table_(table), bySeat_(std::move(bySeat)), streams_(streams) {}

  void first() { write(Tree::fields()); }

  void answer(const std::string& line) {
    Tree more = Tree::fields();
    if (const Refusal refusal = obey(line, more))
      more = {{"error", {{"rule", refusal->rule}, {"message", refusal->message}}}};
    write(more);
  }

private:
  Refusal obey(const std::string& line, Tree& more) {
    const auto request = formats::readJson(line);
    if (!request) return notARequest("the line cannot be read: " + request.fault());
    if (!fieldsIn(*request)) return notARequest("a request is a JSON object");
    const Tree* what = request->find("do");
    const std::string* word = what ? textIn(*what) : nullptr;
    if (!word) return notARequest("\"do\" is missing: choices, why, play, chance, advice, back or record");
    return obey(*word, *request, more);
  }

  Refusal obey(const std::string& word, const Tree& request, Tree& more) {
    if (word == "why" || word == "play") {
      const Tree* choice = request.find("choice");
      if (!choice || request.size() != 2) return notARequest("\"" + word + "\" takes a \"choice\"");
      return word == "play" ? table_.choose(*choice) : why(*choice, more);
    }
    if (word == "chance") {
      const Tree* value = request.find("value");
      if (!value || request.size() != 2) return notARequest("\"chance\" takes a \"value\"");
      return table_.tell(*value);
    }
    const bool known = word == "choices" || word == "advice" || word == "back" || word == "record";
    if (!known) return notARequest("there is no request '" + word + "'");
    if (request.size() != 1) return notARequest("\"" + word + "\" takes nothing else");
    if (word == "back") return table_.back();
    if (word == "advice") return advise(more);
    if (word == "record") more["record"] = game_.record(table_.play(), bySeat_);
    if (word == "choices") {
      const auto choices = table_.play().choices();
      more["choices"] = choices ? Tree(*choices) : Tree();
    }
    return std::nullopt;
  }

  Refusal why(const Tree& choice, Tree& more) const {
    const Refusal refusal = table_.play().whyNot(choice);
    if (refusal && (refusal->rule == "request" || refusal->rule == "moment")) return refusal;
    more["rule"] = refusal ? Tree(refusal->rule) : Tree();
    more["message"] = refusal ? Tree(refusal->message) : Tree();
    return std::nullopt;
  }

  Refusal advise(Tree& more) {
    ProgressBar bar(streams_, game_.studyName());
    const auto advice = game_.pilots().advice(table_.play(), bar);
    if (!advice) return advice.fault();
    Tree list = Tree::list();
    for (const auto& [choice, cost] : advice->costs) list.push_back({{"choice", choice}, {"cost", cost}});
    more["advice"] = list;
    more["measure"] = advice->measure;
    return std::nullopt;
  }

  void write(const Tree& more) {
    const Play& play = table_.play();
    Tree told = Tree::list();
    for (const table::Event& event : table_.takeEvents()) told.push_back(eventTree(play, event));
    Tree answer{{"schema", "fairway-table-1"}, {"moment", nameOf(play.moment())}};
    answer[play.seatKey()] = play.seatName(play.seat());
    answer["turn"] = play.turns();
    answer["state"] = stateOf(game_, play);
    answer["told"] = told;
    for (const auto& [name, value] : *fieldsIn(more)) answer[name] = value;
    streams_.out << formats::jsonText(answer) << std::flush;
  }

  TableGame& game_;
  Table& table_;
  std::vector<std::string> bySeat_;
  const Streams& streams_;
};

// Says why a pilot cannot play. Exit status.
int refused(const validator::NoPilot& none, const std::string& file, const Streams& streams) {
  using enum validator::NoPilot::Why;
  if (none.why == Stopped) return tellStopped(streams.err);
  streams.err << file << ": " << none.message << '\n';
  return none.why == TooMuch ? exitWrongCall : exitFindings;
}

// Who sits where, and the pilots of those who are none; or the exit status.
struct Seated {
  std::vector<std::string> names;
  table::Seating seating;
};

Result<Seated, int> seated(const TableOptions& options, TableGame& game, const Streams& streams,
                           const std::string& option, const Bots* bots = nullptr) {
  const auto names = pilotsBySeat(options.seats, game.players(), person, streams, option);
  if (!names) return static_cast<int>(exitWrongCall);
  Seated result{*names, {}};
  result.seating.chance = options.told ? table::Chance::Told : table::Chance::Drawn;
  result.seating.mostTurns = game.mostTurns();
  for (int seat = 1; seat <= game.players(); ++seat) {
    std::string& name = result.names[static_cast<std::size_t>(seat - 1)];
    result.seating.pilots.emplace_back();
    if (bots && bots->plays(seat)) {
      name = "bot";
      result.seating.pilots.back() = bots->pilot(game);
      continue;
    }
    if (name == person) continue;
    ProgressBar bar(streams, game.studyName());
    auto pilot = game.pilots().pilot(name, seat, bar);
    if (!pilot) return refused(pilot.fault(), options.file, streams);
    result.seating.pilots.back() = std::move(*pilot);
  }
  return result;
}

// Why a race with bots stops. Exit status.
int tell(const Bots::Failure& failure, const std::string& file, const Streams& streams) {
  if (failure.interrupted) return tellStopped(streams.err);
  streams.err << file << ": " << failure.message << '\n';
  if (!failure.errors.empty()) streams.err << "It wrote to standard error:\n" << failure.errors;
  if (!failure.errors.empty() && failure.errors.back() != '\n') streams.err << '\n';
  return exitFindings;
}

} // namespace

int runTable(const TableOptions& options, const OpenedTable& game, const Streams& streams) {
  if (!game) return game.fault();
  const EndAtInterrupt atOnce;
  TableGame& opened = **game;
  auto seats = seated(options, opened, streams, "--seats");
  if (!seats) return seats.fault();
  Table table(opened.start(), std::move(seats->seating));
  Answers answers(opened, table, seats->names, streams);
  answers.first();
  std::string line;
  for (;;) {
    switch (readLine(streams.in, line)) {
    case LineRead::End:
      return exitDone;
    case LineRead::TooLong:
      streams.err << "fairway: a request is longer than 1 MiB\n";
      return exitUnreadable;
    case LineRead::Line:
      answers.answer(line);
      if (InterruptGuard::interrupted()) return tellStopped(streams.err);
      if (!streams.out) return exitUnreadable; // nobody listens
    }
  }
}

int raceAtTable(const TableOptions& options, const OpenedTable& game, const std::string& output,
                const Streams& streams) {
  if (!game) return game.fault();
  std::optional<EndAtInterrupt> atOnce;
  std::optional<InterruptGuard> noted; // what bots have started is ended before we are
  if (options.bots.bots.empty())
    atOnce.emplace();
  else
    noted.emplace();
  const auto bots = Bots::start(options.bots, (*game)->players(), streams);
  if (!bots) return exitWrongCall;
  auto seats = seated(options, **game, streams, "--pilots", &*bots);
  if (!seats) return seats.fault();
  const Table table((*game)->start(), std::move(seats->seating));
  if (bots->failure()) return tell(*bots->failure(), options.file, streams);
  const Play& play = table.play();
  const int status = writeResult(output, (*game)->record(play, seats->names), streams);
  if (status == exitDone)
    streams.err << options.file << ": " << play.turns() << " turns"
                << (play.moment() == table::Moment::Over ? "" : ", not over") << '\n';
  return status;
}

} // namespace fairway::command
