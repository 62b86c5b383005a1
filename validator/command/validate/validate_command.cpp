#include "validator/command/validate/validate_command.h"

#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "system/machine.h"
#include "validator/command/files/document_files.h"
#include "validator/command/files/results.h"
#include "validator/command/report/report_output.h"
#include "validator/command/terminal/interrupt.h"
#include "validator/command/terminal/progress_bar.h"
#include "validator/command/terminal/terminal.h"
#include "validator/command/validate/validate_file.h"
#include "validator/command/validate/watched_files.h"
#include "validator/core/words.h"

#include <tbb/parallel_for.h>

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <iomanip>
#include <map>
#include <mutex>
#include <ostream>
#include <sstream>

namespace fairway::command {

namespace {

// Several files are looked at together: the bar shows how far they are on average.
class FilesWatch {
public:
  FilesWatch(ProgressBar& bar, std::size_t files) : bar_(bar), shares_(files, 0) {}

  void advance(std::size_t file, double share) {
    const std::scoped_lock lock(mutex_);
    sum_ += share - shares_[file];
    shares_[file] = share;
    bar_.advance(sum_ / static_cast<double>(shares_.size()));
  }
  bool stopWanted() const { return bar_.stopWanted(); }

private:
  ProgressBar& bar_;
  std::mutex mutex_; // of what follows
  std::vector<double> shares_;
  double sum_ = 0;
};

class FileWatch : public validator::WorkWatch {
public:
  FileWatch(FilesWatch& all, std::size_t file) : all_(all), file_(file) {}

  void advance(double share) override { all_.advance(file_, share); }
  bool stopWanted() const override { return all_.stopWanted(); }

private:
  FilesWatch& all_;
  std::size_t file_;
};

Examined unreadable(const std::string& file, const formats::Problems& problems) {
  Examined examined;
  examined.file = file;
  examined.problems = problems;
  return examined;
}

Examined examineFile(const std::string& file, const Result<std::string, formats::Problems>& text,
                     const ValidateOptions& options, const CheckChoice& choice, validator::WorkWatch& watch) {
  if (!text) return unreadable(file, text.fault());
  return examine(file, *text, {options.fix, options.diff, options.dropComments, options.unsafe},
                 {options.deep, watch}, choice);
}

using Text = Result<std::string, formats::Problems>;

// Input that may never end, such as standard input, is read before the work begins: then Ctrl-C still ends
// the program at once, and two threads do not share a stream.
std::map<std::string, Text> readStreams(const std::vector<std::string>& files, std::istream& in) {
  std::map<std::string, Text> texts;
  for (const std::string& file : files) {
    std::error_code missing;
    const std::filesystem::file_status status = std::filesystem::status(file, missing);
    if (file == "-")
      texts.emplace(file, formats::readText(in, file));
    else if (std::filesystem::exists(status) && std::filesystem::is_other(status))
      texts.emplace(file, formats::readText(file));
  }
  return texts;
}

// Each file by itself, all at once; the order of the results is that of the files. Once the bar wants to stop
// no further file is begun.
std::vector<Examined> examineAll(const std::vector<std::string>& files,
                                 const std::map<std::string, Text>& streams, const ValidateOptions& options,
                                 const CheckChoice& choice, ProgressBar& bar) {
  std::vector<Examined> all(files.size());
  FilesWatch watch(bar, files.size());
  tbb::parallel_for(std::size_t{0}, files.size(), [&](std::size_t i) {
    if (watch.stopWanted()) return;
    FileWatch own(watch, i);
    const auto read = streams.find(files[i]);
    all[i] = examineFile(files[i], read != streams.end() ? read->second : formats::readText(files[i]),
                         options, choice, own);
    own.advance(1);
  });
  return all;
}

// What --fix has mended is written once all is judged: so no file is judged against one that was mended a
// moment before, and what is found does not depend on which file was first.
void writeMended(std::vector<Examined>& all) {
  for (Examined& examined : all)
    if (examined.mended)
      if (const auto problem = formats::replaceFile(examined.file, *examined.mended))
        examined = unreadable(examined.file, {*problem});
}

int statusOf(const std::vector<Examined>& all, bool strict) {
  int status = exitDone;
  for (const Examined& examined : all) {
    if (!examined.readable()) return exitUnreadable;
    if (!examined.report.passes(strict)) status = exitFindings;
  }
  return status;
}

void tellProblemsAndFixes(const std::vector<Examined>& all, bool quiet, const Streams& streams) {
  for (const Examined& examined : all) {
    tellProblems(examined.problems, streams);
    if (quiet && examined.mended) continue;
    for (const std::string& fix : examined.fixed) streams.err << examined.file << ": " << fix << '\n';
  }
}

int writeDiffs(const std::vector<Examined>& all, const Streams& streams) {
  int status = exitDone;
  for (const Examined& examined : all) {
    writeDiff(examined.diff, streams);
    status = std::max<int>(status, !examined.readable()    ? exitUnreadable
                                   : examined.diff.empty() ? exitDone
                                                           : exitFindings);
  }
  return status;
}

std::string timeOfDay() {
  const std::tm local = system::localTime(std::time(nullptr));
  std::ostringstream text;
  text << std::put_time(&local, "%H:%M:%S");
  return text.str();
}

} // namespace

int runValidate(const ValidateOptions& options, const Streams& streams) {
  if (options.unsafe && !options.fix) return refuseCall("--unsafe needs --fix", streams);
  if (options.diff && !options.fix) return refuseCall("--diff needs --fix", streams);
  if (options.diff && options.format != ReportFormat::Text)
    return refuseCall("--diff has its own format, so it cannot be used with --format", streams);
  if (options.fix && !options.diff &&
      std::find(options.files.begin(), options.files.end(), "-") != options.files.end()) {
    streams.err << "fairway: --fix rewrites files, so it cannot be used with standard input\n";
    return exitWrongCall;
  }
  const auto choice = CheckChoice::of(options.select, options.ignore, options.deep);
  if (!choice) return refuseCall(choice.fault(), streams);
  formats::Problems problems;
  const std::vector<std::string> files = filesIn(options.files, options.exclude, problems);
  tellProblems(problems, streams);
  const std::map<std::string, Text> texts = readStreams(files, streams.in);
  std::optional<ProgressBar> bar(std::in_place, streams, "validate");
  std::vector<Examined> all = examineAll(files, texts, options, *choice, *bar);
  const bool stopped = bar->stopWanted();
  bar.reset();
  if (stopped) return tellStopped(streams.err);
  writeMended(all);
  tellProblemsAndFixes(all, options.quiet, streams);
  const int read = problems.empty() ? exitDone : exitUnreadable;
  if (options.diff) return std::max(read, writeDiffs(all, streams));
  switch (options.format) {
  case ReportFormat::Text:
    writeText(all, options.quiet, streams);
    break;
  case ReportFormat::Json:
    streams.out << reportJson(all);
    break;
  case ReportFormat::Sarif:
    streams.out << reportSarif(all);
    break;
  }
  return std::max(read, statusOf(all, options.strict));
}

int watchAndValidate(const ValidateOptions& options, const Streams& streams) {
  if (options.fix)
    return refuseCall("--watch cannot be used with --fix: it would rewrite what you edit", streams);
  if (std::find(options.files.begin(), options.files.end(), "-") != options.files.end())
    return refuseCall("--watch watches files, so it cannot be used with standard input", streams);
  for (;;) {
    const FileStates states = statesOf(options.files, options.exclude);
    const int status = runValidate(options, streams);
    if (status == exitWrongCall || status == exitInterrupted) return status;
    streams.out.flush();
    const InterruptGuard guard; // from the line on that promises it
    streams.err << "fairway: " << timeOfDay() << ": waiting for changes of "
                << validator::counted(states.size(), "file") << " (Ctrl-C stops)" << std::endl;
    if (!waitForChange(options.files, options.exclude, states)) return exitInterrupted;
  }
}

} // namespace fairway::command
