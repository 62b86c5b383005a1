#include "validator/lake_race/coach/coached_race.h"
#include "validator/lake_race/coach/leads.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using fairway::lake_race::BoatStatus;
using fairway::lake_race::Race;

namespace {

constexpr double dearFrom = 0.001;
constexpr double luckyFrom = 0.1;
constexpr double veryLuckyFrom = 0.2;

RollLuck luckOfRoll(double luck) {
  if (luck >= veryLuckyFrom - reachedFrom) return RollLuck::VeryLucky;
  if (luck >= luckyFrom - reachedFrom) return RollLuck::Lucky;
  if (luck <= reachedFrom - veryLuckyFrom) return RollLuck::VeryUnlucky;
  if (luck <= reachedFrom - luckyFrom) return RollLuck::Unlucky;
  return RollLuck::Usual;
}

void judgeTurn(CoachedTurn& turn) {
  turn.cost = -(turn.chance.dice[turn.seat] + turn.chance.steering[turn.seat]);
  turn.roll = luckOfRoll(turn.chance.luck[turn.seat]);
  if (turn.lostTurns() < equalInTurns) return;
  turn.badge =
      turn.settledBefore ? badgeFor(turn.lostTurns(), turnLimits) : badgeFor(turn.cost, chanceLimits);
}

const Chances& chancesAt(const CoachedRace& coached, std::size_t moment) {
  return moment == 0 ? coached.win : coached.turns[moment - 1].wins;
}

// Who leads at each moment, and how often that changes.
void followTheLead(CoachedRace& coached, int first) {
  int leader = first;
  for (std::size_t moment = 0; moment <= coached.turns.size(); ++moment) {
    const Chances& chances = chancesAt(coached, moment);
    const int ahead = leaderAmong(chances, coached.players, first, leader, moment == 0);
    if (moment > 0 && ahead != leader) ++coached.leadChanges;
    leader = ahead;
    coached.leaders.push_back(leader);
  }
}

void lookBack(CoachedRace& coached) {
  coached.drama = 0;
  coached.decided = 0;
  for (std::size_t moment = 0; moment <= coached.turns.size(); ++moment) {
    const Chances& chances = chancesAt(coached, moment);
    coached.drama = std::max(*coached.drama, chances[coached.leaders[moment]] - chances[*coached.winner]);
    if (chances[*coached.winner] < decidedFrom) coached.decided = static_cast<int>(moment) + 1;
  }
}

void findBlunder(CoachedRace& coached) {
  double most = 0;
  for (const CoachedTurn& turn : coached.turns)
    if (turn.cost >= dearFrom && turn.cost > most + 1e-12) {
      most = turn.cost;
      coached.blunder = turn.turn;
    }
}

CoachedBoat boatFromStart(const CoachedRace& coached, const Race& race, int seat) {
  const CoachedStart& start = coached.start[static_cast<std::size_t>(seat - 1)];
  CoachedBoat boat;
  boat.seat = seat;
  boat.status = race.boat(seat).status;
  boat.turnsTaken = static_cast<int>(race.boat(seat).turns);
  boat.toGo = start.value;
  boat.carried = start.carried;
  boat.mistakes = start.choice;
  boat.traffic = start.taken;
  boat.chance.start = coached.win[seat];
  if (start.badge != Badge::None) ++boat.badges[static_cast<std::size_t>(start.badge) - 1];
  return boat;
}

void addTurn(CoachedBoat& boat, const CoachedTurn& turn) {
  const int seat = boat.seat;
  const bool own = turn.seat == seat;
  (own ? boat.chance.ownLuck : boat.chance.othersLuck) += turn.chance.luck[seat];
  (own ? boat.chance.mistakes : boat.chance.gifts) += turn.chance.dice[seat] + turn.chance.steering[seat];
  boat.chance.traffic += turn.chance.traffic[seat];
  if (!own) return;
  boat.toGo = turn.toGo;
  boat.luck += turn.turns.luck;
  boat.mistakes += turn.lostTurns();
  boat.traffic += turn.turns.traffic;
  if (turn.badge != Badge::None) ++boat.badges[static_cast<std::size_t>(turn.badge) - 1];
}

} // namespace

std::string_view nameOf(RollLuck luck) {
  constexpr std::array<std::string_view, 5> names{"", "lucky", "very lucky", "unlucky", "very unlucky"};
  return names[static_cast<std::size_t>(luck)];
}

void summarise(CoachedRace& coached, const Race& race) {
  for (CoachedStart& start : coached.start)
    if (start.choice >= equalInTurns) start.badge = badgeFor(start.choice, turnLimits);
  for (CoachedTurn& turn : coached.turns) judgeTurn(turn);
  followTheLead(coached, race.first());
  if (race.over()) {
    coached.winner = ranking(race)[0];
    lookBack(coached);
  }
  findBlunder(coached);
  const Chances& last = chancesAt(coached, coached.turns.size());
  for (int seat = 1; seat <= coached.players; ++seat) {
    CoachedBoat boat = boatFromStart(coached, race, seat);
    for (const CoachedTurn& turn : coached.turns) addTurn(boat, turn);
    boat.chance.end = last[seat];
    boat.adjusted = last[seat] - boat.chance.ownLuck - boat.chance.othersLuck;
    coached.boats.push_back(boat);
  }
}

} // namespace fairway::validator::lake_race
