#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace fairway::formats {

// A ZIP archive in memory, file by file in the order of the calls. The same files give the same bytes: every
// file has the same date, 1 January 2000. Names are UTF-8 and differ from each other.
class ZipFile {
public:
  enum class Packing : std::uint8_t { Deflated, Stored }; // stored: what is packed already, such as a PNG

  void add(std::string_view name, std::string_view content, Packing packing = Packing::Deflated);
  std::string bytes(); // ends the archive

private:
  std::string out_;
  std::string directory_;
  std::uint16_t files_ = 0;
};

} // namespace fairway::formats
