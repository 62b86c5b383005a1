#include "validator/pool/command/commands.h"

namespace fairway::command::pool {

Result<formats::pool::ResolvedRecord, formats::Problems> recordIn(const LoadedDocument& loaded) {
  const auto body = bodyAs<formats::pool::RecordBody>(loaded, "record of the pool");
  if (!body) return body.fault();
  return resolveRecord(*body, loaded.file, loaded.loader());
}

Result<formats::pool::ResolvedRecord, formats::Problems> loadRecord(const std::string& file,
                                                                    const Streams& streams) {
  const auto loaded = loadDocument(file, streams);
  if (!loaded) return loaded.fault();
  return recordIn(*loaded);
}

Result<formats::pool::InlinePool, formats::Problems> loadPool(const std::string& file,
                                                              const Streams& streams) {
  const auto loaded = loadDocument(file, streams);
  if (!loaded) return loaded.fault();
  auto body = bodyAs<formats::pool::PoolBody>(*loaded, "pool");
  if (!body) return body.fault();
  return formats::pool::InlinePool{loaded->read.document.head.info, std::move(body)->pool};
}

} // namespace fairway::command::pool
