#include "web/page/packed.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <stdexcept>

namespace fairway::web {

namespace {

// No name, no time.
std::string gzip(std::string bytes) {
  z_stream stream{};
  constexpr int gzipFormat = 15 + 16;
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, gzipFormat, 9, Z_DEFAULT_STRATEGY) != Z_OK)
    throw std::runtime_error("cannot compress");
  std::string small(deflateBound(&stream, static_cast<uLong>(bytes.size())) + 64, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(bytes.data());
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(small.data());
  stream.avail_out = static_cast<uInt>(small.size());
  const int status = deflate(&stream, Z_FINISH);
  small.resize(stream.total_out);
  deflateEnd(&stream);
  if (status != Z_STREAM_END) throw std::runtime_error("cannot compress");
  return small;
}

// 85 letters that mean nothing in HTML.
constexpr std::string_view letters =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$()*+,-./:;=?@[]^_{|}";
static_assert(letters.size() == 85);

} // namespace

std::string packed(std::string_view bytes) {
  const std::string small = gzip(std::string(bytes));
  std::string text;
  text.reserve(small.size() / 4 * 5 + 5);
  for (std::size_t i = 0; i < small.size(); i += 4) {
    const std::size_t count = std::min<std::size_t>(4, small.size() - i);
    std::uint32_t bits{};
    for (std::size_t k = 0; k < 4; ++k)
      bits = bits << 8 | (k < count ? static_cast<std::uint8_t>(small[i + k]) : 0U);
    std::array<char, 5> five{};
    for (std::size_t k = 5; k-- > 0; bits /= 85) five[k] = letters[bits % 85];
    text.append(five.data(), count + 1); // what is left of the last four needs one letter more than bytes
  }
  return text;
}

std::string base64(std::string_view bytes) {
  constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const std::size_t count = std::min<std::size_t>(3, bytes.size() - i);
    std::uint32_t bits{};
    for (std::size_t k = 0; k < 3; ++k)
      bits = bits << 8 | (k < count ? static_cast<std::uint8_t>(bytes[i + k]) : 0U);
    for (std::size_t k = 0; k < 4; ++k) text += k <= count ? letters[(bits >> (18 - 6 * k)) & 63] : '=';
  }
  return text;
}

} // namespace fairway::web
