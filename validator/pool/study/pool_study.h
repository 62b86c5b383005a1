#pragma once

#include "validator/core/work_watch.h"
#include "validator/pool/study/first_bite.h"
#include "validator/pool/study/home.h"
#include "validator/pool/study/symmetry.h"
#include "validator/pool/study/waters.h"

#include <optional>

namespace fairway::validator::pool {

// The ways of a side from its start squares to its bar.
struct Ways {
  std::vector<int> steps;     // from every square, by its number; 0: there is no way
  std::vector<Square> starts; // start squares
  std::vector<Square> none;   // start squares without a way
  int shortest = 0;           // these three of the others; 0 where there is none
  int longest = 0;
  int sum = 0;

  int count() const { return static_cast<int>(starts.size() - none.size()); }
  double mean() const { return static_cast<double>(sum) / count(); }
};

// All that the checks ask of a pool, found once.
class PoolStudy {
public:
  explicit PoolStudy(const fairway::pool::Pool& pool);

  const fairway::pool::Pool& pool() const { return board_.pool(); }
  const PoolBoard& board() const { return board_; }
  const std::vector<SquareSet>& bodies() const { return bodies_; } // the largest first
  const std::vector<Choke>& chokes() const { return chokes_; }
  const Ways& ways(Side side) const { return ways_[side]; }
  const std::vector<Square>& cut(Side side) const { return cuts_[side]; }
  const std::vector<HomeTable>& home() const { return home_; }
  const FirstBite& biteAnywhere() const { return biteAnywhere_; }
  const std::optional<FirstBite>& biteInSetup() const { return biteInSetup_; } // none: no setup that fits
  const std::vector<Square>& breaks(Symmetry symmetry) const {
    return breaks_[static_cast<std::size_t>(symmetry)];
  }

private:
  PoolBoard board_;
  std::vector<SquareSet> bodies_;
  std::vector<Choke> chokes_;
  fairway::pool::BySide<Ways> ways_;
  fairway::pool::BySide<std::vector<Square>> cuts_;
  std::vector<HomeTable> home_;
  FirstBite biteAnywhere_;
  std::optional<FirstBite> biteInSetup_;
  std::array<std::vector<Square>, allSymmetries.size()> breaks_;
};

} // namespace fairway::validator::pool
