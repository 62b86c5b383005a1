#pragma once

#include "formats/lake_race/export/subject.h"
#include "validator/command/results.h"
#include "validator/command/streams.h"

namespace fairway::command::lake_race {

// Reads the document (`-`: standard input) and all it refers to. Problems go to the error stream.
std::optional<formats::lake_race::Subject> loadSubject(const std::string& file, const Streams& streams);

} // namespace fairway::command::lake_race
