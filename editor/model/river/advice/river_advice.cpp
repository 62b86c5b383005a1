#include "editor/model/river/advice/river_advice.h"

#include "editor/model/river/river_words.h"
#include "editor/model/words/translation.h"
#include "formats/river/picture/strip_geometry.h"
#include "validator/river/solve/tally.h"

#include <algorithm>

namespace fairway::editor::river {

using namespace fairway::river;
using namespace validator::river;

namespace {

std::vector<std::uint8_t> ascending(const std::vector<int>& boats) {
  std::vector<std::uint8_t> sorted(boats.begin(), boats.end());
  std::sort(sorted.begin(), sorted.end());
  return sorted;
}

std::string whyNoBoats(const River& river, const AdvisedRoll::Side& side) {
  for (const int section : side.boats)
    if (section < 1 || section > river.length())
      return say("Boats stand on sections 1 to {1}.", {std::to_string(river.length())});
  if (static_cast<int>(side.boats.size() + side.docks.size()) > river.boats)
    return say("A player has {1} boats, those at docks included.", {std::to_string(river.boats)});
  return {};
}

// Docks are taken in their order, by whom does not matter.
std::string whyNoDocks(const River& river, const AdvisedRoll& roll) {
  std::vector<int> taken = roll.sides[0].docks;
  taken.insert(taken.end(), roll.sides[1].docks.begin(), roll.sides[1].docks.end());
  std::vector<int> first(river.docks.begin(), river.docks.begin() + static_cast<std::ptrdiff_t>(std::min(
                                                                        taken.size(), river.docks.size())));
  const std::string text = docksText(first);
  std::sort(taken.begin(), taken.end());
  std::sort(first.begin(), first.end());
  return taken == first ? std::string() : say("The docks are taken in their order: now {1}.", {text});
}

std::string whyNot(const SolvedRiver& solved, const AdvisedRoll& roll) {
  const River& river = solved.moves.river();
  for (const AdvisedRoll::Side& side : roll.sides)
    if (std::string why = whyNoBoats(river, side); !why.empty()) return why;
  if (std::string why = whyNoDocks(river, roll); !why.empty()) return why;
  if (roll.sides[static_cast<std::size_t>(roll.seat - 1)].boats.empty())
    return say("The player who rolls has no boat on the river.");
  for (const AdvisedRoll::Side& side : roll.sides)
    if (!side.boats.empty() &&
        !solved.endless.reached().has(roll.phase, solved.moves.fleets().idOf(ascending(side.boats))))
      return say("No race can reach this position.");
  return {};
}

Position positionOf(const SolvedRiver& solved, const AdvisedRoll& roll) {
  Position position;
  position.phase = roll.phase;
  position.mover = roll.seat - 1;
  for (std::size_t i = 0; i < roll.sides.size(); ++i) {
    position.fleets[i] = solved.moves.fleets().idOf(ascending(roll.sides[i].boats));
    for (const int points : roll.sides[i].docks) position.points[i] += points;
    position.docks += static_cast<int>(roll.sides[i].docks.size());
  }
  return position;
}

// What the fleet has afterwards and had not before.
Landing landingOf(const SolvedRiver& solved, const Position& position, const PilotMove& move) {
  if (move.home) return Landing::harbour();
  const auto fleet = [&solved](validator::river::FleetId id) {
    const auto boats = solved.moves.fleets().boatsOf(id);
    return std::vector<std::uint8_t>(boats.begin(), boats.end());
  };
  std::vector<std::uint8_t> after = fleet(move.after);
  std::vector<std::uint8_t> stayed = fleet(position.fleets[static_cast<std::size_t>(move.seat)]);
  stayed.erase(std::find(stayed.begin(), stayed.end(), move.section));
  for (const std::uint8_t section : stayed) after.erase(std::find(after.begin(), after.end(), section));
  return SectionNow{after.front()};
}

Advice::Choice choiceOf(const SolvedRiver& solved, const Position& position, const PilotMove& move) {
  Advice::Choice choice;
  choice.what = describe(Option{move.kind, move.seat + 1, SectionNow{move.section}});
  const double first = valueAfter(*solved.two, position, move);
  choice.worth = position.mover == 0 ? first : 1 - first;
  if (move.kind == Option::Kind::Pass) return choice;
  const Landing end = landingOf(solved, position, move);
  const formats::river::StripGeometry strip(solved.moves.river().length());
  choice.leadsTo = describe(end);
  choice.way = {strip.section(SectionNow{move.section}).centre(),
                (end.isHarbour() ? strip.harbour() : strip.section(end.section())).centre()};
  return choice;
}

} // namespace

AdvisedRoll firstRoll(const River& river) {
  AdvisedRoll roll;
  for (AdvisedRoll::Side& side : roll.sides)
    side.boats.assign(static_cast<std::size_t>(river.boats), river.start);
  roll.roll = river.die.front();
  return roll;
}

std::optional<RiverAdviser::Answer> solvedRiver(const River& river, validator::WorkWatch& watch) {
  using RiverAnswer = RiverAdviser::Answer;
  if (validator::river::statesOfTwo(river, validator::river::Goal::Win) > validator::river::mostStatesOfTwo)
    return RiverAnswer(say("two players have too many states on this river"));
  const auto solved = std::make_shared<SolvedRiver>(river);
  if (!solved->endless.ends({})) return RiverAnswer(say("the race may never end"));
  solved->two = validator::river::Two::solve(solved->moves, solved->endless, {}, watch);
  if (!solved->two) return std::nullopt;
  return RiverAnswer(std::shared_ptr<const SolvedRiver>(solved));
}

Advice adviceFor(const SolvedRiver& river, const AdvisedRoll& roll) {
  Advice advice;
  advice.refusal = whyNot(river, roll);
  if (!advice.refusal.empty()) return advice;
  const Position position = positionOf(river, roll);
  const double first = valueOf(*river.two, position);
  advice.worth = position.mover == 0 ? first : 1 - first;
  const auto moves = movesOf(river.moves, position, roll.roll);
  for (std::size_t i = 0; i < moves.size(); ++i)
    advice.choices.push_back(choiceOf(river, position, moves[i]));
  advice.rank(Advice::Better::More);
  return advice;
}

} // namespace fairway::editor::river
