#pragma once

#include "formats/document/locate.h"

#include <string>
#include <vector>

// What the schemas say of the keys and values of documents: the one place where each is explained.
namespace fairway::command::lsp {

struct KeyWords {
  std::string name;
  std::string description;
};

struct PlaceWords {
  std::string description;         // empty: nothing is said of it
  std::vector<std::string> values; // that it can have, where they are few
  std::vector<KeyWords> keys;      // that it can have, if it is a mapping
};

// Of a place in a document of a kind. What else the document says decides where the schema depends on it: a
// record's game, a lake's tiles.
PlaceWords wordsAt(std::string_view kind, std::string_view path,
                   const std::vector<formats::Locator::Word>& document);

} // namespace fairway::command::lsp
