#pragma once

#include "editor/model/work/watched_work.h"
#include "formats/lake_race/documents.h"
#include "validator/lake_race/generate/generate.h"

namespace fairway::editor::lake_race {

// Makes lakes beside the work at the desk: those of `fairway generate lake`, in a thread of its own.
class LakeGenerator {
public:
  // `post` hands results over to the asker's thread.
  explicit LakeGenerator(std::function<void(Background::Deliver)> post) : work_(std::move(post)) {}

  void start(const validator::lake_race::GenerateOptions& options); // what was found before is dropped
  void stop() { work_.stop(); }                                     // what is found until then is kept
  bool working() const { return work_.working(); }
  double progress() const { return work_.progress(); } // from 0 to 1

  const validator::lake_race::GenerateOptions& options() const { return options_; }
  const std::vector<validator::lake_race::GeneratedLake>& found() const { return found_; } // the best first
  bool stopped() const { return stopped_; }               // by the user: with more time there might be more
  const std::string& failure() const { return failure_; } // why it broke off; empty: it did not

  std::function<void()> onChange; // it ended

private:
  validator::lake_race::GenerateOptions options_;
  std::vector<validator::lake_race::GeneratedLake> found_;
  bool stopped_ = false;
  std::string failure_;
  WatchedWork work_; // last: it delivers to all of the above
};

// What the command would write to a file.
formats::lake_race::LakeDocument documentOf(const validator::lake_race::GeneratedLake& lake,
                                            std::uint64_t seed);

} // namespace fairway::editor::lake_race
