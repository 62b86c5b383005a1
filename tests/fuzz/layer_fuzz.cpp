#include "formats/lake_race/tiled/layer_data.h"
#include "rules/base/contract.h"

#include <cstdint>

// A layer's numbers in any of Tiled's ways: as many as the map asks for, or a fault in words. The first byte
// says how many.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fairway::formats::lake_race::tiled;
  if (size == 0) return 0;
  const std::size_t count = data[0];
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const LayerData ways[] = {fromCsv(text, count), fromBase64(text, "", count),
                            fromBase64(text, "zlib", count), fromBase64(text, "gzip", count),
                            fromBase64(text, "zstd", count)};
  for (const LayerData& layer : ways) FAIRWAY_EXPECTS(!layer.fault.empty() || layer.tiles.size() == count);
  return 0;
}
