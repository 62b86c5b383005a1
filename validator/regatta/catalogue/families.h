#pragma once

#include "validator/core/catalogue.h"

// What the checks are about, family by family.
namespace fairway::validator::regatta {

std::span<const CatalogueEntry> deckEntries();   // D
std::span<const CatalogueEntry> courseEntries(); // S

} // namespace fairway::validator::regatta
