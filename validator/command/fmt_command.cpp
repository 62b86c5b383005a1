#include "validator/command/commands.h"

#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "validator/command/files/document_files.h"
#include "validator/command/files/results.h"
#include "validator/command/files/text_diff.h"

#include <algorithm>
#include <filesystem>
#include <ostream>

namespace fairway::command {

namespace {

std::string linesInWords(const std::vector<int>& lines) {
  constexpr std::size_t most = 10;
  std::string words = lines.size() == 1 ? "line " : "lines ";
  for (std::size_t i = 0; i < std::min(lines.size(), most); ++i)
    words += (i > 0 ? ", " : "") + std::to_string(lines[i]);
  return lines.size() > most ? words + " and " + std::to_string(lines.size() - most) + " more" : words;
}

class Formatter {
public:
  Formatter(const FmtOptions& options, const Streams& streams) : options_(options), streams_(streams) {}

  int format(const std::string& file) {
    // What is read from a pipe or a device cannot be replaced there.
    std::error_code unknown;
    if (file != "-" && !options_.check && !options_.diff &&
        std::filesystem::is_other(std::filesystem::status(file, unknown)))
      return refuse(
          {{file, 0, 0, "", "is not a regular file, so it cannot be rewritten; use - to read from a pipe"}});
    const auto text = file == "-" ? formats::readText(streams_.in, "-") : formats::readText(file);
    if (!text) return refuse(text.fault());
    const auto read = formats::readDocument(text.value(), file);
    if (!read) return refuse(read.fault());
    const std::string canonical = formats::writeDocument(read->document);
    if (options_.check) return check(file, canonical == text.value());
    if (!read->otherComments.empty() && !options_.dropComments)
      return keepComments(file, read->otherComments);
    if (options_.diff) return show(unifiedDiff(text.value(), canonical, file));
    return file == "-" ? print(canonical) : rewrite(file, canonical, canonical == text.value());
  }

private:
  int refuse(const formats::Problems& problems) { return command::refuse(problems, streams_); }

  int check(const std::string& file, bool isCanonical) {
    if (isCanonical) return exitDone;
    streams_.out << file << '\n';
    return exitFindings;
  }

  int show(const std::string& diff) {
    writeDiff(diff, streams_);
    return diff.empty() ? exitDone : exitFindings;
  }

  int keepComments(const std::string& file, const std::vector<int>& lines) {
    streams_.err << file << ": left as it is: the comments in " << linesInWords(lines)
                 << " would be lost; only those at the head are kept. Move them there or into `notes`, or "
                    "drop them with --drop-comments\n";
    return exitFindings;
  }

  int print(const std::string& canonical) { return writeResult("-", canonical, streams_); }

  int rewrite(const std::string& file, const std::string& canonical, bool isCanonical) {
    if (isCanonical) {
      if (!streams_.quiet) streams_.err << file << ": is canonical\n";
      return exitDone;
    }
    if (const auto problem = formats::replaceFile(file, canonical)) return refuse({*problem});
    if (!streams_.quiet) streams_.err << file << ": rewritten\n";
    return exitDone;
  }

  const FmtOptions& options_;
  const Streams& streams_;
};

} // namespace

int runFmt(const FmtOptions& options, const Streams& streams) {
  Formatter formatter(options, streams);
  formats::Problems problems;
  const std::vector<std::string> files = filesIn(options.files, options.exclude, problems);
  int status = problems.empty() ? exitDone : refuse(problems, streams);
  for (const std::string& file : files) status = std::max(status, formatter.format(file));
  return status;
}

} // namespace fairway::command
