#pragma once

#include <string_view>

// What `fairway new` begins a document with: valid and explained by comments.
namespace fairway::formats::regatta {

std::string_view regattaTemplate();
std::string_view deckTemplate();

} // namespace fairway::formats::regatta
