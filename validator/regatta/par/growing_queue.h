#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace fairway::validator::regatta {

// States by value, the least first. Most values come down several times before they are needed, so what lies
// further ahead is only kept by shelves of a quarter of a turn; a shelf is sorted into bins when its turn
// comes, a bin when it is opened. A state is kept again only where it moves to another shelf or bin, so the
// caller passes the value that it had before.
class GrowingQueue {
public:
  struct Entry {
    float value = 0;
    std::uint32_t state = 0;
  };
  static constexpr float nothing = 1e30f; // a state that had no value yet

  // How many shelves there may be something on.
  std::size_t shelves() const { return shelves_.size(); }

  void push(std::uint32_t state, float value, float before) {
    const std::size_t shelf = shelfOf(value);
    if (shelf >= next_) {
      if (before < nothing && shelfOf(before) == shelf) return;
      if (shelf >= shelves_.size()) shelves_.resize(shelf + 1);
      shelves_[shelf].push_back(state);
      return;
    }
    const std::size_t bin = binOf(value);
    if (bin > bin_ && shelf + 1 == next_) {
      if (before < nothing && shelfOf(before) == shelf && binOf(before) == bin) return;
      bins_[bin].push_back(state);
      return;
    }
    heap_.push_back({value, state});
    std::push_heap(heap_.begin(), heap_.end(), Later());
  }

  // Opens the next shelf; the one before must be empty. `valueOf` returns a state's current value, and
  // `nothing` once it is settled; `fetch` is called with states that will be asked about soon.
  template <class ValueOf, class Fetch>
  void openShelf(ValueOf valueOf, Fetch fetch) {
    bin_ = 0;
    const std::size_t shelf = next_++;
    if (shelf >= shelves_.size()) return;
    const std::vector<std::uint32_t> states = std::move(shelves_[shelf]);
    shelves_[shelf] = {};
    constexpr std::size_t ahead = 16;
    for (std::size_t i = 0; i < states.size(); ++i) {
      if (i + ahead < states.size()) fetch(states[i + ahead]);
      if (const float value = valueOf(states[i]); value < nothing && shelfOf(value) == shelf)
        bins_[binOf(value)].push_back(states[i]);
    }
    openBin(valueOf);
  }

  // The least entry of the open shelf, without taking it; false when there is none left.
  template <class ValueOf>
  bool peek(Entry& entry, ValueOf valueOf) {
    for (;;) {
      for (; !heap_.empty(); drop())
        if (valueOf(heap_.front().state) == heap_.front().value) {
          entry = heap_.front();
          return true;
        }
      if (bin_ + 1 >= binsOfShelf) return false;
      ++bin_;
      openBin(valueOf);
    }
  }
  void drop() {
    std::pop_heap(heap_.begin(), heap_.end(), Later());
    heap_.pop_back();
  }

  static std::size_t shelfOf(float value) { return static_cast<std::size_t>(value * shelvesPerTurn); }

private:
  static constexpr std::size_t binsOfShelf = 1024;
  static constexpr float shelvesPerTurn = 4;

  // Within the open shelf; what belongs before it goes to the first bin.
  std::size_t binOf(float value) const {
    const float within = value * shelvesPerTurn - static_cast<float>(next_ - 1);
    return within <= 0 ? 0 : std::min(binsOfShelf - 1, static_cast<std::size_t>(within * binsOfShelf));
  }
  struct Later {
    bool operator()(const Entry& a, const Entry& b) const {
      return a.value > b.value || (a.value == b.value && a.state > b.state);
    }
  };

  template <class ValueOf>
  void openBin(ValueOf valueOf) {
    std::vector<std::uint32_t>& states = bins_[bin_];
    for (const std::uint32_t state : states)
      if (const float value = valueOf(state); value < nothing && binOf(value) == bin_)
        heap_.push_back({value, state});
    states.clear();
    std::make_heap(heap_.begin(), heap_.end(), Later());
  }

  std::vector<std::vector<std::uint32_t>> shelves_;
  std::array<std::vector<std::uint32_t>, binsOfShelf> bins_;
  std::vector<Entry> heap_; // the bin at hand
  std::size_t next_ = 0;    // the first shelf that was not opened
  std::size_t bin_ = 0;
};

} // namespace fairway::validator::regatta
