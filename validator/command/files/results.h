#pragma once

#include "formats/text/problem.h"
#include "validator/command/terminal/streams.h"

#include <string>
#include <string_view>

// How commands end: with a result, or with the reason why there is no result.
namespace fairway::command {

// Writes a result to a file, whole or not at all (`-`: to standard output). Returns the exit status.
int writeResult(const std::string& file, std::string_view content, const Streams& streams);

// Writes a diff: for people as texts are shown to them, into a pipe as `patch` needs it.
void writeDiff(const std::string& diff, const Streams& streams);

// Reports problems and returns the exit status that goes with them.
int refuse(const formats::Problems& problems, const Streams& streams);
int refuseCall(const std::string& message, const Streams& streams);

// Whether a result would be written over the file that it is made from, under whatever names and links: then
// says so. Only `fmt` and `validate --fix` rewrite what they read.
bool refusesOverwriting(const std::string& source, const std::string& out, const Streams& streams);

// Whether `-` is given where several files are written: then says so.
bool refusesStandardOutput(const std::string& folder, const Streams& streams);

// Sixteen hex digits by which a text is known again, on every machine and in every version. To notice that
// something was changed, not to withstand anybody.
std::string fingerprint(std::string_view text);

} // namespace fairway::command
