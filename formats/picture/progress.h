#pragma once

#include <functional>

namespace fairway::formats {

// Told again and again which share of long work is done, from 0 to 1. False: the work shall stop. None:
// nobody watches.
using Progress = std::function<bool(double share)>;

inline bool goesOn(const Progress& progress, double share) {
  return !progress || progress(share);
}

} // namespace fairway::formats
