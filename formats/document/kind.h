#pragma once

#include "formats/document/document.h"
#include "formats/map/map_text.h"
#include "rules/base/game_id.h"

#include <functional>
#include <span>
#include <string_view>

namespace fairway::formats {

class Emitter;
namespace yaml {
class Fields;
class Reading;
class Value;
} // namespace yaml

// Called with the key and the path of each other document that a document names.
using ReferenceVisitor = std::function<void(const std::string& key, const DocumentPath& path)>;
using ReferenceChange = std::function<void(const std::string& key, DocumentPath& path)>;

// Where a document gives names to things, or uses names that it or a document behind its references gives.
struct NamePlace {
  std::string_view where; // a path in which * stands for any key or item: `cards.*.id`
  std::string_view what;  // card, tile, buoy: names of different things may be the same
  bool given = false;     // here the name is given; a key that ends the path is a name itself
};

// A kind of document: an entry in its game's list.
struct Kind {
  GameId game{};
  std::string_view name{}; // what stands behind `kind:`; several games have a `record`
  bool namesGame = false;  // its documents say `game:`; the first game's records need not, and never did
  std::span<const std::string_view> keys{}; // besides those that every document has
  Body (*read)(yaml::Reading& reading, const yaml::Fields& fields) = nullptr;
  void (*write)(Emitter& out, const Body& body) = nullptr;
  // Null: such documents name no others.
  void (*references)(const Body& body, const ReferenceVisitor& visit) = nullptr;
  // What a new document starts as; null: such documents are not begun by hand.
  std::string_view (*templateText)() = nullptr;
  std::span<const MapKey> maps{}; // which of its keys hold maps
  std::span<const NamePlace> names{};
  std::string_view board{}; // the path of its own board's map, such as `lake.map`; empty: it has none
  // Of a record: the boards that it was raced on, as documents without a head. None where one of them, or a
  // part of it, is elsewhere or left open. Null: it is not a record of races on a board.
  std::optional<std::vector<Document>> (*boardsInside)(const Body& body) = nullptr;
};

// Whether the value at a path is a map.
bool isMapKey(const Kind& kind, std::string_view path);

// The kind with the functions that read and write bodies of one type: `read` returns them, and `writeBody` in
// their namespace writes them.
template <auto read>
constexpr Kind ofType(Kind kind) {
  kind.read = [](yaml::Reading& reading, const yaml::Fields& fields) { return Body(read(reading, fields)); };
  kind.write = [](Emitter& out, const Body& body) {
    using Known = decltype(read(std::declval<yaml::Reading&>(), std::declval<const yaml::Fields&>()));
    writeBody(out, *body.as<Known>());
  };
  return kind;
}

// Every other document that a document names, to look at or to change.
void visitReferences(const Document& document, const ReferenceVisitor& visit);
void changeReferences(Document& document, const ReferenceChange& change);

} // namespace fairway::formats
