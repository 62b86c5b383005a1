#include "validator/lake_race/command/par/par_question.h"

#include <cstdlib>
#include <iomanip>
#include <sstream>

namespace fairway::command::lake_race {

namespace {

using fairway::lake_race::Dice;
using validator::lake_race::BoatState;
using validator::lake_race::Par;

std::string inWords(Dice dice) {
  std::string words;
  for (const int face : faces(dice)) words += (words.empty() ? "" : ",") + std::to_string(face);
  return words.empty() ? "-" : words;
}

std::optional<int> gateNamed(const std::string& name) {
  for (int gate = 0; gate < fairway::lake_race::gateCount; ++gate)
    if (nameOf(static_cast<fairway::lake_race::GateName>(gate)) == name) return gate;
  return std::nullopt;
}

Result<Dice, std::string> diceOf(const std::vector<int>& faces, const Par& par) {
  const auto dice = fairway::lake_race::diceShowing(faces);
  if (!dice) return std::string("dice show 1, 2 or 3");
  if (dice->count() > par.options().maxDice)
    return "these are " + std::to_string(dice->count()) + " dice, but par allows at most " +
           std::to_string(par.options().maxDice) + " (--max-dice)";
  return *dice;
}

Result<fairway::lake_race::Progress, std::string> progressOf(const StateWords& words) {
  const auto gate = gateNamed(words.gate);
  if (!gate) return "there is no gate " + words.gate + ": START, 1, 2, 3 or FINISH";
  if (words.owed > 0 && !fairway::lake_race::isBuoyGate(*gate)) return "nothing can be owed at " + words.gate;
  return fairway::lake_race::Progress{static_cast<std::uint8_t>(*gate),
                                      static_cast<std::uint16_t>(words.owed)};
}

void writeState(std::ostream& out, const ParQuestion& question, double cost) {
  const BoatState& state = question.state;
  out << ", heading " << nameOf(state.heading) << ", dice " << inWords(state.dice) << ", damage "
      << state.damage << ", gate " << nameOf(static_cast<fairway::lake_race::GateName>(state.progress.gate));
  if (state.progress.owed > 0) out << " (owed: " << state.progress.owed << ')';
  out << ": " << cost << " turns to go\n";
}

void writeDice(std::ostream& out, const ParQuestion& question, const Par& par) {
  const auto options = diceOptions(par, question.state);
  out << "\nkeep            roll      cost      loss\n";
  for (const validator::lake_race::DiceOption& option : options)
    out << std::left << std::setw(16) << inWords(option.choice.keep) << std::right << std::setw(4)
        << option.choice.roll << std::setw(10) << option.cost << std::setw(10)
        << option.cost - options.front().cost << '\n';
}

void writeSteering(std::ostream& out, const ParQuestion& question, const Par& par) {
  const auto options = steerOptions(par, question.state, *question.rolled);
  out << "\nwith " << inWords(*question.rolled) << " rolled, a distance of " << question.rolled->total()
      << "\nsteer     ends at  damage      cost      loss\n";
  for (const validator::lake_race::SteerOption& option : options) {
    out << std::left << std::setw(10) << nameOf(option.steer) << std::setw(7)
        << label(par.board().cellAt(option.move.end)) << std::right << std::setw(8) << option.move.missing
        << std::setw(10) << 1 + option.cost << std::setw(10) << option.cost - options.front().cost;
    out << (option.move.progress.finished() ? "  finishes\n" : "\n");
  }
}

} // namespace

Result<ParQuestion, std::string> questionOf(const StateWords& words, const Par& par) {
  const auto cell = cellLabelled(words.at);
  const auto heading = directionNamed(words.heading);
  const auto progress = progressOf(words);
  const auto dice = diceOf(words.dice, par);
  if (!cell) return words.at + " is not a cell: cells are labelled CCRR, 0512 being column 5, row 12";
  if (!heading) return words.heading + " is not a heading: choose E, NE, NW, W, SW or SE";
  if (!progress) return progress.fault();
  if (!dice) return dice.fault();
  ParQuestion question{{par.board().indexOf(*cell), *heading, *dice, words.damage, *progress}, std::nullopt};
  if (!canBeIn(par, question.state))
    return "no boat can be at " + words.at + " with " + words.gate + " as its next gate" +
           (words.owed > 0 ? ", owing " + std::to_string(words.owed) : "");
  if (!words.rolled) return question;
  const auto rolled = diceOf(*words.rolled, par);
  if (!rolled) return rolled.fault();
  if (std::abs(rolled->count() - dice->count()) > 1)
    return "from " + std::to_string(dice->count()) + " dice no turn leads to " +
           std::to_string(rolled->count()) + ": one may be added or removed";
  question.rolled = *rolled;
  return question;
}

std::string answerText(const ParQuestion& question, const Par& par) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(3) << label(par.board().cellAt(question.state.cell));
  writeState(out, question, valueOf(par, question.state));
  if (question.rolled)
    writeSteering(out, question, par);
  else
    writeDice(out, question, par);
  return out.str();
}

} // namespace fairway::command::lake_race
