#pragma once

#include "rules/base/phrase.h"

#include <optional>
#include <string>

// What a command writes for people may be wanted in another language (`Options::language`). Messages stay
// English.
namespace fairway::command {

// None: there is no such language; `languagesInWords` says which there are.
std::optional<Speaker> speakerOf(const std::string& language);
std::string languagesInWords(); // `en, fr, de`

} // namespace fairway::command
