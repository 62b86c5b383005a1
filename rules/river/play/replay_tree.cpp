#include "rules/river/play/referee.h"

namespace fairway::river {

namespace {

std::vector<int> boatsOf(const Fleet& fleet) {
  std::vector<int> sections;
  fleet.forEachSection([&](SectionNow section) {
    sections.insert(sections.end(), static_cast<std::size_t>(fleet.at(section)), section.number);
  });
  return sections;
}

Tree seatTree(const Race& race, int seat) {
  Tree docks = Tree::list();
  for (int points : race.docks(seat)) docks.push_back(points);
  return {{"seat", seat},
          {"river", boatsOf(race.fleet(seat))},
          {"docks", docks},
          {"lost", race.lost(seat)},
          {"points", race.points(seat)}};
}

} // namespace

Tree replayTree(const Replay& replay) {
  const Race& race = replay.race;
  Tree error;
  if (const auto& illegal = replay.illegal)
    error = {
        {"turn", illegal->turn}, {"rule", nameOf(illegal->rule)}, {"message", illegal->message.english()}};
  Tree seats = Tree::list();
  for (int seat = 1; seat <= race.players(); ++seat) seats.push_back(seatTree(race, seat));
  return {{"schema", "fairway-river-replay-1"},
          {"legal", replay.legal()},
          {"error", error},
          {"round", race.round()},
          {"bottom", race.bottom().number},
          {"to_roll", race.over() ? Tree(nullptr) : Tree(race.toRoll())},
          {"seats", seats},
          {"over", race.over()},
          {"winners", race.winners()}};
}

} // namespace fairway::river
