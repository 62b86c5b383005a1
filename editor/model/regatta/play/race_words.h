#pragma once

#include "editor/model/regatta/play/playback.h"
#include "editor/model/regatta/play/race_plan.h"

// What happens in a race, in the user's language.
namespace fairway::editor::regatta {

// `3. Boat 1 plays s88`; turns count from 1.
std::string turnLine(const fairway::regatta::Race& before, const fairway::regatta::Turn& turn, int number);
std::vector<std::string> turnLines(const Playback& playback);

// Who has won, or why the record ends; empty while a race goes on.
std::string endingOf(const Playback& playback);

// `Boat 1 (you)`; without a plan it is not known who sailed it.
std::string boatName(int seat, const std::optional<RacePlan>& plan);
// Where a boat stands and what it has to pass next.
std::string boatLine(const fairway::regatta::Race& race, int seat, const std::optional<RacePlan>& plan);

// Why a boat cannot be placed there; empty: it can.
std::string whyNotPlaced(const fairway::regatta::Race& race, const plane::Pose& pose);

} // namespace fairway::editor::regatta
