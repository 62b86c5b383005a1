#include "validator/lake_race/verify/chosen_lakes.h"

#include "rules/base/contract.h"
#include "rules/base/random.h"

namespace fairway::validator::lake_race {

ChosenLakes::ChosenLakes(const Layouts& layouts, std::optional<std::uint64_t> sample, std::uint64_t seed)
    : layouts_(layouts), seed_(seed) {
  const std::optional<std::uint64_t> all = layouts.count();
  FAIRWAY_EXPECTS(all || sample);
  const bool some = sample && (!all || *sample < *all);
  size_ = some ? *sample : *all;
  drawn_ = some && (!all || *all > Layouts::mostTicked);
  if (some && !drawn_) numbers_ = layouts.sample(size_, seed_);
}

fairway::lake_race::TileRows ChosenLakes::operator[](std::uint64_t place) const {
  if (drawn_) return layouts_.drawn(streamSeed(seed_, place));
  return layouts_[numbers_.empty() ? place : numbers_[static_cast<std::size_t>(place)]];
}

} // namespace fairway::validator::lake_race
