#include "formats/film/webp_writer.h"

#include <webp/encode.h>
#include <webp/mux.h>

#include <cstdint>

namespace fairway::formats {

struct WebpWriter::Encoder {
  Encoder(int width, int height) {
    WebPAnimEncoderOptions options;
    bool ready = WebPAnimEncoderOptionsInit(&options) != 0;
    options.anim_params.loop_count = 0; // for as long as it is looked at
    options.kmax =
        0; // no whole frames in between: they are for jumping about, and make the file many times larger
    encoder = ready ? WebPAnimEncoderNew(width, height, &options) : nullptr;
    constexpr int effort = 6; // more takes far longer and saves little
    ready = WebPConfigInit(&config) != 0 && WebPConfigLosslessPreset(&config, effort) != 0;
    ready = WebPPictureInit(&picture) != 0 && ready;
    picture.use_argb = 1;
    picture.width = width;
    picture.height = height;
    usable = ready && encoder != nullptr && WebPPictureAlloc(&picture) != 0;
  }
  ~Encoder() {
    WebPPictureFree(&picture);
    WebPAnimEncoderDelete(encoder);
  }
  Encoder(const Encoder&) = delete;
  Encoder& operator=(const Encoder&) = delete;

  void take(const PixelRows& frame) {
    for (int y = 0; y < frame.height; ++y) {
      const auto* from =
          reinterpret_cast<const std::uint32_t*>(frame.data + static_cast<std::ptrdiff_t>(y) * frame.stride);
      std::uint32_t* to = picture.argb + static_cast<std::ptrdiff_t>(y) * picture.argb_stride;
      for (int x = 0; x < frame.width; ++x) to[x] = from[x] | 0xFF000000U;
    }
  }

  WebPAnimEncoder* encoder = nullptr;
  WebPConfig config{};
  WebPPicture picture{};
  bool usable = false;
};

WebpWriter::WebpWriter(int width, int height) : encoder_(std::make_unique<Encoder>(width, height)) {}
WebpWriter::~WebpWriter() = default;

bool WebpWriter::add(const PixelRows& frame, int milliseconds) {
  if (!encoder_->usable) {
    fault_ = "the WebP encoder cannot be set up";
    return false;
  }
  encoder_->take(frame);
  if (WebPAnimEncoderAdd(encoder_->encoder, &encoder_->picture, time_, &encoder_->config) == 0) {
    fault_ = std::string("the WebP encoder failed: ") + WebPAnimEncoderGetError(encoder_->encoder);
    return false;
  }
  time_ += milliseconds;
  return true;
}

std::optional<std::string> WebpWriter::bytes() {
  WebPData data;
  WebPDataInit(&data);
  if (WebPAnimEncoderAdd(encoder_->encoder, nullptr, time_, nullptr) == 0 ||
      WebPAnimEncoderAssemble(encoder_->encoder, &data) == 0) {
    fault_ = std::string("the WebP encoder failed: ") + WebPAnimEncoderGetError(encoder_->encoder);
    return std::nullopt;
  }
  std::string bytes(reinterpret_cast<const char*>(data.bytes), data.size);
  WebPDataClear(&data);
  return bytes;
}

} // namespace fairway::formats
