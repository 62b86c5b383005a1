#include "formats/print/poster.h"

#include "formats/picture/surfaces.h"
#include "formats/print/page_parts.h"
#include "rules/base/number_text.h"

#include <algorithm>

namespace fairway::formats {

namespace {

constexpr double rim = posterRim;
constexpr double printed = 100;  // what paper resolves, in pixels a millimetre
constexpr double planPixels = 8; // what is worth drawing in a plan

class Poster {
public:
  Poster(const PosterSubject& subject, const PosterOptions& options)
      : scene_(*subject.scene), title_(subject.title), size_(subject.size), options_(options),
        width_(scene_.box().width() * options.print.unit + 2 * rim),
        height_(scene_.box().height() * options.print.unit + 2 * rim) {}

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
    const Box window = grid.window();
    {
      const Pen::Kept kept(pen);
      pen.box(window);
      pen.clip();
      drawBoard(target, {window.left - part.left, window.top - part.top}, part);
    }
    drawCropMarks(pen, window, grid.margin - 1.5 > 4 ? 4 : grid.margin - 1.5);
    drawFooter(pen, texts, grid, column, row);
  }

  // Everything on one page: board, crop marks, title and check bar below it.
  void drawSingle(cairo_t* target) const {
    const Pen pen(target);
    const Texts texts(target);
    const double margin = options_.print.margin;
    drawBoard(target, {margin, margin}, whole());
    drawCropMarks(pen, {margin, margin, margin + width_, margin + height_});
    drawCheckBar(pen, texts, {margin + 8, margin + height_ + 6}, options_.print.speaker);
    if (width_ > 170)
      texts.draw({title_, {3, Face::SansBold, Align::Right}, width_ - 140, 1},
                 {margin + 130, margin + height_ + 6}, pageInk);
  }

private:
  // The picture's corner ends up at `at`. Only what meets the part (in millimetres from that corner) is
  // painted, so that each page costs what it shows.
  void drawBoard(cairo_t* target, Point at, const Box& part, double scale = printed) const {
    const double unit = options_.print.unit;
    const Point corner{scene_.box().left, scene_.box().top};
    const auto onBoard = [&](double x, double y) { return corner + (1 / unit) * Point{x - rim, y - rim}; };
    const Point from = onBoard(part.left, part.top);
    const Point to = onBoard(part.right, part.bottom);
    PaintOptions paint;
    paint.theme = themeFor(options_.print.ink, options_.theme);
    paint.layers = options_.print.layers;
    paint.speaker = options_.print.speaker;
    paint.visible = Box{from.x, from.y, to.x, to.y};
    paint.unitPixels = unit * scale;
    paintAt(target, scene_, paint, at + Point{rim, rim} - unit * corner, unit);
  }

  Box whole() const { return {0, 0, width_, height_}; }

  // Which page this is, and a bar to measure it by: inside of the margins, where every printer reaches.
  void drawFooter(const Pen& pen, const Texts& texts, const PosterGrid& grid, int column, int row) const {
    const Box footer = grid.footer();
    const std::string words =
        (grid.pages() == 1 ? phrase("print at 100 %")
                           : phrase("Row {1}, column {2} · page {3} of {4} · print at 100 %",
                                    {row + 1, column + 1, row * grid.columns + column + 1, grid.pages()}))
            .in(options_.print.speaker);
    constexpr double size = 2.6;
    const double top = footer.top + 0.4;
    const Texts::Block where = texts.fitted({words, {size, Face::SansBold}, footer.width(), 1});
    texts.draw(where, {footer.left, top}, pageInk);
    const double left = footer.left + texts.measure(where).width + 5;
    if (left + 10 < footer.right)
      texts.draw({title_, {size, Face::Sans, Align::Right}, footer.right - left, 1}, {left, top}, pageFaint);
    drawShortCheckBar(pen, texts, {footer.left, footer.bottom - 2}, footer.width());
  }

  std::string instructions(const PosterGrid& grid) const {
    const Phrase board = size_(grid, width_, height_);
    const Phrase glue =
        phrase("Print all pages at 100 % and measure the bar below. Cut the right and lower edge "
               "of each page at its crop marks, lay it over the {1} mm that its neighbour "
               "repeats, and glue.",
               {withDecimals(grid.printWidth - grid.stepX, 0)});
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
    drawBoard(target, {0, 0}, whole(), planPixels * scale);
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
};

// False if the margins leave no room.
bool drawPoster(const Poster& poster, const PosterOptions& options, PageTarget& pages) {
  if (options.onePage) {
    const double margin = options.print.margin;
    pages.page(poster.width() + 2 * margin, poster.height() + 2 * margin + checkBarHeight + 4,
               [&](cairo_t* target) { poster.drawSingle(target); });
    return true;
  }
  const std::optional<PosterGrid> grid = posterGrid(poster.width(), poster.height(), options.print);
  if (!grid) return false;
  // The cover says how to join the pages; a single one has nothing to be joined to, and its own bar to
  // measure.
  if (grid->pages() > 1)
    pages.page(grid->page.width, grid->page.height,
               [&](cairo_t* target) { poster.drawCover(target, *grid); });
  for (int row = 0; row < grid->rows; ++row)
    for (int column = 0; column < grid->columns; ++column)
      pages.page(grid->page.width, grid->page.height,
                 [&](cairo_t* target) { poster.drawPage(target, *grid, column, row); });
  return true;
}

} // namespace

std::optional<PosterGrid> gridOfBoard(double width, double height, const PrintOptions& options) {
  return posterGrid(width + 2 * rim, height + 2 * rim, options);
}

PrintJob posterJob(PosterSubject subject, PosterOptions options, std::function<void(PageTarget&)> more) {
  const std::string title = subject.title;
  const PrintOptions print = options.print;
  return {title, print,
          [subject = std::move(subject), options = std::move(options),
           more = std::move(more)](PageTarget& pages) -> std::optional<NoRoom> {
            if (!drawPoster(Poster(subject, options), options, pages))
              return NoRoom{"margins and overlap leave no room on the paper",
                            phrase("margins and overlap leave no room on the paper")};
            if (more) more(pages);
            return std::nullopt;
          }};
}

} // namespace fairway::formats
