#include "formats/regatta/print/table_sheet.h"

#include "formats/regatta/print/layout_list.h"
#include "formats/regatta/print/page_frame.h"
#include "rules/base/number_text.h"

#include <algorithm>
#include <cmath>

namespace fairway::formats::regatta {

namespace {

constexpr double rowHeight = 4.4;
constexpr double cornerRoom = 5; // for the corners' letters and the table's sizes

// The next scale that a ruler has, 1 : 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8 and ten times as much.
double roundScale(double least) {
  constexpr std::array<double, 10> steps{1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5};
  for (double ten = 1;; ten *= 10)
    for (const double step : steps)
      if (step * ten >= least - 1e-9) return step * ten;
}

class TableSheet {
public:
  TableSheet(const TablePrint& table, const PrintOptions& options)
      : table_(table), options_(options), paper_(paperOf(options)), room_(roomOn(paper_, options)),
        things_(thingsToLay(table.scene.course())) {}

  double scale() const {
    if (table_.scale > 0) return std::max(table_.scale, leastScale());
    return roundScale(leastScale());
  }

  void draw(PageTarget& target) const {
    target.page(paper_.width, paper_.height, [&](cairo_t* page) { drawPlanPage(page); });
    drawLists(target, rowsOnFirst());
  }

  // The pages with distances alone, from this row on.
  void drawLists(PageTarget& target, std::size_t next) const {
    const auto most = static_cast<std::size_t>((room_.height() - 12) / rowHeight);
    while (next < things_.size()) {
      const std::size_t end = std::min(things_.size(), next + most);
      target.page(paper_.width, paper_.height, [&](cairo_t* page) {
        const Pen pen(page);
        const Texts texts(page);
        texts.draw({table_.title, {4.2, Face::SerifBold}, room_.width(), 1}, {room_.left, room_.top},
                   pageInk);
        drawRows(pen, texts, room_.top + 8, next, end);
        foot(pen, texts);
      });
      next = end;
    }
  }

private:
  const fairway::regatta::Course& course() const { return table_.scene.course(); }
  std::string said(const Phrase& words) const { return words.in(options_.speaker); }

  // The plan takes at most the page's width and three fifths of its height.
  double leastScale() const {
    const double width = room_.width() - 2 * cornerRoom;
    const double height = 0.56 * room_.height() - cornerRoom;
    return std::max(course().table.x / width, course().table.y / height);
  }

  double planHeight() const { return course().table.y / scale(); }
  double headHeight() const { return 13; }
  double wordsTop() const { return room_.top + headHeight() + cornerRoom + planHeight() + 8; }
  double listTop() const {
    return wordsTop() + rowHeight * static_cast<double>(course().round.size() + 2) + 4;
  }

  std::size_t rowsOnFirst() const {
    const double left = room_.bottom - listTop() - rowHeight - 2;
    return left < 3 * rowHeight ? 0 : std::min(things_.size(), static_cast<std::size_t>(left / rowHeight));
  }

  void drawPlanPage(cairo_t* page) const {
    const Pen pen(page);
    const Texts texts(page);
    cairo_set_line_cap(page, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(page, CAIRO_LINE_JOIN_ROUND);
    texts.draw(texts.fitted({table_.title, {7, Face::SerifBold}, room_.width(), 1}), {room_.left, room_.top},
               pageInk);
    const std::string scaleWords = said(phrase("Table {1} × {2} mm, scale 1 : {3}",
                                               {course().table.x, course().table.y, withDigits(scale(), 4)}));
    texts.draw({scaleWords, {2.8}, room_.width() / 2, 1}, {room_.left, room_.top + 9}, pageFaint);
    texts.draw({table_.credits, {2.8, Face::Sans, Align::Right}, room_.width() / 2, 1},
               {room_.centre().x, room_.top + 9}, pageFaint);
    drawPlan(page, pen, texts);
    double y = wordsTop();
    for (const CourseLine& line : courseInWords(course())) {
      texts.draw({said(line.what), {3, Face::SansBold}, 18, 1}, {room_.left, y}, pageInk);
      texts.draw({said(line.how), {3}, room_.width() - 20, 1}, {room_.left + 20, y}, pageInk);
      y += rowHeight;
    }
    if (const std::size_t rows = rowsOnFirst(); rows > 0) drawRows(pen, texts, listTop(), 0, rows);
    foot(pen, texts);
  }

  void drawPlan(cairo_t* page, const Pen& pen, const Texts& texts) const {
    const double unit = 1 / scale();
    const double width = course().table.x * unit;
    const Point origin{room_.centre().x - width / 2, room_.top + headHeight() + cornerRoom};
    PaintOptions paint;
    paint.theme = themeFor(options_.ink, table_.theme);
    paint.layers = options_.layers;
    paint.speaker = options_.speaker;
    paintAt(page, table_.scene, paint, origin, unit);
    const auto corner = [&](const char* letter, double x) {
      pen.circle({x, origin.y - 2.6}, 2.1);
      pen.use(pageInk);
      pen.fill();
      texts.drawCentred(letter, {2.8, Face::SansBold, Align::Centre}, {x, origin.y - 2.6}, rgb(0xFFFFFF));
    };
    corner("A", origin.x);
    corner("B", origin.x + width);
    texts.drawCentred(std::to_string(course().table.x) + " mm", {2.6, Face::Sans, Align::Centre},
                      {origin.x + width / 2, origin.y - 2}, pageInk);
    const Pen::Kept kept(pen);
    cairo_translate(page, origin.x - 2, origin.y + planHeight() / 2);
    cairo_rotate(page, -std::acos(0.0));
    texts.drawCentred(std::to_string(course().table.y) + " mm", {2.6, Face::Sans, Align::Centre}, {},
                      pageInk);
  }

  // Where each thing lies, and how far from the two corners: two tapes find it.
  void drawRows(const Pen& pen, const Texts& texts, double top, std::size_t first, std::size_t end) const {
    const double column = std::min(26.0, room_.width() / 7);
    const double name = room_.width() - 4 * column;
    const auto cell = [&](int which, double y, const std::string& text, Face face) {
      texts.draw(texts.fitted({text, {2.7, face, Align::Right}, column - 1, 1}),
                 {room_.left + name + which * column, y}, pageInk);
    };
    texts.draw({said(phrase("All distances in mm")), {2.7, Face::SansBold}, name, 1}, {room_.left, top},
               pageInk);
    cell(0, top, said(phrase("from the left")), Face::SansBold);
    cell(1, top, said(phrase("from the top")), Face::SansBold);
    cell(2, top, said(phrase("from corner {1}", {std::string("A")})), Face::SansBold);
    cell(3, top, said(phrase("from corner {1}", {std::string("B")})), Face::SansBold);
    double y = top + rowHeight;
    for (std::size_t i = first; i < end; ++i, y += rowHeight) {
      if ((i - first) % 2 == 0) {
        pen.box({room_.left, y - 0.5, room_.right, y + rowHeight - 0.5});
        pen.use(rgb(0xF0F0F0));
        pen.fill();
      }
      const LaidThing& thing = things_[i];
      texts.draw(texts.fitted({said(thing.name), {2.7}, name - 2, 1}), {room_.left + 1, y}, pageInk);
      cell(0, y, std::to_string(thing.at.x), Face::Sans);
      cell(1, y, std::to_string(thing.at.y), Face::Sans);
      cell(2, y, withDecimals(thing.fromA, 0), Face::SansBold);
      cell(3, y, withDecimals(thing.fromB, 0), Face::SansBold);
    }
  }

  void foot(const Pen& pen, const Texts& texts) const {
    drawFooter(pen, texts, paper_, options_, said(phrase("print at 100 %")));
  }

  const TablePrint& table_;
  const PrintOptions& options_;
  Paper paper_;
  Box room_;
  std::vector<LaidThing> things_;
};

} // namespace

PrintJob planSheet(TablePrint table, const PrintOptions& options) {
  const std::string title = table.title;
  return {title, options, [table = std::move(table), options](PageTarget& target) -> std::optional<NoRoom> {
            TableSheet(table, options).draw(target);
            return std::nullopt;
          }};
}

double sheetScale(const TablePrint& table, const PrintOptions& options) {
  return TableSheet(table, options).scale();
}

PrintJob poster(TablePrint table, const PrintOptions& options, bool onePage) {
  PosterOptions poster{options, table.theme, onePage};
  poster.print.unit = 1; // a millimetre is a millimetre
  const auto size = [lengths = table.scene.course().table](const PosterGrid& grid, double /*width*/,
                                                           double /*height*/) {
    return phrase("A table of {1} × {2} mm at true size on {3} pages of {4}, {5} across and {6} down.",
                  {lengths.x, lengths.y, grid.pages(), nameOf(grid.page), grid.columns, grid.rows});
  };
  PosterSubject subject{std::make_shared<TableScene>(table.scene), table.title, size};
  std::function<void(PageTarget&)> lists;
  if (!onePage)
    lists = [table = std::move(table), print = poster.print](PageTarget& target) {
      TableSheet(table, print).drawLists(target, 0);
    };
  return posterJob(std::move(subject), poster, std::move(lists));
}

} // namespace fairway::formats::regatta
