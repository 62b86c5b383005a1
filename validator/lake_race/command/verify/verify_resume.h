#pragma once

#include "validator/lake_race/command/verify/verify_part.h"

#include <chrono>
#include <optional>
#include <string>

namespace fairway::command::lake_race {

// `90s`, `10m`, `2h` or `500ms`; none: it is not a time from 1 ms to 1000 h.
std::optional<std::chrono::milliseconds> timeIn(const std::string& text);

// What a run is, so that only the same one goes on from a file: the question, the part, and how many failures
// are kept (`--failures` keeps more).
struct VerifyRun {
  VerifyQuestion question;
  validator::lake_race::Shard shard;
  std::size_t told = 0;
};

std::string resumeJson(const VerifyRun& run, const validator::lake_race::VerifyProgress& progress);

// What is done there; nothing if there is no file. Refuses files of other runs.
Result<validator::lake_race::VerifyProgress, formats::Problems> readResume(const std::string& file,
                                                                           const VerifyRun& run);

// Ends a run when its time is up, and keeps what is done in a file.
class VerifyKeeper {
public:
  VerifyKeeper(VerifyRun run, std::string file, std::optional<std::chrono::milliseconds> time)
      : run_(std::move(run)), file_(std::move(file)), time_(time) {}

  // After a stretch: whether there is time for more.
  bool goOn(const validator::lake_race::VerifyProgress& progress);

  // Writes what is known last, if that was not done yet; then says why it cannot be written.
  std::optional<formats::Problem> save();

private:
  using Clock = std::chrono::steady_clock;

  VerifyRun run_;
  std::string file_; // empty: nothing is kept
  std::optional<std::chrono::milliseconds> time_;
  Clock::time_point begun_ = Clock::now();
  Clock::time_point saved_ = begun_;
  std::optional<validator::lake_race::VerifyProgress> unsaved_;
};

} // namespace fairway::command::lake_race
