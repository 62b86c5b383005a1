#include "editor/model/lake_race/course/known_pars.h"

namespace fairway::editor::lake_race {

namespace {

constexpr std::size_t most = 2000;

bool sameWater(const fairway::lake_race::Lake& a, const fairway::lake_race::Lake& b) {
  return a.strip == b.strip && a.stagger == b.stagger && a.map == b.map;
}

} // namespace

void KnownPars::keep(const fairway::lake_race::Lake& lake, const ParQuestion& question, ParAnswer answer) {
  std::shared_ptr<const fairway::lake_race::Lake> water;
  if (!all_.empty() && sameWater(*all_.back().lake, lake)) water = all_.back().lake; // most often
  if (!water) {
    fairway::lake_race::Lake bare = lake;
    bare.slots.clear();
    water = std::make_shared<const fairway::lake_race::Lake>(std::move(bare));
  }
  all_.push_back({std::move(water), question, std::move(answer)});
  if (all_.size() > most) all_.pop_front();
}

const ParAnswer* KnownPars::find(const fairway::lake_race::Lake& lake, const ParQuestion& question) const {
  const fairway::lake_race::Lake* other = nullptr; // each lake is compared once
  for (auto known = all_.rbegin(); known != all_.rend(); ++known) {
    if (known->question != question || known->lake.get() == other) continue;
    if (sameWater(*known->lake, lake)) return &known->answer;
    other = known->lake.get();
  }
  return nullptr;
}

} // namespace fairway::editor::lake_race
