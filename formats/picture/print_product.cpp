#include "formats/picture/print_product.h"

#include "formats/picture/pen.h"
#include "formats/picture/surfaces.h"

#include <algorithm>
#include <array>
#include <numbers>

namespace fairway::formats {

namespace {

constexpr std::array<PrintProduct, 12> products{{
    {"thegamecrafter-quadfold", "Quad-Fold Game Board, 18 x 18 in", 5475, 5475},
    {"thegamecrafter-large-quadfold", "Large Quad-Fold Game Board, 20 x 20 in", 6075, 6075},
    {"thegamecrafter-bifold", "Bi-Fold Game Board, 9 x 18 in", 2775, 5475},
    {"thegamecrafter-sixfold", "Six-Fold Game Board, 27 x 18 in", 8175, 5475},
    {"thegamecrafter-medium-sixfold", "Medium Six-Fold Game Board, 16 x 16 in", 4875, 4875},
    {"thegamecrafter-accordion", "Accordion Board, 8 x 16 in", 2475, 4875},
    {"thegamecrafter-square-board", "Square Board, 8 x 8 in", 2475, 2475},
    {"thegamecrafter-large-square-board", "Large Square Board, 10 x 10 in", 3075, 3075},
    {"thegamecrafter-half-board", "Half Board, 5 x 10 in", 1575, 3075},
    {"thegamecrafter-big-mat", "Big Mat, 10 x 16 in", 3075, 4875},
    {"thegamecrafter-small-game-mat", "Small Neoprene Mat, 10 x 16 in", 3075, 4875},
    {"thegamecrafter-medium-game-mat", "Medium Neoprene Mat, 24 x 14 in", 7275, 4275},
}};

// Round the board: deep water, or plain paper where ink is spared.
Colour roundBoard(const Theme& theme) {
  return theme.sparesInk() ? theme.paper : theme.deepWater();
}

} // namespace

std::span<const PrintProduct> printProducts() {
  return products;
}

const PrintProduct* productNamed(std::string_view name) {
  const auto found = std::find_if(products.begin(), products.end(),
                                  [name](const PrintProduct& product) { return product.name == name; });
  return found == products.end() ? nullptr : &*found;
}

std::optional<std::string> productPng(const Scene& scene, const PaintOptions& options,
                                      const PrintProduct& product, const Progress& progress) {
  const Box& box = scene.box();
  constexpr double slack = 10; // a board's edge is a line, half of which lies outside of its box
  const double across = product.width - 2 * (productMargin + slack);
  const double down = product.height - 2 * (productMargin + slack);
  const double upright = std::min(across / box.width(), down / box.height());
  const double turned = std::min(across / box.height(), down / box.width());
  const bool turn = turned > 1.02 * upright; // not for a hair's breadth
  const double scale = turn ? turned : upright;
  PaintOptions paint = options;
  paint.unitPixels = scale;
  const auto draw = [&](cairo_t* target) {
    const Pen pen(target);
    const Box whole{0, 0, static_cast<double>(product.width), static_cast<double>(product.height)};
    pen.box(whole);
    pen.use(roundBoard(themeOf(options.theme)));
    pen.fill();
    pen.box(whole.grown(-productMargin));
    pen.clip();
    cairo_translate(target, product.width / 2.0, product.height / 2.0);
    if (turn) cairo_rotate(target, std::numbers::pi / 2);
    cairo_scale(target, scale, scale);
    cairo_translate(target, -box.centre().x, -box.centre().y);
    scene.paint(target, paint);
  };
  constexpr double millimetres = 25.4; // an inch
  return pngOfPixels(product.width, product.height, productDpi / millimetres, draw, progress);
}

} // namespace fairway::formats
