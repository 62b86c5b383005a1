#pragma once

#include "validator/pool/pilot/state.h"

#include <bit>
#include <string>
#include <vector>

// How positions are named while a game is solved, and where their values are kept.
//
// A game is solved in stretches of play (solve.h). Between two news only three things change: where the piles
// lie, who is to move, and whether the last turn was a pass. So the name of a position has two parts. The key
// of the stretch holds all the rest; it is long, and is made only where news lead into a stretch. The key of
// the position holds the three; it is one number or three, and is made for every position that a turn leads
// to. There are millions of those, so one key for everything would fill the memory with what they share.
//
// - Tiles of a side that look alike are alike: positions in which they have changed places are one. So piles
//   are sorted before anything is asked, by what they are and then by where they lie. What they are is known
//   from the stretch, so their squares in this order say where everything is.
// - Of the bars a stretch's key holds only who leads by how much. The score asks for no more, so games that
//   have filled the bars in other ways come to the same stretch.
// - A small key takes as few bits for each square as the pool's numbers need. If all piles do not fit into
//   it, the whole game is solved with large keys. Piles only become fewer, so this is known at the start.
//
// A stretch keeps only values with all quiet turns left. With fewer a position may be worth something else,
// but news set the count back, and only news lead from one stretch into another. So only the position that
// the caller asks about can have fewer; if it has, what is found from there is not kept.
namespace fairway::validator::pool {

// By what they are, then by where they lie.
void sortPiles(PilotState& state);

// What stays the same as long as there are no news: which piles there are, what is hidden, who leads by how
// much, whether the bars are open.
using StretchKey = std::string;
StretchKey stretchKey(const PilotState& state); // its piles must be sorted

// Where the piles lie, who is to move and whether a pass came before: what changes within a stretch.
using SmallKey = std::uint64_t;
using LargeKey = std::array<std::uint64_t, 3>;

inline constexpr int bitsOfSquare = 10; // of a large key: 18 piles take 180 bits, two more are for the turn

constexpr int bitsFor(int numbers) {
  return static_cast<int>(std::bit_width(static_cast<unsigned>(numbers)));
}

// Whether all positions that can follow have small keys. Piles only become fewer.
bool fitsSmallKey(const PilotState& state, int numbers);

template <class Key>
Key positionKey(const PilotState& state, int passes, int bits);
template <>
SmallKey positionKey<SmallKey>(const PilotState& state, int passes, int bits);
template <>
LargeKey positionKey<LargeKey>(const PilotState& state, int passes, int bits);

// A hash table from keys to numbers, open and flat: there are millions of entries, and none of them needs
// memory of its own.
template <class Key>
class PositionTable {
public:
  const double* find(const Key& key) const {
    if (entries_.empty()) return nullptr;
    for (std::size_t at = placeOf(key);; at = (at + 1) & (entries_.size() - 1)) {
      if (!entries_[at].used) return nullptr;
      if (entries_[at].key == key) return &entries_[at].value;
    }
  }

  // The key must be new, or keeps its old value.
  void insert(const Key& key, double value) {
    if (2 * (count_ + 1) > entries_.size()) grow();
    std::size_t at = placeOf(key);
    while (entries_[at].used && !(entries_[at].key == key)) at = (at + 1) & (entries_.size() - 1);
    if (entries_[at].used) return;
    entries_[at] = {key, value, true};
    ++count_;
  }

private:
  struct Entry {
    Key key{};
    double value = 0;
    bool used = false;
  };

  static std::uint64_t mixed(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
  }
  static std::uint64_t hashOf(SmallKey key) { return mixed(key); }
  static std::uint64_t hashOf(const LargeKey& key) { return mixed(key[0] + mixed(key[1] + mixed(key[2]))); }

  std::size_t placeOf(const Key& key) const {
    return static_cast<std::size_t>(hashOf(key)) & (entries_.size() - 1);
  }

  void grow() {
    std::vector<Entry> old(entries_.empty() ? 16 : 2 * entries_.size());
    old.swap(entries_);
    count_ = 0;
    for (const Entry& entry : old)
      if (entry.used) insert(entry.key, entry.value);
  }

  std::vector<Entry> entries_;
  std::size_t count_ = 0;
};

// What is known of a stretch: the values of its positions with all quiet turns left.
template <class Key>
struct Stretch {
  PositionTable<Key> values;
};

} // namespace fairway::validator::pool
