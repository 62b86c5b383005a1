#include "editor/model/lake_race/generate/lake_generator.h"

namespace fairway::editor::lake_race {

void LakeGenerator::start(const validator::lake_race::GenerateOptions& options) {
  options_ = options;
  found_.clear();
  failure_.clear();
  stopped_ = false;
  work_.start(
      [this, options](validator::WorkWatch& watch) -> Background::Deliver {
        auto lakes = generateLakes(options, watch);
        const bool stopped = watch.stopWanted();
        return [this, stopped, lakes = std::move(lakes)] {
          found_ = lakes;
          stopped_ = stopped;
          if (onChange) onChange();
        };
      },
      [this](const std::string& why) {
        failure_ = why;
        if (onChange) onChange();
      });
}

formats::lake_race::LakeDocument documentOf(const validator::lake_race::GeneratedLake& lake,
                                            std::uint64_t seed) {
  formats::lake_race::LakeDocument document;
  document.head.info.name = lake.name;
  document.head.info.notes = validator::lake_race::originOf("lake", seed);
  document.body.content = lake.lake;
  return document;
}

} // namespace fairway::editor::lake_race
