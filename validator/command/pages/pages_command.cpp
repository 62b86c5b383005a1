#include "validator/command/pages/pages_command.h"

#include "validator/command/files/results.h"
#include "validator/command/terminal/progress_bar.h"

#include <ostream>

namespace fairway::command {

int PagesCommand::run(const Streams& streams) {
  streams_ = &streams;
  if (refusesOverwriting(file_, out_, streams)) return exitWrongCall;
  if (const int status = readOptions(); status != exitDone) return status;
  auto loaded = loadDocument(file_, streams);
  if (!loaded) return refused(loaded.fault());
  document_.emplace(std::move(loaded).value());
  const auto subject = read(*document_);
  return subject ? write(**subject) : refused(subject.fault());
}

int PagesCommand::refused(const std::string& message) const {
  return refuseCall(message, streams());
}

int PagesCommand::refused(const formats::Problems& problems) const {
  return refuse(problems, streams());
}

void PagesCommand::warnOfFonts(const formats::Subject& subject) const {
  if (const auto advice = formats::fontAdvice(subject))
    err() << "fairway: " << file_ << ": warning: " << *advice << "\n";
}

int PagesCommand::writeDrawn(const char* word, const Draw& draw, const std::string& none) const {
  std::optional<std::string> bytes;
  {
    ProgressBar bar(streams(), word);
    bytes = draw([&bar](double share) {
      bar.advance(share);
      return !bar.stopWanted();
    });
    if (bar.stopWanted()) return tellStopped(err());
  }
  return bytes ? writeResult(out_, *bytes, streams()) : refused(none);
}

} // namespace fairway::command
