#include "validator/river/command/commands.h"

namespace fairway::command::river {

Result<LoadedRiver, formats::Problems> loadRiver(const std::string& file, const Streams& streams) {
  const auto loaded = loadDocument(file, streams);
  if (!loaded) return loaded.fault();
  auto body = bodyAs<formats::river::RiverBody>(*loaded, "river");
  if (!body) return body.fault();
  return LoadedRiver{loaded->read.document.head.info, std::move(body->river)};
}

} // namespace fairway::command::river
