#pragma once

#include "editor/model/regatta/table/card_trial.h"
#include "rules/regatta/play/turn_check.h"

namespace fairway::editor::regatta {

// The other boats that race.
std::vector<OtherBoat> otherBoats(const fairway::regatta::Race& race, int seat);

// Where each arrow of a card would lead the player whose turn it is, after the cards that `before` has
// played, or why the rules do not let it. Of a cloud these are its first arrows; once one is taken (`first`,
// from 0) its second ones, seen from the first one's end.
std::vector<ArrowTrial> arrowTrials(const fairway::regatta::Race& race,
                                    const fairway::regatta::TurnCheck& before, int card,
                                    std::optional<int> first = std::nullopt);

// Whether some arrow of the card can be played.
bool canPlay(const fairway::regatta::Race& race, const fairway::regatta::TurnCheck& before, int card);

} // namespace fairway::editor::regatta
