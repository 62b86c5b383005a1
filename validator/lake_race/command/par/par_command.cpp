#include "validator/lake_race/command/par/par_command.h"

#include "validator/command/terminal/progress_bar.h"
#include "validator/command/terminal/terminal.h"
#include "validator/lake_race/command/par/load_course.h"

#include <ostream>

namespace fairway::command::lake_race {

namespace {

using namespace validator::lake_race;

// What every boat should be able to reach; only where perfect boats do not, is it worth looking for safer
// play.
constexpr double safeEnough = 0.99;

void write(const ParCommandOptions& command, const ParReport& report, std::optional<double> safest,
           const Streams& streams) {
  streams.out << (command.format == "json" ? parJson(report, {command.maxDice, command.sinkPenalty}, safest)
                                           : parText(report, safest));
}

// There is no par, and that is an answer; but nothing can be asked about its states.
int writeNone(const ParCommandOptions& command, const char* why, const ParReport& report,
              const Streams& streams) {
  streams.err << command.file << ": no par: " << why << " (see `fairway validate`)\n";
  if (command.ask) return exitFindings;
  write(command, report, std::nullopt, streams);
  return exitDone;
}

int refuse(ParRefusal refusal, const ParCommandOptions& command, const fairway::lake_race::CourseBoard& board,
           const Streams& streams) {
  switch (refusal) {
  case ParRefusal::NoRoute:
    return writeNone(command, "the gates cannot be passed in order",
                     validator::lake_race::reportWithoutRoute(board), streams);
  case ParRefusal::TooLarge:
    streams.err << command.file << ": " << validator::lake_race::tooLargeForPar(board, command.maxDice)
                << '\n';
    return exitWrongCall;
  case ParRefusal::Stopped:
    break;
  }
  return tellStopped(streams.err);
}

int answer(const ParCommandOptions& command, const Par& par, const Streams& streams) {
  const auto question = questionOf(*command.ask, par);
  if (!question) {
    streams.err << "fairway: " << question.fault() << '\n';
    return exitWrongCall;
  }
  streams.out << (command.format == "json" ? answerJson(*question, par) : answerText(*question, par));
  return exitDone;
}

int solveAndWrite(const ParCommandOptions& command, const fairway::lake_race::CourseBoard& board,
                  const Streams& streams) {
  ProgressBar bar(streams, "par");
  const auto par = Par::solve(board, {command.maxDice, command.sinkPenalty}, bar);
  if (!par) return refuse(par.fault(), command, board, streams);
  if (command.ask) return answer(command, **par, streams);
  const auto report = reportOf(**par, bar);
  if (!report) return refuse(ParRefusal::Stopped, command, board, streams);
  std::optional<double> safest = report->flow.finished;
  if (*safest < safeEnough) {
    const auto all = safestFinish(**par, bar);
    if (!all) return refuse(ParRefusal::Stopped, command, board, streams);
    safest = std::max(*safest, (*all)[*report->best]);
  }
  write(command, *report, safest, streams);
  return exitDone;
}

} // namespace

int runPar(const ParCommandOptions& options, const Streams& streams) {
  const auto setup = loadCourse(options.file, streams);
  if (!setup) {
    tellProblems(setup.fault(), streams);
    return exitUnreadable;
  }
  const auto course = courseOf(*setup);
  if (!course) return writeNone(options, "a buoy stands where its leg begins or ends", {}, streams);
  return solveAndWrite(options, fairway::lake_race::CourseBoard(*course), streams);
}

} // namespace fairway::command::lake_race
