#pragma once

#include "rules/base/result.h"
#include "rules/hex/cell.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

// A map of the program Tiled (mapeditor.org), as far as a lake needs it; TMX (XML) and TMJ (JSON) say the
// same.
namespace fairway::formats::lake_race::tiled {

// Flips and turns are kept in the highest four bits of a tile's number; a lake has no use for them.
inline constexpr std::uint32_t tileNumberBits = 0x0FFFFFFF;

// A layer is unpacked to its whole size: without a limit a small file could ask for any amount of memory.
inline constexpr std::size_t maxLayers = 100;
inline constexpr int maxMapSide = 500;

// `type` says what an integer is written as; values are kept as text.
struct Property {
  std::string name;
  std::string type = "string";
  std::string value;
};

struct Layer {
  std::string name;
  std::vector<std::uint32_t> tiles; // width x height numbers, row by row; 0: empty
  int line = 0;                     // where it stands in the file, 0 if unknown
};

struct Point {
  double x = 0;
  double y = 0;
};

struct Object {
  std::string name;
  std::string type;
  Point at; // in pixels
  std::vector<Property> properties;
  std::vector<Point> line; // a polyline relative to `at`; empty: a point
  int fileLine = 0;
};

struct ObjectGroup {
  std::string name;
  std::vector<Object> objects;
};

// Types of the tiles of a set, by their numbers.
using TileTypes = std::map<std::uint32_t, std::string>;

// What is known about the tiles whose numbers start at `firstId`: their types by local number.
struct Tileset {
  std::uint32_t firstId = 1;
  std::string source; // of a tile set in a file of its own
  TileTypes types;
  std::string missing{}; // why its own file could not be read; empty: it could
};

struct Map {
  int width = 0;
  int height = 0;
  int tileWidth = 0;
  int tileHeight = 0;
  int hexSide = 0;
  Stagger stagger = Stagger::Odd;
  std::vector<Property> properties;
  std::vector<Tileset> tilesets;
  std::vector<Layer> layers;
  std::vector<ObjectGroup> groups;

  // Distance of two rows of hexes, in pixels.
  double rowPitch() const { return (tileHeight + hexSide) / 2.0; }
  Point centre(Cell cell) const;
  // The cell of the map whose centre is nearest.
  Cell nearest(Point point) const;
};

const Property* find(const std::vector<Property>& properties, std::string_view name);

// A tile without a type may have a property `terrain` instead.
void addType(TileTypes& types, long long tile, std::string type, const std::vector<Property>& properties);

// What `orientation`, `staggeraxis`, sizes and so on say.
struct MapHead {
  std::string orientation;
  std::string staggerAxis;
  std::string staggerIndex;
  bool infinite = false;
  long long width = 0;
  long long height = 0;
  long long tileWidth = 0;
  long long tileHeight = 0;
  long long hexSide = 0;
};
// Why a head cannot be a lake's: where it is wrong, and what a lake needs. A reader knows the place in its
// file.
struct HeadFault {
  std::string key;
  std::string message;
};
std::optional<HeadFault> takeHead(const MapHead& head, Map& map);

} // namespace fairway::formats::lake_race::tiled
