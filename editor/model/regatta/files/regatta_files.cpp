#include "editor/model/regatta/files/regatta_files.h"

#include "editor/model/regatta/deck/deck_edit.h"
#include "editor/model/regatta/table/course_edit.h"
#include "editor/model/regatta/table/references.h"
#include "editor/model/words/translation.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "formats/regatta/export/subject.h"
#include "formats/regatta/picture/deck_scene.h"
#include "formats/regatta/picture/table_scene.h"
#include "formats/regatta/resolve.h"

#include <algorithm>

namespace fairway::editor::regatta {

namespace {

using formats::Document;
using formats::Problems;
using formats::regatta::RegattaBody;
using Lines = std::vector<std::string>;

std::string sizeOf(Vec table) {
  return std::to_string(table.x) + " x " + std::to_string(table.y);
}

void mendCourse(Course& course) {
  const auto side = [](int length) {
    return std::clamp(length, fairway::regatta::minTable, fairway::regatta::maxTable);
  };
  course.table = {side(course.table.x), side(course.table.y)};
  if (course.left == course.right) {
    const Course fresh = freshCourse(course.table);
    course.left = fresh.left;
    course.right = fresh.right;
  }
  std::erase_if(course.islands, [](const plane::Polygon& island) {
    return island.size() < fairway::regatta::minCorners || plane::crossingEdges(island);
  });
  std::erase_if(course.round, [&course](const fairway::regatta::Rounding& rounding) {
    return rounding.buoy >= course.buoys.size();
  });
  for (fairway::regatta::Obstacle& obstacle : course.obstacles)
    obstacle.diameter =
        std::clamp(obstacle.diameter, fairway::regatta::minObstacle, fairway::regatta::maxObstacle);
  course.length = std::clamp(course.length, fairway::regatta::minLength, fairway::regatta::maxLength);
  course.beam = std::clamp(course.beam, fairway::regatta::minBeam, fairway::regatta::maxBeam);
  course.buoy = std::clamp(course.buoy, fairway::regatta::minBuoy, fairway::regatta::maxBuoy);
  if (course.buoys.empty()) course.buoys = freshCourse(course.table).buoys, course.round.clear();
  if (course.round.empty()) course.round.push_back({0, fairway::regatta::Side::Port, {}});
}

void mendDeck(Deck& deck) {
  const auto side = [](int length) {
    return std::clamp(length, fairway::regatta::minCardSide, fairway::regatta::maxCardSide);
  };
  deck.width = side(deck.width);
  deck.length = side(deck.length);
  for (Card& card : deck.cards)
    std::erase_if(card.arrows, [](const fairway::regatta::Arrow& arrow) { return arrow.empty(); });
}

void compareTables(const Course& before, const Course& after, Lines& lines) {
  if (!(before.table == after.table))
    lines.push_back(say("the table is {1} mm instead of {2}", {sizeOf(after.table), sizeOf(before.table)}));
  if (!(before.left == after.left) || !(before.right == after.right))
    lines.push_back(say("the line has moved"));
  if (before.buoys != after.buoys) lines.push_back(say("buoys differ"));
  if (before.round != after.round) lines.push_back(say("the order of rounding differs"));
  if (before.islands != after.islands) lines.push_back(say("islands differ"));
  if (before.obstacles != after.obstacles) lines.push_back(say("obstacles differ"));
  if (before.length != after.length || before.beam != after.beam || before.buoy != after.buoy ||
      before.finish != after.finish)
    lines.push_back(say("boats, buoys' size or finish differ"));
}

void compareDecks(const Deck& before, const Deck& after, Lines& lines) {
  for (const Card& card : after.cards) {
    const auto known = cardNamed(before, card.id);
    if (!known)
      lines.push_back(say("card {1} is new", {card.id}));
    else if (!(before.cards[*known] == card))
      lines.push_back(say("card {1} was changed", {card.id}));
  }
  for (const Card& card : before.cards)
    if (!cardNamed(after, card.id)) lines.push_back(say("card {1} is gone", {card.id}));
  if (before.width != after.width || before.length != after.length || before.hand != after.hand)
    lines.push_back(say("the cards' size or the hand differs"));
}

void compareRaces(const formats::regatta::RecordBody& before, const formats::regatta::RecordBody& after,
                  Lines& lines) {
  const std::size_t had = before.record.turns.size(), has = after.record.turns.size();
  if (before.regatta != after.regatta) lines.push_back(say("the regatta differs"));
  if (had != has)
    lines.push_back(
        sayCount("{n} turn instead of {1}", "{n} turns instead of {1}", has, {std::to_string(had)}));
  else if (before.record != after.record)
    lines.push_back(say("the race differs"));
}

} // namespace

Result<References, Problems> readDeck(const Document& content, const formats::Loader& load) {
  if (const auto* record = content.as<formats::regatta::RecordBody>()) {
    const auto regatta = resolveRecord(*record, {}, load);
    if (!regatta) return regatta.fault();
    return References(RecordReferences{regatta->course, regatta->deck});
  }
  const auto* body = content.as<RegattaBody>();
  if (body == nullptr || std::holds_alternative<Deck>(body->deck)) return References();
  const auto regatta = resolveRegatta(*body, {}, load);
  if (!regatta) return regatta.fault();
  return References(TableReferences{regatta->deck});
}

std::unique_ptr<formats::Scene> pictureOf(const EditedDocument& document) {
  if (const Deck* deck = deckOf(document.content()))
    return std::make_unique<formats::regatta::DeckScene>(*deck);
  if (const auto regatta = regattaBehind(document)) {
    const formats::regatta::RecordSubject record{
        {regatta->course, regatta->deck}, document.content().get<formats::regatta::RecordBody>().record};
    return std::make_unique<formats::regatta::TableScene>(
        formats::regatta::Subject(document.content().head, record).table());
  }
  const auto* body = document.content().as<RegattaBody>();
  return body ? std::make_unique<formats::regatta::TableScene>(body->course) : nullptr;
}

void mend(Document& content) {
  if (auto* body = content.as<RegattaBody>()) {
    mendCourse(body->course);
    if (auto* deck = std::get_if<Deck>(&body->deck)) mendDeck(*deck);
  }
  if (auto* body = content.as<formats::regatta::DeckBody>()) mendDeck(body->deck);
}

bool isBare(const Document& content) {
  const Deck* deck = deckOf(content);
  return deck != nullptr && deck->cards.empty();
}

// Steps keep to what a reader takes; a document that was opened in spite of faults may still have some.
Problems whyNotSaved(const EditedDocument& document, const std::filesystem::path& file) {
  const auto read = formats::readDocument(formats::writeDocument(document.content()), file.string());
  return read ? Problems() : read.fault();
}

Lines differences(const Document& before, const Document& after) {
  Lines lines;
  const Deck* deckBefore = deckOf(before);
  const Deck* deckAfter = deckOf(after);
  if (deckBefore && deckAfter) compareDecks(*deckBefore, *deckAfter, lines);
  const auto* raceBefore = before.as<formats::regatta::RecordBody>();
  const auto* raceAfter = after.as<formats::regatta::RecordBody>();
  if (raceBefore && raceAfter) compareRaces(*raceBefore, *raceAfter, lines);
  const auto* tableBefore = before.as<RegattaBody>();
  const auto* tableAfter = after.as<RegattaBody>();
  if (!tableBefore || !tableAfter) return lines;
  compareTables(tableBefore->course, tableAfter->course, lines);
  if (tableBefore->deck != tableAfter->deck) lines.push_back(say("the deck differs"));
  return lines;
}

Lines summary(const Document& content) {
  if (const Deck* deck = deckOf(content))
    return {
        sayCount("a deck of {n} card", "a deck of {n} cards", static_cast<std::size_t>(cardCount(*deck)))};
  if (const auto* record = content.as<formats::regatta::RecordBody>())
    return {sayCount("a race of {n} boat", "a race of {n} boats",
                     static_cast<std::size_t>(record->record.players)),
            sayCount("{n} turn", "{n} turns", record->record.turns.size())};
  const auto* body = content.as<RegattaBody>();
  if (body == nullptr) return {};
  return {say("a table of {1} mm", {sizeOf(body->course.table)}),
          sayCount("{n} buoy", "{n} buoys", body->course.buoys.size())};
}

} // namespace fairway::editor::regatta
