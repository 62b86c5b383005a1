#include "formats/picture/surfaces.h"

#include "formats/picture/png.h"
#include "rules/base/contract.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>

#include <cmath>
#include <cstdio>
#include <string_view>

namespace fairway::formats {

namespace {

constexpr double pointsPerMillimetre = 72 / 25.4;

cairo_status_t append(void* closure, const unsigned char* data, unsigned int length) {
  static_cast<std::string*>(closure)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

void drawOn(cairo_surface_t* surface, double scale, const Drawing& draw) {
  cairo_t* cairo = cairo_create(surface);
  cairo_scale(cairo, scale, scale);
  draw(cairo);
  FAIRWAY_EXPECTS(cairo_status(cairo) == CAIRO_STATUS_SUCCESS);
  cairo_destroy(cairo);
}

// What stands between <svg ...> and </svg>.
std::string_view innerSvg(std::string_view svg) {
  const std::size_t open = svg.find('>', svg.find("<svg"));
  const std::size_t close = svg.rfind("</svg>");
  FAIRWAY_EXPECTS(open != std::string_view::npos && close != std::string_view::npos);
  return svg.substr(open + 1, close - open - 1);
}

// Cairo counts its surfaces through the whole run; without that number the same picture is the same file.
std::string withoutSurfaceId(std::string_view svg) {
  std::string out(svg);
  const std::size_t at = out.find("<g id=\"surface");
  if (at != std::string::npos) out.erase(at + 2, out.find('>', at) - at - 2);
  return out;
}

// Cairo numbers its glyphs and clips anew in every file; with the layer's name in front they stay apart.
std::string withOwnIds(std::string_view svg, const std::string& prefix) {
  std::string out;
  out.reserve(svg.size() + svg.size() / 8);
  for (std::size_t i = 0; i < svg.size(); ++i) {
    out += svg[i];
    const bool id = svg[i] == '"' && i >= 4 && svg.substr(i - 4, 4) == " id=";
    const bool reference = svg[i] == '#' && i >= 1 && (svg[i - 1] == '"' || svg[i - 1] == '(');
    if (id || reference) out += prefix;
  }
  return out;
}

} // namespace

Measuring::Measuring()
    : surface_(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nullptr)),
      cairo_(cairo_create(surface_)) {}

Measuring::~Measuring() {
  cairo_destroy(cairo_);
  cairo_surface_destroy(surface_);
}

std::string pngOf(cairo_surface_t* image) {
  cairo_surface_flush(image);
  if (cairo_image_surface_get_format(image) == CAIRO_FORMAT_RGB24)
    return opaquePng({cairo_image_surface_get_data(image), cairo_image_surface_get_width(image),
                      cairo_image_surface_get_height(image), cairo_image_surface_get_stride(image)});
  std::string bytes;
  const cairo_status_t status = cairo_surface_write_to_png_stream(image, append, &bytes);
  FAIRWAY_EXPECTS(status == CAIRO_STATUS_SUCCESS);
  return bytes;
}

std::string pngOf(double width, double height, double pixelsPerMillimetre, const Drawing& draw) {
  cairo_surface_t* surface =
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(std::ceil(width * pixelsPerMillimetre)),
                                 static_cast<int>(std::ceil(height * pixelsPerMillimetre)));
  cairo_t* cairo = cairo_create(surface);
  cairo_set_source_rgb(cairo, 1, 1, 1); // the last row and column may be covered in part only
  cairo_paint(cairo);
  cairo_destroy(cairo);
  drawOn(surface, pixelsPerMillimetre, draw);
  std::string bytes = pngOf(surface);
  cairo_surface_destroy(surface);
  return bytes;
}

PdfFile::PdfFile(const std::string& title)
    : surface_(cairo_pdf_surface_create_for_stream(append, &bytes_, 72, 72)) {
  cairo_pdf_surface_restrict_to_version(surface_, CAIRO_PDF_VERSION_1_5);
  cairo_pdf_surface_set_metadata(surface_, CAIRO_PDF_METADATA_TITLE, title.c_str());
  cairo_pdf_surface_set_metadata(surface_, CAIRO_PDF_METADATA_CREATOR, "Fairway");
  cairo_pdf_surface_set_metadata(surface_, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
}

PdfFile::~PdfFile() {
  if (surface_ != nullptr) cairo_surface_destroy(surface_);
}

void PdfFile::page(double width, double height, const Drawing& draw) {
  cairo_pdf_surface_set_size(surface_, width * pointsPerMillimetre, height * pointsPerMillimetre);
  drawOn(surface_, pointsPerMillimetre, draw);
  cairo_surface_show_page(surface_);
}

std::string PdfFile::bytes() {
  if (surface_ != nullptr) {
    cairo_surface_finish(surface_);
    cairo_surface_destroy(surface_);
    surface_ = nullptr;
  }
  return bytes_;
}

SvgFile::SvgFile(double width, double height) : width_(width), height_(height) {}

void SvgFile::layer(const std::string& name, const Drawing& draw) {
  std::string svg;
  cairo_surface_t* surface = cairo_svg_surface_create_for_stream(append, &svg, width_, height_);
  cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_MM);
  drawOn(surface, 1, draw);
  cairo_surface_finish(surface);
  cairo_surface_destroy(surface);
  layers_ += "<g inkscape:groupmode=\"layer\" inkscape:label=\"" + name + "\" id=\"layer-" + name + "\">";
  layers_ += withOwnIds(withoutSurfaceId(innerSvg(svg)), name + "-");
  layers_ += "</g>\n";
}

std::string SvgFile::bytes() const {
  char head[400];
  std::snprintf(head, sizeof head,
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
                "xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" "
                "width=\"%.4fmm\" height=\"%.4fmm\" viewBox=\"0 0 %.4f %.4f\" version=\"1.1\">\n",
                width_, height_, width_, height_);
  return head + layers_ + "</svg>\n";
}

} // namespace fairway::formats
