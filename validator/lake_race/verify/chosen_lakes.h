#pragma once

#include "validator/lake_race/verify/layouts.h"

namespace fairway::validator::lake_race {

// The lakes of a run, by place in the list: all, or a random sample. The layouts must outlive it, and have
// numbers unless a sample is asked for.
class ChosenLakes {
public:
  ChosenLakes(const Layouts& layouts, std::optional<std::uint64_t> sample, std::uint64_t seed);

  std::uint64_t size() const { return size_; }
  bool isAll() const { return !drawn_ && numbers_.empty(); }
  const Layouts& layouts() const { return layouts_; }
  fairway::lake_race::TileRows operator[](std::uint64_t place) const;

private:
  const Layouts& layouts_;
  std::uint64_t seed_;
  std::uint64_t size_ = 0;
  bool drawn_ = false;
  std::vector<std::uint64_t> numbers_; // empty: all, or drawn
};

} // namespace fairway::validator::lake_race
