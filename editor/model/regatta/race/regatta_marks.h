#pragma once

#include "editor/model/race/raced.h"
#include "editor/model/regatta/race/turn_draft.h"

// What is drawn over the table while a person sails.
namespace fairway::editor::regatta {

using formats::Point;
using formats::regatta::pointOf;
using race::Mark;

// A boat as it is drawn, on the band that counts as its hull by the rules: that has round ends, half a beam
// beyond bow and stern.
std::vector<Mark> boatMarks(const fairway::regatta::Course& course, const plane::Pose& pose,
                            Mark::Sense sense);
Point middleOf(const fairway::regatta::Course& course, const plane::Pose& pose); // of a hull
Mark tag(Point at, std::string text, Mark::Sense sense);

// Where an arrow leads: its way and the boat at its end, with the arrow's number.
std::vector<Mark> arrowMarks(const fairway::regatta::Course& course, const ArrowTrial& trial, int number);

// Of a turn that is being chosen: what was played so far, the card before the bow, and where its arrows lead.
// Why some may not be taken is said beside the board, where it hides nothing.
std::vector<Mark> draftMarks(const TurnDraft& draft);

} // namespace fairway::editor::regatta
