#include "validator/lake_race/command/pages/import_command.h"

#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "formats/lake_race/tiled/import_lake.h"
#include "formats/lake_race/tiled/read_map.h"
#include "validator/command/files/load_document.h"
#include "validator/command/files/results.h"

namespace fairway::command::lake_race {

int runImport(const ImportOptions& options, const Streams& streams) {
  if (refusesOverwriting(options.file, options.out, streams)) return exitWrongCall;
  const auto text =
      options.file == "-" ? formats::readText(streams.in, "-") : formats::readText(options.file);
  if (!text) return refuse(text.fault(), streams);
  const auto map = formats::lake_race::tiled::readMap(text.value(), options.file, referenceLoader());
  if (!map) return refuse(map.fault(), streams);
  const auto lake = formats::lake_race::tiled::lakeFrom(
      map.value(), {options.water, options.land, options.voids, options.layer}, options.file);
  if (!lake) return refuse(lake.fault(), streams);
  // What was made must be a document that can be read again: two slots on one cell, say, cannot.
  const std::string document = formats::writeDocument(lake.value());
  if (const auto again = formats::readDocument(document, options.file + " (as a lake)"); !again)
    return refuse(again.fault(), streams);
  return writeResult(options.out, document, streams);
}

} // namespace fairway::command::lake_race
