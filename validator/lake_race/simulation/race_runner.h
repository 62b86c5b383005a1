#pragma once

#include "rules/lake_race/play/dice_stream.h"
#include "rules/lake_race/play/scoring.h"
#include "validator/lake_race/coach/luck_meter.h"
#include "validator/lake_race/par/par.h"
#include "validator/lake_race/simulation/logbook.h"
#include "validator/lake_race/simulation/race_pilot.h"

namespace fairway::validator::lake_race {

// What goes with a boat from race to race of a block.
struct BoatLuck {
  fairway::lake_race::DiceStream dice;
  Logbook log;
};

// The luck of boat so and so (1 to the number of players) in a race of this number.
BoatLuck luckOf(std::uint64_t seed, std::uint64_t race, int boat);

// What happened in one race.
struct RaceNotes {
  bool over = false; // otherwise it was abandoned, and nothing below counts
  fairway::lake_race::RaceOutcome outcome;
  int firstPastGate1 = 0;                                        // seat; 0: none
  std::vector<fairway::lake_race::CourseBoard::CellIndex> stops; // where boats stopped others

  friend bool operator==(const RaceNotes&, const RaceNotes&) = default;
};

// Runs races between given pilots, one a seat. One runner serves one thread.
class RaceRunner {
public:
  RaceRunner() = default;
  RaceRunner(const RaceRunner&) = delete;
  RaceRunner& operator=(const RaceRunner&) = delete;
  virtual ~RaceRunner() = default;

  virtual void run(const fairway::lake_race::RaceSetup& setup, std::vector<BoatLuck>& bySeat,
                   RaceNotes& notes) = 0;

  // Lets the meter follow all further races; it must outlive them. With ghosts boats do not meet, and play
  // the par policy that the meter knows: only for perfect pilots.
  void follow(LuckMeter& meter, bool ghosts = false) {
    meter_ = &meter;
    ghosts_ = ghosts;
  }

protected:
  LuckMeter* meter_ = nullptr;
  bool ghosts_ = false;
};

// At most this many turns of all boats together.
std::unique_ptr<RaceRunner> runnerFor(const Par& par, const std::vector<PilotKind>& pilots, int mostTurns);

// The same by the rules' own race, for any pilots: slower; the others are compared with it.
std::unique_ptr<RaceRunner> ruledRunnerFor(const Par& par, const std::vector<PilotKind>& pilots,
                                           int mostTurns);

} // namespace fairway::validator::lake_race
