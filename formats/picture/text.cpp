#include "formats/picture/text.h"

#include "formats/picture/svg_text.h"
#include "formats/picture/text_layouts.h"

#include <array>
#include <optional>

namespace fairway::formats {

namespace {

// On pixels letters are filled as shapes: as letters Cairo would move each of them to a whole pixel, and
// small texts would be spaced unevenly. In vector files they stay letters, which can be searched for.
bool showsShapes(cairo_t* target) {
  return cairo_surface_get_type(cairo_get_target(target)) == CAIRO_SURFACE_TYPE_IMAGE;
}

void show(cairo_t* target, PangoLayout* layout) {
  if (!showsShapes(target)) return pango_cairo_show_layout(target, layout);
  pango_cairo_layout_path(target, layout);
  cairo_fill(target);
}

void show(cairo_t* target, const std::vector<cairo_glyph_t>& glyphs) {
  const int count = static_cast<int>(glyphs.size());
  if (!showsShapes(target)) return cairo_show_glyphs(target, glyphs.data(), count);
  cairo_glyph_path(target, glyphs.data(), count);
  cairo_fill(target);
}

} // namespace

Texts::Texts(cairo_t* target) : layouts_(std::make_unique<Layouts>()), cairo_(target) {}
Texts::~Texts() = default;

Texts::Size Texts::measure(const Block& block) const {
  const LayoutHandle layout = layouts_->block(block);
  int width = 0;
  int height = 0;
  pango_layout_get_size(layout.get(), &width, &height);
  const double scale = block.style.size / laidOutSize / PANGO_SCALE;
  return {width * scale, height * scale};
}

Texts::Block Texts::fitted(Block block, double leastShare) const {
  const double least = block.style.size * leastShare;
  while (block.style.size * 0.9 >= least && pango_layout_is_ellipsized(layouts_->block(block).get()) != FALSE)
    block.style.size *= 0.9;
  return block;
}

namespace {

// Each line of a layout as a text of its own, where Pango has put it. A line that was cut is left to Pango.
bool addLines(SvgTexts& svg, cairo_t* target, PangoLayout* layout, const TextStyle& style, Point at,
              Colour colour) {
  if (pango_layout_is_ellipsized(layout) != FALSE) return false;
  const double scale = style.size / laidOutSize / PANGO_SCALE;
  const std::string_view text = pango_layout_get_text(layout);
  PangoLayoutIter* lines = pango_layout_get_iter(layout);
  do {
    const PangoLayoutLine* line = pango_layout_iter_get_line_readonly(lines);
    PangoRectangle extents;
    pango_layout_iter_get_line_extents(lines, nullptr, &extents);
    const std::string_view words =
        text.substr(static_cast<std::size_t>(line->start_index), static_cast<std::size_t>(line->length));
    const Point foot = at + scale * Point{static_cast<double>(extents.x),
                                          static_cast<double>(pango_layout_iter_get_baseline(lines))};
    if (!words.empty()) svg.add(target, words, {style.size, style.face, Align::Left}, foot, colour);
  } while (pango_layout_iter_next_line(lines) != FALSE);
  pango_layout_iter_free(lines);
  return true;
}

bool isNumber(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

} // namespace

Texts::Size Texts::draw(const Block& block, Point at, Colour colour) const {
  const Pen pen(cairo_);
  const Pen::Kept kept(pen);
  const LayoutHandle layout = layouts_->block(block);
  const double scale = block.style.size / laidOutSize;
  SvgTexts* svg = SvgTexts::of(cairo_);
  if (svg == nullptr || !addLines(*svg, cairo_, layout.get(), block.style, at, colour)) {
    pen.use(colour);
    pen.move(at);
    cairo_scale(cairo_, scale, scale);
    show(cairo_, layout.get());
  }
  int width = 0;
  int height = 0;
  pango_layout_get_size(layout.get(), &width, &height);
  return {width * scale / PANGO_SCALE, height * scale / PANGO_SCALE};
}

namespace {

// Moves to where a layout has to start so that the ink's middle lies at `at`, scaled for its size.
void placeCentred(cairo_t* cairo, PangoLayout* layout, double size, Point at) {
  PangoRectangle ink;
  pango_layout_get_extents(layout, &ink, nullptr);
  const double scale = size / laidOutSize;
  cairo_translate(cairo, at.x, at.y);
  cairo_scale(cairo, scale, scale);
  cairo_move_to(cairo, -(ink.x + ink.width / 2.0) / PANGO_SCALE, -(ink.y + ink.height / 2.0) / PANGO_SCALE);
}

} // namespace

void Texts::drawCentred(std::string_view text, const TextStyle& style, Point at, Colour colour) const {
  const Pen pen(cairo_);
  const Pen::Kept kept(pen);
  if (SvgTexts* svg = SvgTexts::of(cairo_)) {
    // All digits are equally high, and thousands of labels are made of them.
    PangoLayout* measured = layouts_->shortText(style.face, isNumber(text) ? "0" : text);
    PangoRectangle ink;
    pango_layout_get_extents(measured, &ink, nullptr);
    const double middle = pango_layout_get_baseline(measured) - ink.y - ink.height / 2.0;
    const Point foot = at + Point{0, middle * style.size / laidOutSize / PANGO_SCALE};
    return svg->add(cairo_, text, {style.size, style.face, Align::Centre}, foot, colour);
  }
  PangoLayout* layout = layouts_->shortText(style.face, text);
  pen.use(colour);
  placeCentred(cairo_, layout, style.size, at);
  show(cairo_, layout);
}

namespace {

struct Digits {
  cairo_scaled_font_t* font;
  std::array<unsigned long, 10> glyphs;
  double advance; // all digits are equally wide, and equally high
  double middle;  // above their foot
};

// The digits of a layout of all ten; none if no single font has them.
std::optional<Digits> digitsOf(PangoLayout* layout) {
  const PangoLayoutLine* line = pango_layout_get_line_readonly(layout, 0);
  if (line == nullptr || line->runs == nullptr || line->runs->next != nullptr) return std::nullopt;
  const auto* run = static_cast<const PangoGlyphItem*>(line->runs->data);
  Digits digits{pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(run->item->analysis.font)), {}, 0, 0};
  if (digits.font == nullptr || run->glyphs->num_glyphs != 10) return std::nullopt;
  for (std::size_t i = 0; i < 10; ++i) digits.glyphs[i] = run->glyphs->glyphs[i].glyph;
  PangoRectangle ink;
  PangoRectangle whole;
  pango_layout_get_extents(layout, &ink, &whole);
  digits.advance = whole.width / 10.0 / PANGO_SCALE;
  digits.middle = (pango_layout_get_baseline(layout) - ink.y - ink.height / 2.0) / PANGO_SCALE;
  return digits;
}

} // namespace

// In one go: laid out one by one, the labels of a poster would take longer than all its lines.
void Texts::drawNumbers(const std::vector<Number>& numbers, const TextStyle& style, Colour colour) const {
  const bool glyphs = SvgTexts::of(cairo_) == nullptr;
  const auto digits =
      glyphs ? digitsOf(layouts_->shortText(style.face, "0123456789")) : std::optional<Digits>();
  if (!digits) {
    for (const Number& number : numbers) drawCentred(number.digits, style, number.at, colour);
    return;
  }
  const Pen pen(cairo_);
  const Pen::Kept kept(pen);
  const double scale = style.size / laidOutSize;
  std::vector<cairo_glyph_t> placed;
  for (const auto& [text, at] : numbers) {
    double x = at.x / scale - static_cast<double>(text.size()) * digits->advance / 2;
    for (const char c : text) {
      placed.push_back({digits->glyphs[static_cast<std::size_t>(c - '0')], x, at.y / scale + digits->middle});
      x += digits->advance;
    }
  }
  pen.use(colour);
  cairo_scale(cairo_, scale, scale);
  cairo_set_scaled_font(cairo_, digits->font);
  show(cairo_, placed);
}

void Texts::outline(std::string_view text, const TextStyle& style, Point at) const {
  const Pen pen(cairo_);
  const Pen::Kept kept(pen);
  PangoLayout* layout = layouts_->shortText(style.face, text);
  const double scale = style.size / laidOutSize;
  cairo_translate(cairo_, at.x, at.y);
  cairo_scale(cairo_, scale, scale);
  cairo_move_to(cairo_, 0, -pango_layout_get_baseline(layout) / static_cast<double>(PANGO_SCALE));
  pango_cairo_layout_path(cairo_, layout);
}

double Texts::inkHeight(std::string_view text, const TextStyle& style) const {
  PangoRectangle ink;
  pango_layout_get_extents(layouts_->shortText(style.face, text), &ink, nullptr);
  return ink.height * style.size / laidOutSize / PANGO_SCALE;
}

} // namespace fairway::formats
