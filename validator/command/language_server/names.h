#pragma once

#include "formats/document/kind.h"
#include "formats/document/locate.h"
#include "formats/document/references.h"

#include <filesystem>

// Names that documents give to tiles, cards and buoys, and where these are used, also in documents that refer
// to those that give them.
namespace fairway::command::lsp {

struct UsedName {
  std::string what; // tile, card, buoy
  std::string name;
  formats::yaml::Span span; // of the name alone
  bool given = false;
};

// All names in a text; a text that cannot be read has none.
std::vector<UsedName> namesIn(const std::string& text);

// What stands at a place of a document: the thing whose names are used there; empty: none.
std::string_view whatIsNamedAt(const formats::Kind& kind, std::string_view path);

// The documents that one leads to, itself first.
std::vector<std::filesystem::path> behind(const std::filesystem::path& file, const formats::Loader& load);

} // namespace fairway::command::lsp
