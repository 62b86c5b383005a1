#pragma once

#include "formats/lake_race/export/subject.h"
#include "validator/command/streams.h"

namespace fairway::command {

// Reads the document (`-`: standard input) and all it refers to. Problems go to the error stream.
std::optional<formats::Subject> loadSubject(const std::string& file, const Streams& streams);

// Writes a result to a file, whole or not at all (`-`: to standard output). Returns the exit status.
int writeResult(const std::string& file, std::string_view content, const Streams& streams);

// Reports problems and returns the exit status that goes with them.
int refuse(const formats::Problems& problems, const Streams& streams);
int refuseCall(const std::string& message, const Streams& streams);

} // namespace fairway::command
