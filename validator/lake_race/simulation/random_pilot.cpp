#include "validator/lake_race/simulation/random_pilot.h"

namespace fairway::validator::lake_race {

namespace {

// Evenly one of what comes by, without a list: the k-th replaces what was held with chance 1 in k.
template <class T>
class Draw {
public:
  explicit Draw(Random& chance) : chance_(chance) {}
  void offer(const T& thing) {
    if (chance_.below(++seen_) == 0) held_ = thing;
  }
  const T& held() const { return held_; }

private:
  Random& chance_;
  std::uint64_t seen_ = 0;
  T held_{};
};

} // namespace

StartPlace RandomPilot::choosePlace(const fairway::lake_race::Race& race, Logbook& log) {
  Draw<StartPlace> draw(log.chance);
  race.forEachPlace([&](fairway::lake_race::CourseBoard::CellIndex cell) {
    for (const Direction heading : allDirections) draw.offer({cell, heading});
  });
  return draw.held();
}

fairway::lake_race::DiceChoice RandomPilot::chooseDice(const fairway::lake_race::Race& race, Logbook& log) {
  Draw<fairway::lake_race::DiceChoice> draw(log.chance);
  fairway::lake_race::forEachDiceChoice(race.boat(race.seatToAct()).dice,
                                        [&](const fairway::lake_race::DiceChoice& choice) {
                                          if (choice.keep.count() + choice.roll <= maxDice_)
                                            draw.offer(choice);
                                        });
  return draw.held();
}

fairway::lake_race::Steer RandomPilot::chooseSteer(const fairway::lake_race::Race& race, Logbook& log) {
  Draw<fairway::lake_race::Steer> draw(log.chance);
  const fairway::lake_race::SteerSet legal = race.legalSteers();
  for (const fairway::lake_race::Steer steer : fairway::lake_race::allSteers)
    if (legal.contains(steer)) draw.offer(steer);
  return draw.held();
}

} // namespace fairway::validator::lake_race
