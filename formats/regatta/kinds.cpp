#include "formats/regatta/kinds.h"

#include "formats/games.h"
#include "rules/games.h"

namespace fairway::formats::regatta {

namespace {

using fairway::regatta::gameId;

void visitDeck(const RegattaBody& body, const std::string& key, const ReferenceVisitor& visit) {
  if (const auto* path = std::get_if<DocumentPath>(&body.deck)) visit(key + "deck", *path);
}

void visitRegatta(const Body& body, const ReferenceVisitor& visit) {
  visitDeck(*body.as<RegattaBody>(), {}, visit);
}

void visitRecord(const Body& body, const ReferenceVisitor& visit) {
  const auto& regatta = body.as<RecordBody>()->regatta;
  if (const auto* path = std::get_if<DocumentPath>(&regatta))
    visit("regatta", *path);
  else
    visitDeck(std::get<RegattaBody>(regatta), "regatta.", visit);
}

bool isSettled(const RegattaBody& regatta) {
  const auto& round = regatta.course.round;
  return std::holds_alternative<Deck>(regatta.deck) &&
         std::all_of(round.begin(), round.end(),
                     [](const auto& rounding) { return rounding.gate.has_value(); });
}

std::optional<std::vector<Document>> boardsInside(const Body& body) {
  const auto* inside = std::get_if<RegattaBody>(&body.as<RecordBody>()->regatta);
  if (!inside || !isSettled(*inside)) return std::nullopt;
  return std::vector<Document>{RegattaDocument{{}, *inside}};
}

constexpr std::array<std::string_view, 10> regattaKeys{"deck", "table", "line",  "finish",  "boats",
                                                       "buoy", "buoys", "round", "islands", "obstacles"};
constexpr std::array<std::string_view, 3> deckKeys{"card", "hand", "cards"};
constexpr std::array<std::string_view, 8> recordKeys{"game",  "regatta", "players", "first",
                                                     "until", "hands",   "grid",    "turns"};

constexpr std::array<NamePlace, 1> deckNames{{{"cards.*.id", "card", true}}};
constexpr std::array<NamePlace, 3> regattaNames{
    {{"deck.cards.*.id", "card", true}, {"buoys.*.name", "buoy", true}, {"round.*.buoy", "buoy", false}}};
constexpr std::array<NamePlace, 8> recordNames{{{"regatta.deck.cards.*.id", "card", true},
                                                {"regatta.buoys.*.name", "buoy", true},
                                                {"regatta.round.*.buoy", "buoy", false},
                                                {"hands.*.*", "card", false},
                                                {"turns.*.play.*.card", "card", false},
                                                {"turns.*.sun.card", "card", false},
                                                {"turns.*.cards.*", "card", false},
                                                {"turns.*.draw.*", "card", false}}};

constexpr std::array<Kind, 3> kinds{
    ofType<readRegatta>({.game = gameId,
                         .name = "regatta",
                         .keys = regattaKeys,
                         .references = visitRegatta,
                         .templateText = regattaTemplate,
                         .names = regattaNames}),
    ofType<readDeck>(
        {.game = gameId, .name = "deck", .keys = deckKeys, .templateText = deckTemplate, .names = deckNames}),
    ofType<readRecord>({.game = gameId,
                        .name = "record",
                        .namesGame = true,
                        .keys = recordKeys,
                        .references = visitRecord,
                        .names = recordNames,
                        .boardsInside = boardsInside}),
};

constexpr Game entry{gameId, Spot::Kind::Point, readPointSpot, kinds};

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

const Game& game() {
  return entry;
}

} // namespace fairway::formats::regatta
