#include "validator/lake_race/command/verify/verify_resume.h"

#include "formats/document/json_text.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"

#include <charconv>
#include <filesystem>

namespace fairway::command::lake_race {

using validator::lake_race::VerifyProgress;

namespace {

// Between two times that a file is written, unless the run ends.
constexpr std::chrono::seconds betweenSaves{10};

struct TimeUnit {
  std::string_view name;
  std::int64_t milliseconds;
};
constexpr std::array<TimeUnit, 4> timeUnits{{{"ms", 1}, {"s", 1000}, {"m", 60'000}, {"h", 3'600'000}}};

std::string whyAnotherRun(const VerifyRun& run, const VerifyPart& kept) {
  const VerifyQuestion& question = kept.question;
  if (question.set != run.question.set) return "it is of another tile set, or the set was changed since";
  if (question.side != run.question.side)
    return "its side is " + question.side + ", not " + run.question.side;
  if (question.sample != run.question.sample) return "--sample is not the same";
  if (question.seed != run.question.seed) return "--seed is not the same";
  if (kept.shard != run.shard) return "--shard is not the same";
  if (kept.told != run.told) return "only one of both has --failures";
  return "";
}

} // namespace

std::optional<std::chrono::milliseconds> timeIn(const std::string& text) {
  std::int64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  if (read.ec != std::errc() || number < 1) return std::nullopt;
  for (const TimeUnit& unit : timeUnits)
    if (std::string_view(read.ptr, static_cast<std::size_t>(end - read.ptr)) == unit.name)
      if (number <= 1000 * timeUnits.back().milliseconds / unit.milliseconds)
        return std::chrono::milliseconds(number * unit.milliseconds);
  return std::nullopt;
}

std::string resumeJson(const VerifyRun& run, const VerifyProgress& progress) {
  Tree json = questionFields(resumeSchema, run.question, run.shard);
  json["done"] = progress.done;
  json["told"] = run.told;
  addTally(json, progress.tally, run.told);
  return formats::jsonText(json);
}

Result<VerifyProgress, formats::Problems> readResume(const std::string& file, const VerifyRun& run) {
  std::error_code error;
  if (!std::filesystem::exists(file, error) && !error) return VerifyProgress{};
  const auto text = formats::readText(file);
  if (!text) return text.fault();
  auto kept = readKept(*text, file);
  if (!kept) return kept.fault();
  if (const std::string why = whyAnotherRun(run, *kept); !why.empty())
    return formats::Problems{{file, 0, 0, "", "does not belong to this run: " + why}};
  return VerifyProgress{kept->done, std::move(kept->tally)};
}

bool VerifyKeeper::goOn(const VerifyProgress& progress) {
  const Clock::time_point now = Clock::now();
  if (!file_.empty()) unsaved_ = progress;
  // A file that cannot be written now may be writable at the end, which says so if not.
  if (now - saved_ >= betweenSaves) static_cast<void>(save());
  return !time_ || now - begun_ < *time_;
}

std::optional<formats::Problem> VerifyKeeper::save() {
  if (!unsaved_) return std::nullopt;
  saved_ = Clock::now();
  if (auto problem = formats::replaceFile(file_, resumeJson(run_, *unsaved_))) return problem;
  unsaved_.reset();
  return std::nullopt;
}

} // namespace fairway::command::lake_race
