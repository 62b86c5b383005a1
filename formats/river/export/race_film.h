#pragma once

#include "formats/picture/film.h"
#include "formats/river/picture/river_scene.h"
#include "rules/river/play/referee.h"

#include <memory>

namespace fairway::formats::river {

// A race up the river, to be watched.
class RaceFilm final : public Film {
public:
  RaceFilm(const River& river, fairway::river::Record record); // which fits the river

  int turns() const override { return turns_; }
  int recorded() const override { return static_cast<int>(record_.turns.size()); }
  bool moves(int turn) const override {
    return entry(turn).option.kind != fairway::river::Option::Kind::Pass;
  }
  void show(int turn, double share) override;
  const Scene& scene() const override { return scene_; }
  const RiverScene& riverScene() const { return scene_; }
  Caption caption(const Theme& theme) const override;
  int stillLayers() const override { return static_cast<int>(Layer::Boats); }
  int ground() const override { return scene_.phase.waterfalls; }

private:
  const fairway::river::TurnEntry& entry(int turn) const { // from 1
    return record_.turns[static_cast<std::size_t>(turn - 1)];
  }
  void goTo(int turn);
  void liftBoat(double share);
  Point middleOf(fairway::river::Landing place) const;
  std::string whatHappened() const;
  std::string resultText() const;

  std::unique_ptr<fairway::river::RiverBoard> board_; // the race refers to it
  fairway::river::Record record_;
  int turns_ = 0;
  fairway::river::Race race_; // after `at_` turns
  int at_ = 0;
  RiverScene scene_;
  int turn_ = 0;
  bool complete_ = true;                           // the shown turn is over
  std::optional<fairway::river::Landing> landing_; // of the shown turn
};

} // namespace fairway::formats::river
