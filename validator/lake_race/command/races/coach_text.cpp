#include "validator/lake_race/command/races/replay_output.h"

#include "rules/base/number_text.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

namespace fairway::command::lake_race {

namespace {

using namespace validator::lake_race;
using fairway::lake_race::BoatStatus;
using fairway::lake_race::RaceRecord;
using validator::Badge;

// With a sign, unless it is nothing at these decimals.
std::string withSign(double number, int decimals = 1) {
  const std::string text = withDecimals(std::abs(number), decimals);
  if (text.find_first_not_of("0.") == std::string::npos) return text;
  return (number < 0 ? "-" : "+") + text;
}

// Without a sign, unless it is a gain.
std::string lost(double chance) {
  const std::string text = withSign(100 * chance);
  return text.front() == '+' ? text.substr(1) : text;
}

// Of a whole: 0.052 is 5.2 points.
std::string points(double chance) {
  return withSign(100 * chance);
}

std::string listed(const std::vector<int>& dice) {
  std::string text;
  for (const int die : dice) text += (text.empty() ? "" : " ") + std::to_string(die);
  return text.empty() ? "-" : text;
}

std::string inWords(const fairway::lake_race::DiceChoice& choice) {
  if (choice.keep.empty()) return choice.roll == 0 ? "no dice" : "roll " + std::to_string(choice.roll);
  const std::string keep = "keep " + listed(faces(choice.keep));
  return choice.roll == 0 ? keep : keep + " and roll " + std::to_string(choice.roll);
}

// What would have been better, and by how much.
std::string better(const CoachedTurn& turn) {
  std::string text;
  if (turn.turns.dice >= equalInTurns) text = inWords(turn.best);
  if (turn.turns.steering >= equalInTurns)
    text += (text.empty() ? "steer " : ", then steer ") + std::string(nameOf(turn.bestSteer));
  return text + " (" + withDecimals(turn.lostTurns(), 2) + " turns)";
}

std::string remarkOn(const CoachedTurn& turn) {
  std::string remark;
  if (turn.badge != Badge::None) remark = "  " + std::string(nameOf(turn.badge)) + ": " + better(turn);
  if (turn.roll != RollLuck::Usual)
    remark += (remark.empty() ? "  " : "; ") + std::string(nameOf(turn.roll)) + " roll";
  return remark;
}

std::string chanceColumn(const CoachedRace& race, const Chances& chances, std::size_t moment) {
  std::ostringstream out;
  for (int seat = 1; seat <= race.players; ++seat) {
    const std::string whole = withDecimals(100 * std::max(chances[seat], 0.0), 0);
    out << std::setw(5) << (race.leaders[moment] == seat ? "*" + whole : whole);
  }
  return out.str();
}

void writeGrid(std::ostream& out, const CoachedRace& race, const RaceRecord& record) {
  out << "  seat  place  heading  to go  carried  taken  choice\n";
  for (const auto& entry : record.grid) {
    const CoachedStart& start = race.start[static_cast<std::size_t>(entry.seat - 1)];
    out << std::right << std::setw(6) << start.seat << std::setw(7) << label(entry.at) << "  " << std::left
        << std::setw(7) << nameOf(entry.heading) << std::right << std::setw(7) << withDecimals(start.value, 1)
        << std::setw(9) << withSign(start.carried, 2) << std::setw(7) << withSign(start.taken, 2)
        << std::setw(8) << withSign(start.choice, 2);
    if (start.badge != Badge::None) out << "  " << nameOf(start.badge);
    out << '\n';
  }
}

void writeTurns(std::ostream& out, const CoachedRace& race, const RaceRecord& record,
                const fairway::lake_race::CourseBoard& board) {
  std::size_t keep = 4;
  std::size_t roll = 4;
  for (const CoachedTurn& turn : race.turns) {
    const auto& entry = record.turns[static_cast<std::size_t>(turn.turn - 1)];
    keep = std::max(keep, listed(entry.keep).size());
    roll = std::max(roll, listed(entry.rolled).size());
  }
  const int keepWidth = static_cast<int>(keep);
  const int rollWidth = static_cast<int>(roll);
  out << "\n  turn  seat  " << std::left << std::setw(keepWidth) << "keep"
      << "  " << std::setw(rollWidth) << "roll"
      << "  steer     ends  win %";
  for (int seat = 1; seat <= race.players; ++seat) out << std::right << std::setw(seat == 1 ? 2 : 5) << seat;
  out << "    luck   lost  traffic  to go\n";
  out << std::setw(14 + keepWidth + 2 + rollWidth + 21) << "at the grid  " << chanceColumn(race, race.win, 0)
      << '\n';
  for (const CoachedTurn& turn : race.turns) {
    const auto& entry = record.turns[static_cast<std::size_t>(turn.turn - 1)];
    out << std::right << std::setw(6) << turn.turn << std::setw(6) << turn.seat << "  " << std::left
        << std::setw(keepWidth) << listed(entry.keep) << "  " << std::setw(rollWidth) << listed(entry.rolled)
        << "  " << std::setw(8) << nameOf(entry.steer) << "  " << label(board.cellAt(turn.end)) << "   "
        << std::right << chanceColumn(race, turn.wins, static_cast<std::size_t>(turn.turn)) << std::setw(8)
        << points(turn.chance.luck[turn.seat]) << std::setw(7) << lost(turn.cost) << std::setw(9)
        << points(turn.chance.traffic[turn.seat]) << std::setw(7) << withDecimals(turn.toGo, 1)
        << remarkOn(turn) << '\n';
  }
}

std::string turnsInWords(int turns) {
  return std::to_string(turns) + (turns == 1 ? " turn" : " turns");
}

std::string fateOf(const CoachedRace& race, const CoachedBoat& boat) {
  const std::string seat = "Seat " + std::to_string(boat.seat);
  const std::string turns = turnsInWords(boat.turnsTaken);
  const bool won = race.winner == boat.seat;
  if (boat.status == BoatStatus::Finished) return seat + (won ? " won in " : " finished in ") + turns;
  if (boat.status == BoatStatus::Sunk)
    return seat + " sank in turn " + std::to_string(boat.turnsTaken) +
           (won ? " and won as the last to sink" : "");
  return seat +
         (won           ? " won, as all others sank, after "
          : race.winner ? " was the last boat racing, after "
                        : " is racing after ") +
         turns + " with " + withDecimals(boat.toGo, 1) + " to go";
}

std::string withoutLuck(const CoachedRace& race, const CoachedBoat& boat) {
  const std::string share = percent(boat.adjusted, 0);
  if (!race.winner) return "Without luck its chance is " + share + ".";
  if (boat.adjusted < 0) return "Without luck it never wins (" + share + ").";
  if (boat.adjusted > 1) return "Without luck it always wins (" + share + ").";
  return "Without luck it wins " + share + ".";
}

void writeBoats(std::ostream& out, const CoachedRace& race) {
  for (const CoachedBoat& boat : race.boats) {
    out << fateOf(race, boat) << ", par " << withDecimals(race.par, 1) << ": ";
    if (withSign(boat.carried) != withSign(0))
      out << "damage from earlier races " << withSign(boat.carried) << ", ";
    out << "luck " << withSign(boat.luck) << ", mistakes " << withSign(boat.mistakes) << ", traffic "
        << withSign(boat.traffic) << ". " << withoutLuck(race, boat);
    if (race.winner == boat.seat)
      out << " Decided at turn " << *race.decided << " of " << race.turns.size() << ".";
    out << '\n';
  }
}

void writeStory(std::ostream& out, const CoachedRace& race, const RaceRecord& record) {
  if (race.leadChanges == 0)
    out << "The lead never changed.";
  else if (race.leadChanges == 1)
    out << "The lead changed once.";
  else
    out << "The lead changed " << race.leadChanges << " times.";
  if (race.drama && *race.drama < 0.005)
    out << " The winner led throughout.";
  else if (race.drama)
    out << " The winner was at most " << withDecimals(100 * *race.drama, 0) << " points behind.";
  out << '\n';
  if (!race.blunder) return;
  const CoachedTurn& turn = race.turns[static_cast<std::size_t>(*race.blunder - 1)];
  const auto& entry = record.turns[static_cast<std::size_t>(turn.turn - 1)];
  out << "The most expensive turn: turn " << turn.turn << ", in which seat " << turn.seat << " kept "
      << (entry.keep.empty() ? "nothing" : listed(entry.keep)) << ", rolled "
      << (entry.rolled.empty() ? "nothing" : listed(entry.rolled)) << " and steered " << nameOf(entry.steer)
      << ". It cost " << withDecimals(100 * turn.cost, 1) << " points. Better: " << better(turn) << ".\n";
}

void writeMatch(std::ostream& out, const CoachedMatch& match) {
  out << "\nThe match\n  seat  races won  without luck  carried   luck  mistakes  traffic\n";
  for (const CoachedSeat& seat : match.seats)
    out << std::setw(6) << seat.seat << std::setw(11) << seat.wins << std::setw(14)
        << withDecimals(seat.adjusted, 2) << std::setw(9) << withSign(seat.carried) << std::setw(7)
        << withSign(seat.luck) << std::setw(10) << withSign(seat.mistakes) << std::setw(9)
        << withSign(seat.traffic) << '\n';
}

} // namespace

std::string coachText(const CoachedMatch& match,
                      const std::vector<fairway::lake_race::RecordedRaceOnCourse>& races,
                      double sinkPenalty) {
  std::ostringstream out;
  for (std::size_t i = 0; i < match.races.size(); ++i) {
    out << "\nThe coach on race " << letterOf(fairway::lake_race::allRaces[i]);
    if (!match.races[i]) {
      out << ": not analysed (no legal grid, no par, or too many dice)\n";
      continue;
    }
    const CoachedRace& race = *match.races[i];
    const fairway::lake_race::CourseBoard board(races[i].course);
    out << ": par " << withDecimals(race.par, 2) << ", " << race.maxDice << " dice at most, sinking costs "
        << withDigits(sinkPenalty, 6) << " turns\n";
    writeGrid(out, race, races[i].record);
    writeTurns(out, race, races[i].record, board);
    out << '\n';
    writeBoats(out, race);
    writeStory(out, race, races[i].record);
  }
  if (match.races.size() > 1) writeMatch(out, match);
  return out.str();
}

} // namespace fairway::command::lake_race
