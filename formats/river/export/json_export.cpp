#include "formats/river/export/subject.h"
#include "rules/river/board/currents.h"

namespace fairway::formats::river {

namespace {

using namespace fairway::river;
using Json = Tree;

Json faceJson(Face face) {
  return face.isWind() ? Json("wind") : Json(face.number());
}

Json landingJson(Landing landing) {
  return landing.isHarbour() ? Json("harbour") : Json(landing.section().number);
}

Json sectionsJson(const River& river) {
  Json list = Json::list();
  for (const Section& section : river.sections) {
    Json json{{"kind", std::string(nameOf(section.kind))}};
    json["push"] = fairway::river::hasPush(section.kind) ? Json(section.push) : Json(nullptr);
    json["fixed"] = section.fixed;
    json["name"] = section.name ? Json(*section.name) : Json(nullptr);
    list.push_back(std::move(json));
  }
  return list;
}

// By phase, by section now from the waterfall up, by number from 1.
Json landingsJson(const River& river) {
  const fairway::river::Currents currents(river);
  Json phases = Json::list();
  for (int phase = 0; phase < river.length(); ++phase) {
    Json sections = Json::list();
    for (int section = 1; section <= river.length(); ++section) {
      Json numbers = Json::list();
      for (int number = 1; number <= fairway::river::mostNumber; ++number)
        numbers.push_back(landingJson(currents.sail(Phase{phase}, SectionNow{section}, number)));
      sections.push_back(std::move(numbers));
    }
    phases.push_back(std::move(sections));
  }
  return phases;
}

Json riverJson(const River& river) {
  Json die = Json::list();
  for (const Face face : river.die) die.push_back(faceJson(face));
  Json docks = Json::list();
  for (const int points : river.docks) docks.push_back(points);
  return {{"order", orderOf(river)},        {"sections", sectionsJson(river)},
          {"start", river.start},           {"die", std::move(die)},
          {"docks", std::move(docks)},      {"players", river.players},
          {"boats", river.boats},           {"convoy", std::string(nameOf(river.convoy))},
          {"landings", landingsJson(river)}};
}

Json turnJson(const fairway::river::TurnEntry& turn) {
  using Kind = fairway::river::Option::Kind;
  Json json{{"seat", turn.seat}, {"roll", faceJson(turn.roll)}};
  switch (turn.option.kind) {
  case Kind::Sail:
    json["boat"] = turn.option.from.number;
    break;
  case Kind::Up:
    json["up"] = turn.option.from.number;
    break;
  case Kind::Back:
    json["back"] = Json::list({turn.option.seat, turn.option.from.number});
    break;
  case Kind::Pass:
    json["pass"] = true;
    break;
  }
  if (turn.ends) json["ends"] = landingJson(*turn.ends);
  return json;
}

} // namespace

void Subject::addFacts(Tree& json) const {
  json["river"] = riverJson(river);
  if (!record) return;
  json["players"] = record->players;
  json["first"] = record->first;
  Json turns = Json::list();
  for (const fairway::river::TurnEntry& turn : record->turns) turns.push_back(turnJson(turn));
  json["turns"] = std::move(turns);
}

} // namespace fairway::formats::river
