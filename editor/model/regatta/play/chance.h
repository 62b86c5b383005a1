#pragma once

#include "editor/model/regatta/play/race_plan.h"
#include "rules/regatta/play/race.h"

// All chance of a race at the desk follows from its seed and the number of the turn alone: the same seed and
// the same choices are the same race, and a turn that is taken back and played again draws the same cards.
namespace fairway::editor::regatta {

// Why a race cannot begin: the deck has too few cards for the hands. Empty where it can.
std::string whyNotDealt(const fairway::regatta::Deck& deck, const RacePlan& plan);

// The record of a race that is about to begin: the hands are dealt and the first player is drawn at random.
fairway::regatta::RaceRecord dealtRace(const fairway::regatta::Deck& deck, const RacePlan& plan);

// What the player who has just acted draws, in the turn of this number.
std::vector<std::string> drawnCards(const fairway::regatta::Race& race, std::uint64_t seed, std::size_t turn);

// Of the pilot's lots in the turn of this number.
std::uint64_t pilotSeed(std::uint64_t seed, std::size_t turn);

} // namespace fairway::editor::regatta
