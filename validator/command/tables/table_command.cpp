#include "formats/document/json_text.h"
#include "rules/table/answers.h"
#include "validator/command/files/results.h"
#include "validator/command/tables/bots.h"
#include "validator/command/terminal/interrupt.h"
#include "validator/command/terminal/progress_bar.h"

#include <istream>
#include <ostream>

namespace fairway::command {

namespace {

using table::Play;
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

// What the game says, for whoever listens.
class GameReports final : public table::Reports {
public:
  GameReports(TableGame& game, std::vector<std::string> bySeat, const Streams& streams)
      : game_(game), bySeat_(std::move(bySeat)), streams_(streams) {}

  Tree state(const Play& play) const override { return game_.state(play); }
  Tree ahead(const Play& play) const override { return game_.ahead(play); }
  std::string record(const Play& play) const override { return game_.record(play, bySeat_); }
  Result<Tree, table::Refused> advice(const Play& play) override {
    ProgressBar bar(streams_, game_.studyName());
    const auto advice = game_.pilots().advice(play, bar);
    if (!advice) return advice.fault();
    return validator::adviceTree(*advice);
  }

private:
  TableGame& game_;
  std::vector<std::string> bySeat_;
  const Streams& streams_;
};

Tree answerTo(const std::string& line, table::Answers& answers) {
  const auto request = formats::readJson(line);
  return request ? answers.answer(*request)
                 : answers.refuse(table::notARequest("the line cannot be read: " + request.fault()));
}

} // namespace

std::string whyNotOfRecord(const TableOptions& options, int players, int first) {
  if (options.players && *options.players != players)
    return "--players: the record has " + std::to_string(players);
  if (options.first && *options.first != first)
    return "--first: the record begins with seat " + std::to_string(first);
  return {};
}

std::string whyNotAmong(const TableOptions& options, int players) {
  return options.first && *options.first > players
             ? "--first: there are " + std::to_string(players) + " seats"
             : std::string();
}

int refuseIllegal(const std::string& file, const Phrase& why, const Streams& streams) {
  streams.err << file << ": the record is illegal: " << why.english() << "; see `fairway replay`\n";
  return exitFindings;
}

int runTable(const TableOptions& options, const OpenedTable& game, const Streams& streams) {
  if (!game) return game.fault();
  const EndAtInterrupt atOnce;
  TableGame& opened = **game;
  auto seats = seated(options, opened, streams, "--seats");
  if (!seats) return seats.fault();
  Table table(opened.start(), std::move(seats->seating));
  GameReports reports(opened, seats->names, streams);
  table::Answers answers(table, reports);
  const auto write = [&](const Tree& answer) { streams.out << formats::jsonText(answer) << std::flush; };
  write(answers.first());
  std::string line;
  for (;;) {
    switch (readLine(streams.in, line)) {
    case LineRead::End:
      return exitDone;
    case LineRead::TooLong:
      streams.err << "fairway: a request is longer than 1 MiB\n";
      return exitUnreadable;
    case LineRead::Line:
      write(answerTo(line, answers));
      if (InterruptGuard::interrupted()) return tellStopped(streams.err);
      if (!streams.out) return exitUnreadable; // nobody listens
    }
  }
}

} // namespace fairway::command
