#pragma once

#include "formats/regatta/picture/marks.h"
#include "rules/regatta/play/referee.h"

#include <memory>

namespace fairway::editor::regatta {

// Where a turn leads a boat that takes it in this race: its pose before, all stops and the end; a halt ends
// it. The turn must be legal.
formats::regatta::Wake wakeOf(const fairway::regatta::Race& before, const fairway::regatta::Turn& turn);

// A record played turn by turn, as far as it is legal. One in which boats are still being placed is legal up
// to there.
class Playback {
public:
  Playback(fairway::regatta::Course course, fairway::regatta::Deck deck,
           const fairway::regatta::RaceRecord& record);

  void follow(const fairway::regatta::RaceRecord& record); // another version of it

  const fairway::regatta::Board& board() const { return *board_; }
  const fairway::regatta::RaceRecord& record() const { return record_; }
  int turns() const { return static_cast<int>(races_.size()) - 1; } // that can be played
  // After this many turns; 0: as the boats are placed, or as far as they are.
  const fairway::regatta::Race& race(int turn) const { return races_[static_cast<std::size_t>(turn)]; }
  const fairway::regatta::Race& last() const { return races_.back(); }
  const std::optional<fairway::regatta::IllegalTurn>& illegal() const { return illegal_; }

  const fairway::regatta::TurnEntry& entry(int turn) const { // from 1
    return record_.turns[static_cast<std::size_t>(turn - 1)];
  }
  const formats::regatta::Wake& wake(int turn) const { return wakes_[static_cast<std::size_t>(turn - 1)]; }

private:
  void placeSome();

  std::unique_ptr<fairway::regatta::Board> board_; // the races refer to it
  fairway::regatta::RaceRecord record_;
  std::vector<fairway::regatta::Race> races_;
  std::vector<formats::regatta::Wake> wakes_;
  std::optional<fairway::regatta::IllegalTurn> illegal_;
};

} // namespace fairway::editor::regatta
