#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fairway::river {

// What a section does to boats. Eddy and lee are ours; the published river has the other three.
enum class SectionKind : std::uint8_t {
  Calm,
  Sandbank, // a boat going up stops on it
  Wave,     // carries a boat that ends on it up
  Eddy,     // carries it back
  Lee,      // no boat can be blown back from it
};

inline constexpr std::array<SectionKind, 5> allSectionKinds{
    SectionKind::Calm, SectionKind::Sandbank, SectionKind::Wave, SectionKind::Eddy, SectionKind::Lee};

inline constexpr int mostPush = 6;

std::string_view nameOf(SectionKind kind); // calm, sandbank, wave, eddy, lee
std::optional<SectionKind> sectionKindNamed(std::string_view name);
char letterOf(SectionKind kind); // . S W E L, as an order of sections is written

constexpr bool hasPush(SectionKind kind) {
  return kind == SectionKind::Wave || kind == SectionKind::Eddy;
}
constexpr int defaultPush(SectionKind kind) {
  return kind == SectionKind::Wave ? 3 : kind == SectionKind::Eddy ? 2 : 0;
}

struct Section {
  SectionKind kind = SectionKind::Calm;
  int push = 0;       // of a wave or an eddy, 1 to 6; else 0
  bool fixed = false; // it keeps its place when orders are tried
  std::optional<std::string> name;

  friend bool operator==(const Section&, const Section&) = default;
};

Section sectionOf(SectionKind kind); // with the push that it has by itself

// Whether both are the same for boats.
constexpr bool alike(const Section& a, const Section& b) {
  return a.kind == b.kind && a.push == b.push;
}

} // namespace fairway::river
