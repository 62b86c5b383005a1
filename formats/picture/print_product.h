#pragma once

#include "formats/picture/progress.h"
#include "formats/picture/scene.h"

#include <span>

// Boards that printers make, as pictures of exactly the size that they ask for.
namespace fairway::formats {

struct PrintProduct {
  std::string_view name; // what `--for` calls it
  std::string_view what; // what its maker calls it
  int width = 0;         // of the picture, in pixels, bleed included
  int height = 0;
};

// Of all products here, those of The Game Crafter: 300 pixels an inch, an eighth of an inch of bleed on each
// side, and as much again inside of the cut that knives may miss.
inline constexpr double productDpi = 300;
inline constexpr double productBleed = productDpi / 8;
inline constexpr double productMargin = 2 * productBleed; // from the picture's edge to the safe zone

std::span<const PrintProduct> printProducts();
const PrintProduct* productNamed(std::string_view name); // null: there is none

// The board as large as the safe zone allows, turned by a quarter where it is larger so; what is round it
// goes on to the edge. None if it was stopped.
std::optional<std::string> productPng(const Scene& scene, const PaintOptions& options,
                                      const PrintProduct& product, const Progress& progress = {});

} // namespace fairway::formats
