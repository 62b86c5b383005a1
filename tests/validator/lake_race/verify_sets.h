#pragma once

#include "validator/lake_race/verify/verify.h"

#include <string>
#include <vector>

// Small tile sets that are verified in tests.
namespace fairway::validator::lake_race {

// A tile of open water with two slots of each letter.
fairway::lake_race::Tile tileNamed(const std::string& name);

// Two such tiles side by side, one with an islet: all lakes can be raced.
fairway::lake_race::Tileset pairOfTiles();

// Tiles with some land in them, so that some lakes fail and some fall apart.
fairway::lake_race::Tileset roughSet(std::uint64_t seed, int across, bool framed);

// Its tiles in reading order: `heron`, `pike@180`.
std::vector<std::string> namesOf(const fairway::lake_race::TileRows& layout);

VerifyResult verified(const fairway::lake_race::Tileset& set, const VerifyOptions& options = {});

// All that two runs can differ in.
void expectSame(const VerifyResult& one, const VerifyResult& other);

} // namespace fairway::validator::lake_race
