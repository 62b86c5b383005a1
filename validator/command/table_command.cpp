#include "formats/document/json_text.h"
#include "formats/json/read_json.h"
#include "rules/base/read_tree.h"
#include "validator/command/interrupt.h"
#include "validator/command/progress_bar.h"
#include "validator/command/results.h"
#include "validator/command/table_races.h"

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

} // namespace fairway::command
