#include "formats/picture/picture.h"

#include "formats/picture/legend.h"
#include "formats/picture/surfaces.h"

#include <algorithm>

namespace fairway::formats {

namespace {

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
  if (!texts.subtitle.empty()) blocks.push_back({texts.subtitle, {size * 0.5}, width, 24});
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

Box clipOf(cairo_t* target) {
  Box box;
  cairo_clip_extents(target, &box.left, &box.top, &box.right, &box.bottom);
  return box;
}

} // namespace

Picture::Picture(const Scene& scene, PictureTexts words, const PictureOptions& options)
    : scene_(scene), texts_(std::move(words)), options_(options) {
  options_.paint.speaker = options.speaker;
  const Measuring measuring;
  const Texts texts(measuring.context());
  const Pen pen(measuring.context());
  const Theme& theme = themeOf(options.paint.theme);
  const double boardWidth = scene.box().width() * options.unit;
  const double boardHeight = scene.box().height() * options.unit;
  content_ = std::max(boardWidth, leastWidth);
  width_ = content_ + 2 * margin;
  double y = margin + layHead(texts, headOf(texts_, content_), theme, {}, false);
  if (y > margin) y += between;
  board_ = Point{margin + (content_ - boardWidth) / 2, y} -
           options.unit * Point{scene.box().left, scene.box().top};
  y += boardHeight;
  captionTop_ = y + between;
  if (!texts_.caption.empty()) y = captionTop_ + captionHeight(captionSize());
  legendTop_ = y + between;
  if (options.legend) {
    y = legendTop_;
    y += layBelow(pen, texts, {0, y}, false);
  }
  height_ = y + margin;
}

double Picture::captionSize() const {
  return titleSize(content_) * 0.5;
}

double Picture::layBelow(const Pen& pen, const Texts& texts, Point at, bool draw) const {
  const Theme& theme = themeOf(options_.paint.theme);
  const double top = at.y;
  const double legend = layLegend(pen, texts, scene_.legend(theme, options_.paint.layers, options_.speaker),
                                  theme, at, content_, draw);
  if (legend > 0) at.y += legend + between;
  const double heat = scene_.layHeatScale(pen, texts, options_.paint, at, content_, draw);
  if (heat > 0) at.y += heat + between;
  const ScaleBar bar{scene_, options_.unit, options_.speaker};
  return at.y + layScaleBar(pen, texts, theme, at, content_, bar, draw) - top;
}

void Picture::paintPaper(cairo_t* target) const {
  const Pen pen(target);
  pen.use(themeOf(options_.paint.theme).paper);
  pen.box({0, 0, width_, height_});
  pen.fill();
}

void Picture::paintBoardLayer(cairo_t* target, int layer) const {
  const Pen::Kept kept{Pen(target)};
  cairo_translate(target, board_.x, board_.y);
  cairo_scale(target, options_.unit, options_.unit);
  scene_.paintLayer(target, options_.paint, layer);
}

void Picture::paintTexts(cairo_t* target) const {
  const Texts texts(target);
  const Pen pen(target);
  const Theme& theme = themeOf(options_.paint.theme);
  layHead(texts, headOf(texts_, content_), theme, {margin, margin}, true);
  if (!texts_.caption.empty())
    drawCaption(pen, texts, theme, texts_.caption, {margin, captionTop_}, content_, captionSize());
  if (!options_.legend) return;
  cairo_set_line_cap(target, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join(target, CAIRO_LINE_JOIN_ROUND);
  layBelow(pen, texts, {margin, legendTop_}, true);
}

void Picture::paintBoard(cairo_t* target, double pixelsPerMillimetre, std::optional<Box> part,
                         LayerRange layers) const {
  if (part) { // in units of the board
    const auto unit = [this](double length, double origin) { return (length - origin) / options_.unit; };
    part = Box{unit(part->left, board_.x), unit(part->top, board_.y), unit(part->right, board_.x),
               unit(part->bottom, board_.y)};
    if (!part->grown(1).meets(scene_.box())) return;
  }
  const Pen::Kept kept{Pen(target)};
  PaintOptions paint = options_.paint;
  paint.unitPixels = pixelsPerMillimetre * options_.unit;
  paint.visible = part;
  cairo_translate(target, board_.x, board_.y);
  cairo_scale(target, options_.unit, options_.unit);
  if (layers.first == 0 && layers.end == layerCount()) return scene_.paint(target, paint);
  for (int layer = layers.first; layer < layers.end; ++layer)
    if (layer == 0 || paint.layers.has(layer)) scene_.paintLayer(target, paint, layer); // ground: always
}

void Picture::paintAll(cairo_t* target, double pixelsPerMillimetre, std::optional<Box> part) const {
  paintPaper(target);
  paintBoard(target, pixelsPerMillimetre, part, {0, layerCount()});
  paintTexts(target);
}

double Picture::scaleFor(int width) const {
  return (width - 1e-6) / width_; // sizes are rounded up
}

void Picture::paintStill(cairo_t* target, double pixelsPerMillimetre, int layers) const {
  paintPaper(target);
  paintBoard(target, pixelsPerMillimetre, clipOf(target), {0, layers});
}

void Picture::paintMoving(cairo_t* target, double pixelsPerMillimetre, int layers) const {
  paintBoard(target, pixelsPerMillimetre, clipOf(target), {layers, layerCount()});
  paintTexts(target);
}

std::optional<std::string> Picture::png(double dpi, const Progress& progress) const {
  const double scale = dpi / 25.4;
  if (width_ * scale * height_ * scale > maxPixels || width_ * scale > 32000 || height_ * scale > 32000)
    return std::nullopt;
  const auto draw = [&](cairo_t* target) { paintAll(target, scale, clipOf(target)); };
  return pngOf(width_, height_, scale, draw, progress);
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

// What a screen reader says behind the title: the notes, and what the signs mean.
std::string Picture::description() const {
  std::string words = texts_.subtitle;
  const auto add = [&words](const std::string& more) {
    if (!more.empty()) words += (words.empty() ? "" : words.back() == '.' ? " " : ". ") + more;
  };
  const Theme& theme = themeOf(options_.paint.theme);
  std::string signs;
  for (const LegendEntry& entry : scene_.legend(theme, options_.paint.layers, options_.speaker))
    signs += (signs.empty() ? "" : "; ") + entry.text;
  add(signs);
  add(texts_.credits);
  return words;
}

std::optional<std::string> Picture::watchedSvg(const Progress& progress) const {
  SvgFile file(width_, height_, texts_.title, description());
  file.layer("paper", [&](cairo_t* target) { paintPaper(target); });
  const auto names = scene_.layerNames();
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0 && !options_.paint.layers.has(i)) continue; // the ground is always there
    if (!goesOn(progress, static_cast<double>(i) / static_cast<double>(names.size()))) return std::nullopt;
    file.layer(std::string(names[i]), [&](cairo_t* target) { paintBoardLayer(target, static_cast<int>(i)); });
  }
  file.layer("texts", [&](cairo_t* target) { paintTexts(target); });
  return file.bytes();
}

} // namespace fairway::formats
