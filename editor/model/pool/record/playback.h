#pragma once

#include "formats/pool/documents.h"
#include "rules/pool/play/referee.h"

namespace fairway::editor::pool {

// `3. red moves, [4, 10] bites [4, 8]`; turns count from 1.
std::string turnLine(const fairway::pool::TurnEntry& entry, int turn, bool bites);

// A record played turn by turn, as far as it is legal.
class Playback {
public:
  Playback(fairway::pool::Pool pool, const fairway::pool::GameRecord& record);

  const fairway::pool::PoolBoard& board() const { return *board_; }
  int turns() const { return std::max(0, static_cast<int>(positions_.size()) - 1); } // that can be played
  bool begun() const { return !positions_.empty(); }                                 // all tiles lie
  // After this many turns; 0: as the tiles lie at first. The game must have begun.
  const fairway::pool::Position& position(int turn) const {
    return positions_[static_cast<std::size_t>(turn)];
  }
  std::vector<fairway::pool::Turn> played() const; // as far as they are legal
  const fairway::pool::Placing& placing() const { return replay_->placing(); }
  const std::optional<fairway::pool::Fault>& fault() const { return replay_->fault(); }

  // What the record says was done, one line a turn, and how it ended.
  std::vector<std::string> lines() const;
  std::string ending() const;
  std::optional<fairway::pool::Side> winner() const; // none: no side has won
  // Where a turn began and, unless that is the bar, ended.
  std::vector<Square> squaresOf(int turn) const;
  std::optional<int> biteOf(int turn) const; // how many tiles it bit; none: it did not bite

private:
  std::unique_ptr<fairway::pool::PoolBoard> board_; // the others refer to it
  fairway::pool::GameRecord record_;
  std::unique_ptr<fairway::pool::Replay> replay_;
  std::vector<fairway::pool::Position> positions_;
};

} // namespace fairway::editor::pool
