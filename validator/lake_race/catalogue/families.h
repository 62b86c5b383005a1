#pragma once

#include "validator/core/catalogue.h"

// The lake race's families of checks, each in a file of its own.
namespace fairway::validator::lake_race {

std::span<const CatalogueEntry> tilesetEntries();
std::span<const CatalogueEntry> lakeEntries();
std::span<const CatalogueEntry> courseEntries();
std::span<const CatalogueEntry> gateEntries();
std::span<const CatalogueEntry> raceEntries();

} // namespace fairway::validator::lake_race
