#pragma once

#include "rules/river/play/referee.h"

#include <memory>

namespace fairway::editor::river {

// A record step by step: how the race stood before each turn, up to its end or the first illegal turn.
class Playback {
public:
  Playback(const fairway::river::River& river, const fairway::river::Record& record);

  int turns() const { return static_cast<int>(races_.size()) - 1; } // that can be played
  const fairway::river::Race& after(int turns) const { return races_[static_cast<std::size_t>(turns)]; }
  const fairway::river::Record& record() const { return record_; }
  const std::optional<fairway::river::RefusedTurn>& refused() const { return refused_; } // the next turn

private:
  std::unique_ptr<fairway::river::RiverBoard> board_; // races point to it
  fairway::river::Record record_;
  std::vector<fairway::river::Race> races_;
  std::optional<fairway::river::RefusedTurn> refused_;
};

} // namespace fairway::editor::river
