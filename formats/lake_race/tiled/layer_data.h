#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The ways in which Tiled writes a layer's tile numbers. None of them can take more memory than the map's
// size asks for.
namespace fairway::formats::lake_race::tiled {

struct LayerData {
  std::vector<std::uint32_t> tiles;
  std::string fault; // not empty: what is wrong, in words
};

// Numbers separated by commas.
LayerData fromCsv(std::string_view text, std::size_t count);

// Little-endian numbers in base64, packed with `compression`: empty, zlib or gzip.
LayerData fromBase64(std::string_view text, const std::string& compression, std::size_t count);

} // namespace fairway::formats::lake_race::tiled
