#include "validator/lake_race/suggest/draft.h"

#include <algorithm>
#include <cmath>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

struct Proposal {
  DraftEdit edit;
  double weight;
};

constexpr double weightOfOthers =
    3; // an edit of slots, buoys, arrows or tiles, beside cells of weight 1 and more

class Proposer {
public:
  Proposer(const Draft& draft, const CellWeights& weights) : draft_(draft), weights_(weights) {
    if (draft.isCourse)
      for (const Cell cell : buoyCells(draft.lake, draft.placement)) kept_.push_back(cell);
    if (draft.isCourse)
      for (const Cell cell : stripCells(draft.lake, draft.placement)) kept_.push_back(cell);
  }

  std::vector<Proposal> all() {
    if (draft_.tiles) {
      ofTiles();
    } else {
      ofCells();
      ofSlots();
    }
    if (draft_.isCourse) ofCourse();
    return std::move(found_);
  }

private:
  // A land cell matters as much as the water beside it.
  double weightOf(Cell cell) const {
    double weight = weights_[draft_.lake.map.indexOf(cell)];
    if (draft_.lake.map.at(cell) == Terrain::Land)
      for (const Direction direction : allDirections)
        if (const Cell beside = neighbour(cell, direction, draft_.lake.stagger);
            draft_.lake.map.contains(beside))
          weight = std::max(weight, weights_[draft_.lake.map.indexOf(beside)]);
    return weight;
  }

  void ofCells() {
    for (std::size_t i = 0; i < static_cast<std::size_t>(draft_.lake.map.cellCount()); ++i) {
      const Cell cell = draft_.lake.map.cellAt(i);
      const Terrain terrain = draft_.lake.map.at(cell);
      if (terrain == Terrain::Void || std::find(kept_.begin(), kept_.end(), cell) != kept_.end()) continue;
      found_.push_back(
          {SetCell{cell, terrain == Terrain::Land ? Terrain::Water : Terrain::Land}, weightOf(cell)});
    }
  }

  void ofSlots() {
    for (std::size_t slot = 0; slot < draft_.lake.slots.size(); ++slot) {
      const Slot& here = draft_.lake.slots[slot];
      if (draft_.isCourse && here.race != draft_.race) continue;
      for (const Direction direction : allDirections) {
        if (const Cell to = neighbour(here.at, direction, draft_.lake.stagger); draft_.lake.map.contains(to))
          found_.push_back({MoveSlot{slot, to}, weightOfOthers});
        if (direction != here.letter) found_.push_back({TurnSlot{slot, direction}, weightOfOthers});
      }
    }
  }

  void ofCourse() {
    const Placement& placement = draft_.placement;
    if (!draft_.race)
      for (int buoy = 0; buoy <= 3; ++buoy)
        for (const Direction direction : allDirections) {
          const Cell at = buoy == 0 ? placement.start : placement.buoys[static_cast<std::size_t>(buoy - 1)];
          if (const Cell to = neighbour(at, direction, draft_.lake.stagger); draft_.lake.map.contains(to))
            found_.push_back({MoveBuoy{buoy, to}, weightOfOthers});
          if (buoy == 0 && direction != placement.letter)
            found_.push_back({TurnStrip{direction}, weightOfOthers});
        }
    if (draft_.race)
      for (int number = 0; number < assignmentCount; ++number)
        found_.push_back({Reassign{assignmentNumbered(number)}, 1});
    for (int buoy = 1; buoy <= 3; ++buoy)
      if (const auto arrow = draft_.choices.arrows[static_cast<std::size_t>(buoy - 1)])
        found_.push_back({TurnArrow{buoy, otherArrow(*arrow)}, weightOfOthers});
  }

  void ofTiles() {
    std::vector<std::pair<std::size_t, std::size_t>> places;
    for (std::size_t row = 0; row < draft_.tiles->layout.size(); ++row)
      for (std::size_t column = 0; column < draft_.tiles->layout[row].size(); ++column)
        places.emplace_back(row, column);
    for (std::size_t i = 0; i < places.size(); ++i) {
      found_.push_back({TurnTile{places[i]}, 1});
      for (std::size_t other = i + 1; other < places.size(); ++other)
        found_.push_back({SwapTiles{places[i], places[other]}, 1});
    }
  }

  const Draft& draft_;
  const CellWeights& weights_;
  std::vector<Cell> kept_;
  std::vector<Proposal> found_;
};

} // namespace

std::vector<DraftEdit> proposals(const Draft& draft, const CellWeights& weights, Random& chance) {
  std::vector<Proposal> all = Proposer(draft, weights).all();
  // Drawn without putting back, each with a probability given by its weight: the smallest exponential time
  // wins.
  std::vector<std::pair<double, std::size_t>> order;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const double uniform = (static_cast<double>(chance.next() >> 11) + 0.5) * 0x1p-53;
    order.emplace_back(-std::log(uniform) / all[i].weight, i);
  }
  std::sort(order.begin(), order.end());
  std::vector<DraftEdit> edits;
  for (const auto& [time, i] : order) edits.push_back(all[i].edit);
  return edits;
}

} // namespace fairway::validator::lake_race
