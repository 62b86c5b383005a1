#pragma once

#include "rules/lake_race/route/gate_search.h"

namespace fairway::lake_race {

// Walks the shortest route of a search back, cell by cell. Of the lake, which must outlive it, only size and
// stagger count.
class RouteTrail : public SearchListener {
public:
  explicit RouteTrail(const Lake& lake) : lake_(lake), layout_(lake.map) {}

  // For a new search: its stages in the same order.
  void clear();
  void addStage(int gate, const GateSteps& steps);

  void came(std::size_t stage, int step, const Wave& wave) override;
  void finishes(std::size_t stage, int step, Cell from, Direction direction) override;

  // All cells of a route that finishes with this step, in no order; those among `preferred` come first where
  // there is a choice. None: the route is not of the plain kind that is walked back here, in which no boat
  // owes, no step passes two gates, and START is passed with the first step.
  std::optional<std::vector<Cell>> cells(int steps, const BitCells& water, StripLegs& strip,
                                         const BitCells& preferred) const;

private:
  // The cells that boats came to with one step: some rows, and where they begin.
  struct Front {
    int firstRow = 1, lastRow = 0;
    std::size_t begin = 0;
  };
  struct Stage {
    int gate = 0;
    const GateSteps* steps = nullptr;
    std::vector<Front> fronts; // by step
  };
  struct Place {
    std::size_t stage = 0;
    Cell cell;
    int step = 0;
  };
  struct LastGate {
    Place from;
    Direction direction{};
  };

  const Front* frontAt(const Stage& stage, int step) const;
  bool has(const Front& front, Cell cell) const;
  bool leads(const Stage& stage, Cell from, Direction direction, const Stage& then) const;
  std::optional<Place> before(const Place& place, const BitCells& preferred, Direction& last) const;
  std::optional<Cell> startOf(const Place& place, StripLegs& strip, const BitCells& preferred) const;
  bool finishesAtOnce(const LastGate& last, StripLegs& strip) const;
  bool addFinish(std::vector<Cell>& cells, int left, const BitCells& water, StripLegs& strip,
                 const BitCells& preferred) const;

  const Lake& lake_;
  BitLayout layout_;
  std::vector<Stage> stages_;
  std::size_t count_ = 0;             // of the stages in use; the others are kept for their room
  std::vector<BitCells::Word> words_; // of all fronts
  std::optional<LastGate> last_;
};

} // namespace fairway::lake_race
