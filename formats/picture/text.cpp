#include "formats/picture/text.h"

#include "formats/picture/svg_text.h"

#include <pango/pangocairo.h>

#include <map>

namespace fairway::formats {

namespace {

constexpr double nominal = 64; // the size at which letters are laid out

struct Unref {
  void operator()(void* object) const { g_object_unref(object); }
};
using LayoutHandle = std::unique_ptr<PangoLayout, Unref>;

PangoFontDescription* fontOf(Face face) {
  const bool serif = face == Face::Serif || face == Face::SerifBold;
  const bool bold = face == Face::SansBold || face == Face::SerifBold;
  PangoFontDescription* font = pango_font_description_new();
  pango_font_description_set_family(font, serif ? "DejaVu Serif,serif" : "DejaVu Sans,sans-serif");
  pango_font_description_set_weight(font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_absolute_size(font, nominal * PANGO_SCALE);
  return font;
}

// Documents may hold any bytes that YAML lets through; Pango wants valid UTF-8.
void setText(PangoLayout* layout, std::string_view text) {
  char* valid = g_utf8_make_valid(text.data(), static_cast<gssize>(text.size()));
  pango_layout_set_text(layout, valid, -1);
  g_free(valid);
}

// Pango counts lines by paragraph, so a text with a limit must be a single one.
std::string inOneLine(std::string text) {
  for (char& c : text)
    if (static_cast<unsigned char>(c) < 0x20) c = ' ';
  return text;
}

// On pixels letters are filled as shapes: as letters Cairo would move each of them to a whole pixel, and
// small texts would be spaced unevenly. In vector files they stay letters, which can be searched for.
void show(cairo_t* target, PangoLayout* layout) {
  if (cairo_surface_get_type(cairo_get_target(target)) != CAIRO_SURFACE_TYPE_IMAGE)
    return pango_cairo_show_layout(target, layout);
  pango_cairo_layout_path(target, layout);
  cairo_fill(target);
}

PangoAlignment alignmentOf(Align align) {
  if (align == Align::Centre) return PANGO_ALIGN_CENTER;
  return align == Align::Right ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT;
}

} // namespace

struct Texts::Layouts {
  PangoContext* context;
  std::map<std::pair<Face, std::string>, LayoutHandle> shorts; // digits and letters come again and again

  // The context knows nothing of the target's matrix: a hex may be one unit large, or a thousand pixels.
  Layouts() : context(pango_font_map_create_context(pango_cairo_font_map_get_default())) {
    cairo_font_options_t* options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(context, options);
    cairo_font_options_destroy(options);
    pango_context_set_round_glyph_positions(context, FALSE);
    pango_cairo_context_set_resolution(context, 72);
  }
  ~Layouts() {
    shorts.clear();
    g_object_unref(context);
  }
  Layouts(const Layouts&) = delete;
  Layouts& operator=(const Layouts&) = delete;

  LayoutHandle fresh(Face face) const {
    LayoutHandle layout(pango_layout_new(context));
    PangoFontDescription* font = fontOf(face);
    pango_layout_set_font_description(layout.get(), font);
    pango_font_description_free(font);
    return layout;
  }

  LayoutHandle block(const Block& block) const {
    LayoutHandle layout = fresh(block.style.face);
    setText(layout.get(), block.lines > 0 ? inOneLine(block.text) : block.text);
    pango_layout_set_alignment(layout.get(), alignmentOf(block.style.align));
    if (block.width > 0) {
      const double width = std::min(block.width / block.style.size * nominal, 1e6);
      pango_layout_set_width(layout.get(), static_cast<int>(width * PANGO_SCALE));
      pango_layout_set_wrap(layout.get(), PANGO_WRAP_WORD_CHAR);
    }
    if (block.lines > 0) {
      // What tells texts apart is often at their end, such as the race behind the name of a lake.
      pango_layout_set_ellipsize(layout.get(),
                                 block.lines == 1 ? PANGO_ELLIPSIZE_MIDDLE : PANGO_ELLIPSIZE_END);
      pango_layout_set_height(layout.get(), -block.lines); // this many lines a paragraph
    }
    return layout;
  }

  PangoLayout* shortText(Face face, std::string_view text) {
    LayoutHandle& layout = shorts[{face, std::string(text)}];
    if (!layout) {
      layout = fresh(face);
      setText(layout.get(), text);
    }
    return layout.get();
  }
};

Texts::Texts(cairo_t* target) : layouts_(std::make_unique<Layouts>()), cairo_(target) {}
Texts::~Texts() = default;

Texts::Size Texts::measure(const Block& block) const {
  const LayoutHandle layout = layouts_->block(block);
  int width = 0;
  int height = 0;
  pango_layout_get_size(layout.get(), &width, &height);
  const double scale = block.style.size / nominal / PANGO_SCALE;
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
  const double scale = style.size / nominal / PANGO_SCALE;
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
  const double scale = block.style.size / nominal;
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
  const double scale = size / nominal;
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
    const Point foot = at + Point{0, middle * style.size / nominal / PANGO_SCALE};
    return svg->add(cairo_, text, {style.size, style.face, Align::Centre}, foot, colour);
  }
  PangoLayout* layout = layouts_->shortText(style.face, text);
  pen.use(colour);
  placeCentred(cairo_, layout, style.size, at);
  show(cairo_, layout);
}

void Texts::outline(std::string_view text, const TextStyle& style, Point at) const {
  const Pen pen(cairo_);
  const Pen::Kept kept(pen);
  PangoLayout* layout = layouts_->shortText(style.face, text);
  const double scale = style.size / nominal;
  cairo_translate(cairo_, at.x, at.y);
  cairo_scale(cairo_, scale, scale);
  cairo_move_to(cairo_, 0, -pango_layout_get_baseline(layout) / static_cast<double>(PANGO_SCALE));
  pango_cairo_layout_path(cairo_, layout);
}

double Texts::inkHeight(std::string_view text, const TextStyle& style) const {
  PangoRectangle ink;
  pango_layout_get_extents(layouts_->shortText(style.face, text), &ink, nullptr);
  return ink.height * style.size / nominal / PANGO_SCALE;
}

} // namespace fairway::formats
