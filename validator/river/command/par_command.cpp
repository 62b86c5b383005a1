#include "validator/river/command/commands.h"

#include "formats/document/json_text.h"
#include "rules/base/number_text.h"
#include "validator/command/files/results.h"
#include "validator/command/terminal/progress_bar.h"
#include "validator/river/study/par.h"
#include "validator/river/study/words.h"

#include <cmath>
#include <ostream>
#include <sstream>

namespace fairway::command::river {

namespace {

using namespace validator::river;

// The sums make zeros positive.
Tree toTree(const Bounds& bounds) {
  return {{"lower", bounds.lower + 0.0}, {"upper", bounds.upper + 0.0}};
}

Tree toTree(const Par::Lone& alone) {
  return {{"points", toTree(alone.points)},   {"saved", alone.flow.saved},
          {"all_saved", alone.flow.allSaved}, {"none_saved", alone.flow.noneSaved},
          {"rounds", alone.flow.rounds},      {"states", alone.states}};
}

Tree toTree(const Par::Pair& two) {
  Tree rotation = Tree::list();
  for (const auto& win : two.winByRotation) rotation.push_back(win ? Tree(*win) : Tree(nullptr));
  return {{"win", toTree(two.win)},
          {"first", two.flow.first},
          {"tie", two.flow.tie},
          {"second", two.flow.second},
          {"rounds", two.flow.rounds},
          {"saved", two.flow.saved},
          {"mean_points", two.flow.points},
          {"difference", toTree(two.difference)},
          {"win_by_rotation", rotation},
          {"skill", two.skill},
          {"states", two.states}};
}

std::string parJson(const Par& par) {
  return formats::jsonText({{"schema", "fairway-river-par-1"},
                            {"alone", par.alone ? toTree(*par.alone) : Tree(nullptr)},
                            {"two", par.two ? toTree(*par.two) : Tree(nullptr)}});
}

// Rounded outwards: what is proved must stay true.
std::string proved(const Bounds& bounds, int digits) {
  const double unit = std::pow(10.0, digits);
  return "(proved: between " + withDecimals(std::floor(bounds.lower * unit) / unit, digits) + " and " +
         withDecimals(std::ceil(bounds.upper * unit) / unit, digits) + ")";
}

std::string between(const Bounds& bounds, int digits) {
  return withDecimals(bounds.value(), digits) + " " + proved(bounds, digits + 6);
}

void writeAlone(std::ostream& out, const Par::Lone& alone) {
  out << "One player alone\n"
      << "  points  " << between(alone.points, 2) << '\n'
      << "  saved   " << withDecimals(alone.flow.saved, 2) << " boats; all saved "
      << percent(alone.flow.allSaved) << ", none " << percent(alone.flow.noneSaved) << '\n'
      << "  rounds  " << withDecimals(alone.flow.rounds, 1) << "\n  states  " << alone.states << '\n';
}

void writeTwo(std::ostream& out, const Par::Pair& two) {
  const PairFlow& flow = two.flow;
  out << "Two perfect players\n"
      << "  first wins    " << percent(two.win.value(), 2) << ", a tie as a half "
      << proved({two.win.lower * 100, two.win.upper * 100}, 8) << '\n'
      << "                first " << percent(flow.first) << ", tie " << percent(flow.tie) << ", second "
      << percent(flow.second) << '\n'
      << "  rounds        " << withDecimals(flow.rounds, 1) << '\n'
      << "  boats saved   " << withDecimals(flow.saved[0], 2) << " and " << withDecimals(flow.saved[1], 2)
      << '\n'
      << "  points        " << withDecimals(flow.points[0], 2) << " and " << withDecimals(flow.points[1], 2)
      << '\n'
      << "  difference    " << between(two.difference, 3) << '\n';
  if (two.skill) out << "  skill         " << percent(*two.skill) << " against a random player\n";
  out << "  by rotation  ";
  for (const auto& win : two.winByRotation) out << ' ' << (win ? withDecimals(*win * 100, 1) : "-");
  out << "\n  states        " << two.states << '\n';
}

std::string parText(const Par& par, const River& river) {
  std::ostringstream out;
  if (!par.alone) {
    out << "No par: the game may never end (see `fairway validate`).\n";
    return out.str();
  }
  writeAlone(out, *par.alone);
  out << '\n';
  if (par.two)
    writeTwo(out, *par.two);
  else
    out << "Two players have " << statesOfTwo(river, Goal::Win) << " states, too many to be solved; "
        << mostStatesOfTwo << " are allowed.\n";
  return out.str();
}

} // namespace

int runPar(const ParOptions& options, const Streams& streams) {
  const auto river = loadRiver(options.file, streams);
  if (!river) return refuse(river.fault(), streams);
  ProgressBar bar(streams, "par");
  const auto par = parOf(RiverStudy(river->river), options.skill, bar);
  if (!par) return tellStopped(streams.err);
  streams.out << (options.json ? parJson(*par) : parText(*par, river->river));
  return exitDone;
}

} // namespace fairway::command::river
