#pragma once

#include "formats/picture/progress.h"

#include <cairo.h>

#include <optional>
#include <string>

// Inside formats only: this header shows Cairo.
namespace fairway::formats {

// What draws on a page whose unit is the millimetre.
using Drawing = std::function<void(cairo_t*)>;

// A context that keeps nothing: for measuring texts before there is a page.
class Measuring {
public:
  Measuring();
  ~Measuring();
  Measuring(const Measuring&) = delete;
  Measuring& operator=(const Measuring&) = delete;

  cairo_t* context() const { return cairo_; }

private:
  cairo_surface_t* surface_;
  cairo_t* cairo_;
};

std::string pngOf(cairo_surface_t* image);

// Drawn and packed in bands, each with the drawing clipped to it: a large picture needs no more memory than a
// small one. None if it was stopped.
std::optional<std::string> pngOf(double width, double height, double pixelsPerMillimetre, const Drawing& draw,
                                 const Progress& progress = {});

// The same for a picture of exactly this many pixels, which are the unit of the drawing;
// `pixelsPerMillimetre` is only said in the file.
std::optional<std::string> pngOfPixels(int columns, int rows, double pixelsPerMillimetre, const Drawing& draw,
                                       const Progress& progress = {});

// Where pages go one after the other: into a file, or into a list to look at.
class PageTarget {
public:
  virtual ~PageTarget() = default;
  virtual void page(double width, double height, const Drawing& draw) = 0; // millimetres
};

// A PDF in memory, page by page. The same drawings give the same bytes: its date is fixed.
class PdfFile final : public PageTarget {
public:
  explicit PdfFile(const std::string& title);
  ~PdfFile() override;
  PdfFile(const PdfFile&) = delete;
  PdfFile& operator=(const PdfFile&) = delete;

  void page(double width, double height, const Drawing& draw) override;
  std::string bytes(); // ends the file

private:
  std::string bytes_;
  cairo_surface_t* surface_;
};

// An SVG in millimetres whose layers have names, as Inkscape shows them. Texts stay texts (svg_text.h).
class SvgFile {
public:
  // Title and description are what screen readers say; empty ones are left out.
  SvgFile(double width, double height, std::string title, std::string description);
  void layer(const std::string& name, const Drawing& draw);
  std::string bytes() const;
  // The `<svg>` alone, to stand in a page: its names begin with the prefix. Layers' names are apart if the
  // caller makes them so.
  std::string element(const std::string& prefix) const;

private:
  double width_;
  double height_;
  std::string title_;
  std::string description_;
  std::string layers_;
};

} // namespace fairway::formats
