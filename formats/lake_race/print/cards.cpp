#include "formats/lake_race/picture/brush.h"
#include "formats/lake_race/print/sheet.h"
#include "formats/picture/surfaces.h"
#include "formats/print/packing.h"
#include "formats/print/page_parts.h"
#include "rules/base/number_text.h"

#include <algorithm>

namespace fairway::formats::lake_race {

namespace {

constexpr double padding = 3;  // millimetres inside of the card's edge
constexpr double headRoom = 9; // title and assignment
constexpr double column = 26;  // of the buoys, at the right
constexpr double sign = 5.4;   // a buoy with its arrow
constexpr double pixels = 12;  // a millimetre: what is worth drawing so small
constexpr double footHeight = 7;
constexpr double gap = 0; // neighbours share a cut

class Card {
public:
  Card(const SheetCourse& sheet, const PrintOptions& options)
      : sheet_(sheet), course_(sheet.course), options_(options), scene_(sheet.course),
        name_(themeFor(options.ink, sheet.theme)), theme_(themeOf(name_)) {
    if (sheet.route) scene_.route = sheet.route->cells;
  }

  // With its top left corner at the origin.
  void draw(cairo_t* target) const {
    const Pen pen(target);
    const Texts texts(target);
    cairo_set_line_cap(target, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(target, CAIRO_LINE_JOIN_ROUND);
    pen.box({0, 0, cardWidth, cardHeight});
    pen.use(pageFaint, 0.12);
    pen.stroke();
    drawHead(texts);
    drawMap(pen);
    drawBuoys(pen, texts);
  }

private:
  void drawHead(const Texts& texts) const {
    const double width = cardWidth - 2 * padding;
    const Texts::Block title = texts.fitted({sheet_.title, {3.6, Face::SerifBold}, width, 1});
    texts.draw(title, {padding, padding - 0.8}, pageInk);
    if (sheet_.assignment == 0) return;
    // A long name may be cut short above; which course it is must not be.
    const std::string which =
        sheet_.course.race ? said(phrase("Race {1}, assignment {2} of 24",
                                         {std::string(1, letterOf(*sheet_.course.race)), sheet_.assignment}))
                           : said(phrase("Assignment {1} of 24", {sheet_.assignment}));
    texts.draw({which, {2.3}, width, 1}, {padding, padding + 4}, pageFaint);
  }

  void drawMap(const Pen& pen) const {
    const Box room{padding, padding + headRoom, cardWidth - 2 * padding - column, cardHeight - padding};
    const Box& box = scene_.box();
    const double hex = std::min({room.width() / box.width(), room.height() / box.height(), options_.unit});
    PaintOptions paint;
    paint.theme = name_;
    paint.layers = options_.layers.without(Layer::Labels).without(Layer::Slots);
    paint.unitPixels = hex * pixels;
    paint.leastSign = sign / hex;
    paint.speaker = options_.speaker;
    const Point corner = room.centre() - (hex / 2) * Point{box.width(), box.height()};
    const Point origin = corner - hex * Point{box.left, box.top};
    paintAt(pen.cairo(), scene_, paint, origin, hex);
  }

  static void drawScaled(const Pen& pen, Point at, double size, const auto& drawSign) {
    const Pen::Kept kept(pen);
    cairo_translate(pen.cairo(), at.x, at.y);
    cairo_scale(pen.cairo(), size, size);
    drawSign();
  }

  // Buoys from top to bottom as they are passed.
  void drawBuoys(const Pen& pen, const Texts& texts) const {
    double y = padding + headRoom + sign / 2;
    const auto row = [&](const std::string& words, const auto& drawSign) {
      const double left = cardWidth - padding - column;
      drawScaled(pen, {left + sign / 2, y}, sign, drawSign);
      const Texts::Block block = texts.fitted({words, {2.7}, column - sign - 1.5, 1});
      texts.draw(block, {left + sign + 1.5, y - texts.measure(block).height / 2}, pageInk);
      y += sign + 1.9;
    };
    const fairway::lake_race::Placement& placement = course_.placement;
    row(said(phrase("{1}, strip {2}", {label(placement.start), std::string(nameOf(placement.letter))})),
        [&] { drawBuoy(pen, texts, theme_, {}, "0"); });
    for (std::size_t i = 0; i < 3; ++i)
      row(label(placement.buoys[i]), [&] {
        drawTurnArrow(pen, theme_, {}, course_.choices.arrows[i], 90);
        drawBuoy(pen, texts, theme_, {}, std::to_string(i + 1));
      });
    row(label(finishCell(course_.lake, placement)), [&] { drawFinishBuoy(pen, theme_, {}); });
    const double left = cardWidth - padding - column + 1;
    if (sheet_.route) {
      const std::string steps = said(phrase("{1} steps", {sheet_.route->steps}));
      y += texts.draw({steps, {2.7, Face::SansBold}, column, 1}, {left, y - sign / 2}, pageInk).height + 0.4;
    }
    if (sheet_.par)
      texts.draw(
          {said(phrase("Par {1} turns", {withDecimals(*sheet_.par, 2)})), {2.7, Face::SansBold}, column, 1},
          {left, y - sign / 2}, pageInk);
  }

  std::string said(const Phrase& words) const { return words.in(options_.speaker); }

  const SheetCourse& sheet_;
  const fairway::lake_race::Course& course_;
  const PrintOptions& options_;
  BoardScene scene_;
  ThemeName name_;
  const Theme& theme_;
};

Box roomFor(const PrintOptions& options) {
  const Paper paper = paperOf(options);
  return {options.margin, options.margin, paper.width - options.margin,
          paper.height - options.margin - footHeight};
}

std::optional<std::vector<PackedPlace>> placesFor(std::size_t cards, const PrintOptions& options) {
  return packed(std::vector<ItemSize>(cards, {cardWidth, cardHeight, false}), roomFor(options), gap);
}

void drawCards(const std::vector<SheetCourse>& courses, const std::string& title, const PrintOptions& options,
               PageTarget& target) {
  const Paper paper = paperOf(options);
  const Box room = roomFor(options);
  const std::vector<PackedPlace> places = *placesFor(courses.size(), options);
  for (std::size_t first = 0; first < courses.size();) {
    std::size_t last = first;
    while (last < courses.size() && places[last].page == places[first].page) ++last;
    target.page(paper.width, paper.height, [&](cairo_t* page) {
      const Pen pen(page);
      for (std::size_t i = first; i < last; ++i) {
        const Pen::Kept kept(pen);
        cairo_translate(page, places[i].at.x, places[i].at.y);
        Card(courses[i], options).draw(page);
      }
      const Texts texts(page);
      const double foot = paper.height - options.margin - 2;
      drawShortCheckBar(pen, texts, {room.left, foot}, room.width());
      if (room.width() > 160)
        texts.draw({title, {2.6, Face::Sans, Align::Right}, room.width() - 125, 1},
                   {room.left + 125, foot - 1}, pageFaint);
    });
    first = last;
  }
}

} // namespace

PrintJob courseCards(std::vector<SheetCourse> courses, const std::string& title,
                     const PrintOptions& options) {
  return {title, options,
          [courses = std::move(courses), title, options](PageTarget& target) -> std::optional<NoRoom> {
            if (!placesFor(1, options))
              return NoRoom{"a card of 88 x 63 mm does not fit on the paper",
                            phrase("a card of 88 x 63 mm does not fit on the paper")};
            drawCards(courses, title, options, target);
            return std::nullopt;
          }};
}

} // namespace fairway::formats::lake_race
