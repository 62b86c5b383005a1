#pragma once

#include "editor/model/work/advice.h"
#include "editor/model/work/adviser.h"
#include "rules/pool/play/turn.h"

namespace fairway::editor::pool {

// What the strong pilot thinks of every turn from a pool's setup, where red moves first: the measure of
// `fairway table`.
struct WeighedPool {
  struct Weighed {
    fairway::pool::Turn turn; // of a reveal without its value: the mean over all that can turn up
    double ahead = 0;         // tiles
  };
  explicit WeighedPool(const fairway::pool::Pool& pool) : board(pool) {}

  fairway::pool::PoolBoard board;
  std::vector<Weighed> choices; // of the turn: swims and reveals
  std::vector<Weighed> ends;    // of reveals whose value is known
};

using PoolAdviser = Adviser<fairway::pool::Pool, WeighedPool>;
std::optional<PoolAdviser::Answer> weighedPool(const fairway::pool::Pool& pool, validator::WorkWatch& watch);

// What the user asks about.
struct AdvisedTile {
  std::optional<Square> at; // none: all tiles of red
  int revealed = 0;         // the number that it turned up; 0: none was revealed
};

// Tiles ahead after each choice. Losses are against the best of all tiles, or, once a number is known, of all
// its ends.
Advice adviceFor(const WeighedPool& pool, const AdvisedTile& asked);

} // namespace fairway::editor::pool
