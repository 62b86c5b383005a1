#include "validator/regatta/command/load_regatta.h"

namespace fairway::command::regatta {

Result<LoadedRegatta, formats::Problems> loadRegatta(const std::string& file, const Streams& streams) {
  const auto loaded = loadDocument(file, streams);
  if (!loaded) return loaded.fault();
  const auto body = bodyAs<formats::regatta::RegattaBody>(*loaded, "regatta");
  if (!body) return body.fault();
  auto regatta = resolveRegatta(*body, loaded->file, loaded->loader());
  if (!regatta) return regatta.fault();
  return LoadedRegatta{std::move(regatta).value(),
                       loaded->read.document.head.info.name.value_or("A regatta")};
}

} // namespace fairway::command::regatta
