#include "validator/command/files/results.h"

#include "formats/document/writer.h"
#include "validator/command/terminal/terminal.h"

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <ostream>

namespace fairway::command {

int writeResult(const std::string& file, std::string_view content, const Streams& streams) {
  if (file == "-") {
    streams.out.flush(); // the order in which they were written
    (streams.files ? *streams.files : streams.out) << content;
    return exitDone;
  }
  if (const auto problem = formats::replaceFile(file, content)) return refuse({*problem}, streams);
  return exitDone;
}

void writeDiff(const std::string& diff, const Streams& streams) {
  if (streams.outIsTerminal)
    streams.out << diff;
  else
    writeResult("-", diff, streams);
}

int refuse(const formats::Problems& problems, const Streams& streams) {
  tellProblems(problems, streams);
  return exitUnreadable;
}

int refuseCall(const std::string& message, const Streams& streams) {
  streams.err << "fairway: " << message << '\n';
  return exitWrongCall;
}

bool refusesOverwriting(const std::string& source, const std::string& out, const Streams& streams) {
  std::error_code missing; // what is not there is not the same
  if (source == "-" || out == "-" || !std::filesystem::is_regular_file(source, missing)) return false;
  if (!std::filesystem::equivalent(source, out, missing)) return false;
  streams.err << "fairway: -o " << out << " would overwrite " << source
              << ", which is being read; choose another name\n";
  return true;
}

bool refusesStandardOutput(const std::string& folder, const Streams& streams) {
  if (folder != "-") return false;
  refuseCall("-o -: several files are written, so -o needs a folder (for one named -, say ./-)", streams);
  return true;
}

// FNV-1a.
std::string fingerprint(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  char digits[17];
  std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(hash));
  return digits;
}

} // namespace fairway::command
