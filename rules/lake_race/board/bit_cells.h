#pragma once

#include "rules/lake_race/board/terrain_map.h"

#include <algorithm>
#include <array>
#include <bit>

namespace fairway::lake_race {

// How the cells of a lake lie in machine words: row after row, the cell of column c at bit c - 1. Each row
// ends with a bit that no cell has, so that what is shifted out of a row falls on no cell, and an empty row
// lies above the first and below the last: looking at neighbours needs no question.
struct BitLayout {
  using Word = std::uint32_t; // most lakes have a word a row, and a vector holds four
  static constexpr int wordBits = 32;

  explicit BitLayout(const TerrainMap& map) : rows(map.rows()), words(map.columns() / wordBits + 1) {}

  int rows;
  int words; // of a row

  std::size_t size() const { return static_cast<std::size_t>((rows + 2) * words); }
  std::size_t rowAt(int row) const { return static_cast<std::size_t>(row * words); }
  std::size_t wordOf(Cell cell) const {
    return rowAt(cell.row) + static_cast<std::size_t>((cell.column - 1) / wordBits);
  }
  static Word bitOf(Cell cell) { return Word{1} << ((cell.column - 1) % wordBits); }
};

// A set of cells. Some words lie before the first and after the last row, too: looking at the words beside a
// word needs no question either, nor does taking them by vectors.
class BitCells {
public:
  using Word = BitLayout::Word;
  static constexpr std::size_t vectorWords = 4;

  explicit BitCells(const BitLayout& layout) : layout_(layout), words_(layout.size() + 2 * vectorWords) {}

  const BitLayout& layout() const { return layout_; }
  bool has(Cell cell) const { return ((*this)[layout_.wordOf(cell)] & BitLayout::bitOf(cell)) != 0; }
  void add(Cell cell) { (*this)[layout_.wordOf(cell)] |= BitLayout::bitOf(cell); }
  void remove(Cell cell) { (*this)[layout_.wordOf(cell)] &= ~BitLayout::bitOf(cell); }
  void clear() { std::fill(words_.begin(), words_.end(), 0); }
  void swap(BitCells& other) { words_.swap(other.words_); } // of the same layout

  Word& operator[](std::size_t word) { return words_[word + vectorWords]; }
  Word operator[](std::size_t word) const { return words_[word + vectorWords]; }
  const Word* data() const { return words_.data() + vectorWords; }
  Word* data() { return words_.data() + vectorWords; }

  // The cells that a word of a row stands for.
  template <class Visit>
  static void forEachIn(Word bits, int row, int word, Visit visit) {
    for (; bits != 0; bits &= bits - 1)
      visit(Cell{word * BitLayout::wordBits + std::countr_zero(bits) + 1, row});
  }

private:
  BitLayout layout_;
  std::vector<Word> words_;
};

} // namespace fairway::lake_race
