#include "formats/playtest/vtt_assets.h"

#include <zlib.h>

#include <algorithm>

namespace fairway::formats::playtest {

// The server gives a picture this name again when it reads the file, from the signed checksum.
std::string VttAssets::add(std::string png) {
  const auto sum = static_cast<std::int32_t>(
      crc32(0, reinterpret_cast<const Bytef*>(png.data()), static_cast<uInt>(png.size())));
  const std::string name = std::to_string(sum) + "_" + std::to_string(png.size());
  files_.emplace(name, std::move(png));
  return "/assets/" + name;
}

std::size_t VttAssets::largest() const {
  std::size_t most = 0;
  for (const auto& [name, png] : files_) most = std::max(most, png.size());
  return most;
}

void VttAssets::write(ZipFile& zip) const {
  for (const auto& [name, png] : files_) zip.add("assets/" + name, png, ZipFile::Packing::Stored);
}

} // namespace fairway::formats::playtest
