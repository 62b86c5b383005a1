#include "formats/text/problem.h"
#include "validator/command/report/report_output.h"
#include "validator/command/terminal/terminal.h"

#include <ostream>

namespace fairway::command {

namespace {

using validator::Finding;
using validator::Outcome;
using validator::Report;
using validator::Verdict;

class TextReport {
public:
  TextReport(const Streams& streams, bool quiet)
      : out_(streams.out), quiet_(quiet), painted_(streams.colour, streams.outIsTerminal) {}

  void write(const std::vector<Examined>& all) {
    for (const Examined& examined : all)
      if (examined.readable()) writeFile(examined, all.size() == 1);
    if (all.size() > 1 && !quiet_) writeTotal(all);
  }

private:
  std::string named(Severity severity) const {
    return painted_(nameOf(severity), severity == Severity::Error     ? errorColour
                                      : severity == Severity::Warning ? "1;33"
                                                                      : "1;36");
  }

  void writeFile(const Examined& examined, bool alone) {
    const Report& report = examined.report;
    for (std::size_t i = 0; i < report.findings.size(); ++i)
      if (!quiet_ || isFault(report.findings[i]))
        writeFinding(examined, report.findings[i], examined.positions[i]);
    if (quiet_) return;
    if (examined.leftOut) {
      out_ << painted_(examined.file, "1") << ": " << report.kind
           << ": not judged: no selected check is for a " << report.kind << '\n';
      return;
    }
    const bool clean = report.passes(true);
    out_ << painted_(examined.file, "1") << ": " << report.kind << ": "
         << (clean ? painted_("clean", "1;32") : tally(report)) << headline(report) << aside(report) << '\n';
    // For one file everything is reported; for many, what is not clean.
    if (alone)
      for (const Outcome& outcome : report.outcomes) writeOutcome(outcome);
    else
      writeNotJudged(report);
  }

  static bool isFault(const Finding& finding) {
    return finding.counts() && finding.severity != Severity::Info;
  }

  void writeFinding(const Examined& examined, const Finding& finding, const formats::Problem& at) {
    out_ << painted_(examined.file + ":" + std::to_string(at.line) + ":" + std::to_string(at.column), "1")
         << ": " << (finding.waived ? painted_("waived", "2") + " " : "") << named(finding.severity) << ": "
         << finding.code << " " << finding.name << ": " << finding.message.english() << '\n';
    if (finding.waived) {
      out_ << "    waived because: " << formats::asLine(*finding.waived) << '\n';
      return;
    }
    if (examined.excerpt && finding.severity != Severity::Info) out_ << examined.excerpt(finding);
    if (finding.fix)
      out_ << "    fix: " << finding.fix->text.english() << " (fairway validate --fix"
           << (finding.fix->safe ? ")" : " --unsafe)") << '\n';
  }

  void writeOutcome(const Outcome& outcome) {
    if (outcome.verdict == Verdict::Found) return;
    out_ << "  " << outcome.code << " " << outcome.name << ": "
         << (outcome.verdict == Verdict::NotJudged ? "not judged: " : "") << outcome.statement << '\n';
  }

  void writeNotJudged(const Report& report) {
    for (const Outcome& outcome : report.outcomes)
      if (outcome.verdict == Verdict::NotJudged) writeOutcome(outcome);
  }

  static std::string counted(int n, const char* noun) {
    return std::to_string(n) + " " + noun + (n == 1 ? "" : "s");
  }

  static std::string tally(const Report& report) {
    return counted(report.count(Severity::Error), "error") + ", " +
           counted(report.count(Severity::Warning), "warning");
  }

  // A clean result in a few words.
  static std::string headline(const Report& report) {
    int held = 0;
    for (const Outcome& outcome : report.outcomes)
      if (outcome.verdict == Verdict::Holds) ++held;
    std::string text = ", " + counted(held, "check") + (held == 1 ? " holds" : " hold");
    return report.headline.empty() ? text : text + ", " + report.headline;
  }

  // What does not count is still counted.
  static std::string aside(const Report& report) {
    std::string text;
    if (report.count(Severity::Info) > 0) text += ", " + counted(report.count(Severity::Info), "info");
    if (report.waived() > 0) text += ", " + std::to_string(report.waived()) + " waived";
    if (report.ignored > 0) text += ", " + std::to_string(report.ignored) + " ignored";
    return text;
  }

  void writeTotal(const std::vector<Examined>& all) {
    int errors = 0, warnings = 0, infos = 0, unreadable = 0, notJudged = 0, waived = 0, ignored = 0;
    for (const Examined& examined : all) {
      if (!examined.readable()) ++unreadable;
      errors += examined.report.count(Severity::Error);
      warnings += examined.report.count(Severity::Warning);
      infos += examined.report.count(Severity::Info);
      if (examined.leftOut) ++notJudged;
      waived += examined.report.waived();
      ignored += examined.report.ignored;
    }
    out_ << counted(static_cast<int>(all.size()), "file") << ": " << counted(errors, "error") << ", "
         << counted(warnings, "warning") << ", " << counted(infos, "info") << ", " << waived << " waived, "
         << ignored << " ignored";
    if (notJudged > 0) out_ << ", " << notJudged << " not judged";
    if (unreadable > 0) out_ << ", " << unreadable << " unreadable";
    out_ << '\n';
  }

  std::ostream& out_;
  bool quiet_; // faults only
  Paint painted_;
};

} // namespace

void writeText(const std::vector<Examined>& all, bool quiet, const Streams& streams) {
  TextReport(streams, quiet).write(all);
}

} // namespace fairway::command
