#include "rules/regatta/play/referee.h"

#include <algorithm>

namespace fairway::regatta {

namespace {

std::vector<std::string> handOf(const Race& race, const Boat& boat) {
  std::vector<std::string> cards;
  for (const int card : boat.hand)
    cards.push_back(race.board().deck().cards[static_cast<std::size_t>(card)].id);
  std::sort(cards.begin(), cards.end());
  return cards;
}

Tree boatTree(const Race& race, int seat) {
  const Boat& boat = race.boat(seat);
  const bool placed = boat.status != BoatStatus::Unplaced;
  const bool finished = boat.status == BoatStatus::Finished;
  Tree tree{{"seat", seat}, {"at", nullptr}, {"heading", nullptr}, {"gate", nullptr}};
  if (placed) {
    tree["at"] = Tree::list({boat.standing.pose.at.x, boat.standing.pose.at.y});
    tree["heading"] = boat.standing.pose.heading.degrees();
  }
  if (!finished) tree["gate"] = gateName(race.board().course(), boat.standing.progress.gate);
  tree["owed"] = boat.standing.progress.owed;
  tree["turns"] = boat.turns;
  tree["finished_turn"] = finished ? Tree(boat.turns) : Tree();
  tree["becalmed"] = boat.becalmed();
  tree["hand"] = handOf(race, boat);
  return tree;
}

} // namespace

Tree replayTree(const Replay& replay) {
  const Race& race = replay.race;
  Tree json{{"schema", "fairway-regatta-replay-1"}, {"legal", replay.legal()}, {"error", nullptr}};
  if (replay.illegal)
    json["error"] = {{"turn", replay.illegal->turn},
                     {"rule", nameOf(replay.illegal->rule)},
                     {"message", replay.illegal->message.english()}};
  json["over"] = race.over();
  json["ranks"] = race.ranks();
  json["winner"] = race.ranks().empty() ? Tree() : Tree(race.ranks().front());
  Tree boats = Tree::list();
  for (int seat = 1; seat <= race.players(); ++seat) boats.push_back(boatTree(race, seat));
  json["boats"] = boats;
  json["draw"] = race.drawPile().size();
  json["discard"] = race.discardPile().size();
  return json;
}

} // namespace fairway::regatta
