#include "formats/document/json_text.h"
#include "rules/base/number_text.h"
#include "validator/command/files/results.h"
#include "validator/command/terminal/progress_bar.h"
#include "validator/regatta/command/commands.h"
#include "validator/regatta/command/load_regatta.h"
#include "validator/regatta/figures/par.h"
#include "validator/regatta/study/words.h"
#include "validator/regatta/validator.h"

#include <cmath>
#include <ostream>

namespace fairway::command::regatta {

namespace {

using namespace validator::regatta;

// To a millionth: what lies beyond is noise.
double toMillionths(double number) {
  return std::round(number * 1e6) / 1e6;
}

std::string parJson(const Par& par) {
  Tree json{{"schema", "fairway-regatta-par-1"}, {"turns", par.turns}, {"plays", par.plays}};
  for (const char* name : {"fresh", "start", "start_spread", "pilot"}) json[name] = nullptr;
  if (par.fresh) {
    json["fresh"] = toMillionths(static_cast<double>(par.fresh->best()->turns));
    json["start"] = poseTree(par.fresh->best()->pose);
    json["start_spread"] = toMillionths(par.fresh->spread());
    const auto [low, high] = par.pilot->interval();
    json["pilot"] = {{"mean", toMillionths(par.pilot->mean())},
                     {"sd", toMillionths(par.pilot->deviation())},
                     {"races", par.pilot->races},
                     {"interval", Tree::list({toMillionths(low), toMillionths(high)})}};
  }
  return formats::jsonText(json, 2);
}

void writeText(std::ostream& out, const Par& par) {
  if (!par.turns) {
    out << "no par: the finish cannot be reached\n";
    return;
  }
  const plane::Pose& start = par.fresh->best()->pose;
  const auto [low, high] = par.pilot->interval();
  out << "turns  " << *par.turns << "      fewest, if you could choose every card\n"
      << "plays  " << *par.plays << "      the same with helms unused\n"
      << "fresh  " << withDecimals(static_cast<double>(par.fresh->best()->turns), 3)
      << "  expected, with a whole new hand before every turn\n"
      << "pilot  " << withDecimals(par.pilot->mean(), 2) << "   mean of " << par.pilot->races
      << " races alone (" << withDecimals(low, 2) << " to " << withDecimals(high, 2)
      << "; standard deviation " << withDecimals(par.pilot->deviation(), 2) << ")\n"
      << "from [" << start.at.x << ", " << start.at.y << "] heading " << start.heading.degrees()
      << ", the best start; start points differ by " << withDecimals(par.fresh->spread(), 2) << " turns\n";
}

} // namespace

int runPar(const ParCommandOptions& options, const Streams& streams) {
  auto loaded = loadRegatta(options.file, streams);
  if (!loaded) return refuse(loaded.fault(), streams);
  const CourseStudy study(std::move(loaded->regatta.course), std::move(loaded->regatta.deck));
  ProgressBar bar(streams, "par");
  const auto par = parOf(study, {options.races, options.seed}, bar);
  if (!par) {
    if (par.fault() == ParRefusal::Stopped) return tellStopped(streams.err);
    streams.err << options.file << ": the table is too large to be solved\n";
    return exitFindings;
  }
  if (options.json)
    streams.out << parJson(*par);
  else
    writeText(streams.out, *par);
  return par->turns ? exitDone : exitFindings;
}

} // namespace fairway::command::regatta
