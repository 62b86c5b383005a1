// What each game lays on a virtual table: all that is written of it, and all that is drawn.
#include "formats/document/reader.h"
#include "formats/pool/export/subject.h"
#include "formats/regatta/export/subject.h"
#include "formats/river/export/subject.h"
#include "tests/formats/golden_text.h"
#include "tests/formats/picture/contact_sheet.h"

#include <cairo.h>

#include <array>
#include <cstdio>

namespace fairway::formats::playtest {
namespace {

template <auto subjectOf>
auto boardSample(const std::string& name) {
  const auto file = fairway::test::sourceDir() / "samples" / (name + ".yaml");
  return subjectOf(readDocumentFile(file).value().document, file, fileLoader()).value();
}

// To a hundredth, so that no compiler rounds it in another way.
std::string number(double value) {
  std::array<char, 40> text{};
  std::snprintf(text.data(), text.size(), "%.2f", value);
  return text.data();
}
std::string place(Point at) {
  return number(at.x) + "," + number(at.y);
}
std::string place(const Box& box) {
  return place(Point{box.left, box.top}) + " to " + place(Point{box.right, box.bottom});
}
std::string size(const Art& art) {
  return number(art.width) + " x " + number(art.height) + (art.solid ? " gripped " + place(*art.solid) : "");
}
std::string colourOf(Colour colour) {
  std::string text;
  for (const double part : {colour.red, colour.green, colour.blue}) text += " " + number(part);
  return text;
}

std::string inWords(const Area& area, const std::string& what) {
  return what + " " + area.name + ": " + place(area.box) + ", first " + place(area.first) + ", step " +
         place(area.step) + ", shift " + number(area.shift) + ", " + std::to_string(area.columns) + " x " +
         std::to_string(area.rows) + ", names " + std::to_string(static_cast<int>(area.names)) + "\n";
}

std::string inWords(const Piece& piece) {
  std::string text = "piece " + piece.id + " (" + piece.name + ")";
  for (const Art& face : piece.faces) text += ", face " + size(face);
  text += ", snap " + std::to_string(static_cast<int>(piece.snap)) + ", " + std::to_string(piece.headings) +
          " headings, " + number(piece.degrees) + " degrees, at " +
          (piece.at ? place(*piece.at) : "the tray") + ", seat " + std::to_string(piece.seat);
  if (!piece.shuffled.empty()) text += ", shuffled " + piece.shuffled;
  if (piece.belt) text += ", on the belt";
  if (piece.returns) text += ", returns";
  return text + "\n";
}

std::string inWords(const Table& table) {
  std::string text = "table " + table.name + ", theme " + std::string(nameOf(table.paint.theme)) +
                     ", pixels " + number(table.scale.least) + " to " + number(table.scale.most) +
                     ", board " + place(table.board->box()) + "\nlayers";
  const auto layers = table.board->layerNames();
  for (std::size_t i = 0; i < layers.size(); ++i)
    if (table.paint.layers.has(static_cast<int>(i))) text += " " + std::string(layers[i]);
  text += "\n";
  for (const Area& area : table.areas) text += inWords(area, "area");
  for (const Area& area : table.slots) text += inWords(area, "slots");
  for (const Seat& seat : table.seats) text += "seat " + seat.name + ":" + colourOf(seat.colour) + "\n";
  for (const Piece& piece : table.pieces) text += inWords(piece);
  for (const Die& die : table.dice) {
    text += "die " + die.id + " (" + die.name + "), seat " + std::to_string(die.seat) + ":";
    for (const DieFace& face : die.faces) text += " " + face.value;
    text += "\n";
  }
  if (table.deck) {
    text += "deck " + table.deck->id + " (" + table.deck->name + "), hand " +
            std::to_string(table.deck->hand) + ", " + std::to_string(table.deck->headings) +
            " headings, back " + size(table.deck->back) + "\n";
    for (const CardKind& card : table.deck->cards)
      text += "card " + card.id + " (" + card.name + ") x " + std::to_string(card.copies) + ", " +
              size(card.face) + "\n";
  }
  if (table.belt)
    text += "belt " + table.belt->name + ", " + table.belt->carries + ", " + table.belt->lost + ": " +
            number(table.belt->head) + " to " + number(table.belt->foot) + " by " + number(table.belt->step) +
            "\n";
  return text;
}

std::string inWords(const Kit& kit) {
  std::string text =
      kit.game + " / " + kit.title + " / " + kit.notes + " / " + kit.credits + " / " + kit.players + "\n";
  for (const RuleSection& rule : kit.rules) text += "rule " + rule.head + ": " + rule.body + "\n";
  for (const Table& table : kit.tables) text += inWords(table);
  return text;
}

// One picture after the other, on a grey that is no colour of theirs.
class Gallery {
public:
  Gallery(std::string name, double pixels) : sheet_(std::move(name)), pixels_(pixels) {}

  void add(const Art& art) {
    constexpr int block = 3;
    const auto blocks = [&](double length) { return block * static_cast<int>(pixels_ * length + 1); };
    Raster raster(blocks(art.width), blocks(art.height));
    cairo_t* const target = cairo_create(raster.surface());
    cairo_set_source_rgb(target, 0.6, 0.6, 0.6);
    cairo_paint(target);
    cairo_scale(target, block * pixels_, block * pixels_);
    art.draw(target);
    cairo_destroy(target);
    sheet_.add(raster, block);
  }
  void add(const Kit& kit) {
    for (const Table& table : kit.tables) {
      for (const Piece& piece : table.pieces)
        for (const Art& face : piece.faces) add(face);
      for (const Die& die : table.dice)
        for (const DieFace& face : die.faces) add(face.art);
      if (!table.deck) continue;
      add(table.deck->back);
      for (const CardKind& card : table.deck->cards) add(card.face);
    }
  }
  void expectAsItWas() const { sheet_.expectAsItWas(); }

private:
  fairway::test::ContactSheet sheet_;
  double pixels_; // of the sheet for a unit of the board
};

TEST(Kits, OfPools) {
  const auto lido = boardSample<pool::subjectOf>("pool/hotel-lido.pool").kit(ThemeName::Dark).value();
  auto half = boardSample<pool::subjectOf>("pool/island-bar.pool");
  half.pool.setup.emplace()[fairway::pool::Side::Red].push_back({2, 3}); // the others wait in their stock
  const auto island = half.kit(ThemeName::Gray).value();
  fairway::test::expectGoldenText("kits/pool", inWords(lido) + inWords(island));
  Gallery gallery("kits-of-pools", 60);
  gallery.add(lido);
  gallery.add(island.tables.front().pieces.front().faces.back());
  gallery.expectAsItWas();
}

TEST(Kits, OfRivers) {
  const auto published =
      boardSample<river::subjectOf>("river/up-the-river.river").kit(ThemeName::Dark).value();
  auto changed = boardSample<river::subjectOf>("river/mill-race.river");
  changed.river.players = 3;
  changed.river.boats = 4;
  changed.river.docks = {9, 7, 5, 3, 3, 3, 3, 3, 3, 2, 2, 1, 1};
  changed.river.sections[1].fixed = true;
  const auto mill = changed.kit(ThemeName::LowInk).value();
  fairway::test::expectGoldenText("kits/river", inWords(published) + inWords(mill));
  Gallery gallery("kits-of-rivers", 30);
  gallery.add(published);
  gallery.add(mill.tables.front().pieces[1].faces.front());
  gallery.expectAsItWas();
}

TEST(Kits, OfRegattas) {
  const auto harbour =
      boardSample<regatta::subjectOf>("regatta/harbour.regatta").kit(ThemeName::Dark).value();
  auto narrow = boardSample<regatta::subjectOf>("regatta/kitchen-table.regatta");
  auto& content = std::get<regatta::RegattaSubject>(narrow.content);
  content.course.right = content.course.left + fairway::plane::Vec{40, 0}; // no room for all four boats
  content.deck.cards.front().across = true;
  const auto kitchen = narrow.kit(ThemeName::Light).value();
  fairway::test::expectGoldenText("kits/regatta", inWords(harbour) + inWords(kitchen));
  Gallery gallery("kits-of-regattas", 0.7);
  gallery.add(harbour);
  gallery.add(kitchen.tables.front().deck->cards.front().face);
  gallery.expectAsItWas();
}

} // namespace
} // namespace fairway::formats::playtest
