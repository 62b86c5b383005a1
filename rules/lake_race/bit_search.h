#pragma once

#include "rules/lake_race/bit_rows.h"
#include "rules/lake_race/staged_search.h"

namespace fairway::lake_race {

struct BitStage {
  int gate = 0;
  int owed = 0; // 1 stands for all higher ones
  const GateSteps* steps = nullptr;
  BitRows seen{};
  BitRows frontier{};
  BitRows fresh{};
  int first = maxBitSide + 1; // rows of the frontier; none: first > last
  int last = 0;
  int freshFirst = maxBitSide + 1;
  int freshLast = 0;

  void begin(const Lake&) {}
  void enter(Cell cell) {
    if (seen.has(cell)) return;
    fresh.add(cell);
    freshFirst = std::min(freshFirst, cell.row);
    freshLast = std::max(freshLast, cell.row);
  }
};

// On a lake of at most 64 x 64 cells: every board's frontier grows by a few shifts and masks a row.
class BitSearch : public StagedSearch<BitStage> {
public:
  BitSearch(const Lake& lake, const BitRows& water, Manner manner)
      : StagedSearch(lake, manner), water_(water) {}

  // The steps of the shortest way to the finish; none where there is none, or where it takes `limit` or more.
  std::optional<int> run(std::optional<int> limit) {
    for (int step = 1; advance() && (!limit || step < *limit); ++step) {
      for (std::size_t i = 0; i < count_; ++i) grow(stages_[i]);
      if (finished_) return step;
    }
    return std::nullopt;
  }

private:
  // What was reached becomes the frontier; false when nothing was.
  bool advance() {
    bool any = false;
    for (std::size_t i = 0; i < count_; ++i) {
      BitStage& stage = stages_[i];
      for (int row = stage.first; row <= stage.last; ++row) stage.frontier[row] = 0;
      stage.first = maxBitSide + 1;
      stage.last = 0;
      for (int row = stage.freshFirst; row <= stage.freshLast; ++row) {
        const std::uint64_t reached = stage.fresh[row];
        if (reached == 0) continue;
        stage.frontier[row] = reached;
        stage.seen[row] |= reached;
        stage.fresh[row] = 0;
        stage.first = std::min(stage.first, row);
        stage.last = row;
      }
      stage.freshFirst = maxBitSide + 1;
      stage.freshLast = 0;
      any = any || stage.first <= stage.last;
    }
    return any;
  }

  void grow(BitStage& stage) {
    if (stage.first > stage.last) return;
    const bool parted = parts(stage);
    const BitRows& near = stage.steps->near();
    for (int row = stage.first; row <= stage.last; ++row)
      for (std::uint64_t beside = stage.frontier[row] & near[row]; beside != 0; beside &= beside - 1)
        stepsFrom(stage, {std::countr_zero(beside) + 1, row}, [this](Cell to) { return water_.has(to); });
    const int first = std::max(stage.first - 1, 1);
    const int last = std::min(stage.last + 1, lake_.map.rows());
    const auto free = [&](int row) {
      return parted ? stage.frontier[row] & ~near[row] : stage.frontier[row];
    };
    std::uint64_t above = free(first - 1);
    std::uint64_t here = free(first);
    for (int row = first; row <= last; ++row) {
      const std::uint64_t below = free(row + 1);
      const std::uint64_t reached =
          neighboursIn(here, above | below, isShifted(row, lake_.stagger)) & water_[row] & ~stage.seen[row];
      stage.fresh[row] |= reached;
      above = here;
      here = below;
    }
    stage.freshFirst = std::min(stage.freshFirst, first);
    stage.freshLast = std::max(stage.freshLast, last);
  }

  const BitRows& water_;
};

} // namespace fairway::lake_race
