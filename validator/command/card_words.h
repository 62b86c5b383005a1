#pragma once

#include "formats/card/card_content.h"
#include "validator/command/seat_table.h"

// What cards say, in all games in the same words.
namespace fairway::command {

// None where the races do not decide: a card says what is known.
std::optional<formats::CardVerdict> verdictOn(const SeatVerdict& verdict, const SeatWords& words = {});

} // namespace fairway::command
