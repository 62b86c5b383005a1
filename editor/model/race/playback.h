#pragma once

#include "editor/model/race/raced.h"

namespace fairway::editor::race {

// A record played turn by turn, as far as it is legal. A race that has gone on is followed without playing
// it again from its start.
class Playback {
public:
  Playback(const Raced& raced, std::uint64_t seed) : raced_(raced), seed_(seed) {}

  void follow(const formats::Document& record);

  int turns() const { return static_cast<int>(lines_.size()); } // that can be played
  // After this many turns; 0: as the race begins, its boats placed as far as they are.
  std::unique_ptr<table::Play> after(int turn) const;
  // Within this turn, when the choice of this kind was at hand, and what was chosen; none: there was none.
  struct Choice {
    std::unique_ptr<table::Play> before;
    Tree made;
  };
  std::optional<Choice> within(int turn, table::Moment moment) const;
  const table::Play& last() const { return *last_; }
  const std::vector<std::string>& lines() const { return lines_; }   // of the turns, from turn 1
  const std::vector<int>& milestones() const { return milestones_; } // turns, see Raced::isMilestone
  int seatOf(int turn) const { return seats_[static_cast<std::size_t>(turn - 1)]; }
  const std::optional<Illegal>& illegal() const { return illegal_; }

private:
  // A play carries its whole record, so one for each turn would cost the square of a long race.
  struct Stop {
    int turn;
    std::unique_ptr<const table::Play> play;
  };

  void forgetAfter(std::size_t acts);
  void goOn();
  void placeOn(std::unique_ptr<table::Play> next, std::size_t done);

  const Raced& raced_;
  std::uint64_t seed_;
  std::vector<table::Event> acts_;     // of the record
  std::vector<std::size_t> actsAfter_; // how many of them, by turn; first those before all turns
  std::vector<Stop> stops_;            // every so many turns, the first at 0
  std::unique_ptr<table::Play> last_;
  std::vector<std::string> lines_;
  std::vector<int> seats_;
  std::vector<int> milestones_;
  std::optional<Illegal> illegal_;
};

} // namespace fairway::editor::race
