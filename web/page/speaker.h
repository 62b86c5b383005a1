#pragma once

#include "rules/base/phrase.h"
#include "web/page/page_parts.h"

namespace fairway::web {

// Speaks the language of a catalogue; what that does not have stays English.
Speaker speakerOf(const Catalogue& catalogue);

} // namespace fairway::web
