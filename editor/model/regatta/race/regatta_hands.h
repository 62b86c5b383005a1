#pragma once

#include "editor/model/race/raced.h"
#include "rules/regatta/table/regatta_play.h"

namespace fairway::editor::regatta {

// What a person does at a moment of the regatta.
std::unique_ptr<race::Hand> placeHand(const fairway::regatta::RegattaPlay& play);
std::unique_ptr<race::Hand> turnHand(const fairway::regatta::RegattaPlay& play);
std::unique_ptr<race::Hand> dealHand(const fairway::regatta::RegattaPlay& play); // of a real table
std::unique_ptr<race::Hand> drawHand(const fairway::regatta::RegattaPlay& play); // the same

// A card as it lies beside the board.
race::Piece cardPiece(const fairway::regatta::Deck& deck, int card, race::Piece::State state,
                      std::string tip);

} // namespace fairway::editor::regatta
