#pragma once

#include "formats/regatta/resolve.h"
#include "validator/command/load_document.h"
#include "validator/command/streams.h"

namespace fairway::command::regatta {

// A regatta with its deck, and what its document says of itself.
struct LoadedRegatta {
  formats::regatta::ResolvedRegatta regatta;
  std::string name;
};

Result<LoadedRegatta, formats::Problems> loadRegatta(const std::string& file, std::istream& in);

// Whether the deck has too few cards for the hands of as many boats; then it says so.
bool refusesDeal(const fairway::regatta::Deck& deck, int boats, const std::string& file,
                 const Streams& streams);

} // namespace fairway::command::regatta
