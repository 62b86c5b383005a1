#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "formats/lake_race/tiled/import_lake.h"
#include "formats/lake_race/tiled/read_map.h"
#include "rules/base/contract.h"

#include <cstdint>

// Any bytes become a lake or are refused with a reason, as TMX or as TMJ; tile sets in files of their own
// hold the same bytes. What became a lake is a document that reads back as the same, or it is refused like
// one.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  namespace formats = fairway::formats;
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto map = formats::lake_race::tiled::readMap(text, "fuzz", [&text](const std::filesystem::path&) {
    return fairway::Result<std::string, formats::Problems>(text);
  });
  if (!map) {
    FAIRWAY_EXPECTS(!map.fault().empty());
    return 0;
  }
  for (const formats::lake_race::tiled::TerrainMapping& mapping :
       {formats::lake_race::tiled::TerrainMapping{},
        formats::lake_race::tiled::TerrainMapping{{"1"}, {"2"}, {"3", "sea"}, ""}}) {
    const auto lake = formats::lake_race::tiled::lakeFrom(map.value(), mapping, "fuzz");
    FAIRWAY_EXPECTS(lake || !lake.fault().empty());
    if (!lake) continue;
    const std::string written = formats::writeDocument(lake.value());
    const auto again = formats::readDocument(written, "lake");
    FAIRWAY_EXPECTS(!again || formats::writeDocument(again->document) == written);
  }
  return 0;
}
