#pragma once

#include "formats/lake_race/documents.h"

namespace fairway::editor::lake_race {

// How the bodies of two documents of one kind differ: "14 cells differ", "slot A at 0512 is new".
std::vector<std::string> lakeDifferences(const formats::Document& before, const formats::Document& after);

// What a document is: its size, its slots.
std::vector<std::string> lakeSummary(const formats::Document& content);

} // namespace fairway::editor::lake_race
