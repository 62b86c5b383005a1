#pragma once

#include "rules/regatta/board/board.h"

namespace fairway::editor::regatta {

// Where an arrow of a card would lead a boat that stands alone on the table, or why it may not go there.
struct ArrowTrial {
  std::vector<plane::Pose> track; // where the boat is, its stops, its end
  std::string why;                // empty: the arrow is free
};

// Every arrow of the card, in its order.
std::vector<ArrowTrial> tryCard(const fairway::regatta::Board& board, std::size_t card,
                                const plane::Pose& boat);

// Why a boat cannot stand there; empty: it can.
std::string whyNotThere(const fairway::regatta::Board& board, const plane::Pose& boat);

} // namespace fairway::editor::regatta
