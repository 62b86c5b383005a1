#pragma once

#include "rules/regatta/board/board.h"

namespace fairway::editor::regatta {

// Where an arrow of a card would lead a boat, or why it may not go there.
struct ArrowTrial {
  std::vector<plane::Pose> track; // where the boat is, its stops, its end
  std::string why;                // empty: the arrow is free
  // Only in a race: where it halts before another boat's zone, what it passes, and whether that is the
  // finish.
  std::optional<plane::Pose> halt = std::nullopt;
  std::string passes = {}; // the start line, or a buoy; empty: nothing
  bool finishes = false;

  const plane::Pose& end() const { return halt ? *halt : track.back(); }
};

// A card held before a bow.
struct CardGhost {
  std::optional<plane::Pose> boat;
  bool sailed = false;   // the boat is one of the race; otherwise it is only tried
  std::string boatFault; // why it cannot be there
  std::size_t card = 0;
  std::vector<ArrowTrial> arrows;
  std::optional<std::size_t> chosen; // among them
};

// Another boat on the table.
struct OtherBoat {
  int seat = 1;
  plane::Pose pose;
};

// Every arrow of the card, in its order, for a boat that stands alone on the table.
std::vector<ArrowTrial> tryCard(const fairway::regatta::Board& board, std::size_t card,
                                const plane::Pose& boat);

// Where an arrow leads from a pose: the pose itself, the stops and the end.
std::vector<plane::Pose> trackFrom(const fairway::regatta::Board& board, int arrow, const plane::Pose& boat);

// Why a track is not free; empty: it is.
std::string whyNotAlong(const fairway::regatta::Board& board, const std::vector<plane::Pose>& track,
                        const std::vector<OtherBoat>& others = {});

// Why a boat cannot stand there; empty: it can.
std::string whyNotThere(const fairway::regatta::Board& board, const plane::Pose& boat,
                        const std::vector<OtherBoat>& others = {});

} // namespace fairway::editor::regatta
