#pragma once

#include <functional>

namespace fairway::formats {

// Called repeatedly with the share of long work that is done, from 0 to 1. Returns false if the work should
// stop. None: nothing watches.
using Progress = std::function<bool(double share)>;

inline bool goesOn(const Progress& progress, double share) {
  return !progress || progress(share);
}

} // namespace fairway::formats
