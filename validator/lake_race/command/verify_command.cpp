#include "validator/lake_race/command/verify_command.h"

#include "validator/command/load_document.h"
#include "validator/command/progress_bar.h"
#include "validator/lake_race/command/load_subject.h"
#include "validator/lake_race/command/verify_output.h"
#include "validator/lake_race/validator.h"

#include <ostream>

namespace fairway::command {

using namespace lake_race;
using validator::VerifyRefusal;

namespace {

Result<Tileset, formats::Problems> loadTileset(const std::string& file, std::istream& in) {
  const auto loaded = loadDocument(file, in);
  if (!loaded) return loaded.fault();
  const auto body = bodyAs<formats::TilesetBody>(*loaded, "tileset");
  if (!body) return body.fault();
  return body->set;
}

// Without four slots of each letter there is nothing to verify; why, is T01's to say.
int needsLetters(const VerifyCommandOptions& options, const Tileset& set, const Streams& streams) {
  if (options.format == "json") {
    streams.out << verifyJson({}, "needs T01");
    return exitFindings;
  }
  for (const validator::Finding& finding : validator::validateTileset(set, {}).findings)
    if (finding.code == "T01")
      streams.out << options.file << ": error: T01 " << finding.name << ": " << finding.message.english()
                  << '\n';
  streams.out << "  T03 every-lake-raceable: not judged: needs T01\n";
  return exitFindings;
}

int refuseVerify(VerifyRefusal refusal, const VerifyCommandOptions& options, const Tileset& set,
                 const Streams& streams) {
  switch (refusal) {
  case VerifyRefusal::NoSide:
    return refuseCall(options.file + " has no " + options.side + " side; see --side", streams);
  case VerifyRefusal::TooMany:
    return refuseCall(options.file + " can build more lakes than can be looked at; verify some of them with "
                                     "--sample",
                      streams);
  case VerifyRefusal::Letters:
    return needsLetters(options, set, streams);
  case VerifyRefusal::Stopped:
    break;
  }
  streams.err << "fairway: stopped\n";
  return exitInterrupted;
}

} // namespace

int runVerify(const VerifyCommandOptions& options, const Streams& streams) {
  const auto set = loadTileset(options.file, streams.in);
  if (!set) return refuse(set.fault(), streams);
  const BoardSide side = *boardSideNamed(options.side);
  const auto result = [&] {
    ProgressBar bar(streams, "verify");
    return validator::verify(*set, {side, options.sample, options.seed}, bar);
  }();
  if (!result) return refuseVerify(result.fault(), options, *set, streams);
  streams.out << (options.format == "json"
                      ? verifyJson(*result, std::nullopt)
                      : verifyText({options.file, *set, side, options.sample.has_value()}, *result));
  const bool fails = result->failuresTotal() > 0 || (options.strict && result->splitTotal > 0);
  return fails ? exitFindings : exitDone;
}

} // namespace fairway::command
