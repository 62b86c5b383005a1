#include "validator/lake_race/command/load_subject.h"

#include "formats/document/atomic_file.h"
#include "validator/command/load_document.h"

#include <ostream>

namespace fairway::command {

std::optional<formats::Subject> loadSubject(const std::string& file, const Streams& streams) {
  const auto loaded = loadDocument(file, streams.in);
  if (!loaded) return refuse(loaded.fault(), streams), std::nullopt;
  auto subject = formats::subjectOf(loaded->read.document, file, loaded->loader());
  if (!subject) return refuse(subject.fault(), streams), std::nullopt;
  return std::move(subject).value();
}

int writeResult(const std::string& file, std::string_view content, const Streams& streams) {
  if (file == "-") {
    streams.out << content;
    return exitDone;
  }
  if (const auto problem = formats::replaceFile(file, content)) return refuse({*problem}, streams);
  return exitDone;
}

int refuse(const formats::Problems& problems, const Streams& streams) {
  streams.err << formats::toText(problems);
  return exitUnreadable;
}

int refuseCall(const std::string& message, const Streams& streams) {
  streams.err << "fairway: " << message << '\n';
  return exitWrongCall;
}

} // namespace fairway::command
