#pragma once

#include "rules/base/phrase.h"

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace fairway::command {

// What a command writes for people may be wanted in another language. Messages stay English.
void declareLanguage(CLI::App& command, std::string& language);

// None: there is no such language; `languagesInWords` says which there are.
std::optional<Speaker> speakerOf(const std::string& language);
std::string languagesInWords(); // `en, fr, de`

} // namespace fairway::command
