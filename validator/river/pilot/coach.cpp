#include "validator/river/pilot/coach.h"

#include "rules/river/play/referee.h"

#include <algorithm>

namespace fairway::validator::river {

using namespace fairway::river;

namespace {

constexpr double worthNaming = 0.001; // a tenth of a point

CoachedTurn coached(const Two& two, const Race& race, const TurnEntry& entry) {
  const PerfectPilot pilot(two);
  const Position position = positionOf(two.moves(), race);
  const MoveList moves = movesOf(two.moves(), position, entry.roll);
  CoachedTurn turn;
  turn.seat = entry.seat;
  const PilotMove best = pilot.choose(position, moves);
  turn.bestOption = optionOf(best, race);
  double taken = 0;
  double most = pilot.worth(position, best);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    most = std::max(most, pilot.worth(position, moves[i]));
    if (optionOf(moves[i], race) == entry.option) taken = pilot.worth(position, moves[i]);
  }
  if (most - taken > tieWithin) turn.cost = most - taken;
  turn.best =
      position.mover == 0 ? most : 1 + most; // what is worth least to the first is best for the second
  return turn;
}

// The chance of a seat to win before the next roll; of a race that is over its result.
double chanceOf(const Two& two, const Race& race, int seat) {
  if (race.over()) {
    const std::vector<int> winners = race.winners();
    if (std::find(winners.begin(), winners.end(), seat) == winners.end()) return 0;
    return 1.0 / static_cast<double>(winners.size());
  }
  const double first = valueOf(two, positionOf(two.moves(), race));
  return seat == race.first() ? first : 1 - first;
}

} // namespace

std::vector<CoachedTurn> coach(const Two& two, const RiverBoard& board, const Record& record) {
  std::vector<CoachedTurn> turns;
  Race race(board, record.players, record.first);
  for (const TurnEntry& entry : record.turns) {
    if (whyNot(race, entry)) break;
    turns.push_back(coached(two, race, entry));
    turns.back().turn = static_cast<int>(turns.size());
    turns.back().luck = turns.back().best - chanceOf(two, race, entry.seat);
    race.play(entry.roll, entry.option);
  }
  return turns;
}

std::vector<CoachedSeat> coachedSeats(const Two& two, const RiverBoard& board, const Record& record,
                                      const std::vector<CoachedTurn>& turns) {
  Race race(board, record.players, record.first);
  std::vector<CoachedSeat> seats(2);
  for (int seat : {1, 2})
    seats[static_cast<std::size_t>(seat - 1)] = {seat, chanceOf(two, race, seat), 0, 0, 0};
  for (const CoachedTurn& turn : turns) {
    const TurnEntry& entry = record.turns[static_cast<std::size_t>(turn.turn - 1)];
    race.play(entry.roll, entry.option);
    for (CoachedSeat& seat : seats) {
      const double sign = seat.seat == turn.seat ? 1 : -1;
      seat.luck += sign * turn.luck;
      seat.mistakes -= sign * turn.cost;
    }
  }
  for (CoachedSeat& seat : seats) seat.result = chanceOf(two, race, seat.seat);
  return seats;
}

const CoachedTurn* blunderOf(const std::vector<CoachedTurn>& turns) {
  const auto dearest = std::max_element(
      turns.begin(), turns.end(), [](const CoachedTurn& a, const CoachedTurn& b) { return a.cost < b.cost; });
  return dearest == turns.end() || dearest->cost < worthNaming ? nullptr : &*dearest;
}

} // namespace fairway::validator::river
