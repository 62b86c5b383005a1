#include "validator/river/study/words.h"

#include "validator/river/study/river_study.h"

#include <algorithm>

namespace fairway::validator::river {

namespace {

Phrase wordFor(fairway::river::Face roll) {
  return roll.isWind() ? phrase("wind") : Phrase(fairway::river::nameOf(roll));
}

} // namespace

Phrase wordFor(fairway::river::SectionKind kind) {
  using fairway::river::SectionKind;
  switch (kind) {
  case SectionKind::Calm:
    return phrase("calm");
  case SectionKind::Sandbank:
    return phrase("sandbank");
  case SectionKind::Wave:
    return phrase("wave");
  case SectionKind::Eddy:
    return phrase("eddy");
  case SectionKind::Lee:
    return phrase("lee");
  }
  return {};
}

Phrase playInWords(const std::vector<PlayedTurn>& play, std::size_t most) {
  std::vector<Phrase> turns;
  for (std::size_t i = 0; i < std::min(play.size(), most); ++i) {
    Phrase roll = wordFor(play[i].roll);
    turns.push_back(play[i].section > 0 ? phrase("{1} from {2}", {std::move(roll), play[i].section})
                                        : std::move(roll));
  }
  if (play.size() > most) turns.emplace_back(std::string("..."));
  return joined(std::move(turns));
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
