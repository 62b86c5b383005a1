#pragma once

#include "rules/regatta/board/board.h"
#include "rules/regatta/play/progress.h"

// Where arrows lead a boat among others: what a movement is, regardless of who may make it.
namespace fairway::regatta {

inline constexpr int minPlayers = 2, maxPlayers = 4;

// Another boat on the table: its hull and the zone before its bow, with the box round the zone.
struct Neighbour {
  Segment hull;
  std::array<Vec, 4> zone;
  Vec zoneLeast, zoneMost;
};

class Neighbours {
public:
  void add(const Board& board, const Pose& boat);

  std::span<const Neighbour> all() const { return {boats_.data(), count_}; }

private:
  std::array<Neighbour, maxPlayers> boats_{};
  std::size_t count_ = 0;
};

bool touchesBoat(const Board& board, const Neighbours& others, const Segment& line);
bool isInZone(const Board& board, const Neighbours& others, const Pose& boat);

// A boat may be put there or turned so: it keeps to the table and touches nothing.
bool isFree(const Board& board, const Neighbours& others, const Pose& boat);

// Where a boat stands and how far it has come.
struct Standing {
  Pose pose;
  Progress progress;

  friend bool operator==(const Standing&, const Standing&) = default;
};

enum class Hindrance : std::uint8_t {
  None,
  Table,
  Touch,
  ArrowMissing, // a cloud is played twice
  AfterFinish,  // and not beyond the finish
};

// A movement along one arrow, or along two of a cloud. Where it is hindered only `hindrance` is meant.
struct Sail {
  // Stops and ends in their order, the last being where the movement ends.
  static constexpr std::size_t most = 2 * Track::most;

  Hindrance hindrance = Hindrance::None;
  bool finished = false;
  bool clear = false; // ends in no zone, or finishes
  std::uint8_t size = 0;
  std::array<Standing, most> steps{};

  bool free() const { return hindrance == Hindrance::None; }
  const Standing& end() const { return steps[size - std::size_t{1}]; }
};

// `arrows` are numbers of the board, one or two.
Sail sail(const Board& board, const Neighbours& others, const Standing& from, std::span<const int> arrows,
          bool cloud);

// Where a free movement that is not clear halts: at the last stop (or a cloud's first end) before its end
// that is in no zone and whose hull is free. Nothing: there is no such stop.
std::optional<Standing> haltOf(const Board& board, const Neighbours& others, const Sail& sail);

// Calls `visit` with every choice of arrows that a card allows: each arrow, of a cloud each pair and each
// single one (which is for finishing only). Stops where `visit` returns true, and says so.
template <class Visit>
bool anyArrows(const Board& board, std::size_t card, Visit visit) {
  const std::span<const int> arrows = board.arrowsOf(card);
  const bool cloud = board.deck().cards[card].symbol == Symbol::Cloud;
  for (int i = 0; i < static_cast<int>(arrows.size()); ++i) {
    const std::array<int, 1> single{i};
    if (visit(std::span<const int>(single))) return true;
    for (int j = 0; cloud && j < static_cast<int>(arrows.size()); ++j) {
      const std::array<int, 2> pair{i, j};
      if (visit(std::span<const int>(pair))) return true;
    }
  }
  return false;
}

// The movement of a card along arrows counted from 0 on it.
Sail sailCard(const Board& board, const Neighbours& others, const Standing& from, std::size_t card,
              std::span<const int> arrowsOnCard);

bool hasClearMovement(const Board& board, const Neighbours& others, const Standing& from, std::size_t card);

} // namespace fairway::regatta
