#pragma once

#include "formats/picture/picture.h"

#include <cstdint>

namespace fairway::formats {

// What a card says beside its board. A game fills in what it knows; what is not known is left out.

struct CardFigure {
  std::string value; // `18.9`
  std::string name;  // `turns, par`
};

// Numbers side by side: the legs of a route one after the other, or columns to compare.
struct CardProfile {
  enum class Shape : std::uint8_t { Legs, Columns };
  struct Part {
    std::string name; // of the gate that ends a leg, or below a column
    double size = 0;
    std::string text; // the size in words
  };

  Shape shape = Shape::Legs;
  std::string name;
  std::string total; // of all parts, and what else is known of it
  std::vector<Part> parts;
};

struct CardVerdict {
  enum class Tone : std::uint8_t { Good, Neutral, Bad };
  Tone tone = Tone::Neutral;
  std::string word;
  std::string why;
};

struct CardContent {
  std::string game;   // what is raced: `Lake race`
  PictureTexts texts; // name, notes and credits; a caption is not shown
  std::vector<CardFigure> figures;
  std::optional<CardVerdict> verdict;
  std::vector<CardProfile> profiles;
  std::string basis; // how the figures were worked out
};

} // namespace fairway::formats
