#pragma once

#include "formats/picture/film.h"
#include "formats/pool/picture/pool_scene.h"
#include "rules/pool/play/referee.h"

#include <memory>

namespace fairway::formats::pool {

// A game in the pool, to be watched.
class GameFilm final : public Film {
public:
  GameFilm(const Pool& pool, fairway::pool::GameRecord record); // without a placement the pool has a setup

  int turns() const override { return turns_; }
  int recorded() const override { return static_cast<int>(record_.turns.size()); }
  bool moves(int turn) const override { return entry(turn).to.has_value(); }
  void show(int turn, double share) override;
  const Scene& scene() const override { return scene_; }
  const PoolScene& poolScene() const { return scene_; }
  Caption caption(const Theme& theme) const override;
  // Tiles hide labels, and bars count their tiles.
  int stillLayers() const override { return static_cast<int>(Layer::Labels); }

private:
  const fairway::pool::TurnEntry& entry(int turn) const { // from 1
    return record_.turns[static_cast<std::size_t>(turn - 1)];
  }
  void goTo(int turn);
  void liftPile(double share);
  Point endOf(const fairway::pool::TurnEntry& turn) const;
  std::string whatHappened() const;
  std::string resultText() const;

  std::unique_ptr<fairway::pool::PoolBoard> board_; // the games refer to it
  fairway::pool::GameRecord record_;
  PoolScene scene_;
  std::optional<fairway::pool::Match> begin_; // none: tiles are still being placed
  std::optional<fairway::pool::Match> match_; // after its turns
  int turns_ = 0;
  int turn_ = 0;
  bool complete_ = true; // the shown turn is over
};

} // namespace fairway::formats::pool
