#include "formats/lake_race/print/sheet.h"

#include "formats/picture/legend.h"
#include "formats/picture/surfaces.h"
#include "formats/print/rulers.h"
#include "rules/lake_race/play/record.h"

#include <algorithm>
#include <cstdio>

namespace fairway::formats {

namespace {

constexpr double space = 3;
constexpr double boxHeight = 34; // the points of three races

std::string number(const char* format, double value) {
  char text[40];
  std::snprintf(text, sizeof text, format, value);
  return text;
}

struct Region {
  double top = 0;
  double height = 0;
};

RulerLines rulerLines(const BoardScene& scene) {
  RulerLines lines;
  for (int column = 1; column <= scene.lake().map.columns(); ++column)
    lines.columns.push_back(scene.centre({column, 1}).x);
  for (int row = 1; row <= scene.lake().map.rows(); ++row) lines.rows.push_back(scene.centre({1, row}).y);
  lines.rowPitch = rowPitch;
  return lines;
}

// A page is laid out from both ends: the texts take what they need, the map all that is left.
class SheetPage {
public:
  SheetPage(const SheetCourse& course, const PrintOptions& options)
      : course_(course), options_(options), scene_(course.course),
        theme_(themeFor(options.ink, course.theme)) {
    paper_ = options.paper;
    left_ = options.margin;
    width_ = paper_.width - 2 * options.margin;
    if (course.route) scene_.route = course.route->cells;
  }

  double width() const { return paper_.width; }
  double height() const { return paper_.height; }

  void draw(cairo_t* target) {
    const Texts texts(target);
    const Pen pen(target);
    cairo_set_line_cap(target, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(target, CAIRO_LINE_JOIN_ROUND);
    const double top = options_.margin + layHead(texts, options_.margin, true) + space;
    const double below = layWords(pen, texts, 0, false) + space + boxHeight;
    const double bottom = paper_.height - options_.margin - below;
    const double mapBottom = drawMap(target, pen, texts, {top, bottom - top});
    const double wordsBottom = mapBottom + space + layWords(pen, texts, mapBottom + space, true);
    const double boxTop = paper_.height - options_.margin - boxHeight;
    drawPointsBox(pen, texts, boxTop);
    drawLegend(pen, texts, wordsBottom + 2 * space, boxTop - space);
  }

private:
  double layHead(const Texts& texts, double top, bool draw) const {
    double height = 0;
    const auto line = [&](const std::string& text, TextStyle style, int lines, Colour colour) {
      if (text.empty()) return;
      const Texts::Block block = texts.fitted({text, style, width_, lines});
      if (draw) texts.draw(block, {left_, top + height}, colour);
      height += texts.measure(block).height;
    };
    line(course_.title, {6.5, Face::SerifBold}, 2, pageInk);
    line(course_.remark, {3}, 2, pageFaint);
    return height;
  }

  // Only where the map leaves room for it: the words say the same.
  void drawLegend(const Pen& pen, const Texts& texts, double top, double bottom) const {
    const Theme& theme = themeOf(theme_);
    const std::vector<LegendEntry> entries = scene_.legend(theme, Layers(), options_.speaker);
    if (layLegend(pen, texts, entries, theme, {}, width_, false) <= bottom - top)
      layLegend(pen, texts, entries, theme, {left_, top}, width_, true);
  }

  // The map keeps its proportions, and never gets larger than the board itself.
  // Returns where it ends.
  double drawMap(cairo_t* target, const Pen& pen, const Texts& texts, Region region) const {
    const Box& box = scene_.box();
    const double scaleRoom = 5;
    const double hex =
        std::min({(width_ - 2 * rulerWidth) / box.width(),
                  (region.height - rulerHeight - scaleRoom - space) / box.height(), options_.hex});
    const Point origin{left_ + (width_ - hex * box.width()) / 2 - hex * box.left,
                       region.top + rulerHeight - hex * box.top};
    PaintOptions paint;
    paint.theme = theme_;
    paint.layers = options_.layers;
    // Labels below a print size of about 4 points help nobody.
    if (hex * 0.135 < 1.0) paint.layers = paint.layers.without(Layer::Labels);
    paintAt(target, scene_, paint, origin, hex);
    drawRulers(texts, box, rulerLines(scene_), origin, hex);
    const double bottom = region.top + rulerHeight + hex * box.height() + space * 0.7;
    drawScale(pen, texts, hex, bottom);
    return bottom + scaleRoom - 1;
  }

  void drawScale(const Pen& pen, const Texts& texts, double hex, double top) const {
    const int hexes = std::clamp(static_cast<int>(60 / hex), 1, 5);
    pen.box({left_, top + 0.8, left_ + hexes * hex, top + 2});
    pen.use(pageInk);
    pen.fill();
    const std::string words = said(
        countPhrase("{n} hex; scale 1 : {1} of a board with {2} mm hexes (here {3} mm)",
                    "{n} hexes; scale 1 : {1} of a board with {2} mm hexes (here {3} mm)",
                    static_cast<std::size_t>(hexes),
                    {number("%.2f", options_.hex / hex), number("%.4g", options_.hex), number("%.2f", hex)}));
    const double start = left_ + hexes * hex + 2;
    texts.draw({words, {2.6}, left_ + width_ - start, 1}, {start, top - 0.4}, pageFaint);
  }

  double layWords(const Pen& pen, const Texts& texts, double top, bool draw) const {
    double height = 0;
    const double indent = 17;
    const auto line = [&](const std::string& what, const std::string& how) {
      const Texts::Block head{what, {3, Face::SansBold}, indent - 1, 1};
      const Texts::Block body{how, {3}, width_ - indent, 3};
      if (draw) {
        texts.draw(head, {left_, top + height}, pageInk);
        texts.draw(body, {left_ + indent, top + height}, pageInk);
      }
      height += std::max(texts.measure(body).height, texts.measure(head).height) + 0.5;
    };
    for (const SheetLine& words : courseInWords(course_.course, options_.speaker))
      line(words.what, words.how);
    line(said(phrase("Route")), said(routeInWords()));
    if (course_.par) line(said(phrase("Par")), said(phrase("{1} turns", {number("%.2f", *course_.par)})));
    if (draw) drawRule(pen, top - 1);
    return height;
  }

  Phrase routeInWords() const {
    if (!course_.route) return phrase("none: the gates cannot be passed in order");
    const auto& legs = course_.route->legs;
    return phrase("{1} steps (to START +{2}, gate 1 +{3}, gate 2 +{4}, gate 3 +{5}, FINISH +{6})",
                  {course_.route->steps, legs[0], legs[1], legs[2], legs[3], legs[4]});
  }

  std::string said(const Phrase& words) const { return words.in(options_.speaker); }

  void drawRule(const Pen& pen, double y) const {
    pen.move({left_, y});
    pen.line({left_ + width_, y});
    pen.use(pageFaint, 0.15);
    pen.stroke();
  }

  // Rows: the races with their multiples and the total; columns: up to six players.
  void drawPointsBox(const Pen& pen, const Texts& texts, double top) const {
    const std::array rows{said(phrase("Player")), said(phrase("Race A")), said(phrase("Race B (×2)")),
                          said(phrase("Race C (×3)")), said(phrase("Total"))};
    const double first = 30;
    const double rowHeight = boxHeight / rows.size();
    const double columnWidth = (width_ - first) / lake_race::maxPlayers;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const double y = top + static_cast<double>(i) * rowHeight;
      const bool here = isThisRace(i);
      texts.draw({rows[i], {3, here || i == 0 || i == 4 ? Face::SansBold : Face::Sans}, first - 2, 1},
                 {left_ + 1.5, y + rowHeight / 2 - 1.9}, pageInk);
      drawRule(pen, y);
    }
    for (int seat = 0; seat <= lake_race::maxPlayers; ++seat) {
      pen.move({left_ + first + seat * columnWidth, top});
      pen.line({left_ + first + seat * columnWidth, top + boxHeight});
    }
    pen.box({left_, top, left_ + width_, top + boxHeight});
    pen.use(pageInk, 0.2);
    pen.stroke();
  }

  bool isThisRace(std::size_t row) const {
    return course_.course.race && row == 1 + static_cast<std::size_t>(*course_.course.race);
  }

  const SheetCourse& course_;
  const PrintOptions& options_;
  BoardScene scene_;
  ThemeName theme_;
  Paper paper_;
  double left_ = 0;
  double width_ = 0;
};

void drawSheets(const std::vector<SheetCourse>& courses, const PrintOptions& options, PageTarget& target) {
  for (const SheetCourse& course : courses) {
    SheetPage page(course, options);
    target.page(page.width(), page.height(), [&](cairo_t* paper) { page.draw(paper); });
  }
}

} // namespace

std::string sheetsPdf(const std::vector<SheetCourse>& courses, const PrintOptions& options) {
  PdfFile file(courses.empty() ? "Fairway" : courses.front().title);
  drawSheets(courses, options, file);
  return file.bytes();
}

Pages sheetPages(const std::vector<SheetCourse>& courses, const PrintOptions& options) {
  Pages pages;
  drawSheets(courses, options, pages.target());
  return pages;
}

} // namespace fairway::formats
