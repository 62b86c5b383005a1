#pragma once

#include <string>

namespace fairway::formats {

// Pixels as Cairo keeps them: 32 bits each in the machine's order, red from bit 16, green from 8, blue from
// 0.
struct PixelRows {
  const unsigned char* data;
  int width;
  int height;
  int stride;
};

// The bytes of a PNG file without transparency. Cairo's own writer tries every filter on every row and takes
// several times as long; on pictures with even colours the difference to the row above is as good.
std::string opaquePng(const PixelRows& pixels);

} // namespace fairway::formats
