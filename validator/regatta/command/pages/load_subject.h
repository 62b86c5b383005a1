#pragma once

#include "formats/regatta/export/subject.h"
#include "validator/command/load_document.h"
#include "validator/command/results.h"

namespace fairway::command::regatta {

struct LoadedSubject {
  LoadedDocument document;
  formats::regatta::Subject subject;
};

// Reads a document and what it refers to, or says why that cannot be.
std::optional<LoadedSubject> loadSubject(const std::string& file, const Streams& streams);

} // namespace fairway::command::regatta
