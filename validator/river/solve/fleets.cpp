#include "validator/river/solve/fleets.h"

#include <algorithm>

namespace fairway::validator::river {

FleetTable::FleetTable(int sections, int mostBoats) : sections_(sections) {
  const auto most = static_cast<std::size_t>(mostBoats);
  choose_.assign(most + 1, std::vector<int>(static_cast<std::size_t>(sections) + 1, 0));
  for (std::size_t n = 0; n <= static_cast<std::size_t>(sections); ++n) choose_[0][n] = 1;
  for (std::size_t k = 1; k <= most; ++k)
    for (std::size_t n = 1; n <= static_cast<std::size_t>(sections); ++n)
      choose_[k][n] = choose_[k][n - 1] + choose_[k - 1][n];
  sizes_.resize(most + 1);
  for (int boats = 0; boats <= mostBoats; ++boats) enumerate(boats);
}

// In the order of their ascending sections, the first weighing most.
void FleetTable::enumerate(int boats) {
  Size& all = sizes_[static_cast<std::size_t>(boats)];
  const auto k = static_cast<std::size_t>(boats);
  std::vector<std::uint8_t> now(k, 1);
  for (;;) {
    all.boats.insert(all.boats.end(), now.begin(), now.end());
    const auto lost = static_cast<std::size_t>(std::count(now.begin(), now.end(), 1));
    std::vector<std::uint8_t> left(now.begin() + static_cast<std::ptrdiff_t>(lost), now.end());
    for (std::uint8_t& section : left) --section;
    all.falls.push_back(idOf(left));
    std::size_t last = k;
    while (last > 0 && now[last - 1] == sections_) --last;
    if (last == 0) return;
    std::fill(now.begin() + static_cast<std::ptrdiff_t>(last - 1), now.end(),
              static_cast<std::uint8_t>(now[last - 1] + 1));
  }
}

// How many fleets come before it: at each boat, those that have a lower section there.
FleetId FleetTable::idOf(std::span<const std::uint8_t> ascending) const {
  int index = 0;
  int lowest = 1;
  std::size_t left = ascending.size();
  for (std::uint8_t section : ascending) {
    const auto free = static_cast<std::size_t>(sections_ - lowest + 1);
    index += choose_[left][free] - choose_[left][static_cast<std::size_t>(sections_ - section + 1)];
    lowest = section;
    --left;
  }
  return {static_cast<int>(ascending.size()), index};
}

FleetId FleetTable::idOf(const Fleet& fleet) const {
  std::array<std::uint8_t, fairway::river::mostBoats> boats{};
  std::size_t size = 0;
  fleet.forEachSection([&](SectionNow section) {
    for (int i = 0; i < fleet.at(section); ++i) boats[size++] = static_cast<std::uint8_t>(section.number);
  });
  return idOf(std::span<const std::uint8_t>(boats.data(), size));
}

FleetId FleetTable::allOn(int boats, int section) const {
  const std::vector<std::uint8_t> all(static_cast<std::size_t>(boats), static_cast<std::uint8_t>(section));
  return idOf(all);
}

} // namespace fairway::validator::river
