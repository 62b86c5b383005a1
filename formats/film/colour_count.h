#pragma once

#include "formats/picture/png.h"

#include <array>
#include <cstdint>
#include <vector>

namespace fairway::formats {

// The colours of a GIF, and which of them is nearest to any other. One index is left over: it stands for a
// pixel that stays as it was.
class Palette256 {
public:
  static constexpr int colours = 255;
  static constexpr std::uint8_t unchanged = 255;

  explicit Palette256(std::vector<std::array<std::uint8_t, 3>> entries);

  const std::vector<std::array<std::uint8_t, 3>>& entries() const { return entries_; } // at most `colours`
  std::uint8_t indexOf(std::uint32_t pixel); // of red, green and blue from bit 16, 8, 0

private:
  std::vector<std::array<std::uint8_t, 3>> entries_;
  std::vector<std::int16_t> nearest_; // by the six highest bits of each; less than 0: not looked for yet
};

// Which colours there are in some frames, and how many pixels have them. Colours are counted by their six
// highest bits, so its memory does not depend on the frames.
class ColourCount {
public:
  ColourCount();
  void add(const PixelRows& frame);
  // The colours that stand for all others best: the room of colours is cut, again and again, where it is
  // widest and fullest. Colours of few pixels count for more than their share: they may be boats.
  Palette256 palette() const;

private:
  struct Bin {
    std::uint64_t pixels = 0;
    std::array<std::uint64_t, 3> sums{};
  };
  std::vector<Bin> bins_;
};

} // namespace fairway::formats
