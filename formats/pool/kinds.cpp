#include "formats/pool/kinds.h"

#include "formats/games.h"
#include "rules/games.h"

namespace fairway::formats::pool {

namespace {

using fairway::pool::gameId;

void visitRecord(const Body& body, const ReferenceVisitor& visit) {
  if (const auto* path = std::get_if<DocumentPath>(&body.as<RecordBody>()->pool)) visit("pool", *path);
}

std::optional<std::vector<Document>> boardsInside(const Body& body) {
  const auto* inside = std::get_if<InlinePool>(&body.as<RecordBody>()->pool);
  if (!inside) return std::nullopt;
  return std::vector<Document>{PoolDocument{{}, {inside->pool}}};
}

constexpr std::array<std::string_view, 7> poolKeys{"map",        "ladders", "start", "setup",
                                                   "crocodiles", "opening", "quiet"};
constexpr std::array<std::string_view, 4> recordKeys{"game", "pool", "placement", "turns"};
constexpr std::array<MapKey, 1> maps{{{"map", mapLetters}}};

constexpr std::array<Kind, 2> kinds{
    ofType<readPool>({.game = gameId,
                      .name = "pool",
                      .keys = poolKeys,
                      .templateText = poolTemplate,
                      .maps = maps,
                      .board = "map"}),
    ofType<readRecord>({.game = gameId,
                        .name = "record",
                        .namesGame = true,
                        .keys = recordKeys,
                        .references = visitRecord,
                        .maps = maps,
                        .boardsInside = boardsInside}),
};

constexpr Game entry{gameId, Spot::Kind::Square, readSquareSpot, kinds};

} // namespace

const Kind& poolKind() {
  return kinds[0];
}

const Kind& recordKind() {
  return kinds[1];
}

const Game& game() {
  return entry;
}

} // namespace fairway::formats::pool
