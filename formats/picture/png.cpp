#include "formats/picture/png.h"

#include "rules/base/contract.h"

#include <zlib.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

namespace fairway::formats {

namespace {

void addNumber(std::string& out, std::uint32_t number) {
  for (const int shift : {24, 16, 8, 0}) out += static_cast<char>(number >> shift & 0xFF);
}

void addChunk(std::string& out, const char* type, const std::string& content) {
  addNumber(out, static_cast<std::uint32_t>(content.size()));
  const std::size_t start = out.size();
  out += type;
  out += content;
  const auto* body = reinterpret_cast<const Bytef*>(out.data() + start);
  addNumber(out, static_cast<std::uint32_t>(crc32(0, body, static_cast<uInt>(out.size() - start))));
}

void takeRow(const unsigned char* row, int width, std::vector<unsigned char>& rgb) {
  for (int x = 0; x < width; ++x) {
    std::uint32_t pixel = 0;
    std::memcpy(&pixel, row + 4 * static_cast<std::ptrdiff_t>(x), 4);
    unsigned char* at = rgb.data() + 3 * static_cast<std::ptrdiff_t>(x);
    at[0] = static_cast<unsigned char>(pixel >> 16);
    at[1] = static_cast<unsigned char>(pixel >> 8);
    at[2] = static_cast<unsigned char>(pixel);
  }
}

} // namespace

// Filters the rows and packs them as they come.
class PngFile::Packing {
public:
  explicit Packing(int width)
      : row_(static_cast<std::size_t>(width) * 3, 0), above_(row_), line_(row_.size() + 1) {
    constexpr int level = 4;
    FAIRWAY_EXPECTS(deflateInit(&stream_, level) == Z_OK);
  }
  ~Packing() { deflateEnd(&stream_); }
  Packing(const Packing&) = delete;
  Packing& operator=(const Packing&) = delete;

  // A row starts with its filter, 2: the difference to the row above.
  void add(const unsigned char* pixels) {
    takeRow(pixels, static_cast<int>(row_.size() / 3), row_);
    line_[0] = 2;
    for (std::size_t i = 0; i < row_.size(); ++i)
      line_[i + 1] = static_cast<unsigned char>(row_[i] - above_[i]);
    above_.swap(row_);
    stream_.next_in = line_.data();
    stream_.avail_in = static_cast<uInt>(line_.size());
    pack(Z_NO_FLUSH);
  }

  const std::string& packed() {
    pack(Z_FINISH);
    return packed_;
  }

private:
  void pack(int flush) {
    do {
      stream_.next_out = room_.data();
      stream_.avail_out = static_cast<uInt>(room_.size());
      FAIRWAY_EXPECTS(deflate(&stream_, flush) != Z_STREAM_ERROR);
      packed_.append(reinterpret_cast<const char*>(room_.data()), room_.size() - stream_.avail_out);
    } while (stream_.avail_out == 0);
  }

  std::vector<unsigned char> row_;
  std::vector<unsigned char> above_;
  std::vector<unsigned char> line_;
  std::array<unsigned char, 1 << 16> room_;
  std::string packed_;
  z_stream stream_{};
};

PngFile::PngFile(int width, int height, double pixelsPerMillimetre)
    : packing_(std::make_unique<Packing>(width)) {
  std::string head;
  addNumber(head, static_cast<std::uint32_t>(width));
  addNumber(head, static_cast<std::uint32_t>(height));
  head += std::string("\x08\x02\x00\x00\x00", 5); // eight bits, red green blue
  out_ = "\x89PNG\r\n\x1A\n";
  addChunk(out_, "IHDR", head);
  if (pixelsPerMillimetre <= 0) return;
  std::string size;
  for (int axis = 0; axis < 2; ++axis)
    addNumber(size, static_cast<std::uint32_t>(std::lround(pixelsPerMillimetre * 1000)));
  size += '\x01'; // pixels a metre
  addChunk(out_, "pHYs", size);
}

PngFile::~PngFile() = default;

void PngFile::add(const PixelRows& rows) {
  for (int y = 0; y < rows.height; ++y)
    packing_->add(rows.data + static_cast<std::ptrdiff_t>(y) * rows.stride);
}

std::string PngFile::bytes() {
  addChunk(out_, "IDAT", packing_->packed());
  addChunk(out_, "IEND", {});
  return std::move(out_);
}

} // namespace fairway::formats
