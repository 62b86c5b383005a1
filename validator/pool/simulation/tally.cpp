#include "validator/pool/simulation/tally.h"

namespace fairway::validator::pool {

using namespace fairway::pool;

void Tally::add(std::int64_t number, const Match& match, std::optional<Side> opener) {
  ++games;
  const std::optional<Side> winner = match.winner();
  if (winner)
    ++wins[*winner];
  else
    ++draws;
  if (winner && opener) {
    ++opened;
    openerWins += *winner == *opener ? 1 : 0;
  }
  for (const Side side : bothSides) tiles[side] += match.position().inBar(side).tiles;
  turns += match.turns();
  turnSquares += std::int64_t{match.turns()} * match.turns();
  ++ends[static_cast<std::size_t>(*match.end())];
  ++lengths[match.turns()];
  if (*match.end() != End::OneSide && (!firstEndless || number < *firstEndless)) firstEndless = number;
}

void Tally::add(const Tally& other) {
  games += other.games;
  draws += other.draws;
  for (const Side side : bothSides) {
    wins[side] += other.wins[side];
    tiles[side] += other.tiles[side];
  }
  turns += other.turns;
  turnSquares += other.turnSquares;
  for (std::size_t i = 0; i < ends.size(); ++i) ends[i] += other.ends[i];
  opened += other.opened;
  openerWins += other.openerWins;
  for (const auto& [length, count] : other.lengths) lengths[length] += count;
  if (other.firstEndless && (!firstEndless || *other.firstEndless < *firstEndless))
    firstEndless = other.firstEndless;
}

int Tally::turnsOfMost() const {
  std::int64_t counted = 0;
  for (const auto& [length, count] : lengths) {
    counted += count;
    if (100 * counted >= 95 * games) return length;
  }
  return 0;
}

} // namespace fairway::validator::pool
