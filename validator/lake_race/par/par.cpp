#include "validator/lake_race/par/par.h"

#include "rules/base/number_text.h"
#include "rules/lake_race/route/route.h"
#include "system/machine.h"

#include <algorithm>

namespace fairway::validator::lake_race {

namespace {

constexpr double wantedGap = 1e-6;      // of lower and upper bound, relative
constexpr double firstTolerance = 1e-7; // of a change; its effect is proved afterwards
constexpr double roughTolerance = 1e-3;
constexpr double fineTolerance = 1e-11;

constexpr double startingValue = 500; // above what most states cost: from above, solving is much faster

double toleranceFor(const ParHints& hints) {
  if (hints.rough) return roughTolerance;
  return hints.fine ? fineTolerance : firstTolerance;
}

} // namespace

Par::Par(const fairway::lake_race::CourseBoard& board, ParOptions options)
    : board_(board), options_(options), space_(board_, options.maxDice),
      values_(space_, startingValue + options.sinkPenalty) {}

std::uint64_t Par::maxBytes() {
  constexpr std::uint64_t most = std::uint64_t{4} << 30;
  const auto memory = system::memoryBytes();
  return memory ? std::min<std::uint64_t>(most, *memory / 4 * 3) : most;
}

std::string tooLargeForPar(const fairway::lake_race::CourseBoard& board, int maxDice) {
  const auto gibibytes = [](std::uint64_t bytes) {
    return withDecimals(static_cast<double>(bytes) / static_cast<double>(std::size_t{1} << 30), 1);
  };
  int fewer = maxDice - 1;
  while (fewer > 0 && bytesToSolve(board, fewer) > Par::maxBytes()) --fewer;
  return "the lake is too large for par with " + std::to_string(maxDice) + (maxDice == 1 ? " die" : " dice") +
         ": that would take " + gibibytes(bytesToSolve(board, maxDice)) + " GiB of memory, and " +
         gibibytes(Par::maxBytes()) + " are allowed; " +
         (fewer > 0 ? "try --max-dice " + std::to_string(fewer) : "with fewer dice it is too large as well");
}

// What a state costs on the neighbour's course is about what it costs here.
void Par::startFrom(const Par& neighbour) {
  const StateSpace& theirs = neighbour.space_;
  for (StateSpace::Water water = 0; water < space_.waterCount(); ++water) {
    const StateSpace::Water other = theirs.waterAt(space_.cellOf(water));
    if (other == StateSpace::noWater) continue;
    for (int heading = 0; heading < 6; ++heading) {
      const StateSpace::Way& way = space_.way(water, heading);
      const StateSpace::Way& otherWay = theirs.way(other, heading);
      const int known = std::min(space_.stateCount(way), theirs.stateCount(otherWay));
      for (Stage stage = 0; stage < stageCount; ++stage)
        if (space_.reachable(water, stage) && theirs.reachable(other, stage))
          for (int dice = 0; dice < known; ++dice)
            values_.at(stage, space_.entryOf(way, heading, dice)) =
                neighbour.values_.at(stage, theirs.entryOf(otherWay, heading, dice));
    }
  }
}

Result<std::shared_ptr<const Par>, ParRefusal> Par::solve(const fairway::lake_race::CourseBoard& board,
                                                          ParOptions options, WorkWatch& watch,
                                                          const ParHints& hints) {
  FAIRWAY_EXPECTS(options.sinkPenalty >= 0 && options.sinkPenalty <= maxSinkPenalty);
  if (bytesToSolve(board, options.maxDice) > maxBytes()) return ParRefusal::TooLarge;
  if (!fairway::lake_race::shortestRoute(board)) return ParRefusal::NoRoute;
  const std::shared_ptr<Par> par(new Par(board, options));
  if (hints.neighbour != nullptr) {
    FAIRWAY_EXPECTS(hints.neighbour->board_.cellCount() == board.cellCount() &&
                    hints.neighbour->options_.maxDice == options.maxDice);
    par->startFrom(*hints.neighbour);
  }
  if (!hints.rough) par->policy_.emplace(par->space_);
  for (double tolerance = toleranceFor(hints);; tolerance /= 10) {
    const SolverEffort effort =
        validator::lake_race::solve(par->space_, par->costs(), tolerance, par->values_, watch);
    par->effort_.sweeps += effort.sweeps;
    par->effort_.backups += effort.backups;
    if (effort.stopped) return ParRefusal::Stopped;
    if (hints.rough) break;
    par->certificate_ = certify(par->space_, par->costs(), par->values_, watch, &*par->policy_);
    if (watch.stopWanted()) return ParRefusal::Stopped;
    // Ever smaller changes end in rounding; then the bounds are what they are, and still proved.
    if (par->certificate_.relativeGap() < 0.9 * wantedGap || tolerance < 1e-12) break;
  }
  if (hints.rough) par->policy_.emplace(par->space_, par->costs(), par->values_, watch);
  if (watch.stopWanted()) return ParRefusal::Stopped;
  return std::shared_ptr<const Par>(par);
}

int Par::bestHeading(StateSpace::Water water, int damage) const {
  int best = 0;
  for (int heading = 1; heading < 6; ++heading)
    if (startValue(water, heading, damage) < startValue(water, best, damage)) best = heading;
  return best;
}

double Par::value() const {
  double least = std::numeric_limits<double>::infinity();
  for (const auto cell : board_.startCells()) {
    const StateSpace::Water water = space_.waterAt(cell);
    least = std::min(least, startValue(water, bestHeading(water)));
  }
  return least;
}

std::optional<std::vector<double>> safestFinish(const Par& par, WorkWatch& watch) {
  const StateSpace& space = par.space();
  ValueTable failure(space, 1);
  if (solve(space, {0, 1}, 1e-9, failure, watch).stopped) return std::nullopt;
  std::vector<double> finish;
  for (const auto cell : par.board().startCells()) {
    const StateSpace::Water water = space.waterAt(cell);
    double least = 1;
    for (int heading = 0; heading < 6; ++heading)
      least = std::min(least, failure.at(0, space.way(water, heading).slot)[0]);
    finish.push_back(1 - least);
  }
  return finish;
}

} // namespace fairway::validator::lake_race
