#include "rules/lake_race/route/wave.h"

#include <array>
#include <bit>
#include <utility>

// Rows that follow each other are one plain loop, which compilers turn into vector instructions. Where a row
// has several words, these also take what comes over from those beside them.
namespace fairway::lake_race {

namespace {

using Word = BitLayout::Word;

Word movedEast(const Word* word) {
  return word[0] << 1 | word[-1] >> (BitLayout::wordBits - 1);
}
Word movedWest(const Word* word) {
  return word[0] >> 1 | word[1] << (BitLayout::wordBits - 1);
}

// Where the neighbours of a cell lie: in the row above, its own and the one below, the cell to the left of it
// at bit 0. By whether its row is shifted, and by directions.
struct Beside {
  std::uint8_t above = 0, own = 0, below = 0;
};
constexpr std::array<std::array<Beside, 64>, 2> besides = [] {
  std::array<std::array<Beside, 64>, 2> all{};
  for (unsigned shifted = 0; shifted < 2; ++shifted)
    for (unsigned directions = 0; directions < 64; ++directions) {
      const auto has = [&](Direction direction) {
        return directions >> static_cast<unsigned>(direction) & 1u;
      };
      const unsigned west = shifted, east = shifted + 1; // of a row beside this one
      all[shifted][directions] = {
          static_cast<std::uint8_t>(has(Direction::NW) << west | has(Direction::NE) << east),
          static_cast<std::uint8_t>(has(Direction::W) | has(Direction::E) << 2),
          static_cast<std::uint8_t>(has(Direction::SW) << west | has(Direction::SE) << east)};
    }
  return all;
}();

} // namespace

void Wave::enterBeside(Cell cell, unsigned directions, const BitCells& water) {
  const bool shifted = isShifted(cell.row, stagger_);
  if (seen_.layout().words > 1) {
    for (; directions != 0; directions &= directions - 1) {
      const Cell to = neighbour(cell, static_cast<Direction>(std::countr_zero(directions)), stagger_);
      if (to.column >= 1 && to.row >= 1 && to.row <= seen_.layout().rows && water.has(to)) enter(to);
    }
    return;
  }
  const Beside beside = besides[shifted][directions];
  const auto enterRow = [&](int row, Word cells) {
    cells = cell.column > 1 ? cells << (cell.column - 2) : cells >> 1;
    fresh_.data()[row] |= cells & water.data()[row] & ~seen_.data()[row];
  };
  enterRow(cell.row - 1, beside.above);
  enterRow(cell.row, beside.own);
  enterRow(cell.row + 1, beside.below);
  freshRows_.add(cell.row - 1);
  freshRows_.add(cell.row + 1);
}

void Wave::clear() {
  if (used_ || !freshRows_.empty()) {
    seen_.clear();
    stop();
  }
  used_ = false;
}

void Wave::stop() {
  wipe(front_, frontRows_);
  wipe(fresh_, freshRows_);
  frontRows_ = freshRows_ = {};
  water_ = nullptr;
}

void Wave::wipe(BitCells& cells, Rows rows) {
  if (!rows.empty())
    std::fill(cells.data() + cells.layout().rowAt(rows.first),
              cells.data() + cells.layout().rowAt(rows.last + 1), Word{0});
}

bool Wave::sawAll(const BitCells& cells, const RowSet& rows, const BitCells& water) const {
  Word missing = 0;
  rows.forEach([&](int row) {
    const std::size_t begin = seen_.layout().rowAt(row);
    for (std::size_t at = begin; at < begin + static_cast<std::size_t>(seen_.layout().words); ++at)
      missing |= cells[at] & water[at] & ~seen_[at];
  });
  return missing == 0;
}

// The front spreads into the room of the one before, which is wiped where nothing is written.
void Wave::advanceRows(const Wave* known) {
  const Rows old = beforeRows_;
  front_.swap(before_);
  beforeRows_ = std::exchange(frontRows_, {});
  // The front before has been seen, so to leave it out changes nothing.
  const Word* const notThere = known ? known->seen_.data() : before_.data();
  bool any = false;
  if (water_ && !beforeRows_.empty()) {
    frontRows_ = {std::max(beforeRows_.first - 1, 1), std::min(beforeRows_.last + 1, seen_.layout().rows)};
    const int words = seen_.layout().words;
    any = words == 1   ? spreadNarrow<1>(frontRows_, notThere)
          : words == 2 ? spreadNarrow<2>(frontRows_, notThere)
                       : spreadWide(frontRows_, notThere);
    wipe(front_, {old.first, std::min(old.last, frontRows_.first - 1)});
    wipe(front_, {std::max(old.first, frontRows_.last + 1), old.last});
  } else
    wipe(front_, old);
  if (!freshRows_.empty() && addFresh(notThere)) any = true;
  water_ = nullptr;
  trim(frontRows_, any);
  used_ = used_ || !frontRows_.empty();
}

// A cell reaches its neighbours in its own row, and two in each row beside it: straight, and one to the left
// of a shifted row, to the right of any other. Whole vectors are taken: nothing is reached beyond the rows.
template <int words>
bool Wave::spreadNarrow(Rows rows, const Word* __restrict notThere) {
  const Word* __restrict const from = before_.data();
  const Word* __restrict const water = water_->data();
  Word* __restrict const seen = seen_.data();
  Word* __restrict const front = front_.data();
  constexpr Word vector = BitCells::vectorWords;
  const auto end = (static_cast<Word>(seen_.layout().rowAt(rows.last + 1)) + vector - 1) / vector * vector;
  const Word evenShifted = isShifted(2, stagger_) ? ~Word{0} : 0;
  const auto east = [](const Word* word) { return words == 1 ? *word << 1 : movedEast(word); };
  const auto west = [](const Word* word) { return words == 1 ? *word >> 1 : movedWest(word); };
  Word any = 0;
  for (Word at = static_cast<Word>(seen_.layout().rowAt(rows.first)) / vector * vector; at < end; ++at) {
    const Word shifted = (0 - (at / words & 1)) ^ evenShifted; // all bits in such rows
    const Word* const here = from + at;
    const Word* const above = here - words;
    const Word* const below = here + words;
    const Word leaning = ((west(above) | west(below)) & shifted) | ((east(above) | east(below)) & ~shifted);
    const Word reached =
        (east(here) | west(here) | *above | *below | leaning) & water[at] & ~seen[at] & ~notThere[at];
    front[at] = reached;
    seen[at] |= reached;
    any |= reached;
  }
  return any != 0;
}

bool Wave::spreadWide(Rows rows, const Word* __restrict notThere) {
  const auto words = static_cast<std::size_t>(seen_.layout().words);
  const Word* __restrict const from = before_.data();
  const Word* __restrict const water = water_->data();
  Word* __restrict const seen = seen_.data();
  Word* __restrict const front = front_.data();
  Word any = 0;
  for (int row = rows.first; row <= rows.last; ++row) {
    const bool shifted = isShifted(row, stagger_);
    const std::size_t begin = seen_.layout().rowAt(row);
    for (std::size_t at = begin; at < begin + words; ++at) {
      const Word* here = from + at;
      const Word* above = here - words;
      const Word* below = here + words;
      const Word leaning =
          shifted ? movedWest(above) | movedWest(below) : movedEast(above) | movedEast(below);
      const Word reached = (movedEast(here) | movedWest(here) | *above | *below | leaning) & water[at] &
                           ~seen[at] & ~notThere[at];
      front[at] = reached;
      seen[at] |= reached;
      any |= reached;
    }
  }
  return any != 0;
}

bool Wave::addFresh(const Word* notThere) {
  const std::size_t end = seen_.layout().rowAt(freshRows_.last + 1);
  Word any = 0;
  for (std::size_t at = seen_.layout().rowAt(freshRows_.first); at < end; ++at) {
    const Word reached = fresh_[at] & ~seen_[at] & ~notThere[at];
    fresh_[at] = 0;
    front_[at] |= reached;
    seen_[at] |= reached;
    any |= reached;
  }
  frontRows_.add(freshRows_.first);
  frontRows_.add(freshRows_.last);
  freshRows_ = {};
  return any != 0;
}

// Rows at the ends in which nothing is are left out. In a narrow lake a few may stay: they cost less than to
// look for them all.
void Wave::trim(Rows rows, bool any) {
  if (!any || rows.empty()) {
    frontRows_ = {};
    return;
  }
  if (seen_.layout().words == 1) {
    const Word* const front = front_.data();
    for (int twice = 0; twice < 2; ++twice) {
      rows.first += front[rows.first] == 0;
      rows.last -= front[rows.last] == 0;
    }
  } else {
    while (blank(rows.first)) ++rows.first;
    while (blank(rows.last)) --rows.last;
  }
  frontRows_ = rows;
}

bool Wave::blank(int row) const {
  Word any = 0;
  for (std::size_t at = seen_.layout().rowAt(row); at < seen_.layout().rowAt(row + 1); ++at)
    any |= front_[at];
  return any == 0;
}

} // namespace fairway::lake_race
