#include "rules/lake_race/route/wave.h"

#include <array>
#include <bit>
#include <utility>

// Rows that follow each other are one plain loop, which compilers turn into vector instructions. In a wide
// lake, where a row has several words, they also take what comes over from those beside them.
namespace fairway::lake_race {

namespace {

std::uint64_t movedEast(const std::uint64_t* word) {
  return word[0] << 1 | word[-1] >> 63;
}
std::uint64_t movedWest(const std::uint64_t* word) {
  return word[0] >> 1 | word[1] << 63;
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
  const auto enterRow = [&](int row, std::uint64_t cells) {
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
              cells.data() + cells.layout().rowAt(rows.last + 1), std::uint64_t{0});
}

bool Wave::sawAll(const BitCells& cells, const RowSet& rows, const BitCells& water) const {
  std::uint64_t missing = 0;
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
  const std::uint64_t* const notThere = known ? known->seen_.data() : nullptr;
  bool any = false;
  if (water_ && !beforeRows_.empty()) {
    frontRows_ = {std::max(beforeRows_.first - 1, 1), std::min(beforeRows_.last + 1, seen_.layout().rows)};
    any = seen_.layout().words == 1 ? spreadNarrow(frontRows_, notThere) : spreadWide(frontRows_, notThere);
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
// of a shifted row, to the right of any other.
bool Wave::spreadNarrow(Rows rows, const std::uint64_t* notThere) {
  const std::uint64_t* __restrict const from = before_.data();
  const std::uint64_t* __restrict const water = water_->data();
  std::uint64_t* __restrict const seen = seen_.data();
  std::uint64_t* __restrict const front = front_.data();
  // Rows in pairs, which is what vectors hold; beyond the lake's last row lies an empty one.
  const auto first = static_cast<std::size_t>(rows.first) & ~std::size_t{1};
  const auto end = (static_cast<std::size_t>(rows.last) | 1) + 1;
  const std::uint64_t evenShifted = isShifted(2, stagger_) ? ~std::uint64_t{0} : 0;
  std::uint64_t any = 0;
  const auto spread = [&](auto masked) {
    for (std::size_t row = first; row < end; ++row) {
      const std::uint64_t west = (0 - (row & 1)) ^ evenShifted; // all bits in shifted rows
      const std::uint64_t beside = from[row - 1] | from[row + 1];
      const std::uint64_t leaning = ((beside >> 1) & west) | ((beside << 1) & ~west);
      std::uint64_t reached =
          ((from[row] << 1) | (from[row] >> 1) | beside | leaning) & water[row] & ~seen[row];
      if constexpr (masked.value) reached &= ~notThere[row];
      front[row] = reached;
      seen[row] |= reached;
      any |= reached;
    }
  };
  if (notThere)
    spread(std::true_type());
  else
    spread(std::false_type());
  return any != 0;
}

bool Wave::spreadWide(Rows rows, const std::uint64_t* notThere) {
  const auto words = static_cast<std::size_t>(seen_.layout().words);
  const std::uint64_t* const from = before_.data();
  const std::uint64_t* const water = water_->data();
  std::uint64_t* const seen = seen_.data();
  std::uint64_t* const front = front_.data();
  std::uint64_t any = 0;
  for (int row = rows.first; row <= rows.last; ++row) {
    const bool shifted = isShifted(row, stagger_);
    const std::size_t begin = seen_.layout().rowAt(row);
    for (std::size_t at = begin; at < begin + words; ++at) {
      const std::uint64_t* here = from + at;
      const std::uint64_t* above = here - words;
      const std::uint64_t* below = here + words;
      const std::uint64_t leaning =
          shifted ? movedWest(above) | movedWest(below) : movedEast(above) | movedEast(below);
      std::uint64_t reached =
          (movedEast(here) | movedWest(here) | *above | *below | leaning) & water[at] & ~seen[at];
      if (notThere) reached &= ~notThere[at];
      front[at] = reached;
      seen[at] |= reached;
      any |= reached;
    }
  }
  return any != 0;
}

bool Wave::addFresh(const std::uint64_t* notThere) {
  const std::size_t end = seen_.layout().rowAt(freshRows_.last + 1);
  std::uint64_t any = 0;
  for (std::size_t at = seen_.layout().rowAt(freshRows_.first); at < end; ++at) {
    const std::uint64_t reached = fresh_[at] & ~seen_[at] & (notThere ? ~notThere[at] : ~std::uint64_t{0});
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
    const std::uint64_t* const front = front_.data();
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
  std::uint64_t any = 0;
  for (std::size_t at = seen_.layout().rowAt(row); at < seen_.layout().rowAt(row + 1); ++at)
    any |= front_[at];
  return any == 0;
}

} // namespace fairway::lake_race
