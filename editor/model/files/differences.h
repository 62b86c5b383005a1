#pragma once

#include "formats/document/document.h"

namespace fairway::editor {

// How two versions of a document differ, in a few lines that people can decide by: "14 cells differ",
// "slot A at 0512 is new". Empty when they are equal.
std::vector<std::string> differences(const formats::Document& before, const formats::Document& after);

// What a document is, if there is nothing to compare it with: its name, its size, its slots.
std::vector<std::string> summary(const formats::Document& content);

} // namespace fairway::editor
