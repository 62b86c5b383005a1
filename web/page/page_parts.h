#pragma once

#include "rules/base/phrase.h"

#include <span>
#include <string_view>

namespace fairway::web {

// What every page of a game has inside, as the build put it together from the files of web/ (see web/embed).
struct PageParts {
  std::string_view script; // the page's own
  std::string_view worker; // of the worker in which the table runs
  std::string_view style;
  std::string_view module; // the rules as WebAssembly: packed (web/page/packed.h); empty: they were not built
};

// Of reports: they have neither worker nor module.
namespace report {
const PageParts& pageParts();
}

// The list of this room: a game whose boards are raced in pages adds its own.
namespace lake_race {
const PageParts& pageParts();
}
namespace pool {
const PageParts& pageParts();
}
namespace regatta {
const PageParts& pageParts();
}
namespace river {
const PageParts& pageParts();
}

// What the editor's catalogues have for the rules in short and for notes on boards: English, then the other
// language, with a second form of each where the text depends on a number.
struct Translation {
  std::string_view english;
  std::string_view other;
  std::string_view otherOfMany; // empty: there is one form
};

struct Catalogue {
  std::string_view language;
  std::span<const Translation> texts; // by their English
};

std::span<const Catalogue> catalogues();

// Speaks the language of a catalogue; what that does not have stays English.
Speaker speakerOf(const Catalogue& catalogue);

} // namespace fairway::web
