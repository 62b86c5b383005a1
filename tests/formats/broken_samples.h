#pragma once

#include "formats/document/reader.h"

#include <functional>
#include <string>

namespace fairway::test {

// Every document in samples/GAME/broken is refused with exactly the problems in the file `.expected` beside
// it. FAIRWAY_UPDATE=1 writes them, to be read before they are committed.
void expectBrokenSamplesRefused(
    const std::string& game, const std::function<std::string(const std::filesystem::path& file)>& problemsOf);

// What is wrong with a document: with its text, or, if it is a record, with what it refers to.
template <class RecordBody>
std::string problemsOf(const std::filesystem::path& file) {
  const auto read = formats::readDocumentFile(file);
  if (!read) return formats::toText(read.fault());
  const auto* record = read->document.template as<RecordBody>();
  if (!record) return {};
  const auto resolved = resolveRecord(*record, file);
  return resolved ? std::string() : formats::toText(resolved.fault());
}

} // namespace fairway::test
