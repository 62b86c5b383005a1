#pragma once

#include "validator/core/catalogue.h"

namespace fairway::validator::pool {

std::span<const CatalogueEntry> poolEntries(); // P01 to P11: quick
std::span<const CatalogueEntry> deepEntries(); // P12 to P15: they play games

} // namespace fairway::validator::pool
