#include "validator/command/validate_command.h"

#include "formats/reader.h"
#include "validator/command/progress_bar.h"
#include "validator/command/report_output.h"
#include "validator/deep/deep_checks.h"

#include <tbb/parallel_for.h>

#include <algorithm>
#include <atomic>
#include <ostream>

namespace fairway::command {

namespace {

// For the work on one of many files: how far that is, tells nobody how far all are.
class OneOfMany : public validator::WorkWatch {
public:
  explicit OneOfMany(const validator::WorkWatch& all) : all_(all) {}
  bool stopWanted() const override { return all_.stopWanted(); }

private:
  const validator::WorkWatch& all_;
};

// Each file by itself, all at once; the order of the results is that of the files. Once the watch wants to
// stop, the rest is left out.
std::vector<Examined> examineAll(const std::vector<std::string>& files, const Fixing& fixing,
                                 const validator::MoreChecks& more, std::istream& in,
                                 validator::WorkWatch& watch) {
  std::vector<Examined> all(files.size());
  std::atomic<std::size_t> done = 0;
  // Standard input is read here: two threads must not share it.
  std::optional<Result<std::string, formats::Problems>> piped;
  if (std::find(files.begin(), files.end(), "-") != files.end()) piped = formats::readText(in, "-");
  tbb::parallel_for(std::size_t{0}, files.size(), [&](std::size_t i) {
    if (watch.stopWanted()) return;
    const auto text = files[i] == "-" ? *piped : formats::readText(files[i]);
    if (text)
      all[i] = examine(files[i], *text, fixing, more);
    else
      all[i] = {files[i], text.fault(), {}, {}, {}, {}, {}};
    watch.advance(static_cast<double>(++done) / static_cast<double>(files.size()));
  });
  return all;
}

// None: it was stopped.
std::optional<std::vector<Examined>> examineWatched(const std::vector<std::string>& files,
                                                    const ValidateOptions& options, const Streams& streams) {
  ProgressBar bar(streams, "validate");
  OneOfMany watch(bar);
  const validator::MoreChecks deep = [&watch](validator::Judge& judge, const validator::CourseStudy& study) {
    validator::judgeDeep(judge, study, watch);
  };
  std::vector<Examined> all = examineAll(files, {options.fix, options.dropComments},
                                         options.deep ? deep : validator::MoreChecks(), streams.in, bar);
  if (bar.stopWanted()) return std::nullopt;
  return all;
}

int statusOf(const std::vector<Examined>& all, bool strict) {
  int status = exitDone;
  for (const Examined& examined : all) {
    if (!examined.readable()) return exitUnreadable;
    if (!examined.report.passes(strict)) status = exitFindings;
  }
  return status;
}

void tellProblemsAndFixes(const std::vector<Examined>& all, std::ostream& err) {
  for (const Examined& examined : all) {
    err << formats::toText(examined.problems);
    for (const std::string& fix : examined.fixed) err << examined.file << ": " << fix << '\n';
  }
}

} // namespace

int runValidate(const ValidateOptions& options, const Streams& streams) {
  if (options.fix && std::find(options.files.begin(), options.files.end(), "-") != options.files.end()) {
    streams.err << "fairway: --fix rewrites files, and standard input is none\n";
    return exitWrongCall;
  }
  formats::Problems problems;
  const std::vector<std::string> files = filesIn(options.files, problems);
  streams.err << formats::toText(problems);
  const std::optional<std::vector<Examined>> examined = examineWatched(files, options, streams);
  if (!examined) {
    streams.err << "fairway: stopped\n";
    return exitInterrupted;
  }
  const std::vector<Examined>& all = *examined;
  tellProblemsAndFixes(all, streams.err);
  switch (options.format) {
  case ReportFormat::Text:
    writeText(all, streams);
    break;
  case ReportFormat::Json:
    streams.out << reportJson(all);
    break;
  case ReportFormat::Sarif:
    streams.out << reportSarif(all);
    break;
  }
  return std::max<int>(problems.empty() ? exitDone : exitUnreadable, statusOf(all, options.strict));
}

} // namespace fairway::command
