#include "editor/model/lake_race/course/par_advice.h"

#include "editor/model/lake_race/words/lake_words.h"
#include "editor/model/words/translation.h"
#include "formats/lake_race/picture/hex_geometry.h"
#include "rules/lake_race/play/move.h"

#include <cstdlib>

namespace fairway::editor::lake_race {

using fairway::lake_race::Dice;
using validator::lake_race::BoatState;
using validator::lake_race::Par;

namespace {

std::string whyNot(const Par& par, const BoatState& state, const AdvisedBoat& boat) {
  const int most = par.options().maxDice;
  if (boat.dice.count() > most || (boat.rolled && boat.rolled->count() > most))
    return say("Par is worked out for at most {1} dice.", {std::to_string(most)});
  if (!canBeIn(par, state))
    return say("No boat can be at {1} with {2} as its next gate.",
               {label(boat.cell), gateText(boat.progress)});
  if (boat.rolled && std::abs(boat.rolled->count() - boat.dice.count()) > 1)
    return say("From {1} dice no turn leads to {2}: one may be added or removed.",
               {std::to_string(boat.dice.count()), std::to_string(boat.rolled->count())});
  return {};
}

std::vector<formats::Point> wayOf(const Par& par, const BoatState& state,
                                  const validator::lake_race::SteerOption& option) {
  const auto centre = [&par](fairway::lake_race::CourseBoard::CellIndex cell) {
    return formats::lake_race::centreOf(par.board().cellAt(cell), par.board().stagger());
  };
  std::vector<formats::Point> way{centre(state.cell)};
  const Direction heading = fairway::lake_race::steered(state.heading, option.steer);
  fairway::lake_race::CourseBoard::CellIndex at = state.cell;
  for (int step = 0; step < option.move.steps; ++step) {
    at = par.board().next(at, heading);
    way.push_back(centre(at));
  }
  return way;
}

std::string endOf(const Par& par, const validator::lake_race::SteerOption& option) {
  const std::string cell = label(par.board().cellAt(option.move.end));
  if (option.move.progress.finished()) return say("{1}, finishes", {cell});
  if (option.move.missing > 0) return say("{1}, damage {2}", {cell, std::to_string(option.move.missing)});
  return cell;
}

std::vector<Advice::Choice> steering(const Par& par, const BoatState& state, Dice rolled) {
  std::vector<Advice::Choice> choices;
  const auto options = steerOptions(par, state, rolled);
  for (const auto& option : options)
    choices.push_back({steerText(option.steer), endOf(par, option), 1 + option.cost,
                       option.cost - options.front().cost, wayOf(par, state, option)});
  return choices;
}

std::vector<Advice::Choice> diceChoices(const Par& par, const BoatState& state) {
  std::vector<Advice::Choice> choices;
  const auto options = diceOptions(par, state);
  for (const auto& option : options)
    choices.push_back(
        {diceChoiceText(option.choice), {}, option.cost, option.cost - options.front().cost, {}});
  return choices;
}

} // namespace

Advice adviceFor(const Par& par, const AdvisedBoat& boat) {
  Advice advice;
  const auto cell = par.board().indexOf(boat.cell);
  if (cell == fairway::lake_race::CourseBoard::noCell || !par.board().isWater(cell)) {
    advice.refusal = say("No boat can be at {1}.", {label(boat.cell)});
    return advice;
  }
  const BoatState state{cell, boat.heading, boat.dice, boat.damage, boat.progress};
  advice.refusal = whyNot(par, state, boat);
  if (!advice.refusal.empty()) return advice;
  advice.worth = valueOf(par, state);
  advice.choices = boat.rolled ? steering(par, state, *boat.rolled) : diceChoices(par, state);
  return advice;
}

std::optional<Dice> typedDice(const std::string& text) {
  std::vector<int> typed;
  for (const char letter : text) {
    if (letter == ' ' || letter == ',') continue;
    if (letter < '0' || letter > '9') return std::nullopt;
    typed.push_back(letter - '0');
  }
  return fairway::lake_race::diceShowing(typed);
}

std::optional<AdvisedCourse> advisedCourse(const std::optional<fairway::lake_race::Lake>& lake,
                                           const std::optional<ParQuestion>& course) {
  if (!lake || !course || !course->choices) return std::nullopt;
  return AdvisedCourse{*lake, course->placement, *course->choices};
}

std::optional<ParAdviser::Answer> solvedPar(const AdvisedCourse& course, validator::WorkWatch& watch) {
  const fairway::lake_race::CourseBoard board(course.lake, course.placement, course.choices);
  auto solved = validator::lake_race::Par::solve(board, {}, watch);
  if (solved) return ParAdviser::Answer(std::move(*solved));
  if (solved.fault() == validator::lake_race::ParRefusal::Stopped) return std::nullopt;
  return ParAdviser::Answer(whyNoPar(solved.fault()));
}

} // namespace fairway::editor::lake_race
