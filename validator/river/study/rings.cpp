#include "validator/river/study/rings.h"

#include <algorithm>

namespace fairway::validator::river {

using fairway::river::Section;
using fairway::river::SectionKind;

namespace {

struct Turned {
  Ring ring;
  Phase by; // this many waterfalls after the ring's own beginning
};

Turned turnedRing(const River& river) {
  Ring laid;
  for (const Section& section : river.sections)
    laid.emplace_back(static_cast<int>(section.kind), section.push);
  Turned best{laid, Phase{0}};
  const auto n = static_cast<int>(laid.size());
  for (int shift = 1; shift < n; ++shift) {
    Ring other = laid;
    std::rotate(other.begin(), other.begin() + shift, other.end());
    if (other < best.ring) best = {other, Phase{n - shift}};
  }
  return best;
}

} // namespace

Ring ringOf(const River& river) {
  return turnedRing(river).ring;
}

Rings ringsOf(const std::vector<River>& rivers) {
  Rings rings;
  for (std::size_t i = 0; i < rivers.size(); ++i) {
    const Turned turned = turnedRing(rivers[i]);
    rings[turned.ring].push_back({i, turned.by});
  }
  return rings;
}

River laidFrom(const Ring& ring, River river) {
  for (std::size_t i = 0; i < ring.size(); ++i) {
    river.sections[i] = {};
    river.sections[i].kind = static_cast<SectionKind>(ring[i].first);
    river.sections[i].push = ring[i].second;
  }
  return river;
}

} // namespace fairway::validator::river
