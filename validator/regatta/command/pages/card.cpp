#include "validator/regatta/command/commands.h"

#include "rules/base/number_text.h"
#include "rules/games.h"
#include "validator/command/pages/export_command.h"
#include "validator/command/terminal/interrupt.h"
#include "validator/regatta/figures/par.h"
#include "validator/regatta/pilot/simulate.h"
#include "validator/regatta/study/deck_study.h"

#include <ostream>

namespace fairway::command::regatta {

using namespace validator::regatta;
using formats::CardContent;
using formats::CardProfile;

namespace {

constexpr int usualRaces = 2000;
constexpr int boats = 4;

// The cards of the route that the board shows, by the gate that each leg ends at.
CardProfile profileOf(const CourseStudy& study) {
  CardProfile profile{CardProfile::Shape::Legs, "Route", "", {}};
  const std::vector<Search::Step> way = study.plays().bestWay();
  if (way.empty()) return profile;
  const Layers& layers = study.passings().layers();
  std::vector<int> cards(static_cast<std::size_t>(layers.gates()), 0);
  int layer = way.front().layer;
  for (std::size_t i = 1; i < way.size(); ++i) {
    ++cards[static_cast<std::size_t>(layers.gateOf(layer))];
    layer = way[i].layer;
  }
  for (std::size_t gate = 0; gate < cards.size(); ++gate)
    profile.parts.push_back({fairway::regatta::gateName(study.course(), gate),
                             static_cast<double>(cards[gate]), std::to_string(cards[gate])});
  profile.parts.front().name = "S";
  profile.parts.back().name = "F";
  profile.total = std::to_string(way.size() - 1) + " cards, if you could choose every one";
  return profile;
}

std::optional<formats::CardVerdict> verdictFor(const SimulationResult& result) {
  const validator::Equality asked = validator::equalShares(result.rates.size(), result.edges);
  SeatVerdict verdict{result.verdict, asked};
  verdict.unfair = unfairOnes(result.rates, asked);
  verdict.turnOrderKnown = !result.edges.empty();
  verdict.board = "table";
  return verdictOn(verdict);
}

void addPar(CardContent& card, const Par& par) {
  card.figures.push_back({std::to_string(*par.turns), "turns at least, with the best cards"});
  card.figures.push_back(
      {withDecimals(static_cast<double>(par.fresh->best()->turns), 1), "turns, par with fresh hands"});
  card.figures.push_back({withDecimals(par.pilot->mean(), 1), "turns of a good pilot alone"});
}

} // namespace

Result<CardContent, int> cardOf(const formats::regatta::Subject& subject, const CardRaces& races,
                                validator::WorkWatch& watch, const Streams& streams) {
  CardContent card;
  card.game = fairway::regatta::gameTitle;
  const CourseStudy study(*subject.course(), subject.deck());
  if (!study.fits()) return card; // and that was said where its route was drawn
  if (CardProfile route = profileOf(study); !route.parts.empty()) card.profiles.push_back(std::move(route));
  SimulationOptions simulation;
  simulation.races = races.races.value_or(usualRaces);
  simulation.exact = true;
  simulation.seed = races.seed;
  validator::PartWatch solving(watch, 0, 0.6), racing(watch, 0.6, 1);
  const auto par = parOf(study, {simulation.races, races.seed}, solving);
  if (!par && par.fault() == ParRefusal::Stopped) return tellStopped(streams.err);
  if (!par || !par->turns) return card;
  addPar(card, *par);
  card.basis = "Alone: " + withCommas(simulation.races) + " races; seed " + std::to_string(races.seed) + ".";
  const FleetWaters waters(par->fresh);
  if (startsOf(waters, boats).size() < boats || !whyNotDealt(subject.deck(), boats).empty()) return card;
  const auto result = simulate(waters, simulation, racing);
  if (!result) return tellStopped(streams.err);
  card.figures.push_back({percent(result->leaderWon.share, 0), "wins of the boat first at gate 1"});
  card.verdict = verdictFor(*result);
  card.basis = withCommas(simulation.races) + " races of a good pilot alone, and as many of four; seed " +
               std::to_string(races.seed) + ".";
  return card;
}

} // namespace fairway::command::regatta
