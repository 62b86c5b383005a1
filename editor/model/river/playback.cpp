#include "editor/model/river/playback.h"

namespace fairway::editor::river {

Playback::Playback(const fairway::river::River& river, const fairway::river::Record& record)
    : board_(std::make_unique<fairway::river::RiverBoard>(river)), record_(record) {
  races_.emplace_back(*board_, record.players, record.first);
  for (const fairway::river::TurnEntry& turn : record.turns) {
    refused_ = whyNot(races_.back(), turn);
    if (refused_) return;
    races_.push_back(races_.back().after(turn.roll, turn.option));
  }
}

} // namespace fairway::editor::river
