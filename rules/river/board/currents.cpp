#include "rules/river/board/currents.h"

#include <algorithm>

namespace fairway::river {

namespace {

// The river at one moment.
class Water {
public:
  Water(const River& river, Phase phase) : river_(river), phase_(phase) {}

  const Section& at(int section) const { return river_.at(SectionNow{section}, phase_); }
  bool onRiver(int section) const { return section <= river_.length(); }

  // Sections up from here, no further than a sandbank.
  int up(int from, int count) const {
    int section = from;
    while (count-- > 0 && onRiver(section)) {
      ++section;
      if (onRiver(section) && at(section).kind == SectionKind::Sandbank) break;
    }
    return section;
  }

  int sail(int from, int number) const {
    const int end = up(from, number);
    if (!onRiver(end)) return end;
    const Section& section = at(end);
    if (section.kind == SectionKind::Wave) return up(end, section.push);
    if (section.kind == SectionKind::Eddy) return std::max(1, end - section.push);
    return end;
  }

  int nextSandbank(int from) const {
    int section = from + 1;
    while (onRiver(section) && at(section).kind != SectionKind::Sandbank) ++section;
    return section;
  }

private:
  const River& river_;
  Phase phase_;
};

} // namespace

Currents::Currents(const River& river) : sections_(river.length()) {
  for (int phase = 0; phase < sections_; ++phase) {
    const Water water(river, Phase{phase});
    for (int section = 1; section <= sections_; ++section) {
      Entry& entry = entries_[static_cast<std::size_t>(phase * sections_ + section - 1)];
      for (int number = 1; number <= mostNumber; ++number) {
        const int end = water.sail(section, number);
        entry.sail[static_cast<std::size_t>(number - 1)] =
            static_cast<std::uint8_t>(water.onRiver(end) ? end : 0);
      }
      entry.nextSandbank = static_cast<std::uint8_t>(water.nextSandbank(section));
      entry.lee = water.at(section).kind == SectionKind::Lee;
    }
  }
}

} // namespace fairway::river
