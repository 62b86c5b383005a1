#include "formats/print/poster.h"

#include "formats/picture/surfaces.h"
#include "formats/print/page_parts.h"

#include <algorithm>
#include <cstdio>

namespace fairway::formats {

namespace {

constexpr double pointsPerMillimetre = 72 / 25.4;
constexpr double rim = 2; // millimetres round the board, so that its edge line is whole

std::string number(const char* format, double value) {
  char text[40];
  std::snprintf(text, sizeof text, format, value);
  return text;
}

// The board drawn once and kept: every page shows the same drawing through another window, which keeps the
// file small and makes overlaps agree to the last pixel.
class KeptDrawing {
public:
  KeptDrawing(double width, double height, const Drawing& draw) {
    const cairo_rectangle_t extents{0, 0, width * pointsPerMillimetre, height * pointsPerMillimetre};
    surface_ = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents);
    cairo_t* cairo = cairo_create(surface_);
    cairo_scale(cairo, pointsPerMillimetre, pointsPerMillimetre);
    draw(cairo);
    cairo_destroy(cairo);
  }
  ~KeptDrawing() { cairo_surface_destroy(surface_); }
  KeptDrawing(const KeptDrawing&) = delete;
  KeptDrawing& operator=(const KeptDrawing&) = delete;

  void show(cairo_t* target, Point at) const {
    const Pen::Kept kept{Pen(target)};
    cairo_translate(target, at.x, at.y);
    cairo_scale(target, 1 / pointsPerMillimetre, 1 / pointsPerMillimetre);
    cairo_set_source_surface(target, surface_, 0, 0);
    cairo_paint(target);
  }

private:
  cairo_surface_t* surface_;
};

class Poster {
public:
  Poster(const PosterSubject& subject, const PosterOptions& options)
      : scene_(subject.scene), title_(subject.title), size_(subject.size), options_(options),
        width_(scene_.box().width() * options.print.hex + 2 * rim),
        height_(scene_.box().height() * options.print.hex + 2 * rim),
        board_(width_, height_, [this](cairo_t* target) { drawBoard(target); }) {}

  double width() const { return width_; }
  double height() const { return height_; }

  void drawCover(cairo_t* target, const PosterGrid& grid) const {
    const Pen pen(target);
    const Texts texts(target);
    const double left = grid.margin;
    const double width = grid.page.width - 2 * grid.margin;
    double y = grid.margin;
    y += texts.draw(texts.fitted({title_, {9, Face::SerifBold}, width, 3}), {left, y}, pageInk).height + 2;
    y += texts.draw({instructions(grid), {3.4}, width, 0}, {left, y}, pageInk).height + 4;
    drawCheckBar(pen, texts, {left, y}, options_.print.speaker);
    y += checkBarHeight + 5;
    drawPlan(target, pen, texts, grid, {left, y, left + width, grid.page.height - grid.margin});
  }

  void drawPage(cairo_t* target, const PosterGrid& grid, int column, int row) const {
    const Pen pen(target);
    const Texts texts(target);
    const Box part = grid.part(column, row);
    const Box window{grid.margin, grid.margin, grid.margin + grid.printWidth, grid.margin + grid.printHeight};
    {
      const Pen::Kept kept(pen);
      pen.box(window);
      pen.clip();
      board_.show(target, {window.left - part.left, window.top - part.top});
    }
    drawCropMarks(pen, window, grid.margin - 1.5 > 4 ? 4 : grid.margin - 1.5);
    const std::string words = phrase("Row {1}, column {2} · page {3} of {4} · print at 100 %",
                                     {row + 1, column + 1, row * grid.columns + column + 1, grid.pages()})
                                  .in(options_.print.speaker);
    const double size = std::min(2.8, grid.margin * 0.4);
    const double labelTop = window.bottom + 0.6;
    texts.draw({words, {size, Face::SansBold}, 0, 0}, {window.left + 8, labelTop}, pageInk);
    const double nameLeft = window.left + 8 + texts.measure({words, {size, Face::SansBold}, 0, 0}).width + 5;
    if (nameLeft + 10 < window.right - 8)
      texts.draw({title_, {size, Face::Sans, Align::Right}, window.right - 8 - nameLeft, 1},
                 {nameLeft, labelTop}, pageFaint);
  }

  // Everything on one page: board, crop marks, title and check bar below it.
  void drawSingle(cairo_t* target) const {
    const Pen pen(target);
    const Texts texts(target);
    const double margin = options_.print.margin;
    board_.show(target, {margin, margin});
    drawCropMarks(pen, {margin, margin, margin + width_, margin + height_});
    drawCheckBar(pen, texts, {margin + 8, margin + height_ + 6}, options_.print.speaker);
    if (width_ > 170)
      texts.draw({title_, {3, Face::SansBold, Align::Right}, width_ - 140, 1},
                 {margin + 130, margin + height_ + 6}, pageInk);
  }

private:
  void drawBoard(cairo_t* target) const {
    PaintOptions paint;
    paint.theme = themeFor(options_.print.ink, options_.theme);
    paint.layers = options_.print.layers;
    const double hex = options_.print.hex;
    paintAt(target, scene_, paint, Point{rim, rim} - hex * Point{scene_.box().left, scene_.box().top}, hex);
  }

  std::string instructions(const PosterGrid& grid) const {
    const Phrase board = size_(grid, width_, height_);
    const Phrase glue =
        phrase("Print all pages at 100 % and measure the bar below. Cut the right and lower edge "
               "of each page at its crop marks, lay it over the {1} mm that its neighbour "
               "repeats, and glue.",
               {number("%.0f", grid.printWidth - grid.stepX)});
    return joined({board, glue}, " ").in(options_.print.speaker);
  }

  // The board in small, with the pages' frames and numbers.
  void drawPlan(cairo_t* target, const Pen& pen, const Texts& texts, const PosterGrid& grid,
                const Box& room) const {
    const double wholeWidth = (grid.columns - 1) * grid.stepX + grid.printWidth;
    const double wholeHeight = (grid.rows - 1) * grid.stepY + grid.printHeight;
    const double scale = std::min(room.width() / wholeWidth, room.height() / wholeHeight);
    if (scale <= 0) return;
    const Pen::Kept kept(pen);
    cairo_translate(target, room.left, room.top);
    cairo_scale(target, scale, scale);
    board_.show(target, {0, 0});
    for (int row = 0; row < grid.rows; ++row)
      for (int column = 0; column < grid.columns; ++column)
        drawPlanPage(pen, texts, grid, column, row, scale);
  }

  static void drawPlanPage(const Pen& pen, const Texts& texts, const PosterGrid& grid, int column, int row,
                           double scale) {
    const Box part = grid.part(column, row);
    pen.box(part);
    pen.strokeCased(pageInk, 0.25 / scale, rgb(0xFFFFFF), 0.7 / scale);
    const Point middle{part.left + grid.stepX / 2, part.top + grid.stepY / 2};
    const double radius = std::min(5 / scale, std::min(grid.stepX, grid.stepY) * 0.3);
    pen.circle(middle, radius);
    pen.use(rgb(0xFFFFFF));
    pen.fillKept();
    pen.use(pageInk, 0.3 / scale);
    pen.stroke();
    texts.drawCentred(std::to_string(row * grid.columns + column + 1), {radius, Face::SansBold}, middle,
                      pageInk);
  }

  const Scene& scene_;
  std::string title_;
  std::function<Phrase(const PosterGrid&, double, double)> size_;
  const PosterOptions& options_;
  double width_;
  double height_;
  KeptDrawing board_;
};

} // namespace

bool drawPoster(const PosterSubject& subject, const PosterOptions& options, PageTarget& pages) {
  const Poster poster(subject, options);
  if (options.onePage) {
    const double margin = options.print.margin;
    pages.page(poster.width() + 2 * margin, poster.height() + 2 * margin + checkBarHeight + 4,
               [&](cairo_t* target) { poster.drawSingle(target); });
    return true;
  }
  const std::optional<PosterGrid> grid = posterGrid(poster.width(), poster.height(), options.print);
  if (!grid) return false;
  pages.page(grid->page.width, grid->page.height, [&](cairo_t* target) { poster.drawCover(target, *grid); });
  for (int row = 0; row < grid->rows; ++row)
    for (int column = 0; column < grid->columns; ++column)
      pages.page(grid->page.width, grid->page.height,
                 [&](cairo_t* target) { poster.drawPage(target, *grid, column, row); });
  return true;
}

} // namespace fairway::formats
