#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace fairway::validator::regatta {

// Points of the lattice, one bit each, row by row without gaps. A play is a shift and a mask: since an arrow
// that is free leads to a point of the table, no bit that the mask lets through can slip into another row.
class PointSet {
public:
  using Word = std::uint64_t;
  static constexpr int bits = 64;

  PointSet() = default;
  explicit PointSet(int points) : words_(static_cast<std::size_t>((points + bits - 1) / bits)) {}

  std::size_t size() const { return words_.size(); }
  Word* data() { return words_.data(); }
  const Word* data() const { return words_.data(); }

  bool has(int point) const { return (words_[wordOf(point)] >> (point % bits) & 1) != 0; }
  void add(int point) { words_[wordOf(point)] |= Word{1} << (point % bits); }
  void remove(int point) { words_[wordOf(point)] &= ~(Word{1} << (point % bits)); }
  void addRange(int first, int last);    // both included
  void removeRange(int first, int last); // both included
  void copyRange(const PointSet& source, int first, int last);

  bool empty() const {
    for (const Word word : words_)
      if (word != 0) return false;
    return true;
  }
  int count() const {
    int n = 0;
    for (const Word word : words_) n += std::popcount(word);
    return n;
  }

  PointSet& operator|=(const PointSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
    return *this;
  }
  PointSet& operator&=(const PointSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
    return *this;
  }
  PointSet& without(const PointSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
    return *this;
  }

  template <class Visit>
  void forEach(Visit visit) const {
    for (std::size_t i = 0; i < words_.size(); ++i)
      for (Word word = words_[i]; word != 0; word &= word - 1)
        visit(static_cast<int>(i) * bits + std::countr_zero(word));
  }

  friend bool operator==(const PointSet&, const PointSet&) = default;

private:
  static std::size_t wordOf(int point) { return static_cast<std::size_t>(point / bits); }

  std::vector<Word> words_;
};

// The same set seen from points that lie `offset` before: bit i of it is bit i + offset of the set, and
// nothing beyond its ends.
class Shifted {
public:
  Shifted(const PointSet& set, int offset)
      : words_(set.data()), size_(static_cast<std::ptrdiff_t>(set.size())),
        skip_(offset >= 0 ? offset / PointSet::bits : -((-offset + PointSet::bits - 1) / PointSet::bits)),
        bit_(offset - static_cast<int>(skip_) * PointSet::bits) {}

  PointSet::Word operator[](std::size_t i) const {
    const std::ptrdiff_t at = static_cast<std::ptrdiff_t>(i) + skip_;
    const PointSet::Word low = at >= 0 && at < size_ ? words_[at] : 0;
    if (bit_ == 0) return low;
    const PointSet::Word high = at + 1 >= 0 && at + 1 < size_ ? words_[at + 1] : 0;
    return low >> bit_ | high << (PointSet::bits - bit_);
  }

  // Calls `visit(i, word)` for all words; without the questions at the ends, so that it can be vectorised.
  template <class Visit>
  void forEachWord(Visit visit) const {
    const std::ptrdiff_t first = skip_ < 0 ? std::min(size_, -skip_) : 0;
    const std::ptrdiff_t last = std::max(first, std::min(size_, size_ - 1 - skip_));
    for (std::ptrdiff_t i = std::max<std::ptrdiff_t>(0, first - 1); i < first; ++i)
      visit(static_cast<std::size_t>(i), (*this)[static_cast<std::size_t>(i)]);
    if (bit_ == 0)
      for (std::ptrdiff_t i = first; i < last; ++i) visit(static_cast<std::size_t>(i), words_[i + skip_]);
    else
      for (std::ptrdiff_t i = first; i < last; ++i)
        visit(static_cast<std::size_t>(i),
              words_[i + skip_] >> bit_ | words_[i + skip_ + 1] << (PointSet::bits - bit_));
    for (std::ptrdiff_t i = last; i < std::min(size_, last + 1); ++i)
      visit(static_cast<std::size_t>(i), (*this)[static_cast<std::size_t>(i)]);
  }

private:
  const PointSet::Word* words_;
  std::ptrdiff_t size_;
  std::ptrdiff_t skip_;
  int bit_;
};

} // namespace fairway::validator::regatta
