#pragma once

#include "formats/picture/png.h"

#include <memory>
#include <optional>
#include <string>

namespace fairway::formats {

// An animated WebP without loss, frame by frame. Of a frame only what differs from the one before is kept.
class WebpWriter {
public:
  WebpWriter(int width, int height);
  ~WebpWriter();
  WebpWriter(const WebpWriter&) = delete;
  WebpWriter& operator=(const WebpWriter&) = delete;

  bool add(const PixelRows& frame, int milliseconds); // false: see `fault`
  std::optional<std::string> bytes();                 // of the whole file, after the last frame
  const std::string& fault() const { return fault_; }

private:
  struct Encoder;
  std::unique_ptr<Encoder> encoder_;
  int time_ = 0; // when the next frame begins, in milliseconds
  std::string fault_;
};

} // namespace fairway::formats
