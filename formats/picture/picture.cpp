#include "formats/picture/picture.h"

#include "formats/lake_race/picture/legend.h"
#include "formats/picture/surfaces.h"

#include <algorithm>

namespace fairway::formats {

namespace {

ScaleBar scaleBar(const PictureOptions& options) {
  return {options.hexMillimetres, options.speaker};
}

constexpr double margin = 8;       // millimetres round everything
constexpr double between = 4;      // between title, board and legend
constexpr double leastWidth = 110; // so that texts find room beside a pond

// Titles grow with the board, within reason.
double titleSize(double width) {
  return std::clamp(width * 0.034, 5.0, 14.0);
}

std::vector<Texts::Block> headOf(const PictureTexts& texts, double width) {
  const double size = titleSize(width);
  std::vector<Texts::Block> blocks;
  if (!texts.title.empty()) blocks.push_back({texts.title, {size, Face::SerifBold}, width, 3});
  if (!texts.subtitle.empty()) blocks.push_back({texts.subtitle, {size * 0.5}, width, 6});
  if (!texts.credits.empty()) blocks.push_back({texts.credits, {size * 0.36}, width, 2});
  return blocks;
}

double layHead(const Texts& texts, const std::vector<Texts::Block>& blocks, const Theme& theme, Point at,
               bool draw) {
  double height = 0;
  for (const Texts::Block& wanted : blocks) {
    const Texts::Block block = texts.fitted(wanted);
    const bool isTitle = block.style.face == Face::SerifBold;
    if (draw) texts.draw(block, {at.x, at.y + height}, isTitle ? theme.ink : theme.inkFaint);
    height += texts.measure(block).height + 0.8;
  }
  return height;
}

} // namespace

Picture::Picture(const BoardScene& scene, PictureTexts words, const PictureOptions& options)
    : scene_(scene), texts_(std::move(words)), options_(options) {
  const Measuring measuring;
  const Texts texts(measuring.context());
  const Pen pen(measuring.context());
  const Theme& theme = themeOf(options.paint.theme);
  const double boardWidth = scene.box().width() * options.hexMillimetres;
  const double boardHeight = scene.box().height() * options.hexMillimetres;
  content_ = std::max(boardWidth, leastWidth);
  width_ = content_ + 2 * margin;
  double y = margin + layHead(texts, headOf(texts_, content_), theme, {}, false);
  if (y > margin) y += between;
  board_ = Point{margin + (content_ - boardWidth) / 2, y} -
           options.hexMillimetres * Point{scene.box().left, scene.box().top};
  y += boardHeight;
  legendTop_ = y + between;
  if (options.legend) {
    y = legendTop_;
    const double legend = layLegend(pen, texts, legendOf(scene, theme, options.paint.layers, options.speaker),
                                    theme, {}, content_, false);
    if (legend > 0) y += legend + between;
    if (options.paint.layers.has(Layer::Heat) && scene.heat)
      y += layHeatScale(pen, texts, scene, theme, {}, content_, false) + between;
    y += layScaleBar(pen, texts, theme, {}, content_, scaleBar(options), false);
  }
  height_ = y + margin;
}

void Picture::paintPaper(cairo_t* target) const {
  const Pen pen(target);
  pen.use(themeOf(options_.paint.theme).paper);
  pen.box({0, 0, width_, height_});
  pen.fill();
}

void Picture::paintBoardLayer(cairo_t* target, Layer layer) const {
  const Pen::Kept kept{Pen(target)};
  cairo_translate(target, board_.x, board_.y);
  cairo_scale(target, options_.hexMillimetres, options_.hexMillimetres);
  paintLayer(target, scene_, options_.paint, layer);
}

void Picture::paintTexts(cairo_t* target) const {
  const Texts texts(target);
  const Pen pen(target);
  const Theme& theme = themeOf(options_.paint.theme);
  layHead(texts, headOf(texts_, content_), theme, {margin, margin}, true);
  if (!options_.legend) return;
  cairo_set_line_cap(target, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join(target, CAIRO_LINE_JOIN_ROUND);
  Point at{margin, legendTop_};
  const double legend =
      layLegend(pen, texts, legendOf(scene_, theme, options_.paint.layers, options_.speaker), theme, at,
                content_, true);
  if (legend > 0) at.y += legend + between;
  if (options_.paint.layers.has(Layer::Heat) && scene_.heat)
    at.y += layHeatScale(pen, texts, scene_, theme, at, content_, true) + between;
  layScaleBar(pen, texts, theme, at, content_, scaleBar(options_), true);
}

void Picture::paintAll(cairo_t* target, double pixelsPerMillimetre) const {
  paintPaper(target);
  {
    const Pen::Kept kept{Pen(target)};
    PaintOptions paint = options_.paint;
    paint.hexPixels = pixelsPerMillimetre * options_.hexMillimetres;
    cairo_translate(target, board_.x, board_.y);
    cairo_scale(target, options_.hexMillimetres, options_.hexMillimetres);
    paintBoard(target, scene_, paint);
  }
  paintTexts(target);
}

std::optional<std::string> Picture::png(double dpi) const {
  const double scale = dpi / 25.4;
  if (width_ * scale * height_ * scale > maxPixels || width_ * scale > 32000 || height_ * scale > 32000)
    return std::nullopt;
  return pngOf(width_, height_, scale, [&](cairo_t* target) { paintAll(target, scale); });
}

std::string Picture::pdf() const {
  PdfFile file(texts_.title);
  file.page(width_, height_, [&](cairo_t* target) { paintAll(target, 100); });
  return file.bytes();
}

Pages Picture::page() const {
  Pages pages;
  pages.target().page(width_, height_, [&](cairo_t* target) { paintAll(target, 100); });
  return pages;
}

std::string Picture::svg() const {
  SvgFile file(width_, height_);
  file.layer("paper", [&](cairo_t* target) { paintPaper(target); });
  for (const Layer layer : allLayers()) {
    if (layer != Layer::Lake && !options_.paint.layers.has(layer)) continue;
    file.layer(std::string(nameOf(layer)), [&](cairo_t* target) { paintBoardLayer(target, layer); });
  }
  file.layer("texts", [&](cairo_t* target) { paintTexts(target); });
  return file.bytes();
}

} // namespace fairway::formats
