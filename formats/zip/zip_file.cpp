#include "formats/zip/zip_file.h"

#include "rules/base/contract.h"

#include <zlib.h>

#include <limits>

namespace fairway::formats {

namespace {

constexpr std::uint16_t deflated = 8;
constexpr std::uint16_t version = 20; // 2.0: what deflated files need
constexpr std::uint16_t namesAreUtf8 = 1 << 11;
constexpr std::uint16_t midnight = 0;
constexpr std::uint16_t newYear2000 = (2000 - 1980) << 9 | 1 << 5 | 1;

void addShort(std::string& out, std::uint16_t number) {
  for (const int shift : {0, 8}) out += static_cast<char>(number >> shift & 0xFF);
}

void addLong(std::string& out, std::size_t number) {
  FAIRWAY_EXPECTS(number <= std::numeric_limits<std::uint32_t>::max());
  for (const int shift : {0, 8, 16, 24}) out += static_cast<char>(number >> shift & 0xFF);
}

const Bytef* bytesOf(std::string_view text) {
  return reinterpret_cast<const Bytef*>(text.data());
}

// Without the head and tail that a stream of zlib has: archives bring their own.
std::string packed(std::string_view content) {
  z_stream stream{};
  constexpr int window = -15, memory = 8;
  FAIRWAY_EXPECTS(deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, window, memory, Z_DEFAULT_STRATEGY) ==
                  Z_OK);
  std::string out(deflateBound(&stream, static_cast<uLong>(content.size())), '\0');
  stream.next_in = const_cast<Bytef*>(bytesOf(content)); // it is only read
  stream.avail_in = static_cast<uInt>(content.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  FAIRWAY_EXPECTS(deflate(&stream, Z_FINISH) == Z_STREAM_END);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return out;
}

} // namespace

void ZipFile::add(std::string_view name, std::string_view content, Packing packing) {
  const bool stored = packing == Packing::Stored;
  const std::string body = stored ? std::string(content) : packed(content);
  // What stands before a file stands in the directory as well.
  std::string head;
  addShort(head, version);
  addShort(head, namesAreUtf8);
  addShort(head, stored ? 0 : deflated);
  addShort(head, midnight);
  addShort(head, newYear2000);
  addLong(head, crc32(0, bytesOf(content), static_cast<uInt>(content.size())));
  addLong(head, body.size());
  addLong(head, content.size());
  addShort(head, static_cast<std::uint16_t>(name.size()));
  addShort(head, 0); // no more fields

  directory_ += "PK\x01\x02";
  addShort(directory_, version); // made by
  directory_ += head;
  for (int unused = 0; unused < 3; ++unused) addShort(directory_, 0); // comment, disk, kind
  addLong(directory_, 0);                                             // rights
  addLong(directory_, out_.size());
  directory_ += name;

  out_ += "PK\x03\x04";
  out_ += head;
  out_ += name;
  out_ += body;
  ++files_;
}

std::string ZipFile::bytes() {
  const std::size_t start = out_.size();
  out_ += directory_;
  out_ += "PK\x05\x06";
  for (int disk = 0; disk < 2; ++disk) addShort(out_, 0);
  for (int count = 0; count < 2; ++count) addShort(out_, files_);
  addLong(out_, directory_.size());
  addLong(out_, start);
  addShort(out_, 0); // no comment
  return std::move(out_);
}

} // namespace fairway::formats
