#include "formats/document/reader.h"
#include "validator/command/files/results.h"
#include "validator/lake_race/command/verify/verify_command.h"
#include "validator/lake_race/command/verify/verify_output.h"

#include <ostream>

namespace fairway::command::lake_race {

int statusOf(const VerifyCommandOptions& options, const validator::lake_race::VerifyResult& result) {
  const bool fails = result.failuresTotal() > 0 || (options.strict && result.splitTotal > 0);
  return fails ? exitFindings : exitDone;
}

int mergeFiles(const VerifyCommandOptions& options, const Streams& streams) {
  std::vector<NamedPart> parts;
  formats::Problems problems;
  const auto note = [&](const formats::Problems& more) {
    problems.insert(problems.end(), more.begin(), more.end());
  };
  for (const std::string& file : options.parts) {
    const auto text = file == "-" ? formats::readText(streams.in, file) : formats::readText(file);
    if (!text) {
      note(text.fault());
      continue;
    }
    if (auto part = readPart(*text, file))
      parts.push_back({file, std::move(*part)});
    else
      note(part.fault());
  }
  if (!problems.empty()) return refuse(problems, streams);
  const auto merged = mergeParts(parts);
  if (!merged) return refuse(merged.fault(), streams);
  streams.out << verifyJson(merged->question, merged->result, merged->notJudged);
  return merged->notJudged ? exitFindings : statusOf(options, merged->result);
}

} // namespace fairway::command::lake_race
