#include "formats/river/read/kinds.h"
#include "formats/river/documents.h"
#include "formats/river/game.h"
#include "formats/river/templates.h"
#include "formats/river/write/kinds.h"

namespace fairway::formats::river {

namespace {

constexpr std::string_view name = "river";

// From functions that know the body's type to those that do not.
template <class Known, Known (*read)(yaml::Reading&, const yaml::Fields&)>
Body readAny(yaml::Reading& reading, const yaml::Fields& fields) {
  return Body(read(reading, fields));
}

template <class Known>
void writeAny(Emitter& out, const Body& body) {
  writeBody(out, *body.as<Known>());
}

void visitNothing(Body&, const ReferenceVisitor&) {}

void visitRecord(Body& body, const ReferenceVisitor& visit) {
  if (auto* path = std::get_if<DocumentPath>(&body.as<RecordBody>()->river)) visit("river", *path);
}

constexpr std::array<std::string_view, 7> riverKeys{"sections", "start", "die",   "docks",
                                                    "players",  "boats", "convoy"};
constexpr std::array<std::string_view, 5> recordKeys{"game", "river", "players", "first", "turns"};

constexpr std::array<Kind, 2> kinds{{
    {name, "river", riverKeys, readAny<RiverBody, readRiver>, writeAny<RiverBody>, visitNothing,
     riverTemplate},
    {name, "record", recordKeys, readAny<RecordBody, readRecord>, writeAny<RecordBody>, visitRecord},
}};

} // namespace

const Kind& riverKind() {
  return kinds[0];
}

const Kind& recordKind() {
  return kinds[1];
}

const Game& game() {
  static constexpr Game entry{name, Spot::Kind::Section, readSectionSpot, kinds};
  return entry;
}

} // namespace fairway::formats::river
