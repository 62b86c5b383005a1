#include "validator/regatta/pilot/coach.h"

#include <algorithm>

namespace fairway::validator::regatta {

namespace {

constexpr double equalInTurns = 1e-4; // values are of single precision

class RaceCoach {
public:
  RaceCoach(const FleetWaters& waters, const RaceRecord& record, WorkWatch& watch)
      : waters_(waters), record_(record), watch_(watch) {}

  // Called by the referee after the grid and after every turn.
  void look(const Race& race, int turn) {
    if (stopped_ || result_.lost) return;
    if (turn == 0) {
      for (int seat = 1; seat <= race.players(); ++seat)
        result_.boats.push_back({seat, 0, valueOf(race, seat), valueOf(race, seat)});
    } else {
      judge(race, turn);
    }
    before_.emplace(race);
    const std::size_t turns = std::max<std::size_t>(record_.turns.size(), 1); // a record may stop at the grid
    watch_.advance(static_cast<double>(turn) / static_cast<double>(turns));
    stopped_ = watch_.stopWanted();
  }

  std::optional<CoachedRace> result() {
    if (stopped_) return std::nullopt;
    return std::move(result_);
  }

private:
  double valueOf(const Race& race, int seat) const {
    const fairway::regatta::Boat& boat = race.boat(seat);
    return boat.status == fairway::regatta::BoatStatus::Finished ? 0 : waters_.valueOf(boat.standing);
  }

  // The first of the best, as the pilot judges them.
  std::pair<Turn, double> bestOf(const Race& race) const {
    std::pair<Turn, double> best{{}, Fresh::never};
    for (const Turn& turn : race.legalTurns()) {
      Race next = race;
      static_cast<void>(next.act(turn)); // legal
      const double value = valueOf(next, turn.seat);
      if (value < best.second - equalInTurns) best = {turn, value};
    }
    return best;
  }

  void judge(const Race& race, int number) {
    const Turn& played = record_.turns[static_cast<std::size_t>(number - 1)].turn;
    CoachedBoat& boat = result_.boats[static_cast<std::size_t>(played.seat - 1)];
    CoachedTurn turn;
    turn.turn = number;
    turn.seat = played.seat;
    turn.before = boat.toGo;
    turn.after = valueOf(race, played.seat);
    turn.best = played;
    if (turn.after >= Fresh::never) {
      result_.lost = played.seat;
      return;
    }
    if (played.act == fairway::regatta::Act::Skip) {
      turn.calm = 1;
    } else {
      auto [best, least] = bestOf(*before_);
      if (turn.after - least > equalInTurns)
        turn.best = std::move(best);
      else
        least = turn.after;
      turn.cost = turn.after - least;
      turn.hand = 1 + least - turn.before;
    }
    boat.toGo = turn.after;
    ++boat.turns;
    boat.hand += turn.hand;
    boat.calm += turn.calm;
    boat.cost += turn.cost;
    for (const CoachedBoat& each : result_.boats) turn.toGo.push_back(each.toGo);
    result_.turns.push_back(std::move(turn));
  }

  const FleetWaters& waters_;
  const RaceRecord& record_;
  WorkWatch& watch_;
  std::optional<Race> before_;
  CoachedRace result_;
  bool stopped_ = false;
};

} // namespace

Badge badgeOf(const CoachedTurn& turn) {
  return badgeFor(turn.cost, turnLimits);
}

std::optional<CoachedRace> coachRace(const FleetWaters& waters, const fairway::regatta::Board& board,
                                     const RaceRecord& record, WorkWatch& watch) {
  RaceCoach coach(waters, record, watch);
  static_cast<void>(fairway::regatta::replay(
      board, record,
      [](void* context, const Race& race, int turn) { static_cast<RaceCoach*>(context)->look(race, turn); },
      &coach));
  return coach.result();
}

} // namespace fairway::validator::regatta
