#include "validator/lake_race/command/pages/load_subject.h"

#include "validator/command/load_document.h"

namespace fairway::command::lake_race {

std::optional<formats::lake_race::Subject> loadSubject(const std::string& file, const Streams& streams) {
  const auto loaded = loadDocument(file, streams);
  if (!loaded) return refuse(loaded.fault(), streams), std::nullopt;
  auto subject = formats::lake_race::subjectOf(loaded->read.document, file, loaded->loader());
  if (!subject) return refuse(subject.fault(), streams), std::nullopt;
  return std::move(subject).value();
}

} // namespace fairway::command::lake_race
