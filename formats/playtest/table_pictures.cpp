#include "formats/playtest/table_pictures.h"

#include "formats/picture/signs.h"
#include "formats/picture/surfaces.h"

#include <cmath>

namespace fairway::formats::playtest {

namespace {

constexpr Colour cloth = rgb(0x2E4A52);
constexpr Colour panel = rgb(0x3B5B64);
constexpr Colour words = rgb(0xE9F1F2);
constexpr Colour shadow = {0, 0, 0, 0.28};

void fillRounded(const Pen& pen, const Box& box, double radius, Colour colour) {
  addRoundedBox(pen, box, radius);
  pen.use(colour);
  pen.fill();
}

// A place where things are put down: an outline on the cloth.
void drawPlace(const Pen& pen, const Box& box) {
  addRoundedBox(pen, box, 8);
  pen.use(words.faded(0.07));
  pen.fillKept();
  pen.dash({6, 5});
  pen.use(words.faded(0.5), 1.2);
  pen.stroke();
  pen.dash({});
}

void drawCaption(const Texts& texts, const Caption& caption) {
  const Texts::Block block{caption.text, {caption.size, Face::SansBold}, 0, 1};
  const Texts::Size size = texts.measure(block);
  texts.draw(block,
             {caption.right ? caption.at.x - size.width : caption.at.x, caption.at.y - size.height / 2},
             words);
}

void drawBoard(cairo_t* target, const Table& table, const TableLayout& layout, double density) {
  const Pen pen(target);
  fillRounded(pen, Box{layout.board}.grown(5), 8, shadow);
  const Pen::Kept kept(pen);
  PaintOptions options = table.paint;
  options.unitPixels = layout.scale * density;
  cairo_translate(target, layout.origin.x, layout.origin.y);
  cairo_scale(target, layout.scale, layout.scale);
  table.board->paint(target, options);
}

// A stripe beside what the platform puts there, or the whole plate.
void drawSeat(const Pen& pen, const Texts& texts, const Seat& seat, const SeatPlace& place,
              TableDress dress) {
  const Box& box = place.box;
  if (dress == TableDress::Widgets)
    return fillRounded(pen, {box.left - 8, box.top, box.left - 3, box.bottom}, 2.5, seat.colour);
  fillRounded(pen, box, 6, seat.colour);
  texts.drawCentred(seat.name, {16, Face::SansBold, Align::Centre}, box.centre(),
                    seat.colour.light() > 0.45 ? rgb(0x14201F) : rgb(0xFFFFFF));
}

void drawSheet(cairo_t* target, const Art& sheet, const Box& box) {
  const Pen pen(target);
  const Pen::Kept kept(pen);
  cairo_translate(target, box.left, box.top);
  cairo_scale(target, box.width() / sheet.width, box.height() / sheet.height);
  sheet.draw(target);
}

void drawTable(cairo_t* target, const Table& table, const TableLayout& layout, double density,
               const Art* sheet) {
  const Pen pen(target);
  const Texts texts(target);
  pen.box({0, 0, layout.width, layout.height});
  pen.use(cloth);
  pen.fill();
  drawBoard(target, table, layout, density);
  fillRounded(pen, layout.tray, 12, panel);
  for (std::size_t i = 0; i < layout.seats.size(); ++i)
    drawSeat(pen, texts, table.seats[i], layout.seats[i], layout.dress);
  for (const auto& [name, box] : layout.stocks) drawPlace(pen, box);
  if (layout.deck) {
    drawPlace(pen, layout.deck->draw);
    drawPlace(pen, layout.deck->discard);
    if (layout.deck->hand) drawPlace(pen, *layout.deck->hand);
  }
  if (layout.belt) drawPlace(pen, layout.belt->lost);
  for (const Caption& caption : layout.captions) drawCaption(texts, caption);
  if (sheet != nullptr) drawSheet(target, *sheet, layout.rules);
}

// The sheet's height; draws unless `target` is only measured.
double laySheet(cairo_t* target, const Kit& kit, const std::vector<RuleSection>& more, bool draw) {
  constexpr double side = 42;
  constexpr double width = rulesWidth - 2 * side;
  constexpr Colour ink = rgb(0x1B2426);
  const Texts texts(target);
  double y = 36;
  const auto lay = [&](const std::string& text, const TextStyle& style, double space, int lines = 0) {
    if (text.empty()) return;
    const Texts::Block block{text, style, width, lines};
    y += (draw ? texts.draw(block, {side, y}, ink) : texts.measure(block)).height + space;
  };
  lay(kit.title, {30, Face::SerifBold}, 2, 2);
  lay(kit.game + " · " + kit.players + " players", {15}, 14);
  for (const std::vector<RuleSection>& sections : {kit.rules, more})
    for (const RuleSection& section : sections) {
      lay(section.head, {17, Face::SansBold}, 3);
      lay(section.body, {15}, 11);
    }
  lay(kit.credits, {12}, 0, 2);
  return y + 24;
}

} // namespace

std::string tablePng(const Table& table, const TableLayout& layout, double density, const Art* sheet) {
  return *pngOf(layout.width, layout.height, density,
                [&](cairo_t* target) { drawTable(target, table, layout, density, sheet); });
}

std::string artPng(const Art& art, double pixels) {
  const int width = std::max(1, static_cast<int>(std::lround(art.width * pixels)));
  const int height = std::max(1, static_cast<int>(std::lround(art.height * pixels)));
  const std::unique_ptr<cairo_surface_t, void (*)(cairo_surface_t*)> surface(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height), cairo_surface_destroy);
  cairo_t* target = cairo_create(surface.get());
  cairo_scale(target, width / art.width, height / art.height);
  cairo_set_line_join(target, CAIRO_LINE_JOIN_ROUND);
  art.draw(target);
  cairo_destroy(target);
  return pngOf(surface.get());
}

Art rulesSheet(const Kit& kit, const std::vector<RuleSection>& atThisTable) {
  const Measuring measuring;
  const double height = std::ceil(laySheet(measuring.context(), kit, atThisTable, false));
  return {rulesWidth, height, [kit, atThisTable, height](cairo_t* target) {
            const Pen pen(target);
            pen.box({0, 0, rulesWidth, height});
            pen.use(rgb(0xFBF8F0));
            pen.fill();
            laySheet(target, kit, atThisTable, true);
          }};
}

} // namespace fairway::formats::playtest
