#pragma once

#include <string_view>

// What `fairway new` begins a document with: small, valid and explained by comments.
namespace fairway::formats::lake_race {

std::string_view lakeTemplate();
std::string_view courseTemplate();
std::string_view tilesetTemplate();

} // namespace fairway::formats::lake_race
