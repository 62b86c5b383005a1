// What draws with Cairo and Pango itself, in a program that was built without pictures
// (FAIRWAY_PICTURES=OFF). It takes the place of picture/fonts.cpp, picture/surfaces.cpp, the texts
// of picture/ and film/.

#include "formats/film/film_file.h"
#include "formats/picture/drawing.h"
#include "formats/picture/fonts.h"
#include "formats/picture/surfaces.h"
#include "formats/picture/text.h"

namespace fairway::formats {

void drawingMissing() {
  throw DrawingMissing();
}

void needDrawing() {
  drawingMissing();
}

std::optional<std::string> fontAdvice(std::span<const std::string> /*texts*/) {
  drawingMissing();
}

Measuring::Measuring() : surface_(nullptr), cairo_(nullptr) {
  drawingMissing();
}

Measuring::~Measuring() = default;

std::string pngOf(cairo_surface_t* /*image*/) {
  drawingMissing();
}

std::optional<std::string> pngOf(double /*width*/, double /*height*/, double /*pixelsPerMillimetre*/,
                                 const Drawing& /*draw*/, const Progress& /*progress*/) {
  drawingMissing();
}

std::optional<std::string> pngOfPixels(int /*columns*/, int /*rows*/, double /*pixelsPerMillimetre*/,
                                       const Drawing& /*draw*/, const Progress& /*progress*/) {
  drawingMissing();
}

PdfFile::PdfFile(const std::string& /*title*/) : surface_(nullptr) {
  drawingMissing();
}

PdfFile::~PdfFile() = default;

void PdfFile::page(double /*width*/, double /*height*/, const Drawing& /*draw*/) {
  drawingMissing();
}

std::string PdfFile::bytes() {
  return bytes_;
}

SvgFile::SvgFile(double width, double height, std::string /*title*/, std::string /*description*/)
    : width_(width), height_(height) {
  drawingMissing();
}

void SvgFile::layer(const std::string& /*name*/, const Drawing& /*draw*/) {
  drawingMissing();
}

std::string SvgFile::bytes() const {
  return layers_;
}

std::string SvgFile::element(const std::string& /*prefix*/) const {
  return layers_;
}

struct Texts::Layouts {};

Texts::Texts(cairo_t* target) : cairo_(target) {
  drawingMissing();
}

Texts::~Texts() = default;

Texts::Size Texts::measure(const Block& /*block*/) const {
  drawingMissing();
}

Texts::Block Texts::fitted(Block block, double /*leastShare*/) const {
  return block;
}

Texts::Size Texts::draw(const Block& /*block*/, Point /*at*/, Colour /*colour*/) const {
  drawingMissing();
}

void Texts::drawCentred(std::string_view /*text*/, const TextStyle& /*style*/, Point /*at*/,
                        Colour /*colour*/) const {
  drawingMissing();
}

void Texts::drawNumbers(const std::vector<Number>& /*numbers*/, const TextStyle& /*style*/,
                        Colour /*colour*/) const {
  drawingMissing();
}

void Texts::outline(std::string_view /*text*/, const TextStyle& /*style*/, Point /*at*/) const {
  drawingMissing();
}

double Texts::inkHeight(std::string_view /*text*/, const TextStyle& /*style*/) const {
  drawingMissing();
}

Result<std::string, NoFilm> filmBytes(Film& /*film*/, const PictureTexts& /*texts*/,
                                      const FilmOptions& /*options*/, std::string_view /*ending*/,
                                      const Progress& /*progress*/) {
  drawingMissing();
}

} // namespace fairway::formats
