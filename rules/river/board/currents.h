#pragma once

#include "rules/river/board/river.h"

namespace fairway::river {

// Where boats end on a river, looked up instead of sailed: for each phase what lies where and where each
// number leads. A plain table, independent of the river.
class Currents {
public:
  explicit Currents(const River& river);

  int sections() const { return sections_; }

  // Where a boat ends that sails so many sections up: stopped by a sandbank, carried by a wave or an eddy.
  Landing sail(Phase phase, SectionNow from, int number) const {
    return Landing(SectionNow{at(phase, from).sail[static_cast<std::size_t>(number - 1)]});
  }
  // Where the wind brings a boat that it blows up to a boat ahead.
  SectionNow blownUp(Phase phase, SectionNow from, SectionNow goal) const {
    const int bank = at(phase, from).nextSandbank;
    return {bank < goal.number ? bank : goal.number};
  }
  bool isLee(Phase phase, SectionNow section) const { return at(phase, section).lee; }

private:
  struct Entry {
    std::array<std::uint8_t, mostNumber> sail{}; // by number; 0 is the harbour
    std::uint8_t nextSandbank = 0;               // the first ahead; beyond the river where there is none
    bool lee = false;
  };

  const Entry& at(Phase phase, SectionNow section) const {
    return entries_[static_cast<std::size_t>(phase.waterfalls * sections_ + section.number - 1)];
  }

  int sections_;
  std::array<Entry, static_cast<std::size_t>(mostSections) * mostSections> entries_{};
};

} // namespace fairway::river
