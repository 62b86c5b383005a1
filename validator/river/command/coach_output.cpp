#include "validator/river/command/commands.h"

#include "rules/base/number_text.h"
#include "rules/river/table/river_play.h"
#include "validator/river/study/words.h"

#include <cmath>
#include <iomanip>
#include <sstream>

namespace fairway::command::river {

namespace {

using namespace fairway::river;
using namespace validator::river;

std::string inWords(const Option& option) {
  const std::string section = std::to_string(option.from.number);
  switch (option.kind) {
  case Option::Kind::Sail:
    return "boat " + section;
  case Option::Kind::Up:
    return "up " + section;
  case Option::Kind::Back:
    return "back [" + std::to_string(option.seat) + ", " + section + "]";
  case Option::Kind::Pass:
    break;
  }
  return "pass";
}

const TurnEntry& entryOf(const CoachedTurn& turn, const Record& record) {
  return record.turns[static_cast<std::size_t>(turn.turn - 1)];
}

std::string points(double chance) {
  const std::string text = withDecimals(100 * std::abs(chance), 1);
  if (text == "0.0") return text;
  return (chance < 0 ? "-" : "+") + text;
}

void writeCoachedSeats(std::ostream& out, const std::vector<CoachedSeat>& seats) {
  out << "\nIn points of win chance:\n  seat  start   luck  mistakes  result  without luck\n";
  for (const CoachedSeat& seat : seats)
    out << std::setw(6) << seat.seat << std::setw(7) << withDecimals(100 * seat.start, 1) << std::setw(7)
        << points(seat.luck) << std::setw(10) << points(seat.mistakes) << std::setw(8)
        << withDecimals(100 * seat.result, 1) << std::setw(14) << withDecimals(100 * seat.adjusted(), 1)
        << '\n';
}

} // namespace

std::string coachText(const std::vector<CoachedTurn>& turns, const std::vector<CoachedSeat>& seats,
                      const Record& record) {
  std::ostringstream out;
  out << "\n  turn  seat  roll  played        chance   luck     cost  better\n";
  std::array<double, mostPlayers> total{};
  for (const CoachedTurn& turn : turns) {
    const TurnEntry& entry = entryOf(turn, record);
    total[static_cast<std::size_t>(turn.seat - 1)] += turn.cost;
    out << std::right << std::setw(6) << turn.turn << std::setw(6) << turn.seat << "  " << std::left
        << std::setw(4) << nameOf(entry.roll) << "  " << std::setw(12) << inWords(entry.option) << std::right
        << std::setw(8) << percent(turn.best) << std::setw(7) << points(turn.luck);
    if (turn.cost > 0) out << std::setw(9) << percent(turn.cost, 2) << "  " << inWords(turn.bestOption);
    out << '\n';
  }
  writeCoachedSeats(out, seats);
  out << "\nGiven away: seat 1 " << percent(total[0]) << ", seat 2 " << percent(total[1]) << ".\n";
  const CoachedTurn* blunder = blunderOf(turns);
  if (!blunder) {
    out << "No blunder: every turn was as good as the best, or nearly so.\n";
    return out.str();
  }
  out << "The blunder: turn " << blunder->turn << ", seat " << blunder->seat << " rolled "
      << nameOf(entryOf(*blunder, record).roll) << " and played " << inWords(entryOf(*blunder, record).option)
      << ", which cost " << percent(blunder->cost)
      << " of win chance. Better: " << inWords(blunder->bestOption) << ".\n";
  return out.str();
}

Tree coachTree(const std::vector<CoachedTurn>& turns, const std::vector<CoachedSeat>& seats) {
  Tree list = Tree::list();
  for (const CoachedTurn& turn : turns)
    list.push_back({{"turn", turn.turn},
                    {"seat", turn.seat},
                    {"win", turn.best},
                    {"cost", turn.cost},
                    {"luck", turn.luck},
                    {"best", optionChoice(turn.bestOption)}});
  const CoachedTurn* blunder = blunderOf(turns);
  Tree bySeat = Tree::list();
  for (const CoachedSeat& seat : seats)
    bySeat.push_back({{"seat", seat.seat},
                      {"start", seat.start},
                      {"luck", seat.luck},
                      {"mistakes", seat.mistakes},
                      {"result", seat.result},
                      {"adjusted", seat.adjusted()}});
  return {{"turns", list}, {"blunder", blunder ? Tree(blunder->turn) : Tree(nullptr)}, {"seats", bySeat}};
}

} // namespace fairway::command::river
