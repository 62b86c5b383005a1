#pragma once

#include "formats/document/problem.h"
#include "validator/command/streams.h"

#include <string_view>

// How commands end: with a result, or with the reason why there is none.
namespace fairway::command {

// Writes a result to a file, whole or not at all (`-`: to standard output). Returns the exit status.
int writeResult(const std::string& file, std::string_view content, const Streams& streams);

// Reports problems and returns the exit status that goes with them.
int refuse(const formats::Problems& problems, const Streams& streams);
int refuseCall(const std::string& message, const Streams& streams);

} // namespace fairway::command
