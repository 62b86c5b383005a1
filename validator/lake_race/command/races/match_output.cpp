#include "validator/lake_race/command/races/match_output.h"

#include "formats/document/json_text.h"
#include "validator/lake_race/simulation/simulate.h"

#include <algorithm>
#include <iomanip>
#include <sstream>

namespace fairway::command::lake_race {

namespace {

using validator::lake_race::Fairness;
using validator::lake_race::MatchSimulation;
using validator::lake_race::MatchSimulationOptions;

double meanPoints(const MatchSimulation& result, std::size_t seat) {
  const auto matches = static_cast<double>(std::max<std::int64_t>(result.tally.ended(), 1));
  return static_cast<double>(result.tally.seats[static_cast<int>(seat) + 1].points) / matches;
}

const char* meaningOf(Fairness verdict) {
  switch (verdict) {
  case Fairness::Fair:
    return "every seat wins within";
  case Fairness::Unfair:
    return "some seat does not win within";
  case Fairness::Neutral:
  case Fairness::Undecided:
    break;
  }
  return "the matches do not show whether every seat wins within";
}

} // namespace

std::string matchText(const MatchSimulation& result, const MatchSimulationOptions& options) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(1) << result.tally.matches << " matches of three races, seed "
      << options.seed << '\n';
  if (result.tally.abandoned > 0)
    out << result.tally.abandoned << " of them came to no end: they have no result and are not counted\n";
  out << "\nseat  pilot       wins       interval  mean points\n";
  for (std::size_t i = 0; i < options.pilots.size(); ++i)
    out << std::setw(4) << i + 1 << "  " << std::left << std::setw(8) << nameOf(options.pilots[i])
        << std::right << std::setw(6) << 100 * result.wins[i].share << " %  " << std::setw(5)
        << 100 * result.wins[i].low << " - " << std::setw(5) << 100 * result.wins[i].high
        << std::setprecision(2) << std::setw(13) << meanPoints(result, i) << std::setprecision(1) << '\n';
  out << "\nverdict: " << nameOf(result.verdict) << ": " << meaningOf(result.verdict) << ' '
      << std::setprecision(0) << 100 * validator::lake_race::fairnessMargin << " points of "
      << std::setprecision(1) << 100.0 / static_cast<double>(options.pilots.size())
      << " % (all intervals together: " << std::setprecision(0)
      << 100 * validator::lake_race::fairnessConfidence << " % sure)\n";
  if (result.matchesNeeded) out << "about " << *result.matchesNeeded << " matches would decide (--races)\n";
  return out.str();
}

std::string matchJson(const MatchSimulation& result, const MatchSimulationOptions& options) {
  Tree seats = Tree::list();
  for (std::size_t i = 0; i < options.pilots.size(); ++i) {
    Tree seat{{"seat", i + 1},
              {"wins", result.tally.seats[static_cast<int>(i) + 1].wins.total},
              {"win_rate", result.wins[i].share}};
    seat["interval"] = Tree::list({result.wins[i].low, result.wins[i].high});
    seat["mean_points"] = meanPoints(result, i);
    seat["pilot"] = nameOf(options.pilots[i]);
    seats.push_back(seat);
  }
  Tree json{{"schema", "fairway-match-1"},
            {"players", options.pilots.size()},
            {"matches", result.tally.matches},
            {"seed", options.seed},
            {"seats", seats},
            {"verdict", nameOf(result.verdict)},
            {"margin", validator::lake_race::fairnessMargin}};
  json["matches_needed"] = result.matchesNeeded ? Tree(*result.matchesNeeded) : Tree(nullptr);
  json["abandoned"] = result.tally.abandoned;
  return formats::jsonText(json, 2);
}

} // namespace fairway::command::lake_race
