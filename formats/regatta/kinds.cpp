#include "formats/regatta/read/kinds.h"
#include "formats/regatta/game.h"
#include "formats/regatta/templates.h"
#include "formats/regatta/write/kinds.h"

namespace fairway::formats::regatta {

namespace {

constexpr std::string_view name = "regatta";

// From functions that know the body's type to those that do not.
template <class Known, Known (*read)(yaml::Reading&, const yaml::Fields&)>
Body readAny(yaml::Reading& reading, const yaml::Fields& fields) {
  return Body(read(reading, fields));
}

template <class Known>
void writeAny(Emitter& out, const Body& body) {
  writeBody(out, *body.as<Known>());
}

void visitRegatta(RegattaBody& body, const std::string& key, const ReferenceVisitor& visit) {
  if (auto* path = std::get_if<DocumentPath>(&body.deck)) visit(key + "deck", *path);
}

void visitRegattaDocument(Body& body, const ReferenceVisitor& visit) {
  visitRegatta(*body.as<RegattaBody>(), {}, visit);
}

void visitNothing(Body&, const ReferenceVisitor&) {}

void visitRecord(Body& body, const ReferenceVisitor& visit) {
  auto& regatta = body.as<RecordBody>()->regatta;
  if (auto* path = std::get_if<DocumentPath>(&regatta))
    visit("regatta", *path);
  else
    visitRegatta(std::get<RegattaBody>(regatta), "regatta.", visit);
}

constexpr std::array<std::string_view, 10> regattaKeys{"deck", "table", "line",  "finish",  "boats",
                                                       "buoy", "buoys", "round", "islands", "obstacles"};
constexpr std::array<std::string_view, 3> deckKeys{"card", "hand", "cards"};
constexpr std::array<std::string_view, 8> recordKeys{"game",  "regatta", "players", "first",
                                                     "until", "hands",   "grid",    "turns"};

constexpr std::array<Kind, 3> kinds{{
    {name, "regatta", regattaKeys, readAny<RegattaBody, readRegatta>, writeAny<RegattaBody>,
     visitRegattaDocument, regattaTemplate},
    {name, "deck", deckKeys, readAny<DeckBody, readDeck>, writeAny<DeckBody>, visitNothing, deckTemplate},
    {name, "record", recordKeys, readAny<RecordBody, readRecord>, writeAny<RecordBody>, visitRecord},
}};

} // namespace

const Kind& regattaKind() {
  return kinds[0];
}

const Kind& deckKind() {
  return kinds[1];
}

const Kind& recordKind() {
  return kinds[2];
}

} // namespace fairway::formats::regatta

namespace fairway::formats {

const Game& cardRegatta() {
  static constexpr Game game{regatta::name, Spot::Kind::Point, regatta::readPointSpot, regatta::kinds};
  return game;
}

} // namespace fairway::formats
