#include "validator/command/results.h"

#include "formats/document/atomic_file.h"
#include "validator/command/terminal.h"

#include <ostream>

namespace fairway::command {

int writeResult(const std::string& file, std::string_view content, const Streams& streams) {
  if (file == "-") {
    streams.out << content;
    return exitDone;
  }
  if (const auto problem = formats::replaceFile(file, content)) return refuse({*problem}, streams);
  return exitDone;
}

int refuse(const formats::Problems& problems, const Streams& streams) {
  tellProblems(problems, streams);
  return exitUnreadable;
}

int refuseCall(const std::string& message, const Streams& streams) {
  streams.err << "fairway: " << message << '\n';
  return exitWrongCall;
}

} // namespace fairway::command
