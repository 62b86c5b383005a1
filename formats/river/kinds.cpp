#include "formats/river/kinds.h"

#include "formats/games.h"
#include "rules/games.h"

namespace fairway::formats::river {

namespace {

using fairway::river::gameId;

void visitRecord(const Body& body, const ReferenceVisitor& visit) {
  if (const auto* path = std::get_if<DocumentPath>(&body.as<RecordBody>()->river)) visit("river", *path);
}

std::optional<std::vector<Document>> boardsInside(const Body& body) {
  const auto* inside = std::get_if<InlineRiver>(&body.as<RecordBody>()->river);
  if (!inside) return std::nullopt;
  return std::vector<Document>{RiverDocument{{}, {inside->river}}};
}

constexpr std::array<std::string_view, 7> riverKeys{"sections", "start", "die",   "docks",
                                                    "players",  "boats", "convoy"};
constexpr std::array<std::string_view, 5> recordKeys{"game", "river", "players", "first", "turns"};

constexpr std::array<Kind, 2> kinds{
    ofType<readRiver>({.game = gameId, .name = "river", .keys = riverKeys, .templateText = riverTemplate}),
    ofType<readRecord>({.game = gameId,
                        .name = "record",
                        .namesGame = true,
                        .keys = recordKeys,
                        .references = visitRecord,
                        .boardsInside = boardsInside}),
};

constexpr Game entry{gameId, Spot::Kind::Section, readSectionSpot, kinds};

} // namespace

const Kind& riverKind() {
  return kinds[0];
}

const Kind& recordKind() {
  return kinds[1];
}

const Game& game() {
  return entry;
}

} // namespace fairway::formats::river
