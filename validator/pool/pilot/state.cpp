#include "validator/pool/pilot/state.h"

namespace fairway::validator::pool {

using namespace fairway::pool;

PilotState::PilotState(const Position& position) : toMove(position.toMove()), open(position.open()) {
  for (const Side side : bothSides) {
    for (int value = 1; value <= maxValue; ++value) {
      const auto hiddenHere = static_cast<std::uint8_t>(position.hidden(side, value));
      hidden[side][static_cast<std::size_t>(value)] = hiddenHere;
      hiddenTiles[side] = static_cast<std::uint8_t>(hiddenTiles[side] + hiddenHere);
    }
    barTiles[side] = static_cast<std::int16_t>(position.inBar(side).tiles);
    barFaces[side] = static_cast<std::int16_t>(position.inBar(side).values);
  }
  for (const Pile& pile : position.piles()) {
    PilotPiles& own = piles[pile.side()];
    PilotPile& seen = own.list[own.count++];
    seen = {pile.at, pile.top().face, pile.size, 0};
    for (std::size_t i = 0; i < pile.size; ++i)
      seen.faces = static_cast<std::uint8_t>(seen.faces + pile.tiles[i].face);
  }
}

int PilotState::lead(Side side) const {
  const Side foe = other(side);
  if (barTiles[side] != barTiles[foe]) return barTiles[side] > barTiles[foe] ? 1 : -1;
  if (barFaces[side] != barFaces[foe]) return barFaces[side] > barFaces[foe] ? 1 : -1;
  return 0;
}

void play(PilotState& state, const PilotTurn& turn) {
  const Side side = state.toMove;
  state.toMove = other(side);
  PilotPiles& own = state.piles[side];
  PilotPile& pile = own.list[turn.pile];
  if (turn.reveals) {
    pile.value = turn.value;
    pile.faces = turn.value;
    --state.hidden[side][turn.value];
    --state.hiddenTiles[side];
  }
  if (turn.to == nowhere) return;
  if (turn.to == bar) {
    state.barTiles[side] = static_cast<std::int16_t>(state.barTiles[side] + pile.size);
    state.barFaces[side] = static_cast<std::int16_t>(state.barFaces[side] + pile.faces);
    state.open = true;
    pile = own.list[--own.count];
    return;
  }
  pile.at = turn.to;
  PilotPiles& foes = state.piles[other(side)];
  for (std::size_t i = 0; i < foes.count; ++i) {
    if (foes.list[i].at != turn.to) continue;
    pile.size = static_cast<std::uint8_t>(pile.size + foes.list[i].size);
    pile.faces = static_cast<std::uint8_t>(pile.faces + foes.list[i].faces);
    foes.list[i] = foes.list[--foes.count];
    return;
  }
}

} // namespace fairway::validator::pool
