#pragma once

#include "validator/regatta/route/states.h"

namespace fairway::validator::regatta {

// From states back to those from which one play leads into them.
class Predecessors {
public:
  Predecessors(const Waters& waters, const Passings& passings);

  enum class Moves : std::uint8_t { All, Helms };

  // Adds to `before` all states from which a card leads into `states`, or, without states, over the finish.
  void byCard(const States* states, Moves moves, States& before) const;
  // The same for heaving to and turning.
  void byTurning(const States& states, States& before) const;

private:
  // A move that has to be looked at singly.
  struct OddMove {
    int point = 0;
    int end = 0;                   // point
    std::int16_t from = 0, to = 0; // layers
    std::int16_t move = 0;
  };

  bool isMeant(int move, Moves moves, bool finishing) const;
  void addByMove(const States& states, int move, int heading, States& before) const;
  void addFinishing(int move, int heading, States& before) const;
  void addOdd(const States* states, Moves moves, int heading, States& before) const;

  const Waters& waters_;
  const Passings& passings_;
  std::array<std::vector<OddMove>, headings> odd_; // by heading at the begin
};

// All states that a lone boat can come to from these points by plays and by heaving to and turning. The last
// set is empty: a finished boat is nowhere.
States statesFrom(const Waters& waters, const Passings& passings, const std::vector<Vec>& startPoints);

} // namespace fairway::validator::regatta
