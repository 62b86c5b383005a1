#include "formats/lake_race/tiled/layer_data.h"

#include <zlib.h>

#include <charconv>

namespace fairway::formats::lake_race::tiled {

namespace {

LayerData faulty(std::string fault) {
  return {{}, std::move(fault)};
}

LayerData wrongCount(std::size_t expected, const std::string& found) {
  return faulty("expected " + std::to_string(expected) + " tiles (width x height), found " + found);
}

bool isBlank(char c) {
  return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

int valueOf(char c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  if (c >= '0' && c <= '9') return c - '0' + 52;
  if (c == '+') return 62;
  return c == '/' ? 63 : -1;
}

// Blanks are passed over; the padding may be missing. None: another character stands in it.
std::optional<std::string> decoded(std::string_view text) {
  std::string bytes;
  std::uint32_t bits = 0;
  int count = 0;
  bool ended = false;
  for (const char c : text) {
    if (isBlank(c)) continue;
    if (c == '=') {
      ended = true;
      continue;
    }
    const int value = valueOf(c);
    if (value < 0 || ended) return std::nullopt;
    bits = bits << 6 | static_cast<std::uint32_t>(value);
    if (++count < 4) continue;
    for (const int shift : {16, 8, 0}) bytes += static_cast<char>(bits >> shift & 0xFF);
    bits = 0;
    count = 0;
  }
  if (count == 1) return std::nullopt;
  if (count == 2) bytes += static_cast<char>(bits >> 4 & 0xFF);
  if (count == 3) {
    bytes += static_cast<char>(bits >> 10 & 0xFF);
    bytes += static_cast<char>(bits >> 2 & 0xFF);
  }
  return bytes;
}

// Unpacks at most `size` bytes and one more, which tells that there would have been too many. A small file
// that unpacks to gigabytes stops here.
std::optional<std::string> inflated(const std::string& packed, std::size_t size) {
  std::string bytes(size + 1, '\0');
  z_stream stream{};
  constexpr int anyHeader = 15 + 32; // zlib or gzip
  if (inflateInit2(&stream, anyHeader) != Z_OK) return std::nullopt;
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
  stream.avail_in = static_cast<uInt>(packed.size());
  stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
  stream.avail_out = static_cast<uInt>(bytes.size());
  const int status = inflate(&stream, Z_FINISH);
  const std::size_t written = bytes.size() - stream.avail_out;
  inflateEnd(&stream);
  const bool full = status == Z_BUF_ERROR && written == bytes.size();
  if (status != Z_STREAM_END && !full) return std::nullopt;
  bytes.resize(written);
  return bytes;
}

} // namespace

LayerData fromCsv(std::string_view text, std::size_t count) {
  LayerData data;
  data.tiles.reserve(count);
  std::size_t at = 0;
  while (at < text.size()) {
    while (at < text.size() && (isBlank(text[at]) || text[at] == ',')) ++at;
    if (at == text.size()) break;
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), number);
    if (error != std::errc())
      return faulty("expected numbers separated by commas, found `" + std::string(text.substr(at, 12)) + "`");
    if (data.tiles.size() == count) return wrongCount(count, "more");
    data.tiles.push_back(number);
    at = static_cast<std::size_t>(end - text.data());
    if (at < text.size() && !isBlank(text[at]) && text[at] != ',')
      return faulty("expected a comma, found `" + std::string(text.substr(at, 12)) + "`");
  }
  return data.tiles.size() == count ? data : wrongCount(count, std::to_string(data.tiles.size()));
}

LayerData fromBase64(std::string_view text, const std::string& compression, std::size_t count) {
  if (!compression.empty() && compression != "zlib" && compression != "gzip")
    return faulty("compression `" + compression +
                  "` is not known here: save the map with zlib, gzip, or as CSV");
  std::optional<std::string> bytes = decoded(text);
  if (!bytes) return faulty("is not base64");
  if (!compression.empty()) bytes = inflated(*bytes, 4 * count);
  if (!bytes) return faulty("cannot be unpacked as " + compression);
  if (bytes->size() > 4 * count) return wrongCount(count, "more");
  if (bytes->size() < 4 * count) return wrongCount(count, std::to_string(bytes->size() / 4));
  LayerData data;
  data.tiles.resize(count);
  for (std::size_t i = 0; i < count; ++i)
    for (std::size_t k = 0; k < 4; ++k)
      data.tiles[i] |= static_cast<std::uint32_t>(static_cast<unsigned char>((*bytes)[4 * i + k])) << (8 * k);
  return data;
}

} // namespace fairway::formats::lake_race::tiled
