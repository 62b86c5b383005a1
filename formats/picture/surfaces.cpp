#include "formats/picture/surfaces.h"

#include "formats/picture/drawing.h"
#include "formats/picture/png.h"
#include "formats/picture/svg_text.h"
#include "rules/base/contract.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <string_view>
#include <utility>

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

constexpr int bandPixels = 1 << 23; // of a large picture that are in memory at once

PixelRows rowsOf(cairo_surface_t* image) {
  cairo_surface_flush(image);
  return {cairo_image_surface_get_data(image), cairo_image_surface_get_width(image),
          cairo_image_surface_get_height(image), cairo_image_surface_get_stride(image)};
}

void drawBand(cairo_surface_t* surface, int top, const Drawing& draw) {
  cairo_t* cairo = cairo_create(surface);
  cairo_set_source_rgb(cairo, 1, 1, 1); // the last row and column may be covered in part only
  cairo_paint(cairo);
  cairo_translate(cairo, 0, -top);
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

void needDrawing() {} // here is what draws

Measuring::Measuring()
    : surface_(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nullptr)),
      cairo_(cairo_create(surface_)) {}

Measuring::~Measuring() {
  cairo_destroy(cairo_);
  cairo_surface_destroy(surface_);
}

std::string pngOf(cairo_surface_t* image) {
  cairo_surface_flush(image);
  if (cairo_image_surface_get_format(image) == CAIRO_FORMAT_RGB24) {
    const PixelRows rows = rowsOf(image);
    PngFile file(rows.width, rows.height);
    file.add(rows);
    return file.bytes();
  }
  std::string bytes;
  const cairo_status_t status = cairo_surface_write_to_png_stream(image, append, &bytes);
  FAIRWAY_EXPECTS(status == CAIRO_STATUS_SUCCESS);
  return bytes;
}

std::optional<std::string> pngOf(double width, double height, double pixelsPerMillimetre, const Drawing& draw,
                                 const Progress& progress) {
  const int columns = static_cast<int>(std::ceil(width * pixelsPerMillimetre));
  const int rows = static_cast<int>(std::ceil(height * pixelsPerMillimetre));
  const auto inMillimetres = [&](cairo_t* target) {
    cairo_scale(target, pixelsPerMillimetre, pixelsPerMillimetre);
    draw(target);
  };
  return pngOfPixels(columns, rows, pixelsPerMillimetre, inMillimetres, progress);
}

std::optional<std::string> pngOfPixels(int columns, int rows, double pixelsPerMillimetre, const Drawing& draw,
                                       const Progress& progress) {
  const int band = std::clamp(bandPixels / columns, 1, rows);
  PngFile file(columns, rows, pixelsPerMillimetre);
  for (int top = 0; top < rows; top += band) {
    if (!goesOn(progress, static_cast<double>(top) / rows)) return std::nullopt;
    const std::unique_ptr<cairo_surface_t, void (*)(cairo_surface_t*)> surface(
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, columns, std::min(band, rows - top)),
        cairo_surface_destroy);
    drawBand(surface.get(), top, draw);
    file.add(rowsOf(surface.get()));
  }
  return file.bytes();
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

SvgFile::SvgFile(double width, double height, std::string title, std::string description)
    : width_(width), height_(height), title_(std::move(title)), description_(std::move(description)) {}

void SvgFile::layer(const std::string& name, const Drawing& draw) {
  std::string svg;
  cairo_surface_t* surface = cairo_svg_surface_create_for_stream(append, &svg, width_, height_);
  cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_MM);
  SvgTexts texts;
  texts.collectFrom(surface);
  drawOn(surface, 1, draw);
  cairo_surface_finish(surface);
  cairo_surface_destroy(surface);
  layers_ += "<g inkscape:groupmode=\"layer\" inkscape:label=\"" + name + "\" id=\"layer-" + name + "\">";
  layers_ += withOwnIds(withoutSurfaceId(innerSvg(svg)), name + "-");
  layers_ += texts.bytes() + "</g>\n";
}

std::string SvgFile::bytes() const {
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + element({});
}

std::string SvgFile::element(const std::string& prefix) const {
  const std::string title = prefix + "title", description = prefix + "description";
  char size[200];
  std::snprintf(size, sizeof size, "width=\"%.4fmm\" height=\"%.4fmm\" viewBox=\"0 0 %.4f %.4f\"", width_,
                height_, width_, height_);
  std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
                    "xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" "
                    "role=\"img\" aria-labelledby=\"" +
                    title + "\" aria-describedby=\"" + description + "\" " + size + " version=\"1.1\">\n";
  if (!title_.empty()) out += "<title id=\"" + title + "\">" + asXml(title_) + "</title>\n";
  if (!description_.empty()) out += "<desc id=\"" + description + "\">" + asXml(description_) + "</desc>\n";
  return out + layers_ + "</svg>\n";
}

} // namespace fairway::formats
