#include "validator/river/command/pages/load_subject.h"

namespace fairway::command::river {

std::optional<LoadedSubject> loadSubject(const std::string& file, const Streams& streams) {
  auto loaded = loadDocument(file, streams);
  if (!loaded) return refuse(loaded.fault(), streams), std::nullopt;
  auto subject = formats::river::subjectOf(loaded->read.document, file, loaded->loader());
  if (!subject) return refuse(subject.fault(), streams), std::nullopt;
  return LoadedSubject{std::move(loaded).value(), std::move(subject).value()};
}

} // namespace fairway::command::river
