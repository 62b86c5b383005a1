#pragma once

#include "rules/river/board/currents.h"
#include "validator/river/solve/fleets.h"

namespace fairway::validator::river {

// Where a move of one boat leads: another fleet of as many boats, or one boat less and the harbour.
class MoveEnd {
public:
  constexpr MoveEnd() = default;
  static constexpr MoveEnd on(int fleet) { return MoveEnd(fleet); }
  static constexpr MoveEnd home(int fleet) { return MoveEnd(~fleet); }

  constexpr bool isHome() const { return code_ < 0; }
  constexpr int fleet() const { return code_ < 0 ? ~code_ : code_; } // of those that have its boats

private:
  constexpr explicit MoveEnd(int code) : code_(code) {}
  std::int32_t code_ = 0;
};

// A boat that another player's wind can blow back.
struct BackMove {
  std::uint8_t section = 0;
  std::uint8_t blockedFrom = 0; // this many boats of the others on the section make a convoy of it
  std::int32_t to = 0;          // the fleet afterwards
};

// All that can happen to one fleet in one phase. Options stand in ascending order of their sections.
struct FleetOptions {
  std::uint8_t sections = 0; // on which boats stand
  std::uint8_t backs = 0;
  std::array<std::uint8_t, fairway::river::mostBoats> section{};
  std::array<std::array<MoveEnd, fairway::river::mostNumber>, fairway::river::mostBoats> sail{};
  std::array<std::int32_t, fairway::river::mostBoats> up{}; // from all sections but the highest
  std::array<BackMove, fairway::river::mostBoats> back{};

  int ups() const { return sections > 0 ? sections - 1 : 0; }
};

// A face of the die and how often it stands there.
struct WeightedFace {
  fairway::river::Face face;
  double chance = 0;
};

// A river's moves as tables, for all phases and fleets: what solvers work with.
class FleetMoves {
public:
  explicit FleetMoves(const River& river);

  const River& river() const { return river_; }
  const FleetTable& fleets() const { return fleets_; }
  int phases() const { return fleets_.sections(); }
  const std::vector<WeightedFace>& faces() const { return faces_; } // each once, in the order of the die

  const FleetOptions& options(Phase phase, FleetId fleet) const {
    return options_[static_cast<std::size_t>(fleet.boats)]
                   [static_cast<std::size_t>(phase.waterfalls * fleets_.count(fleet.boats) + fleet.index)];
  }
  FleetId start() const { return fleets_.allOn(river_.boats, river_.start); }

private:
  FleetOptions optionsOf(const fairway::river::Currents& currents, Phase phase, FleetId id) const;

  River river_;
  FleetTable fleets_;
  std::vector<WeightedFace> faces_;
  std::vector<std::vector<FleetOptions>> options_; // by boats, then phase, then fleet
};

} // namespace fairway::validator::river
