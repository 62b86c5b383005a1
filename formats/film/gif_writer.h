#pragma once

#include "formats/film/colour_count.h"

#include <memory>
#include <optional>
#include <string>

namespace fairway::formats {

// An animated GIF with one palette, frame by frame. Of a frame only the box round what changed is kept, and
// of that only the pixels that did.
class GifWriter {
public:
  GifWriter(int width, int height, Palette256 palette);
  ~GifWriter();
  GifWriter(const GifWriter&) = delete;
  GifWriter& operator=(const GifWriter&) = delete;

  bool add(const PixelRows& frame, int milliseconds); // false: see `fault`
  std::optional<std::string> bytes();                 // of the whole file, after the last frame
  const std::string& fault() const { return fault_; }

private:
  class File;

  // A frame that waits for its end: how long it is seen depends on the next one that differs.
  struct Waiting {
    int left = 0;
    int top = 0;
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> pixels;
    int milliseconds = 0;
  };

  std::optional<Waiting> changesTo(const std::vector<std::uint8_t>& next) const;
  bool putWaiting();

  int width_;
  int height_;
  Palette256 palette_;
  std::vector<std::uint8_t> shown_; // the last frame; empty before the first
  Waiting waiting_;
  int error_ = 0; // milliseconds that were rounded off: the format counts in hundredths of a second
  std::unique_ptr<File> file_;
  std::string fault_;
};

} // namespace fairway::formats
