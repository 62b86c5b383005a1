#pragma once

#include "rules/lake_race/staged_search.h"

namespace fairway::lake_race {

struct QueueStage {
  int gate = 0;
  int owed = 0; // 1 stands for all higher ones
  const GateSteps* steps = nullptr;
  const TerrainMap* map = nullptr;
  std::vector<char> seen;
  std::vector<Cell> frontier;
  std::vector<Cell> fresh;

  void begin(const Lake& lake) {
    map = &lake.map;
    seen.assign(static_cast<std::size_t>(lake.map.cellCount()), 0);
  }
  void enter(Cell cell) {
    char& known = seen[map->indexOf(cell)];
    if (known) return;
    known = 1;
    fresh.push_back(cell);
  }
};

// On a lake of any size: every frontier is a list of cells.
class QueueSearch : public StagedSearch<QueueStage> {
public:
  QueueSearch(const Lake& lake, const std::vector<char>& water, Manner manner)
      : StagedSearch(lake, manner), water_(water) {}

  // As BitSearch::run.
  std::optional<int> run(std::optional<int> limit) {
    for (int step = 1; advance() && (!limit || step < *limit); ++step) {
      for (std::size_t i = 0; i < count_; ++i) grow(stages_[i]);
      if (finished_) return step;
    }
    return std::nullopt;
  }

private:
  bool advance() {
    bool any = false;
    for (std::size_t i = 0; i < count_; ++i) {
      stages_[i].frontier.swap(stages_[i].fresh);
      stages_[i].fresh.clear();
      any = any || !stages_[i].frontier.empty();
    }
    return any;
  }

  void grow(QueueStage& stage) {
    const bool parted = parts(stage);
    const auto isWater = [this](Cell cell) { return water_[lake_.map.indexOf(cell)] != 0; };
    for (Cell cell : stage.frontier) {
      const bool beside = stage.steps->isNear(cell);
      if (beside) stepsFrom(stage, cell, isWater);
      if (beside && parted) continue;
      for (Direction direction : allDirections)
        if (const Cell to = neighbour(cell, direction, lake_.stagger); lake_.map.contains(to) && isWater(to))
          stage.enter(to);
    }
  }

  const std::vector<char>& water_;
};

} // namespace fairway::lake_race
