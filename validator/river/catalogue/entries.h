#pragma once

#include "validator/core/catalogue.h"

// The checks of the river race, in the order of their codes.
namespace fairway::validator::river {

std::span<const CatalogueEntry> quickEntries(); // what a river is
std::span<const CatalogueEntry> deepEntries();  // how it plays

} // namespace fairway::validator::river
