#pragma once

#include "formats/regatta/resolve.h"
#include "validator/command/files/load_document.h"
#include "validator/command/terminal/streams.h"

namespace fairway::validator::regatta {
class CourseStudy;
}

namespace fairway::command::regatta {

// A regatta with its deck, and what its document says of itself.
struct LoadedRegatta {
  formats::regatta::ResolvedRegatta regatta;
  std::string name;
  DocumentInfo info;
};

Result<LoadedRegatta, formats::Problems> loadRegatta(const std::string& file, const Streams& streams);

// Whether the table is too large to solve or the finish out of reach; then it says so.
bool cannotBeSailed(const validator::regatta::CourseStudy& study, const std::string& file,
                    const Streams& streams);

// Whether the deck has too few cards for the hands of as many boats; then it says so.
bool refusesDeal(const fairway::regatta::Deck& deck, int boats, const std::string& file,
                 const Streams& streams);

// The same of a record whose hands are still to be dealt, where nobody chose the number of boats.
bool refusesHandsOfRecord(const fairway::regatta::Deck& deck, int boats, const std::string& file,
                          const Streams& streams);

} // namespace fairway::command::regatta
