#include "formats/picture/text_layouts.h"

namespace fairway::formats {

namespace {

PangoFontDescription* fontOf(Face face) {
  const bool serif = face == Face::Serif || face == Face::SerifBold;
  const bool bold = face == Face::SansBold || face == Face::SerifBold;
  PangoFontDescription* font = pango_font_description_new();
  pango_font_description_set_family(font, serif ? "DejaVu Serif,serif" : "DejaVu Sans,sans-serif");
  pango_font_description_set_weight(font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_absolute_size(font, laidOutSize * PANGO_SCALE);
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

PangoAlignment alignmentOf(Align align) {
  if (align == Align::Centre) return PANGO_ALIGN_CENTER;
  return align == Align::Right ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT;
}

} // namespace

// The context knows nothing of the target's matrix: a hex may be one unit large, or a thousand pixels.
Texts::Layouts::Layouts() : context(pango_font_map_create_context(pango_cairo_font_map_get_default())) {
  cairo_font_options_t* options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, FALSE);
  pango_cairo_context_set_resolution(context, 72);
}

Texts::Layouts::~Layouts() {
  shorts.clear();
  g_object_unref(context);
}

LayoutHandle Texts::Layouts::fresh(Face face) const {
  LayoutHandle layout(pango_layout_new(context));
  PangoFontDescription* font = fontOf(face);
  pango_layout_set_font_description(layout.get(), font);
  pango_font_description_free(font);
  return layout;
}

LayoutHandle Texts::Layouts::block(const Block& block) const {
  LayoutHandle layout = fresh(block.style.face);
  setText(layout.get(), block.lines > 0 ? inOneLine(block.text) : block.text);
  pango_layout_set_alignment(layout.get(), alignmentOf(block.style.align));
  if (block.width > 0) {
    const double width = std::min(block.width / block.style.size * laidOutSize, 1e6);
    pango_layout_set_width(layout.get(), static_cast<int>(width * PANGO_SCALE));
    pango_layout_set_wrap(layout.get(), PANGO_WRAP_WORD_CHAR);
  }
  if (block.lines > 0) {
    // What tells texts apart is often at their end, such as the race behind the name of a lake.
    pango_layout_set_ellipsize(layout.get(), block.lines == 1 ? PANGO_ELLIPSIZE_MIDDLE : PANGO_ELLIPSIZE_END);
    pango_layout_set_height(layout.get(), -block.lines); // this many lines a paragraph
  }
  return layout;
}

PangoLayout* Texts::Layouts::shortText(Face face, std::string_view text) {
  LayoutHandle& layout = shorts[{face, std::string(text)}];
  if (!layout) {
    layout = fresh(face);
    setText(layout.get(), text);
  }
  return layout.get();
}

} // namespace fairway::formats
