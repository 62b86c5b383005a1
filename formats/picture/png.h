#pragma once

#include <memory>
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

// A PNG file without transparency, written band by band, so that the whole picture never lies in memory.
// Cairo's own writer tries every filter on every row and takes several times as long; on pictures with even
// colours the difference to the row above is as good. libpng, told this filter and level, would do the same;
// but there are only four chunks to write round what zlib packs, and its errors jump past destructors.
class PngFile {
public:
  // `pixelsPerMillimetre` tells other programs how large the picture is meant to be; 0: not said.
  PngFile(int width, int height, double pixelsPerMillimetre = 0);
  ~PngFile();
  PngFile(const PngFile&) = delete;
  PngFile& operator=(const PngFile&) = delete;

  void add(const PixelRows& rows); // the next ones, from the top
  std::string bytes();             // after all rows; ends the file

private:
  class Packing;
  std::string out_;
  std::unique_ptr<Packing> packing_;
};

} // namespace fairway::formats
