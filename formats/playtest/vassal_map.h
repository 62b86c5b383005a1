#pragma once

#include "formats/playtest/vassal_grid.h"
#include "formats/playtest/vassal_piece.h"
#include "formats/zip/zip_file.h"

#include <map>

namespace fairway::formats::playtest {

// The pictures of a module, each kept once, and the numbers of its pieces.
class VassalStock {
public:
  // Its name in the module: the one proposed, or that of the same picture.
  std::string image(const std::string& name, std::string png);
  int nextPiece() { return ++pieces_; }
  int pieces() const { return pieces_; }
  void write(ZipFile& zip) const;

private:
  std::map<std::string, std::string> names_; // by what they show
  int pieces_ = 0;
};

// What a table is called: all that belongs to it refers to it by these names.
struct VassalNames {
  std::string map;
  std::string prefix; // of pictures: tables of one module differ
};

// What every map of VASSAL can do: move and turn pieces by mouse and key, show stacks, zoom, speak.
void addMapAbilities(XmlElement& map);

// A table as a map of VASSAL: its board with its grid, and what lies on it at the start.
class VassalMap {
public:
  VassalMap(const Table& table, const TableLayout& layout, double density, VassalNames names,
            VassalStock& stock);

  XmlElement element(const std::string& picture); // the background's name
  // What the module does when a game begins: shuffled backs are laid on their places.
  std::vector<XmlElement> atStart() const;

private:
  void addBoard(XmlElement& map, const std::string& picture) const;
  void addPieces(XmlElement& map);
  void addDice(XmlElement& map);
  void addStocks(XmlElement& map);
  void addDeck(XmlElement& map);
  void addBelt(XmlElement& map) const;
  XmlElement atStartStack(const std::string& name, MapPixel at) const;
  XmlElement pile(const std::string& name, const Box& box, bool faceDown) const;
  XmlElement slot(const char* kind, const std::string& name, const VassalPiece& piece, int id) const;
  VassalPiece pieceOf(const Piece& piece, int id);
  void carry(VassalPiece& made, const Piece& piece) const;
  std::string picture(const std::string& id, const Art& art, double scale);
  MapPixel placeOf(std::size_t piece) const;
  MapPixel pixel(Point ofTable) const;

  const Table& table_;
  const TableLayout& layout_;
  double density_;
  VassalNames names_;
  VassalStock& stock_;
  std::vector<VassalZone> zones_;
};

inline std::string stockName(const std::string& shuffled) {
  return "Tiles: " + shuffled;
}
inline constexpr const char* drawPileName = "Draw pile";
inline constexpr const char* discardPileName = "Discard pile";

} // namespace fairway::formats::playtest
