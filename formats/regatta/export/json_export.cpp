#include "formats/regatta/export/subject.h"

#include "rules/regatta/board/gate.h"

namespace fairway::formats::regatta {

namespace {

using Json = Tree;
using plane::Heading;
using plane::Pose;
using plane::Vec;

Json toJson(Vec point) {
  return Json::list({point.x, point.y});
}

Json deckJson(const Deck& deck) {
  Json cards = Json::list();
  for (const fairway::regatta::Card& card : deck.cards) {
    Json arrows = Json::list();
    for (const fairway::regatta::Arrow& arrow : card.arrows) {
      Json points = Json::list();
      for (const fairway::regatta::ArrowPoint& point : arrow)
        points.push_back(Json::list({point.forward, point.right, point.turn}));
      arrows.push_back(std::move(points));
    }
    const bool plain = card.symbol == fairway::regatta::Symbol::None;
    cards.push_back({{"id", card.id},
                     {"count", card.count},
                     {"symbol", plain ? Json(nullptr) : Json(nameOf(card.symbol))},
                     {"across", card.across},
                     {"arrows", std::move(arrows)}});
  }
  return {{"card", {{"width", deck.width}, {"length", deck.length}}},
          {"hand", deck.hand},
          {"cards", std::move(cards)}};
}

// As the facts of `validate --format json` have them.
Json gatesJson(const Course& course) {
  Json list = Json::list();
  for (std::size_t i = 0; i < course.round.size() + 2; ++i) {
    Json gate{{"gate", gateName(course, i)}};
    if (i == 0 || i > course.round.size()) {
      gate["at"] = toJson(course.left);
      for (const char* key : {"direction", "sweep", "natural", "leave"}) gate[key] = nullptr;
    } else {
      const fairway::regatta::Rounding& rounding = course.round[i - 1];
      const fairway::regatta::BuoyTurn turn = turnRound(course, i - 1, rounding.leave);
      gate["at"] = toJson(course.buoys[rounding.buoy].at);
      gate["direction"] = rounding.gate.value_or(turn.gate).degrees();
      gate["sweep"] = turn.sweep;
      gate["natural"] = turn.natural;
      gate["leave"] = nameOf(rounding.leave);
    }
    list.push_back(std::move(gate));
  }
  return list;
}

Json islandsJson(const Course& course) {
  Json islands = Json::list();
  for (const plane::Polygon& island : course.islands) {
    Json corners = Json::list();
    for (const Vec corner : island) corners.push_back(toJson(corner));
    islands.push_back(std::move(corners));
  }
  return islands;
}

Json obstaclesJson(const Course& course) {
  Json obstacles = Json::list();
  for (const fairway::regatta::Obstacle& obstacle : course.obstacles)
    obstacles.push_back({{"name", obstacle.name ? Json(*obstacle.name) : Json(nullptr)},
                         {"at", toJson(obstacle.at)},
                         {"diameter", obstacle.diameter}});
  return obstacles;
}

Json regattaJson(const RegattaSubject& regatta) {
  const Course& course = regatta.course;
  Json buoys = Json::list();
  for (const fairway::regatta::Buoy& buoy : course.buoys)
    buoys.push_back({{"name", buoy.name}, {"at", toJson(buoy.at)}});
  Json round = Json::list();
  for (const fairway::regatta::Rounding& rounding : course.round)
    round.push_back({{"buoy", course.buoys[rounding.buoy].name}, {"leave", nameOf(rounding.leave)}});
  return {{"table", toJson(course.table)},
          {"line", {{"left", toJson(course.left)}, {"right", toJson(course.right)}}},
          {"finish", nameOf(course.finish)},
          {"boats", {{"length", course.length}, {"beam", course.beam}}},
          {"buoy", course.buoy},
          {"buoys", std::move(buoys)},
          {"round", std::move(round)},
          {"islands", islandsJson(course)},
          {"obstacles", obstaclesJson(course)},
          {"gates", gatesJson(course)},
          {"deck", deckJson(regatta.deck)}};
}

Json listOf(const std::vector<std::string>& words) {
  Json list = Json::list();
  for (const std::string& word : words) list.push_back(word);
  return list;
}

Json turnJson(const fairway::regatta::TurnEntry& entry) {
  using fairway::regatta::Act;
  const fairway::regatta::Turn& turn = entry.turn;
  Json json{{"seat", turn.seat}};
  if (turn.act == Act::Play) {
    Json plays = Json::list();
    for (const fairway::regatta::CardPlay& play : turn.play) {
      Json arrows = Json::list();
      for (const int arrow : play.arrows) arrows.push_back(arrow);
      plays.push_back({{"card", play.card}, {"arrows", std::move(arrows)}});
    }
    json["play"] = std::move(plays);
  }
  if (turn.act == Act::Skip) json["skip"] = true;
  if (turn.act == Act::Turn) json["heave"] = "turn";
  if (turn.act == Act::Turn) json["heading"] = turn.heading.degrees();
  if (turn.act == Act::Change) json["heave"] = "change";
  if (turn.act == Act::Change) json["cards"] = listOf(turn.cards);
  if (turn.sun) json["sun"] = {{"card", turn.sun->card}, {"before", turn.sun->before}};
  if (entry.ends)
    json["ends"] = Json::list({entry.ends->at.x, entry.ends->at.y, entry.ends->heading.degrees()});
  if (!entry.draw.empty()) json["draw"] = listOf(entry.draw);
  return json;
}

struct JsonMaker {
  Json& json;

  void operator()(const RegattaSubject& subject) const { json["regatta"] = regattaJson(subject); }
  void operator()(const DeckSubject& subject) const { json["deck"] = deckJson(subject.deck); }
  void operator()(const RecordSubject& subject) const {
    const RaceRecord& record = subject.record;
    json["game"] = "regatta";
    json["players"] = record.players;
    json["first"] = record.first;
    json["until"] = nameOf(record.until);
    Json hands = Json::list();
    for (const auto& hand : record.hands) hands.push_back(listOf(hand));
    json["hands"] = std::move(hands);
    Json grid = Json::list();
    for (const fairway::regatta::GridEntry& entry : record.grid)
      grid.push_back(
          {{"seat", entry.seat}, {"at", toJson(entry.pose.at)}, {"heading", entry.pose.heading.degrees()}});
    json["grid"] = std::move(grid);
    Json turns = Json::list();
    for (const fairway::regatta::TurnEntry& turn : record.turns) turns.push_back(turnJson(turn));
    json["turns"] = std::move(turns);
    json["regatta"] = regattaJson(subject.regatta);
  }
};

} // namespace

void Subject::addFacts(Tree& json) const {
  std::visit(JsonMaker{json}, content);
}

} // namespace fairway::formats::regatta
