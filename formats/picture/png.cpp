#include "formats/picture/png.h"

#include "rules/base/contract.h"

#include <zlib.h>

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
  const std::string body = type + content;
  out += body;
  addNumber(out, static_cast<std::uint32_t>(
                     crc32(0, reinterpret_cast<const Bytef*>(body.data()), static_cast<uInt>(body.size()))));
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

// Each row starts with its filter, 2: the difference to the row above.
std::string filteredRows(const PixelRows& pixels) {
  const auto length = static_cast<std::size_t>(pixels.width) * 3;
  std::string rows(static_cast<std::size_t>(pixels.height) * (length + 1), '\0');
  std::vector<unsigned char> above(length, 0);
  std::vector<unsigned char> row(length, 0);
  char* out = rows.data();
  for (int y = 0; y < pixels.height; ++y) {
    takeRow(pixels.data + static_cast<std::ptrdiff_t>(y) * pixels.stride, pixels.width, row);
    *out++ = 2;
    for (std::size_t i = 0; i < length; ++i) *out++ = static_cast<char>(row[i] - above[i]);
    above.swap(row);
  }
  return rows;
}

std::string packed(const std::string& bytes) {
  uLongf size = compressBound(static_cast<uLong>(bytes.size()));
  std::string out(size, '\0');
  constexpr int level = 4;
  const int status =
      compress2(reinterpret_cast<Bytef*>(out.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()),
                static_cast<uLong>(bytes.size()), level);
  FAIRWAY_EXPECTS(status == Z_OK);
  out.resize(size);
  return out;
}

} // namespace

std::string opaquePng(const PixelRows& pixels) {
  std::string head;
  addNumber(head, static_cast<std::uint32_t>(pixels.width));
  addNumber(head, static_cast<std::uint32_t>(pixels.height));
  head += std::string("\x08\x02\x00\x00\x00", 5); // eight bits, red green blue
  std::string out = "\x89PNG\r\n\x1A\n";
  addChunk(out, "IHDR", head);
  addChunk(out, "IDAT", packed(filteredRows(pixels)));
  addChunk(out, "IEND", {});
  return out;
}

} // namespace fairway::formats
