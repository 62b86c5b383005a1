#pragma once

#include <compare>

// Sections are counted from the waterfall, and the waterfall takes one after the other: the third section now
// is not the third that was laid. So there are two types, and only the phase leads from one to the other.
namespace fairway::river {

// A section by where it lies at this moment: 1 at the waterfall, n at the harbour. Boats stand on these.
struct SectionNow {
  int number = 1;

  friend constexpr auto operator<=>(const SectionNow&, const SectionNow&) = default;
};

// A section by where it was laid before the first turn: what documents list and findings name.
struct SectionLaid {
  int number = 1;

  friend constexpr auto operator<=>(const SectionLaid&, const SectionLaid&) = default;
};

// How far the river has turned: waterfalls so far, modulo the number of sections.
struct Phase {
  int waterfalls = 0;

  friend constexpr auto operator<=>(const Phase&, const Phase&) = default;
};

constexpr Phase phaseAfter(int waterfalls, int sections) {
  return {waterfalls % sections};
}
constexpr Phase next(Phase phase, int sections) {
  return phaseAfter(phase.waterfalls + 1, sections);
}
constexpr SectionLaid asLaid(SectionNow section, Phase phase, int sections) {
  return {(section.number - 1 + phase.waterfalls) % sections + 1};
}
constexpr SectionNow asNow(SectionLaid section, Phase phase, int sections) {
  return {(section.number - 1 + sections - phase.waterfalls) % sections + 1};
}

// Where a move ends: on a section or in the harbour.
class Landing {
public:
  constexpr Landing(SectionNow section) : section_(section.number) {} // NOLINT(google-explicit-constructor)
  static constexpr Landing harbour() { return Landing(SectionNow{0}); }

  constexpr bool isHarbour() const { return section_ == 0; }
  constexpr SectionNow section() const { return {section_}; } // of one that is not the harbour

  friend constexpr bool operator==(const Landing&, const Landing&) = default;

private:
  int section_;
};

} // namespace fairway::river
