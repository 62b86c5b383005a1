#pragma once

#include "validator/regatta/route/states.h"

#include <algorithm>

namespace fairway::validator::regatta {

// A set of states as it is kept for later: only the words that hold some. Waves are thin, so all levels of a
// search together take little more than one set as it is worked on.
class Level {
public:
  explicit Level(const States& states) {
    for (std::size_t set = 0; set < states.size(); ++set)
      for (std::size_t word = 0; word < states[set].size(); ++word)
        if (const PointSet::Word bits = states[set].data()[word]; bits != 0)
          words_.push_back({set * states[set].size() + word, bits});
    words_.shrink_to_fit();
    if (states.size() > 0) size_ = states[0].size();
  }

  bool has(const Lattice& lattice, const State& state) const {
    const auto point = static_cast<std::size_t>(lattice.indexOf(state.pose.at));
    const std::size_t set = static_cast<std::size_t>(state.layer * headings + state.pose.heading.steps());
    const std::size_t key = set * size_ + point / PointSet::bits;
    const auto found =
        std::lower_bound(words_.begin(), words_.end(), key,
                         [](const Kept& word, std::size_t wanted) { return word.key < wanted; });
    return found != words_.end() && found->key == key && (found->bits >> (point % PointSet::bits) & 1) != 0;
  }

  // Calls `visit(layer, heading, point)` for every state.
  template <class Visit>
  void forEach(Visit visit) const {
    for (const Kept& word : words_) {
      const int set = static_cast<int>(word.key / size_),
                base = static_cast<int>(word.key % size_) * PointSet::bits;
      for (PointSet::Word bits = word.bits; bits != 0; bits &= bits - 1)
        visit(set / headings, set % headings, base + std::countr_zero(bits));
    }
  }

private:
  struct Kept {
    std::size_t key = 0;
    PointSet::Word bits = 0;
  };

  std::vector<Kept> words_;
  std::size_t size_ = 1; // words of a set
};

} // namespace fairway::validator::regatta
