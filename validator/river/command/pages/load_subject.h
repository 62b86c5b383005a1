#pragma once

#include "formats/river/export/subject.h"
#include "validator/command/load_document.h"
#include "validator/command/results.h"

namespace fairway::command::river {

// A document (`-`: standard input) with all it refers to.
struct LoadedSubject {
  LoadedDocument loaded;
  formats::river::Subject subject;
};

// Problems go to the error stream.
std::optional<LoadedSubject> loadSubject(const std::string& file, const Streams& streams);

} // namespace fairway::command::river
