#pragma once

#include "rules/base/contract.h"
#include "rules/river/board/river.h"

namespace fairway::river {

// The boats of one colour that are on the river: how many stand on each section now.
class Fleet {
public:
  Fleet() = default;
  Fleet(int boats, SectionNow section) {
    for (int i = 0; i < boats; ++i) add(section);
  }

  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  int at(SectionNow section) const { return counts_[index(section)]; }

  void add(SectionNow section) { ++counts_[index(section)], ++size_; }
  void remove(SectionNow section) {
    FAIRWAY_EXPECTS(at(section) > 0);
    --counts_[index(section)], --size_;
  }

  // The next section ahead or behind on which a boat of the fleet stands.
  std::optional<SectionNow> ahead(SectionNow section) const {
    for (int i = section.number + 1; i <= mostSections; ++i)
      if (at(SectionNow{i}) > 0) return SectionNow{i};
    return std::nullopt;
  }
  std::optional<SectionNow> behind(SectionNow section) const {
    for (int i = section.number - 1; i >= 1; --i)
      if (at(SectionNow{i}) > 0) return SectionNow{i};
    return std::nullopt;
  }

  // The first section is carried away and the others move down. Returns how many boats are lost with it.
  int waterfall() {
    const int lost = counts_[0];
    for (std::size_t i = 1; i < counts_.size(); ++i) counts_[i - 1] = counts_[i];
    counts_.back() = 0;
    size_ -= lost;
    return lost;
  }

  // Each section with a boat, from the waterfall up.
  template <class Visit>
  void forEachSection(Visit&& visit) const {
    int left = size_;
    for (int i = 1; left > 0; ++i)
      if (const int count = at(SectionNow{i})) {
        visit(SectionNow{i});
        left -= count;
      }
  }

  friend bool operator==(const Fleet&, const Fleet&) = default;

private:
  static std::size_t index(SectionNow section) { return static_cast<std::size_t>(section.number - 1); }

  std::array<std::uint8_t, mostSections> counts_{};
  int size_ = 0;
};

} // namespace fairway::river
