#include "validator/river/study/words.h"

#include "validator/river/study/river_study.h"

#include <algorithm>

namespace fairway::validator::river {

std::string playInWords(const std::vector<PlayedTurn>& play, std::size_t most) {
  std::string text;
  for (std::size_t i = 0; i < std::min(play.size(), most); ++i) {
    if (i > 0) text += ", ";
    text += fairway::river::nameOf(play[i].roll);
    if (play[i].section > 0) text += " from " + std::to_string(play[i].section);
  }
  return play.size() > most ? text + ", ..." : text;
}

std::vector<Spot> sectionsOf(const FleetMoves& moves, const std::vector<PlayedTurn>& play) {
  std::vector<Spot> spots;
  for (const PlayedTurn& turn : play)
    for (std::uint8_t section : moves.fleets().boatsOf(turn.before)) {
      const Spot spot = spotOf(SectionNow{section}, turn.phase, moves.phases());
      if (spots.empty() || spots.back() != spot) spots.push_back(spot);
    }
  return spots;
}

} // namespace fairway::validator::river
