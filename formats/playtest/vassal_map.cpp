#include "formats/playtest/vassal_map.h"

#include "formats/playtest/table_pictures.h"

#include <algorithm>
#include <cmath>

namespace fairway::formats::playtest {

namespace {

constexpr const char* pieceSlot = "VASSAL.build.widget.PieceSlot";

std::string number(double value) {
  return std::to_string(std::lround(value));
}

} // namespace

void addMapAbilities(XmlElement& map) {
  for (const char* ability :
       {"StackMetrics", "ForwardToKeyBuffer", "Scroller", "ForwardToChatter", "MenuDisplayer", "MapCenterer",
        "StackExpander", "PieceMover", "KeyBufferer", "ImageSaver", "CounterDetailViewer", "Flare", "Zoomer",
        "SelectionHighlighters", "HighlightLastMoved"})
    map.add(XmlElement(std::string("VASSAL.build.module.map.") + ability));
}

std::string VassalStock::image(const std::string& name, std::string png) {
  return names_.emplace(std::move(png), name + ".png").first->second;
}

void VassalStock::write(ZipFile& zip) const {
  std::map<std::string, const std::string*> byName;
  for (const auto& [png, name] : names_) byName[name] = &png;
  for (const auto& [name, png] : byName) zip.add("images/" + name, *png, ZipFile::Packing::Stored);
}

VassalMap::VassalMap(const Table& table, const TableLayout& layout, double density, VassalNames names,
                     VassalStock& stock)
    : table_(table), layout_(layout), density_(density), names_(std::move(names)), stock_(stock) {
  for (const Area& area : table.areas) zones_.emplace_back(area, layout, density);
}

MapPixel VassalMap::pixel(Point ofTable) const {
  return {static_cast<int>(std::lround(ofTable.x * density_)),
          static_cast<int>(std::lround(ofTable.y * density_))};
}

MapPixel VassalMap::placeOf(std::size_t index) const {
  const Piece& piece = table_.pieces[index];
  if (piece.at && piece.snap == Snap::Areas)
    for (const VassalZone& zone : zones_)
      if (zone.holds(*piece.at)) return zone.cell(*piece.at);
  return pixel(layout_.pieces[index]);
}

std::string VassalMap::picture(const std::string& id, const Art& art, double scale) {
  return stock_.image(names_.prefix + id, artPng(art, scale * density_));
}

XmlElement VassalMap::slot(const char* kind, const std::string& name, const VassalPiece& piece,
                           int id) const {
  return XmlElement(kind,
                    {{"entryName", name}, {"gpid", std::to_string(id)}, {"height", "64"}, {"width", "64"}},
                    piece.definition());
}

XmlElement VassalMap::atStartStack(const std::string& name, MapPixel at) const {
  return XmlElement("VASSAL.build.module.map.SetupStack", {{"name", name},
                                                           {"owningBoard", names_.map},
                                                           {"useGridLocation", "false"},
                                                           {"location", ""},
                                                           {"x", std::to_string(at.x)},
                                                           {"y", std::to_string(at.y)}});
}

void VassalMap::addBoard(XmlElement& map, const std::string& picture) const {
  XmlElement& picker =
      map.add(XmlElement("VASSAL.build.module.map.BoardPicker",
                         {{"slotHeight", "125"}, {"slotScale", "0.2"}, {"slotWidth", "350"}}));
  picker.add(XmlElement("setup", {}, names_.map + "BoardPicker\t" + names_.map + "\t0\t0"));
  XmlElement& board =
      picker.add(XmlElement("VASSAL.build.module.map.boardPicker.Board",
                            {{"name", names_.map}, {"image", picture}, {"reversible", "false"}}));
  XmlElement& grid = board.add(XmlElement("VASSAL.build.module.map.boardPicker.board.ZonedGrid"));
  grid.add(XmlElement("VASSAL.build.module.map.boardPicker.board.mapgrid.ZonedGridHighlighter"));
  for (const VassalZone& zone : zones_) grid.add(zone.element());
}

// Where pieces go when the belt moves on, as an expression of where they are. Heights count upwards.
void VassalMap::carry(VassalPiece& made, const Piece& piece) const {
  const Belt& belt = *table_.belt;
  const double head = layout_.onTable({0, belt.head}).y * density_;
  const double foot = layout_.onTable({0, belt.foot}).y * density_;
  const double step = belt.step * layout_.scale * density_;
  const std::string lowest = "CurrentY>" + number(foot - step);
  if (piece.returns) {
    made.moves("belt", "0", "{" + lowest + "?" + number(foot - head - step) + ":" + number(-step) + "}");
    return;
  }
  const MapPixel lost = pixel(layout_.belt->lost.centre());
  const std::string on = "CurrentX<" + number(layout_.board.right * density_) + "&&CurrentY>" + number(head) +
                         "&&CurrentY<" + number(foot);
  made.moves("belt", "{" + on + "&&" + lowest + "?" + std::to_string(lost.x) + "-CurrentX:0}",
             "{!(" + on + ")?0:(" + lowest + "?CurrentY-" + std::to_string(lost.y) + ":" + number(-step) +
                 ")}");
}

VassalPiece VassalMap::pieceOf(const Piece& piece, int id) {
  std::vector<std::string> faces;
  for (std::size_t i = 0; i < piece.faces.size(); ++i)
    faces.push_back(picture(piece.id + (i == 0 ? "" : "-back"), piece.faces[i], layout_.scale));
  const bool sided = faces.size() > 1;
  VassalPiece made(sided ? "" : faces[0], piece.name, id);
  if (sided) made.layers(faces, false);
  const Art& art = piece.faces[0];
  if (art.solid) {
    const double pixels = layout_.scale * density_;
    made.gripped((art.solid->left - art.width / 2) * pixels, (art.solid->top - art.height / 2) * pixels,
                 (art.solid->right - art.width / 2) * pixels, (art.solid->bottom - art.height / 2) * pixels);
  }
  if (piece.headings > 1)
    made.turns(piece.headings,
               static_cast<int>(std::lround(piece.degrees * piece.headings / 360)) % piece.headings);
  if (piece.snap == Snap::Slots) made.staysPut();
  if (piece.belt) carry(made, piece);
  made.labelled("Layer", piece.snap == Snap::Slots ? "Ground" : "Pieces");
  return made;
}

void VassalMap::addPieces(XmlElement& map) {
  for (std::size_t i = 0; i < table_.pieces.size(); ++i) {
    const Piece& piece = table_.pieces[i];
    if (!piece.shuffled.empty()) continue;
    const int id = stock_.nextPiece();
    map.add(atStartStack(piece.id, placeOf(i))).add(slot(pieceSlot, piece.name, pieceOf(piece, id), id));
  }
}

void VassalMap::addDice(XmlElement& map) {
  for (std::size_t i = 0; i < table_.dice.size(); ++i) {
    const Die& die = table_.dice[i];
    std::vector<std::string> faces;
    for (const DieFace& face : die.faces) faces.push_back(picture("die-" + face.value, face.art, dieSide));
    const int id = stock_.nextPiece();
    VassalPiece made("", die.name, id);
    made.layers(faces, true);
    made.labelled("Layer", "Pieces");
    map.add(atStartStack(die.id, pixel(layout_.dice[i]))).add(slot(pieceSlot, die.name, made, id));
  }
}

XmlElement VassalMap::pile(const std::string& name, const Box& box, bool faceDown) const {
  const MapPixel at = pixel(box.centre());
  return XmlElement("VASSAL.build.module.map.DrawPile", {{"name", name},
                                                         {"owningBoard", names_.map},
                                                         {"x", std::to_string(at.x)},
                                                         {"y", std::to_string(at.y)},
                                                         {"width", number(box.width() * density_)},
                                                         {"height", number(box.height() * density_)},
                                                         {"allowMultiple", "true"},
                                                         {"allowSelect", "false"},
                                                         {"faceDown", faceDown ? "Always" : "Never"},
                                                         {"drawFaceUp", "false"},
                                                         {"draw", "true"},
                                                         {"color", "233,241,242"},
                                                         {"maxStack", "6"}});
}

void VassalMap::addBelt(XmlElement& map) const {
  if (!table_.belt) return;
  map.add(XmlElement("VASSAL.build.module.map.MassKeyCommand",
                     {{"name", table_.belt->name},
                      {"buttonText", table_.belt->name},
                      {"tooltip", "Moves " + table_.belt->carries + " on by one"},
                      {"hotkey", vassalCommand("belt")},
                      {"singleMap", "true"},
                      {"deckCount", "0"},
                      {"filter", ""},
                      {"reportFormat", table_.belt->name}}));
}

XmlElement VassalMap::element(const std::string& picture) {
  XmlElement map("VASSAL.build.module.Map",
                 {{"mapName", names_.map},
                  {"allowMultiple", "false"},
                  {"backgroundcolor", "46,74,82"},
                  {"buttonName", names_.map},
                  {"launch", names_.prefix.empty() ? "false" : "true"},
                  {"markMoved", "Never"},
                  {"moveToFormat", "$pieceName$: $previousLocation$ -> $location$"},
                  {"moveWithinFormat", "$pieceName$: $previousLocation$ -> $location$"},
                  {"onlyReportChangedLocation", "true"}});
  addBoard(map, picture);
  addMapAbilities(map);
  map.add(XmlElement("VASSAL.build.module.map.LayeredPieceCollection",
                     {{"property", "Layer"}, {"layerOrder", "Ground,Pieces,Cards"}}));
  addPieces(map);
  addDice(map);
  addStocks(map);
  addDeck(map);
  addBelt(map);
  return map;
}

} // namespace fairway::formats::playtest
