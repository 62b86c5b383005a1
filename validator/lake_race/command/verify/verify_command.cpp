#include "validator/lake_race/command/verify/verify_command.h"

#include "formats/document/writer.h"
#include "validator/command/files/load_document.h"
#include "validator/command/files/results.h"
#include "validator/command/terminal/progress_bar.h"
#include "validator/lake_race/command/verify/verify_extras.h"
#include "validator/lake_race/command/verify/verify_failures.h"
#include "validator/lake_race/command/verify/verify_output.h"
#include "validator/lake_race/command/verify/verify_part.h"
#include "validator/lake_race/command/verify/verify_resume.h"
#include "validator/lake_race/validator.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <ostream>

namespace fairway::command::lake_race {

using namespace fairway::lake_race;
using validator::lake_race::VerifyRefusal;

namespace {

Result<formats::lake_race::TilesetDocument, formats::Problems> loadTileset(const std::string& file,
                                                                           const Streams& streams) {
  const auto loaded = loadDocument(file, streams);
  if (!loaded) return loaded.fault();
  auto body = bodyAs<formats::lake_race::TilesetBody>(*loaded, "tileset");
  if (!body) return body.fault();
  return formats::lake_race::TilesetDocument{loaded->read.document.head, std::move(*body)};
}

std::optional<validator::lake_race::Shard> shardIn(const std::string& text) {
  validator::lake_race::Shard shard;
  const char* const end = text.data() + text.size();
  const auto number = std::from_chars(text.data(), end, shard.number);
  if (number.ec != std::errc() || number.ptr == end || *number.ptr != '/') return std::nullopt;
  const auto of = std::from_chars(number.ptr + 1, end, shard.of);
  if (of.ec != std::errc() || of.ptr != end) return std::nullopt;
  if (shard.number < 1 || shard.number > shard.of || shard.of > mostParts) return std::nullopt;
  return shard;
}

VerifyQuestion questionOf(const VerifyCommandOptions& options,
                          const formats::lake_race::TilesetDocument& document) {
  return {fingerprint(formats::writeDocument(document)), options.side, options.sample, options.seed};
}

// Both say what was asked; only a part has the sums that --merge needs.
std::string jsonOf(const VerifyCommandOptions& options, const formats::lake_race::TilesetDocument& document,
                   const validator::lake_race::VerifyResult& result,
                   const std::optional<std::string>& notJudged, const Tree& more = Tree::fields()) {
  const VerifyQuestion question = questionOf(options, document);
  if (options.shard.empty()) return verifyJson(question, result, notJudged, more);
  return partJson(question, *shardIn(options.shard), result, notJudged);
}

// Without four slots of each letter there is nothing to verify; why, is T01's to say.
int needsLetters(const VerifyCommandOptions& options, const formats::lake_race::TilesetDocument& document,
                 const Streams& streams) {
  if (options.format == "json") {
    streams.out << jsonOf(options, document, {}, "needs T01");
    return exitFindings;
  }
  for (const validator::Finding& finding :
       validator::lake_race::validateTileset(document.body.set, {}).findings)
    if (finding.code == "T01")
      streams.out << options.file << ": error: T01 " << finding.name << ": " << finding.message.english()
                  << '\n';
  streams.out << "  T03 every-lake-raceable: not judged: needs T01\n";
  return exitFindings;
}

int refuseVerify(VerifyRefusal refusal, const VerifyCommandOptions& options,
                 const formats::lake_race::TilesetDocument& document, const Streams& streams) {
  switch (refusal) {
  case VerifyRefusal::NoSide:
    return refuseCall(options.file + " has no " + options.side + " side; see --side", streams);
  case VerifyRefusal::TooMany:
    return refuseCall(options.file + " can build more lakes than can be looked at; verify some of them with "
                                     "--sample",
                      streams);
  case VerifyRefusal::Beyond:
    return refuse({{options.resume, 0, 0, "done", "is more than the run has lakes"}}, streams);
  case VerifyRefusal::Letters:
    return needsLetters(options, document, streams);
  case VerifyRefusal::Stopped:
    break;
  }
  return tellStopped(streams.err);
}

} // namespace

std::string whyNoTime(const std::string& text) {
  if (timeIn(text)) return "";
  return "expected a time such as 90s, 10m or 2h, of at most 1000h, found '" + text + "'";
}

std::string whyNoShard(const std::string& text) {
  if (shardIn(text)) return "";
  return "expected i/n, such as 1/4: part i of n, with n from 1 to " + std::to_string(mostParts) +
         ", found '" + text + "'";
}

namespace {

// One of the names, or all sides that the set has.
std::vector<BoardSide> sidesAsked(const VerifyCommandOptions& options, const Tileset& set) {
  if (options.side != bothSides) return {*boardSideNamed(options.side)};
  std::vector<BoardSide> sides;
  for (const auto& [side, tiles] : set.sides) sides.push_back(side);
  return sides;
}

std::optional<formats::Problem> writeAllFailures(const VerifyCommandOptions& options,
                                                 const formats::lake_race::TilesetDocument& document,
                                                 const std::vector<SideResult>& results,
                                                 const Streams& streams) {
  for (const auto& [side, result] : results) {
    // Lakes of both sides have the same numbers, and so the same names.
    std::filesystem::path folder = options.failures;
    if (options.side == bothSides) folder /= nameOf(side);
    if (auto problem = writeFailures(folder, document, side, result, streams.err)) return problem;
  }
  return std::nullopt;
}

validator::lake_race::VerifyOptions askedOf(const VerifyCommandOptions& options) {
  validator::lake_race::VerifyOptions asked{.sample = options.sample, .seed = options.seed};
  if (!options.shard.empty()) asked.shard = *shardIn(options.shard);
  if (options.failFast)
    asked.failFast = options.strict ? validator::lake_race::FailFast::AtFailuresOrSplit
                                    : validator::lake_race::FailFast::AtFailures;
  // Changes are tried on lakes from all over the run.
  if (!options.failures.empty() || options.changes) asked.mostTold = mostFailuresWritten;
  return asked;
}

// With a bar, and keeping what is done if that is asked for, also when it is stopped.
Result<validator::lake_race::VerifyResult, VerifyRefusal>
verifyWatched(const Tileset& set, validator::lake_race::VerifyOptions asked, VerifyKeeper& keeper,
              const VerifyCommandOptions& options, const Streams& streams) {
  if (!options.time.empty() || !options.resume.empty())
    asked.goOn = [&keeper](const auto& progress) { return keeper.goOn(progress); };
  ProgressBar bar(streams, "verify");
  return validator::lake_race::verify(set, asked, bar);
}

Result<VerifyExtras, VerifyRefusal> extrasOf(const VerifyCommandOptions& options, const Tileset& set,
                                             const validator::lake_race::VerifyOptions& asked,
                                             const validator::lake_race::VerifyResult& result,
                                             const Streams& streams) {
  VerifyExtras extras;
  if (options.changes) {
    ProgressBar bar(streams, "changes");
    auto changes = validator::lake_race::bestChanges(set, asked, result, bar);
    if (!changes) return changes.fault();
    extras.changes = std::move(*changes);
  }
  if (options.deep) {
    ProgressBar bar(streams, "races");
    extras.deep = validator::lake_race::deepSample(set, asked.side, *options.sample, options.seed, bar);
    if (!extras.deep) return VerifyRefusal::Stopped;
  }
  return extras;
}

// Why options that are right by themselves cannot be used together; empty if they can.
std::string whyNotTogether(const VerifyCommandOptions& options) {
  if (options.deep && *options.sample > mostDeepLakes)
    return "--deep solves and races a course of each lake: --sample must be at most " +
           std::to_string(mostDeepLakes);
  if (options.side != bothSides) return "";
  const std::string oneSide = " needs one side: --side dark or --side light";
  if (!options.shard.empty()) return "--shard" + oneSide;
  if (!options.resume.empty()) return "--resume" + oneSide;
  if (options.changes) return "--changes" + oneSide;
  return options.deep ? "--deep" + oneSide : "";
}

} // namespace

int runVerify(const VerifyCommandOptions& options, const Streams& streams) {
  if (!options.parts.empty()) return mergeFiles(options, streams);
  if (const std::string why = whyNotTogether(options); !why.empty()) return refuseCall(why, streams);
  const auto document = loadTileset(options.file, streams);
  if (!document) return refuse(document.fault(), streams);
  const Tileset& set = document->body.set;
  validator::lake_race::VerifyOptions asked = askedOf(options);
  const VerifyRun run{questionOf(options, *document), asked.shard, asked.mostTold};
  if (!options.resume.empty()) {
    auto kept = readResume(options.resume, run);
    if (!kept) return refuse(kept.fault(), streams);
    asked.from = std::move(*kept);
  }
  VerifyKeeper keeper(run, options.resume, timeIn(options.time));
  int status = exitDone;
  std::vector<SideResult> results;
  Tree more = Tree::fields();
  for (const BoardSide side : sidesAsked(options, set)) {
    asked.side = side;
    auto result = verifyWatched(set, asked, keeper, options, streams);
    if (const auto problem = keeper.save()) return refuse({*problem}, streams);
    if (!result) return refuseVerify(result.fault(), options, *document, streams);
    const auto extras = extrasOf(options, set, asked, *result, streams);
    if (!extras) return refuseVerify(extras.fault(), options, *document, streams);
    status = std::max(status, statusOf(options, *result));
    const Verified verified{options.file, set, side, options.sample.has_value(), asked.shard};
    if (options.format != "json")
      streams.out << verifyText(verified, *result) << extrasText(*extras, set, side);
    addExtras(more, *extras, set, side);
    results.push_back({side, std::move(result).value()});
    if (results.back().result.stoppedEarly) break;
  }
  if (options.format == "json")
    streams.out << (options.side == bothSides
                        ? verifyJson(questionOf(options, *document), results)
                        : jsonOf(options, *document, results.front().result, std::nullopt, more));
  if (!options.failures.empty())
    if (const auto problem = writeAllFailures(options, *document, results, streams))
      return refuse({*problem}, streams);
  return status;
}

} // namespace fairway::command::lake_race
