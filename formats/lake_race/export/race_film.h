#pragma once

#include "formats/lake_race/picture/board_scene.h"
#include "formats/picture/film.h"
#include "rules/lake_race/play/referee.h"

#include <memory>

namespace fairway::formats::lake_race {

// One race of a match, to be watched.
class RaceFilm final : public Film {
public:
  // `number`: which of the races, from 1. None if the races before it do not lead there.
  static std::unique_ptr<RaceFilm> of(BoardScene board, const fairway::lake_race::MatchOptions& options,
                                      const std::vector<fairway::lake_race::RecordedRaceOnCourse>& races,
                                      int number);

  int turns() const override { return static_cast<int>(boats_.size()) - 1; }
  int recorded() const override { return static_cast<int>(record_.turns.size()); }
  bool moves(int turn) const override;
  void show(int turn, double share) override;
  const Scene& scene() const override { return scene_; }
  const BoardScene& boardScene() const { return scene_; }
  Caption caption(const Theme& theme) const override;
  int stillLayers() const override { return static_cast<int>(Layer::Boats); }

private:
  using Boats = fairway::lake_race::BySeat<fairway::lake_race::Boat>;

  RaceFilm(BoardScene board, fairway::lake_race::RaceRecord record);

  Point place(const fairway::lake_race::Boat& boat) const;
  const Boats& after(int turn) const { return boats_[static_cast<std::size_t>(turn)]; }
  const fairway::lake_race::TurnEntry& entry(int turn) const { // from 1
    return record_.turns[static_cast<std::size_t>(turn - 1)];
  }
  void addTracks(int turn);
  std::string whatHappened(int turn) const;
  std::string resultText() const;

  BoardScene scene_;
  fairway::lake_race::RaceRecord record_;
  std::vector<Boats> boats_; // by turn, 0 being the grid
  fairway::lake_race::RaceResult result_;
  int turn_ = 0;
  bool complete_ = true; // the shown turn is over
};

} // namespace fairway::formats::lake_race
