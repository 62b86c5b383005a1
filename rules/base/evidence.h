#pragma once

#include "rules/base/spot.h"

#include <array>
#include <initializer_list>

namespace fairway {

// How the place of a finding is drawn.
enum class EvidenceKind : std::uint8_t { Path, Cut, Region, Line };

constexpr std::string_view nameOf(EvidenceKind kind) {
  constexpr std::array<std::string_view, 4> names{"path", "cut", "region", "line"};
  return names[static_cast<std::size_t>(kind)];
}

// What proves a finding, as something that can be drawn.
struct Evidence {
  Evidence() = default;
  template <class Place>
  Evidence(EvidenceKind itsKind, const std::vector<Place>& places)
      : kind(itsKind), spots(places.begin(), places.end()) {}
  Evidence(EvidenceKind itsKind, std::initializer_list<Spot> places) : kind(itsKind), spots(places) {}

  EvidenceKind kind = EvidenceKind::Region;
  std::vector<Spot> spots;

  friend bool operator==(const Evidence&, const Evidence&) = default;
};

} // namespace fairway
