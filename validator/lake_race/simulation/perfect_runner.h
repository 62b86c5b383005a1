#pragma once

#include "validator/lake_race/par/dice_decision.h"
#include "validator/lake_race/par/numbered_boat.h"
#include "validator/lake_race/simulation/race_runner.h"

namespace fairway::validator::lake_race {

// Runs races of pilots who play the solved race (ParPilot says how), in the solver's own numbers: cells are
// waters, dice and progress are indexes, and what the rules would have to work out is looked up. The same
// races as by the rules' own race, in a third of the time.
class PerfectRunner : public RaceRunner {
public:
  PerfectRunner(const Par& par, const std::vector<PilotKind>& pilots, int mostTurns);

  void run(const fairway::lake_race::RaceSetup& setup, std::vector<BoatLuck>& bySeat,
           RaceNotes& notes) override;

private:
  using Water = StateSpace::Water;
  using Move = NumberedMove;

  static constexpr std::size_t noEntry = static_cast<std::size_t>(-1);

  struct Boat {
    Water water = StateSpace::noWater;
    int heading = 0;
    int dice = 0; // by their place in the table
    int damage = 0;
    int assumed = -1; // the damage that its pilot plays with; -1: its own
    std::uint32_t turns = 0;
    bool racing = false;
    bool damaged = false; // in this race
    fairway::lake_race::Progress progress;
    std::size_t entry = noEntry; // where its state is stored, if it went as far as its dice go

    int seen() const { return assumed >= 0 ? assumed : damage; }
  };

  // A boat before its dice decision, in the solver's numbers.
  struct State {
    Water water;
    int heading;
    Stage stage;
    int dice;
    int damage;
  };

  struct StartChoice {
    Water water;
    int heading;
    double value;
  };

  void place(const fairway::lake_race::RaceSetup& setup);
  void turn(int seat, BoatLuck& luck, RaceNotes& notes);
  DiceChoiceCode chooseDice(const Boat& boat, Logbook& log);
  DiceChoiceCode ghostDice(int seat) const;
  RacingBoat racingBoat(const Boat& boat) const {
    return {boat.water, boat.heading, boat.dice, boat.damage, boat.progress};
  }
  TurnEnd endOf(const Boat& boat) const;
  Move steer(const Boat& boat, int dice, const Logbook& log);
  void fetchCost(const Boat& boat, const Move& move, int dice) const;
  std::size_t entryAfter(const Boat& boat, const Move& move, int dice) const;
  void noteStop(const Boat& boat, const Move& move, int dice, Logbook& log);

  bool isTaken(Water water) const;
  Move moved(const Boat& boat, int direction, int total) const;
  State stateOf(const Boat& boat) const {
    return {boat.water, boat.heading, stageOf(boat.progress), boat.dice, boat.seen()};
  }
  State after(const Boat& boat, const Move& move, int dice) const;

  bool isStored(const State& state) const;
  double parOf(const State& state);
  DiceChoiceCode choiceOf(const State& state);
  const BestDice& stoppedShort(const State& state);
  double costOf(const Boat& boat, const Move& move, int dice, const Logbook& log);
  BestDice lookRound(const Boat& boat, const State& state, const Logbook& log);

  const Par& par_;
  const StateSpace& space_;
  int mostTurns_;
  std::vector<int> assumed_;                                        // by seat
  std::array<std::vector<StartChoice>, damageLevels> startChoices_; // by damage, the best first
  fairway::lake_race::BySeat<Boat> boats_;
  int players_ = 0;
  AnyStateChooser chooser_;
  DiceDecision decision_;
  std::unordered_map<std::uint64_t, BestDice> known_; // of boats that were stopped short
};

} // namespace fairway::validator::lake_race
