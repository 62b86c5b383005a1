#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fairway::validator::lake_race {

// Numbers for states by their key, as they are met. Asked for several times in every turn of a simulated
// race: one table without chains, so that an answer is mostly one look into memory.
class StateIds {
public:
  static constexpr std::int32_t none = -1;

  StateIds() : slots_(std::size_t{1} << 16) {}

  // The number of this key; a new key gets `next`.
  std::int32_t find(std::uint64_t key, std::int32_t next) {
    if (2 * (count_ + 1) > slots_.size()) grow();
    Slot& slot = slotOf(key);
    if (slot.id == none) {
      slot = {key, next};
      ++count_;
    }
    return slot.id;
  }

private:
  struct Slot {
    std::uint64_t key = 0;
    std::int32_t id = none;
  };

  Slot& slotOf(std::uint64_t key) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = (key * 0x9e3779b97f4a7c15U >> 20) & mask;
    while (slots_[at].id != none && slots_[at].key != key) at = (at + 1) & mask;
    return slots_[at];
  }

  void grow() {
    std::vector<Slot> old(2 * slots_.size());
    old.swap(slots_);
    for (const Slot& slot : old)
      if (slot.id != none) slotOf(slot.key) = slot;
  }

  std::vector<Slot> slots_;
  std::size_t count_ = 0;
};

} // namespace fairway::validator::lake_race
