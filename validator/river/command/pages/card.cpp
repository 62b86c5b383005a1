#include "validator/river/command/commands.h"

#include "rules/base/number_text.h"
#include "rules/games.h"
#include "validator/command/pages/export_command.h"
#include "validator/command/terminal/interrupt.h"
#include "validator/river/simulation/simulate.h"
#include "validator/river/study/par.h"

namespace fairway::command::river {

using namespace validator::river;
using formats::CardContent;
using formats::CardProfile;

namespace {

constexpr int usualRaces = 20000;

// How likely a lone boat reaches the harbour from each section as laid.
CardProfile saveProfile(const RiverStudy& study) {
  CardProfile profile{CardProfile::Shape::Columns, "Chance to reach the harbour in %, by section", "", {}};
  const auto chances = study.saveChances(Phase{0});
  for (std::size_t i = 0; i < chances.size(); ++i)
    profile.parts.push_back({std::to_string(i + 1), chances[i], withDecimals(100 * chances[i], 0)});
  return profile;
}

void addFigures(CardContent& card, const Par& par) {
  if (par.alone)
    card.figures.push_back({withDecimals(par.alone->points.value(), 1), "points, par of one fleet alone"});
  if (!par.two) return;
  card.figures.push_back({percent(par.two->win.value(), 0), "wins of the first of two perfect players"});
  if (par.two->skill)
    card.figures.push_back({percent(*par.two->skill, 0), "skill: wins against a random player"});
  card.figures.push_back({withDecimals(par.two->flow.rounds, 0), "rounds a race"});
}

std::optional<formats::CardVerdict> verdictFor(const SimulationResult& result) {
  SeatVerdict verdict{result.verdict, validator::equalShares(result.seats.size(), result.edges)};
  verdict.unfair = result.unfairSeats;
  verdict.turnOrderKnown = !result.edges.empty();
  verdict.board = "river";
  return verdictOn(verdict);
}

} // namespace

Result<CardContent, int> cardOf(const formats::river::Subject& subject, const CardRaces& races,
                                validator::WorkWatch& watch, const Streams& streams) {
  CardContent card;
  card.game = fairway::river::gameTitle;
  const RiverStudy study(subject.river);
  if (!study.ends()) return card;
  card.profiles.push_back(saveProfile(study));
  validator::PartWatch solving(watch, 0, 0.8), racing(watch, 0.8, 1);
  const auto par = parOf(study, true, solving);
  if (!par) return tellStopped(streams.err);
  addFigures(card, *par);
  const Alone alone(study.moves(), study.endless(), subject.river.boats); // with the other fleet's boats
  const FleetPilot pilot(alone);
  const SimulationOptions simulation{2, races.races.value_or(usualRaces), races.seed};
  const auto result = simulate(study.moves(), {{&pilot, &pilot}, &pilot}, simulation, racing);
  if (!result) return tellStopped(streams.err);
  card.verdict = verdictFor(*result);
  const std::string raced =
      withCommas(simulation.races) + " races of two good fleets, seed " + std::to_string(races.seed);
  card.basis = "Par and skill are solved exactly. " +
               (card.verdict ? "Verdict: " + raced + "." : raced + ", do not decide how fair it is.");
  return card;
}

} // namespace fairway::command::river
