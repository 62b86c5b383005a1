#pragma once

#include "rules/base/phrase.h"

#include <initializer_list>

namespace fairway::editor {

// Translates to the user's language. The window installs one at the start; without it messages stay English.
// Before any message is made; an empty one brings English back.
void setSpeaker(Speaker speaker);
const Speaker& speaker();

using Values = std::initializer_list<std::string_view>;

// The message in the user's language, with {1}, {2}, ... replaced by the values. A message is a whole
// sentence or name: never glue translated words together, other languages order and bend them in other ways.
std::string say(const char* message, Values values = {});
std::string say(const Phrase& phrase);

// The same for a number of things, which stands in place of {n}: "{n} cell", "{n} cells".
std::string sayCount(const char* one, const char* many, std::size_t n, Values values = {});

} // namespace fairway::editor
