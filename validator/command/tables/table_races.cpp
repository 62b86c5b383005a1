// Races of pilots and bots at tables, without people: `race` and `simulate --bot`.
#include "validator/command/tables/bots.h"

#include "formats/document/json_text.h"
#include "rules/base/number_text.h"
#include "validator/command/call/race_options.h"
#include "validator/command/files/results.h"
#include "validator/command/tables/seat_table.h"
#include "validator/command/terminal/interrupt.h"
#include "validator/command/terminal/progress_bar.h"

#include <ostream>
#include <sstream>

namespace fairway::command {

using table::Play;
using table::Table;

namespace {

// Says why a pilot cannot play. Exit status.
int refused(const validator::NoPilot& none, const std::string& file, const Streams& streams) {
  using enum validator::NoPilot::Why;
  if (none.why == Stopped) return tellStopped(streams.err);
  streams.err << file << ": " << none.message.english() << '\n';
  return none.why == TooMuch ? exitWrongCall : exitFindings;
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

Result<Seated, int> seated(const TableOptions& options, TableGame& game, const Streams& streams,
                           const std::string& option, const Bots* bots) {
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

namespace {

// One race; `done` is called with it, and with who played, if it came to its end or to the limit of turns.
template <class Done>
int raceOnce(const TableOptions& options, const OpenedTable& game, const Streams& streams, Done done) {
  if (!game) return game.fault();
  const auto bots = Bots::start(options.bots, (*game)->players(), streams);
  if (!bots) return exitWrongCall;
  auto seats = seated(options, **game, streams, "--pilots", &*bots);
  if (!seats) return seats.fault();
  const Table table((*game)->start(), std::move(seats->seating));
  if (bots->failure()) return tell(*bots->failure(), options.file, streams);
  return done(table.play(), seats->names);
}

// What came of races so far.
struct RaceCount {
  std::int64_t races = 0;
  std::int64_t unfinished = 0; // they have no result
  std::int64_t turns = 0;
  std::vector<std::int64_t> wins; // alone, by seat
  std::vector<double> shares;     // a win that k share counts 1/k
  std::vector<double> squares;
  std::vector<std::string> players;
  std::string_view seatKey;
  std::vector<Tree> seatNames;

  void add(const TableGame& game, const Play& play, const std::vector<std::string>& names) {
    const auto seats = static_cast<std::size_t>(game.players());
    wins.resize(seats);
    shares.resize(seats);
    squares.resize(seats);
    players = names;
    seatKey = play.seatKey();
    seatNames.clear();
    for (int seat = 1; seat <= game.players() && seatKey != "seat"; ++seat) // seats have numbers already
      seatNames.push_back(play.seatName(seat));
    ++races;
    if (play.moment() != table::Moment::Over) {
      ++unfinished;
      return;
    }
    turns += play.turns();
    const std::vector<int> winners = game.winners(play);
    for (const int seat : winners) {
      const auto i = static_cast<std::size_t>(seat - 1);
      const double share = 1.0 / static_cast<double>(winners.size());
      if (winners.size() == 1) ++wins[i];
      shares[i] += share;
      squares[i] += share * share;
    }
  }

  SeatTable table() const {
    SeatTable table{{seatKey}, seatNames, {}, {}};
    constexpr double outside = 0.01;
    for (std::size_t i = 0; i < shares.size(); ++i)
      table.rows.push_back({wins[i],
                            validator::wilsonMeanOf(shares[i], squares[i], races - unfinished,
                                                    outside / static_cast<double>(shares.size())),
                            players[i]});
    return table;
  }
  double meanTurns() const {
    return races > unfinished ? static_cast<double>(turns) / static_cast<double>(races - unfinished) : 0;
  }
};

std::string countText(const RaceCount& count, const RacePlan& plan) {
  std::ostringstream out;
  out << count.races << (count.races == 1 ? " race" : " races") << ", seeds " << plan.seed << " to "
      << plan.seed + static_cast<std::uint64_t>(count.races) - 1 << '\n';
  writeSeats(out, count.table());
  out << "a race takes " << withDecimals(count.meanTurns(), 1) << " turns\n";
  if (count.unfinished > 0) out << "races that did not end and have no result: " << count.unfinished << '\n';
  return out.str();
}

std::string countJson(const RaceCount& count, const RacePlan& plan) {
  return formats::jsonText({{"schema", "fairway-bot-simulation-1"},
                            {"races", count.races},
                            {"seed", plan.seed},
                            {"unfinished", count.unfinished},
                            {"seats", seatsTree(count.table())},
                            {"mean_turns", count.meanTurns()}});
}

} // namespace

int raceAtTable(const TableOptions& options, const OpenedTable& game, const std::string& output,
                const Streams& streams) {
  std::optional<EndAtInterrupt> atOnce;
  std::optional<InterruptGuard> noted; // what bots have started is ended before we are
  if (options.bots.bots.empty())
    atOnce.emplace();
  else
    noted.emplace();
  return raceOnce(options, game, streams, [&](const Play& play, const std::vector<std::string>& names) {
    const int status = writeResult(output, (*game)->record(play, names), streams);
    if (status == exitDone && !streams.quiet)
      streams.err << options.file << ": " << play.turns() << " turns"
                  << (play.moment() == table::Moment::Over ? "" : ", not over") << '\n';
    return status;
  });
}

int simulateAtTable(TableOptions options, const RacePlan& plan, const OpenTable& open,
                    const Streams& streams) {
  constexpr std::int64_t usual = 20; // bots take their time
  const std::int64_t races = plan.races.value_or(usual);
  RaceCount count;
  {
    ProgressBar bar(streams, "simulate");
    for (std::int64_t i = 0; i < races; ++i) {
      bar.advance(static_cast<double>(i) / static_cast<double>(races));
      if (bar.stopWanted()) return tellStopped(streams.err);
      options.seed = plan.seed + static_cast<std::uint64_t>(i);
      const OpenedTable game = open(options);
      const int status =
          raceOnce(options, game, streams, [&](const Play& play, const std::vector<std::string>& names) {
            count.add(**game, play, names);
            return static_cast<int>(exitDone);
          });
      if (status != exitDone) return status;
    }
  }
  streams.out << (plan.json ? countJson(count, plan) : countText(count, plan));
  return exitDone;
}

} // namespace fairway::command
