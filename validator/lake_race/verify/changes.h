#pragma once

#include "rules/base/document_info.h"
#include "rules/base/phrase.h"
#include "validator/lake_race/verify/verify.h"

namespace fairway::validator::lake_race {

// One small change to a side of a tile set: a slot's letter is turned to another side of its cell, or a land
// cell becomes water.
struct SetChange {
  std::string tile;                // empty: the frame
  std::optional<std::size_t> slot; // of the tile, from 0: its letter is turned
  Direction letter = Direction::E; // to this side
  Cell cell;                       // without a slot: becomes water; counts within tile or frame
};

// All of them: first letters, then cells, tile by tile, then the frame.
std::vector<SetChange> changesOf(const fairway::lake_race::Tileset& set, fairway::lake_race::BoardSide side);
fairway::lake_race::Tileset changed(fairway::lake_race::Tileset set, fairway::lake_race::BoardSide side,
                                    const SetChange& change);

// The key of the set's document that a change sets, and to what.
KeyEdit editOf(fairway::lake_race::BoardSide side, const SetChange& change);

// `Turn the letter of slot 1 (A) of heron from E to W`, `Turn 0305 of heron into water`
Phrase changePhrase(const SetChange& change, const fairway::lake_race::TilesetSide& side);

struct TriedChange {
  SetChange change;
  std::uint64_t failuresTotal = 0; // over all lakes of the run
};

// The few changes that leave the fewest failures, the best first. All are tried on some dozen lakes that
// fail, and those that help most there on all lakes of the run: so what is said of a change is certain, and
// only that there is no better one is not. `before` is what the same run found; it must not have stopped
// early. Empty: nothing fails, or nothing helps.
inline constexpr std::size_t mostChanges = 5;
Result<std::vector<TriedChange>, VerifyRefusal> bestChanges(const fairway::lake_race::Tileset& set,
                                                            const VerifyOptions& options,
                                                            const VerifyTally& before, WorkWatch& watch);

} // namespace fairway::validator::lake_race
