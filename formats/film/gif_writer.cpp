#include "formats/film/gif_writer.h"

#include <gif_lib.h>

#include <algorithm>

namespace fairway::formats {

class GifWriter::File {
public:
  File(int width, int height, const Palette256& palette) {
    int error = 0;
    gif_ = EGifOpen(this, append, &error);
    if (gif_ == nullptr) return;
    EGifSetGifVersion(gif_, true);
    std::array<GifColorType, 256> colours{};
    for (std::size_t i = 0; i < palette.entries().size(); ++i) {
      const auto& entry = palette.entries()[i];
      colours[i] = {entry[0], entry[1], entry[2]};
    }
    ColorMapObject* map = GifMakeMapObject(static_cast<int>(colours.size()), colours.data());
    usable_ = map != nullptr && EGifPutScreenDesc(gif_, width, height, 8, 0, map) == GIF_OK && putLoop();
    GifFreeMapObject(map);
  }
  ~File() { close(); }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  bool put(Waiting& frame, int hundredths) {
    if (!usable_) return false;
    const GraphicsControlBlock control{DISPOSE_DO_NOT, false, hundredths, Palette256::unchanged};
    std::array<GifByteType, 4> extension{};
    EGifGCBToExtension(&control, extension.data());
    usable_ =
        EGifPutExtension(gif_, GRAPHICS_EXT_FUNC_CODE, extension.size(), extension.data()) == GIF_OK &&
        EGifPutImageDesc(gif_, frame.left, frame.top, frame.width, frame.height, false, nullptr) == GIF_OK;
    for (int y = 0; y < frame.height && usable_; ++y)
      usable_ = EGifPutLine(gif_, frame.pixels.data() + static_cast<std::ptrdiff_t>(y) * frame.width,
                            frame.width) == GIF_OK;
    return usable_;
  }

  bool close() {
    if (gif_ == nullptr) return false;
    int error = 0;
    usable_ = EGifCloseFile(gif_, &error) == GIF_OK && usable_;
    gif_ = nullptr;
    return usable_;
  }

  std::string bytes;

private:
  static int append(GifFileType* gif, const GifByteType* data, int length) {
    static_cast<File*>(gif->UserData)
        ->bytes.append(reinterpret_cast<const char*>(data), static_cast<std::size_t>(length));
    return length;
  }

  // For as long as it is looked at.
  bool putLoop() {
    constexpr std::array<GifByteType, 3> forever{1, 0, 0};
    return EGifPutExtensionLeader(gif_, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(gif_, 11, "NETSCAPE2.0") == GIF_OK &&
           EGifPutExtensionBlock(gif_, forever.size(), forever.data()) == GIF_OK &&
           EGifPutExtensionTrailer(gif_) == GIF_OK;
  }

  GifFileType* gif_ = nullptr;
  bool usable_ = false;
};

GifWriter::GifWriter(int width, int height, Palette256 palette)
    : width_(width), height_(height), palette_(std::move(palette)),
      file_(std::make_unique<File>(width, height, palette_)) {}
GifWriter::~GifWriter() = default;

std::optional<GifWriter::Waiting> GifWriter::changesTo(const std::vector<std::uint8_t>& next) const {
  if (shown_.empty()) return Waiting{0, 0, width_, height_, next, 0};
  int left = width_, top = height_, right = -1, bottom = -1;
  const auto at = [this](int x, int y) {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
  };
  for (int y = 0; y < height_; ++y)
    for (int x = 0; x < width_; ++x)
      if (next[at(x, y)] != shown_[at(x, y)]) {
        left = std::min(left, x);
        right = std::max(right, x);
        top = std::min(top, y);
        bottom = y;
      }
  if (right < 0) return std::nullopt;
  Waiting changes{left, top, right - left + 1, bottom - top + 1, {}, 0};
  for (int y = top; y <= bottom; ++y)
    for (int x = left; x <= right; ++x)
      changes.pixels.push_back(next[at(x, y)] == shown_[at(x, y)] ? Palette256::unchanged : next[at(x, y)]);
  return changes;
}

bool GifWriter::add(const PixelRows& frame, int milliseconds) {
  std::vector<std::uint8_t> next;
  next.reserve(static_cast<std::size_t>(frame.width) * static_cast<std::size_t>(frame.height));
  for (int y = 0; y < frame.height; ++y) {
    const auto* row =
        reinterpret_cast<const std::uint32_t*>(frame.data + static_cast<std::ptrdiff_t>(y) * frame.stride);
    for (int x = 0; x < frame.width; ++x) next.push_back(palette_.indexOf(row[x]));
  }
  auto changes = changesTo(next);
  if (!changes) {
    waiting_.milliseconds += milliseconds;
    return true;
  }
  if (!shown_.empty() && !putWaiting()) return false;
  waiting_ = std::move(*changes);
  waiting_.milliseconds = milliseconds;
  shown_ = std::move(next);
  return true;
}

bool GifWriter::putWaiting() {
  constexpr int least = 2; // browsers slow shorter ones down
  constexpr int most = 65535;
  const int wanted = waiting_.milliseconds + error_;
  const int hundredths = std::clamp((wanted + 5) / 10, least, most);
  error_ = wanted - 10 * hundredths;
  if (file_->put(waiting_, hundredths)) return true;
  fault_ = "the GIF encoder failed";
  return false;
}

std::optional<std::string> GifWriter::bytes() {
  if (!putWaiting()) return std::nullopt;
  if (file_->close()) return std::move(file_->bytes);
  fault_ = "the GIF encoder failed";
  return std::nullopt;
}

} // namespace fairway::formats
