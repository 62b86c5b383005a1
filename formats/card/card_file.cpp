#include "formats/card/card_file.h"

#include "formats/picture/surfaces.h"

#include <cmath>

namespace fairway::formats {

namespace {

constexpr double inch = 25.4;

// What a screen reader says behind the title.
std::string descriptionOf(const CardContent& content) {
  std::string words = content.game;
  const auto add = [&words](const std::string& more) {
    if (!more.empty()) words += (words.empty() ? "" : ". ") + more;
  };
  for (const CardFigure& figure : content.figures) add(figure.value + " " + figure.name);
  if (content.verdict) add(content.verdict->word + ": " + content.verdict->why);
  for (const CardProfile& profile : content.profiles) add(profile.name + ": " + profile.total);
  add(content.basis);
  return words;
}

Drawing scaled(const CardScene& card, double scale, Layers layers, double unitPixels) {
  return [&card, scale, layers, unitPixels](cairo_t* target) {
    cairo_scale(target, scale, scale);
    PaintOptions paint;
    paint.unitPixels = unitPixels;
    for (int layer = 0; layer < static_cast<int>(card.layerNames().size()); ++layer)
      if (layers.has(layer)) card.paintLayer(target, paint, layer);
  };
}

} // namespace

CardSize postSize() {
  constexpr double dpi = 96;
  return {postWidth * inch / dpi, postHeight * inch / dpi};
}

CardSize cardSizeOn(const Paper& paper) {
  return {std::max(paper.width, paper.height), std::min(paper.width, paper.height)};
}

CardScene cardOf(const Scene& board, CardContent content, const PaintOptions& paint, const CardSize& size) {
  const double unit = std::sqrt(postWidth * postHeight / (size.width * size.height));
  return {board, std::move(content), paint, unit * size.width, unit * size.height};
}

std::optional<std::string> cardBytes(const CardScene& card, const CardSize& size, std::string_view ending,
                                     int width, const Progress& progress) {
  constexpr double onPaper = 20; // pixels of a unit that printers show
  const double scale = size.width / card.box().width();
  if (ending == ".pdf") {
    PdfFile file(card.content().texts.title);
    file.page(size.width, size.height, scaled(card, scale, {}, onPaper));
    return file.bytes();
  }
  if (ending == ".svg") {
    SvgFile file(size.width, size.height, card.content().texts.title, descriptionOf(card.content()));
    const auto names = card.layerNames();
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (!goesOn(progress, static_cast<double>(i) / static_cast<double>(names.size()))) return std::nullopt;
      file.layer(std::string(names[i]), scaled(card, scale, Layers::none().with(i), onPaper));
    }
    return file.bytes();
  }
  const double pixels = width / card.box().width();
  const int height = static_cast<int>(std::lround(pixels * card.box().height()));
  return pngOfPixels(width, height, width / size.width, scaled(card, pixels, {}, pixels), progress);
}

} // namespace fairway::formats
