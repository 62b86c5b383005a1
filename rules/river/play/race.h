#pragma once

#include "rules/river/board/currents.h"
#include "rules/river/play/fleet.h"
#include "rules/river/play/option.h"
#include "rules/river/play/rule.h"

namespace fairway::river {

// A river with the table of its currents: what races are sailed on.
struct RiverBoard {
  explicit RiverBoard(River itsRiver) : river(std::move(itsRiver)), currents(river) {}

  River river;
  Currents currents;
};

// The points of the docks that a seat has taken, in the order of arrival.
class DockList {
public:
  void push(int points) {
    points_[size_++] = static_cast<std::uint8_t>(points);
    total_ += points;
  }
  int size() const { return size_; }
  int total() const { return total_; }
  int operator[](int i) const { return points_[static_cast<std::size_t>(i)]; }
  const std::uint8_t* begin() const { return points_.data(); }
  const std::uint8_t* end() const { return points_.data() + size_; }

  friend bool operator==(const DockList&, const DockList&) = default;

private:
  std::array<std::uint8_t, mostBoats> points_{};
  std::uint8_t size_ = 0;
  int total_ = 0;
};

// A race: whose turn it is, what may be done with a roll, and what comes of it. A plain value of a few
// hundred bytes: to look ahead or to undo, keep a copy. The board must outlive it.
class Race {
public:
  // One player alone is allowed: to compare with par.
  Race(const RiverBoard& board, int players, int first = 1);

  const River& river() const { return board_->river; }
  const Currents& currents() const { return board_->currents; }
  int players() const { return players_; }
  int first() const { return first_; }

  bool over() const { return toRoll_ == 0; }
  int toRoll() const { return toRoll_; } // the seat whose turn it is; 0 when the race is over
  int round() const { return round_; }   // rounds begun
  Phase phase() const { return phaseAfter(waterfalls_, river().length()); }
  SectionLaid bottom() const { return asLaid(SectionNow{1}, phase(), river().length()); }
  bool hasRolled(int seat) const; // in this round; seats that were skipped count as if they had

  const Fleet& fleet(int seat) const { return fleets_[seat]; }
  const DockList& docks(int seat) const { return docks_[seat]; }
  int points(int seat) const { return docks_[seat].total(); }
  int lost(int seat) const { return lost_[seat]; }
  int docksTaken() const { return docksTaken_; }
  std::vector<int> winners() const; // who has most points; empty until the race is over

  // Everything that the seat to roll can do with a face, whether or not the die has it. Lower sections come
  // first, `up` before `back`, and the others' seats in playing order from the one who rolls next.
  OptionList options(Face face) const;

  // The rule that forbids it, the first that applies of those in their order.
  Refusal whyNot(int seat, Face face, const Option& option) const;

  // Where the boat of an option ends. The option must be one of options(face).
  Landing landingOf(Face face, const Option& option) const;

  // The turn is played, and what follows from it: docks, waterfall, skipped seats, the end. The option must
  // be one of options(face).
  void play(Face face, const Option& option);
  [[nodiscard]] Race after(Face face, const Option& option) const {
    Race next = *this;
    next.play(face, option);
    return next;
  }

  friend bool operator==(const Race&, const Race&) = default;

private:
  bool isConvoy(int seat, SectionNow section) const;
  bool windHelps() const;
  Refusal whyNotWind(const Option& option) const;
  void move(int seat, SectionNow from, Landing to);
  void passTheTurn();
  bool anyBoatLeft() const;
  void waterfall();

  const RiverBoard* board_;
  BySeat<Fleet> fleets_;
  BySeat<DockList> docks_;
  BySeat<int> lost_;
  int players_;
  int first_;
  int toRoll_;
  int round_ = 1;
  int waterfalls_ = 0;
  int docksTaken_ = 0;
};

} // namespace fairway::river
