#include "formats/lake_race/print/course_block.h"

#include "formats/picture/legend.h"
#include "formats/print/rulers.h"
#include "rules/base/number_text.h"
#include "rules/lake_race/play/record.h"

#include <algorithm>
#include <cmath>

namespace fairway::formats::lake_race {

namespace {

constexpr double space = 3;
constexpr double pointsHeight = 34; // of three races
constexpr double scaleRoom = 5;     // below the map
constexpr double remarkSize = 3;
constexpr double leastSign = 5.4;       // a buoy with its arrow
constexpr double leastHexOnPaper = 0.5; // whatever the texts take

RulerLines rulerLines(const BoardScene& scene) {
  RulerLines lines;
  for (int column = 1; column <= scene.lake().map.columns(); ++column)
    lines.columns.push_back(scene.centre({column, 1}).x);
  for (int row = 1; row <= scene.lake().map.rows(); ++row) lines.rows.push_back(scene.centre({1, row}).y);
  lines.rowPitch = rowPitch;
  return lines;
}

void drawRule(const Pen& pen, const Box& box, double y) {
  pen.move({box.left, y});
  pen.line({box.right, y});
  pen.use(pageFaint, 0.15);
  pen.stroke();
}

} // namespace

CourseBlock::CourseBlock(const SheetCourse& course, const PrintOptions& options, const Box& room, Parts parts)
    : course_(course), options_(options), room_(room), parts_(parts),
      broad_(room.width() > 1.1 * room.height()), scene_(course.course),
      theme_(themeFor(options.ink, course.theme)) {
  // The boats of a race have found ways of their own.
  if (course.route && course.tracks.empty()) scene_.route = course.route->cells;
  scene_.boats = course.boats;
  scene_.tracks = course.tracks;
  scene_.heat = course.heat;
}

double CourseBlock::hex(const Texts& texts) const {
  return layout(texts).hex;
}

void CourseBlock::draw(cairo_t* target) const {
  const Texts texts(target);
  const Pen pen(target);
  cairo_set_line_cap(target, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join(target, CAIRO_LINE_JOIN_ROUND);
  const Layout where = layout(texts);
  layHead(texts, static_cast<int>(where.remarkLines), true);
  const double mapBottom = drawMap(target, texts, where.map);
  Box words = where.words;
  if (!broad_) words.top = mapBottom + space;
  const double wordsBottom = words.top + layWords(pen, texts, words, true);
  if (parts_.points) drawPointsBox(pen, texts, where.points);
  const double legendBottom = parts_.points ? where.points.top - space : room_.bottom;
  if (parts_.legend) drawLegend(pen, texts, {words.left, wordsBottom + 2 * space, words.right, legendBottom});
}

CourseBlock::Layout CourseBlock::layout(const Texts& texts) const {
  const Pen pen(texts.target());
  Layout where;
  where.words = room_;
  if (broad_) where.words.left = room_.right - std::max(70.0, room_.width() * 0.36);
  where.points = where.words;
  where.points.top = room_.bottom - pointsHeight;
  const double points = parts_.points ? pointsHeight + space : 0;
  const double legend = parts_.legend ? legendHeight(pen, texts, where.words.width()) : 0;
  const double below =
      space + layWords(pen, texts, where.words, false) + points + (legend > 0 ? legend + 2 * space : 0);
  where.map = room_;
  if (broad_)
    where.map.right = where.words.left - 2 * space;
  else
    where.map.bottom = room_.bottom - below;
  const double bare = headHeight(texts, 0);
  const double mapWanted = mapHeight((where.map.width() - 2 * rulerWidth) / scene_.box().width());
  const double spare = where.map.bottom - room_.top - bare - space - mapWanted; // above the map
  where.remarkLines =
      remarkLines(texts, broad_ ? room_.height() * 0.2 : std::max(spare, room_.height() * 0.12));
  where.map.top = room_.top + headHeight(texts, static_cast<int>(where.remarkLines)) + space;
  if (broad_) where.words.top = where.map.top; // else they stand below the map
  where.hex = hexIn(where.map);
  return where;
}

double CourseBlock::headHeight(const Texts& texts, int remarkLines) const {
  return layHead(texts, remarkLines, false);
}

// Notes are printed in full where the page has room for them, and never in letters too small to read.
int CourseBlock::remarkLines(const Texts& texts, double spare) const {
  const double line = texts.measure({"Ag", {remarkSize}, 0, 1}).height;
  return std::max(2, static_cast<int>(std::floor(spare / line)));
}

double CourseBlock::layHead(const Texts& texts, int remarkLines, bool draw) const {
  double height = 0;
  const auto add = [&](const Texts::Block& block, Colour colour) {
    if (block.text.empty()) return;
    if (draw) texts.draw(block, {room_.left, room_.top + height}, colour);
    height += texts.measure(block).height;
  };
  const double titleSize = std::clamp(room_.width() * 0.034, 4.5, 6.5);
  add(texts.fitted({course_.title, {titleSize, Face::SerifBold}, room_.width(), 2}), pageInk);
  constexpr double leastShare = 0.8;
  if (remarkLines > 0)
    add(texts.fitted({course_.remark, {remarkSize}, room_.width(), remarkLines}, leastShare), pageFaint);
  return height;
}

double CourseBlock::legendHeight(const Pen& pen, const Texts& texts, double width) const {
  const Theme& theme = themeOf(theme_);
  return layLegend(pen, texts, scene_.legend(theme, Layers(), options_.speaker), theme, {}, width, false);
}

// In a broad box the legend is left out where the words leave no room for it: they say the same.
void CourseBlock::drawLegend(const Pen& pen, const Texts& texts, const Box& box) const {
  const Theme& theme = themeOf(theme_);
  if (legendHeight(pen, texts, box.width()) <= box.height() + 0.01)
    layLegend(pen, texts, scene_.legend(theme, Layers(), options_.speaker), theme, {box.left, box.top},
              box.width(), true);
}

// The map keeps its proportions, and never gets larger than the board itself.
double CourseBlock::hexIn(const Box& map) const {
  const Box& box = scene_.box();
  const double hex =
      std::min({(map.width() - 2 * rulerWidth) / box.width(),
                (map.height() - rulerHeight - scaleRoom - space) / box.height(), options_.unit});
  return std::max(hex, leastHexOnPaper);
}

double CourseBlock::mapHeight(double hex) const {
  return rulerHeight + std::min(hex, options_.unit) * scene_.box().height() + scaleRoom + space;
}

// Returns where it ends.
double CourseBlock::drawMap(cairo_t* target, const Texts& texts, const Box& map) const {
  const Box& box = scene_.box();
  const double hex = hexIn(map);
  const Point origin{map.left + (map.width() - hex * box.width()) / 2 - hex * box.left,
                     map.top + rulerHeight - hex * box.top};
  PaintOptions paint;
  paint.theme = theme_;
  paint.layers = options_.layers;
  paint.speaker = options_.speaker;
  // Labels below a print size of about 4 points cannot be read.
  if (hex * 0.135 < 1.0) paint.layers = paint.layers.without(Layer::Labels);
  paint.leastSign = leastSign / hex;
  paintAt(target, scene_, paint, origin, hex);
  drawRulers(texts, box, rulerLines(scene_), origin, hex);
  const double bottom = map.top + rulerHeight + hex * box.height() + space * 0.7;
  drawScale(Pen(target), texts, map, hex, bottom);
  return bottom + scaleRoom - 1;
}

void CourseBlock::drawScale(const Pen& pen, const Texts& texts, const Box& map, double hex,
                            double top) const {
  const int hexes = std::clamp(static_cast<int>(60 / hex), 1, 5);
  pen.box({map.left, top + 0.8, map.left + hexes * hex, top + 2});
  pen.use(pageInk);
  pen.fill();
  const std::string words = said(countPhrase(
      "{n} hex; scale 1 : {1} of a board with {2} mm hexes (here {3} mm)",
      "{n} hexes; scale 1 : {1} of a board with {2} mm hexes (here {3} mm)", static_cast<std::size_t>(hexes),
      {withDecimals(options_.unit / hex, 2), withDigits(options_.unit, 4), withDecimals(hex, 2)}));
  const double start = map.left + hexes * hex + 2;
  texts.draw(texts.fitted({words, {2.6}, map.right - start, 1}), {start, top - 0.4}, pageFaint);
}

double CourseBlock::layWords(const Pen& pen, const Texts& texts, const Box& box, bool draw) const {
  double height = 0;
  const double indent = 17;
  const auto line = [&](const std::string& what, const std::string& how) {
    const Texts::Block head{what, {3, Face::SansBold}, indent - 1, 1};
    const Texts::Block body{how, {3}, box.width() - indent, broad_ ? 5 : 3};
    if (draw) {
      texts.draw(head, {box.left, box.top + height}, pageInk);
      texts.draw(body, {box.left + indent, box.top + height}, pageInk);
    }
    height += std::max(texts.measure(body).height, texts.measure(head).height) + 0.5;
  };
  for (const SheetLine& words : courseInWords(course_.course, options_.speaker)) line(words.what, words.how);
  line(said(phrase("Route")), said(routeInWords()));
  if (course_.par) line(said(phrase("Par")), said(phrase("{1} turns", {withDecimals(*course_.par, 2)})));
  if (draw) drawRule(pen, box, box.top - 1);
  return height;
}

Phrase CourseBlock::routeInWords() const {
  if (!course_.route) return phrase("none: the gates cannot be passed in order");
  const auto& legs = course_.route->legs;
  return phrase("{1} steps (to START +{2}, gate 1 +{3}, gate 2 +{4}, gate 3 +{5}, FINISH +{6})",
                {course_.route->steps, legs[0], legs[1], legs[2], legs[3], legs[4]});
}

// Rows: the races with their multiples and the total; columns: up to six players.
void CourseBlock::drawPointsBox(const Pen& pen, const Texts& texts, const Box& box) const {
  const std::array rows{said(phrase("Player")), said(phrase("Race A")), said(phrase("Race B (×2)")),
                        said(phrase("Race C (×3)")), said(phrase("Total"))};
  const double first = 30;
  const double rowHeight = pointsHeight / rows.size();
  const double columnWidth = (box.width() - first) / fairway::lake_race::maxPlayers;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const double y = box.top + static_cast<double>(i) * rowHeight;
    const bool here = isThisRace(i);
    texts.draw({rows[i], {3, here || i == 0 || i == 4 ? Face::SansBold : Face::Sans}, first - 2, 1},
               {box.left + 1.5, y + rowHeight / 2 - 1.9}, pageInk);
    drawRule(pen, box, y);
  }
  for (int seat = 0; seat <= fairway::lake_race::maxPlayers; ++seat) {
    pen.move({box.left + first + seat * columnWidth, box.top});
    pen.line({box.left + first + seat * columnWidth, box.top + pointsHeight});
  }
  pen.box({box.left, box.top, box.right, box.top + pointsHeight});
  pen.use(pageInk, 0.2);
  pen.stroke();
}

bool CourseBlock::isThisRace(std::size_t row) const {
  return course_.course.race && row == 1 + static_cast<std::size_t>(*course_.course.race);
}

} // namespace fairway::formats::lake_race
