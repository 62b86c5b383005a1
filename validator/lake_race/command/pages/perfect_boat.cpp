#include "validator/lake_race/command/pages/play_command.h"

#include "validator/command/files/results.h"
#include "validator/command/terminal/progress_bar.h"
#include "validator/lake_race/par/par_report.h"

namespace fairway::command::lake_race {

using namespace validator::lake_race;

namespace {

// A medal is for a boat that is as quick as this share of perfect ones. docs/play.md tells it.
struct Medal {
  const char* name;
  double share;
};

constexpr std::array<Medal, 4> medals{{{"author", 0.25}, {"gold", 0.5}, {"silver", 0.75}, {"bronze", 0.95}}};

// The first turn by which this share has finished; none: too many never do.
std::optional<std::size_t> turnOf(const validator::FinishTurns& finish, double share) {
  double finished = 0;
  for (std::size_t turn = 1; turn < finish.byTurn.size(); ++turn) {
    finished += finish.at(turn);
    if (finished >= share) return turn;
  }
  return std::nullopt;
}

Tree perfectBoat(const ParReport& report) {
  Tree earned = Tree::list();
  for (const Medal& medal : medals)
    if (const auto turn = turnOf(report.finishTurns, medal.share))
      earned.push_back(Tree::list({medal.name, *turn}));
  Tree line = Tree::list();
  for (const Cell cell : report.typicalLine) line.push_back(Tree::list({cell.column, cell.row}));
  return {{"turns", report.par->value()}, {"medals", earned}, {"line", line}};
}

} // namespace

Result<Tree, int> perfectBoats(const std::vector<fairway::lake_race::Course>& courses,
                               const Streams& streams) {
  ProgressBar bar(streams, "par");
  Tree boats = Tree::list();
  for (std::size_t i = 0; i < courses.size(); ++i) {
    const auto count = static_cast<double>(courses.size());
    validator::PartWatch part(bar, static_cast<double>(i) / count, static_cast<double>(i + 1) / count);
    const auto par = Par::solve(fairway::lake_race::CourseBoard(courses[i]), {}, part);
    if (!par && par.fault() == ParRefusal::Stopped) return tellStopped(streams.err);
    const auto report = par ? reportOf(**par, part) : std::nullopt;
    if (par && !report) return tellStopped(streams.err);
    boats.push_back(report && report->par ? perfectBoat(*report) : Tree());
  }
  return boats;
}

} // namespace fairway::command::lake_race
