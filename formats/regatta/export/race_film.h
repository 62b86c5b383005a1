#pragma once

#include "formats/picture/film.h"
#include "formats/regatta/picture/table_scene.h"
#include "rules/regatta/play/referee.h"

#include <memory>

namespace fairway::formats::regatta {

// Where a turn leads a boat that takes it in this race: its pose before, all stops and the end; a halt ends
// it. The turn must be legal.
Wake wayOf(const fairway::regatta::Race& before, const fairway::regatta::Turn& turn);

// A race of the card regatta, to be watched.
class RaceFilm final : public Film {
public:
  RaceFilm(const fairway::regatta::Course& course, const fairway::regatta::Deck& deck,
           fairway::regatta::RaceRecord record);

  int turns() const override { return turns_; }
  int recorded() const override { return static_cast<int>(record_.turns.size()); }
  bool moves(int turn) const override;
  void show(int turn, double share) override;
  const Scene& scene() const override { return scene_; }
  const TableScene& table() const { return scene_; }
  Caption caption(const Theme& theme) const override;
  int stillLayers() const override { return static_cast<int>(TableLayer::Boats); }

private:
  const fairway::regatta::TurnEntry& entry(int turn) const { // from 1
    return record_.turns[static_cast<std::size_t>(turn - 1)];
  }
  Wake& trackOf(int seat) { return tracks_[static_cast<std::size_t>(seat - 1)]; }
  void begin();
  void goTo(int turn);
  std::string whatHappened() const;
  std::string resultText() const;

  std::unique_ptr<fairway::regatta::Board> board_; // the races refer to it
  fairway::regatta::RaceRecord record_;
  TableScene scene_;
  int turns_ = 0;
  std::optional<fairway::regatta::Race> race_; // after `at_` turns
  std::vector<Wake> tracks_;                   // by seat, up to there
  int at_ = 0;
  int turn_ = 0;
  bool complete_ = true; // the shown turn is over
};

} // namespace fairway::formats::regatta
