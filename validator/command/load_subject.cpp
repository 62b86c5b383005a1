#include "validator/command/load_subject.h"

#include "formats/atomic_file.h"
#include "formats/reader.h"

#include <ostream>

namespace fairway::command {

std::optional<formats::Subject> loadSubject(const std::string& file, const Streams& streams) {
  const auto text = file == "-" ? formats::readText(streams.in, "-") : formats::readText(file);
  if (!text) return refuse(text.fault(), streams), std::nullopt;
  const auto read = formats::readDocument(text.value(), file);
  if (!read) return refuse(read.fault(), streams), std::nullopt;
  auto subject = formats::subjectOf(read->document, file);
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
