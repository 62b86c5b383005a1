#include "formats/picture/svg_text.h"

#include "formats/picture/xml_text.h"

#include <cmath>
#include <cstdio>

namespace fairway::formats {

namespace {

const cairo_user_data_key_t key{};

const char* familyOf(Face face) {
  return face == Face::Serif || face == Face::SerifBold ? "DejaVu Serif, serif" : "DejaVu Sans, sans-serif";
}

const char* anchorOf(Align align) {
  if (align == Align::Centre) return "middle";
  return align == Align::Right ? "end" : "start";
}

std::string lookOf(const TextStyle& style, double size, Colour colour) {
  const auto byte = [](double share) { return static_cast<unsigned>(std::lround(share * 255)); };
  const bool bold = style.face == Face::SansBold || style.face == Face::SerifBold;
  char look[300];
  std::snprintf(look, sizeof look,
                "<g font-family=\"%s\" font-size=\"%.4g\" font-weight=\"%s\" text-anchor=\"%s\" "
                "fill=\"#%02x%02x%02x\" fill-opacity=\"%.3g\">\n",
                familyOf(style.face), size, bold ? "bold" : "normal", anchorOf(style.align), byte(colour.red),
                byte(colour.green), byte(colour.blue), colour.alpha);
  return look;
}

} // namespace

std::string asXml(std::string_view text) {
  std::string out;
  for (const char c : withoutUnfitForXml(text)) {
    if (c == '<')
      out += "&lt;";
    else if (c == '>') // or a text with `]]>` would end what never began
      out += "&gt;";
    else if (c == '&')
      out += "&amp;";
    else if (c != '\r')
      out += c;
  }
  return out;
}

void SvgTexts::collectFrom(cairo_surface_t* surface) {
  cairo_surface_set_user_data(surface, &key, this, nullptr);
}

SvgTexts* SvgTexts::of(cairo_t* target) {
  auto* texts = static_cast<SvgTexts*>(cairo_surface_get_user_data(cairo_get_target(target), &key));
  if (texts == nullptr) return nullptr;
  cairo_matrix_t matrix;
  cairo_get_matrix(target, &matrix);
  const bool upright = matrix.xy == 0 && matrix.yx == 0 && matrix.xx == matrix.yy && matrix.xx > 0;
  return upright ? texts : nullptr;
}

void SvgTexts::add(cairo_t* target, std::string_view text, const TextStyle& style, Point at, Colour colour) {
  cairo_matrix_t matrix;
  cairo_get_matrix(target, &matrix);
  cairo_user_to_device(target, &at.x, &at.y);
  const std::string look = lookOf(style, style.size * matrix.xx, colour);
  if (look != look_) {
    if (!look_.empty()) out_ += "</g>\n";
    out_ += look_ = look;
  }
  char head[80];
  std::snprintf(head, sizeof head, "<text x=\"%.7g\" y=\"%.7g\">", at.x, at.y);
  out_ += head;
  out_ += asXml(text);
  out_ += "</text>\n";
}

std::string SvgTexts::bytes() const {
  return look_.empty() ? std::string() : "\n" + out_ + "</g>\n";
}

} // namespace fairway::formats
