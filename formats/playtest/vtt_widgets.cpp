#include "formats/playtest/vtt_widgets.h"

#include "formats/playtest/table_pictures.h"

#include <charconv>
#include <cmath>
#include <cstdio>

namespace fairway::formats::playtest {

namespace {

constexpr double density = 2; // pixels of a picture for one of the table
const std::string filling = "background-size: 100% 100%; background-repeat: no-repeat";

std::string hexOf(Colour colour) {
  char text[16];
  const auto part = [](double share) { return static_cast<int>(std::lround(share * 255)); };
  std::snprintf(text, sizeof text, "#%02x%02x%02x", part(colour.red), part(colour.green), part(colour.blue));
  return text;
}

Tree rotation(Tree collection, double degrees) {
  return Tree::list({Tree{{"func", "ROTATE"}, {"collection", std::move(collection)}, {"angle", degrees}}});
}

// Where nothing is drawn the pointer meets what lies below.
std::string gripOf(const Art& art, double scale) {
  if (!art.solid) return "";
  char text[160];
  std::snprintf(text, sizeof text, "; clip-path: inset(%.2fpx %.2fpx %.2fpx %.2fpx)", art.solid->top * scale,
                (art.width - art.solid->right) * scale, (art.height - art.solid->bottom) * scale,
                art.solid->left * scale);
  return text;
}

// Numbers stay numbers, so that routines can add them up.
Tree valueOf(const std::string& text) {
  int number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  return read.ec == std::errc() && read.ptr == text.data() + text.size() ? Tree(number) : Tree(text);
}

} // namespace

void VttWidgets::add(const std::string& id, Tree widget) {
  widget["id"] = id;
  widget["z"] = ++z_;
  (*state_)[id] = std::move(widget);
}

Tree VttWidgets::laid(const Box& box) const {
  return {{"x", box.left}, {"y", box.top}, {"width", box.width()}, {"height", box.height()}};
}

std::string VttWidgets::art(const Art& art, double scale) {
  return assets_.add(artPng(art, scale * density));
}

// The platform snaps a widget's top left corner to the nearest point of the nearest grid; shifted rows are a
// grid of their own. Only what is dropped on the board snaps.
Tree VttWidgets::grid(const std::vector<Area>& areas, double width, double height) const {
  Tree grids = Tree::list();
  for (const Area& area : areas) {
    const Point corner = layout_.onTable(area.first) - Point{width / 2, height / 2};
    const Point step = layout_.scale * area.step;
    const Point low = layout_.onTable({area.box.left, area.box.top}) - Point{width / 2, height / 2};
    const Point high = layout_.onTable({area.box.right, area.box.bottom}) - Point{width / 2, height / 2};
    const int lattices = area.shift == 0 ? 1 : 2;
    for (int i = 0; i < lattices; ++i)
      grids.push_back(Tree{{"x", step.x},
                           {"y", lattices * step.y},
                           {"offsetX", corner.x + i * area.shift * layout_.scale},
                           {"offsetY", corner.y + i * step.y},
                           {"minX", low.x},
                           {"maxX", high.x},
                           {"minY", low.y},
                           {"maxY", high.y}});
  }
  return grids;
}

void VttWidgets::addSeat(std::size_t index) {
  const Seat& seat = table_.seats[index];
  const SeatPlace& place = layout_.seats[index];
  const std::string number = std::to_string(index + 1);
  Tree widget = laid(place.box);
  widget["type"] = "seat";
  widget["index"] = static_cast<int>(index) + 1;
  widget["color"] = hexOf(seat.colour);
  widget["colorEmpty"] = hexOf(seat.colour);
  widget["displayEmpty"] = seat.name;
  if (layout_.deck && layout_.deck->hand) widget["hand"] = "hand";
  add("seat" + number, std::move(widget));
  if (place.turned < 0) return;
  const Piece& piece = table_.pieces[static_cast<std::size_t>(place.turned)];
  const double step = 360.0 / piece.headings;
  addButton("left" + number, place.left, "↺", rotation(Tree::list({piece.id}), -step));
  addButton("right" + number, place.right, "↻", rotation(Tree::list({piece.id}), step));
}

void VttWidgets::addButton(const std::string& id, const Box& box, const std::string& text, Tree routine,
                           bool atGameStart) {
  Tree widget = laid(box);
  widget["type"] = "button";
  widget["text"] = text;
  widget["borderRadius"] = 8;
  if (atGameStart) widget["gameStartRoutine"] = routine;
  widget["clickRoutine"] = std::move(routine);
  add(id, std::move(widget));
}

void VttWidgets::addPiece(std::size_t index) {
  const Piece& piece = table_.pieces[index];
  const double width = piece.faces[0].width * layout_.scale;
  const double height = piece.faces[0].height * layout_.scale;
  const Point middle = layout_.pieces[index];
  Tree widget{
      {"x", middle.x - width / 2}, {"y", middle.y - height / 2}, {"width", width}, {"height", height}};
  if (piece.faces.size() == 1) {
    widget["image"] = art(piece.faces[0], layout_.scale);
  } else {
    Tree faces = Tree::list();
    for (const Art& face : piece.faces) faces.push_back(Tree{{"image", art(face, layout_.scale)}});
    widget["faces"] = std::move(faces);
  }
  widget["css"] = filling + gripOf(piece.faces[0], layout_.scale);
  widget["layer"] = piece.snap == Snap::Slots ? -2 : 1;
  if (piece.snap == Snap::Areas) widget["grid"] = grid(table_.areas, width, height);
  if (piece.snap == Snap::Slots) widget["grid"] = grid(table_.slots, width, height);
  if (piece.headings > 1) {
    widget["rotation"] = piece.degrees;
    widget["clickRoutine"] = rotation("thisButton", 360.0 / piece.headings);
  } else if (piece.faces.size() == 1) {
    widget["clickable"] = false;
  }
  if (piece.belt) widget["belt"] = piece.returns ? "returns" : "falls";
  if (!piece.shuffled.empty()) widget["shuffled"] = piece.shuffled;
  add(piece.id, std::move(widget));
}

void VttWidgets::addDie(std::size_t index) {
  const Die& die = table_.dice[index];
  const Point middle = layout_.dice[index];
  Tree faces = Tree::list();
  for (const DieFace& face : die.faces)
    faces.push_back(Tree{{"value", valueOf(face.value)}, {"image", art(face.art, dieSide)}});
  add(die.id, Tree{{"type", "dice"},
                   {"x", middle.x - dieSide / 2},
                   {"y", middle.y - dieSide / 2},
                   {"width", dieSide},
                   {"height", dieSide},
                   {"faces", std::move(faces)},
                   {"imageScale", 1},
                   {"movable", true}});
}

void VttWidgets::addStocks() {
  for (const auto& [name, box] : layout_.stocks) {
    Tree widget = laid(box);
    widget["type"] = "holder";
    widget["dropTarget"] = Tree{{"shuffled", name}};
    add("stock-" + name, std::move(widget));
  }
}

void VttWidgets::addFresh() {
  if (layout_.fresh) addButton("fresh", *layout_.fresh, "New game", freshRoutine(table_, layout_), true);
}

void VttWidgets::addBelt() {
  if (layout_.belt) addButton("belt", layout_.belt->button, table_.belt->name, beltRoutine(table_, layout_));
}

void VttWidgets::addTo(Tree& state, const std::string& picture, const std::string& sheet) {
  state_ = &state;
  add("table", Tree{{"x", 0},
                    {"y", 0},
                    {"width", layout_.width},
                    {"height", layout_.height},
                    {"image", picture},
                    {"css", filling},
                    {"layer", -4},
                    {"movable", false},
                    {"clickable", false}});
  addStocks();
  for (std::size_t i = 0; i < table_.seats.size(); ++i) addSeat(i);
  for (std::size_t i = 0; i < table_.dice.size(); ++i) addDie(i);
  for (std::size_t i = 0; i < table_.pieces.size(); ++i) addPiece(i);
  addDeck();
  addBelt();
  addFresh();
  Tree rules = laid(layout_.rules);
  rules["image"] = sheet;
  rules["css"] = filling;
  rules["enlarge"] = rulesWidth / layout_.rules.width();
  rules["movable"] = false;
  rules["clickable"] = false;
  add("rules", std::move(rules));
}

} // namespace fairway::formats::playtest
