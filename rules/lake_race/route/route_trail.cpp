#include "rules/lake_race/route/route_trail.h"

namespace fairway::lake_race {

namespace {

// A neighbour that is wanted and preferred or, without one, that is wanted; `wanted` is asked for the
// direction too. Ways are straight for long stretches, so the direction of the last time comes first.
template <class Wanted>
std::optional<Cell> neighbourThat(const Lake& lake, Cell cell, const BitCells& preferred, Direction& last,
                                  Wanted wanted) {
  std::optional<Cell> found;
  for (int sixths = 0; sixths < 6; ++sixths) {
    const Direction direction = turned(last, sixths);
    const Cell next = neighbour(cell, direction, lake.stagger);
    if (!lake.map.contains(next) || (found && !preferred.has(next)) || !wanted(next, direction)) continue;
    found = next;
    if (preferred.has(next)) {
      last = direction;
      break;
    }
  }
  return found;
}

} // namespace

void RouteTrail::clear() {
  for (std::size_t i = 0; i < count_; ++i) stages_[i].fronts.clear();
  count_ = 0;
  words_.clear();
  last_.reset();
}

void RouteTrail::addStage(int gate, const GateSteps& steps) {
  if (count_ == stages_.size()) stages_.emplace_back();
  stages_[count_].gate = gate;
  stages_[count_++].steps = &steps;
}

void RouteTrail::came(std::size_t stage, int step, const Wave& wave) {
  if (wave.still()) return;
  std::vector<Front>& fronts = stages_[stage].fronts;
  fronts.resize(static_cast<std::size_t>(step) + 1);
  fronts.back() = {wave.firstRow(), wave.lastRow(), words_.size()};
  const BitCells::Word* const front = wave.front().data();
  words_.insert(words_.end(), front + layout_.rowAt(wave.firstRow()),
                front + layout_.rowAt(wave.lastRow() + 1));
}

void RouteTrail::finishes(std::size_t stage, int step, Cell from, Direction direction) {
  last_.reset();
  if (stages_[stage].gate == gateCount - 2) last_ = {{stage, from, step - 1}, direction};
}

// Null: none did.
const RouteTrail::Front* RouteTrail::frontAt(const Stage& stage, int step) const {
  const auto i = static_cast<std::size_t>(step);
  return i < stage.fronts.size() ? &stage.fronts[i] : nullptr;
}

bool RouteTrail::has(const Front& front, Cell cell) const {
  if (cell.row < front.firstRow || cell.row > front.lastRow) return false;
  const std::size_t word = layout_.wordOf(cell) - layout_.rowAt(front.firstRow);
  return (words_[front.begin + word] & BitLayout::bitOf(cell)) != 0;
}

// As the search has it.
bool RouteTrail::leads(const Stage& stage, Cell from, Direction direction, const Stage& then) const {
  const Crossing crossing = stage.steps->crossing(from, direction);
  if (&stage == &then) return crossing == Crossing::None;
  if (stage.gate + 1 != then.gate || crossing != Crossing::Forwards) return false;
  const Cell to = neighbour(from, direction, lake_.stagger);
  return then.steps->crossing(from, direction) == Crossing::None ||
         metBefore(then.steps->gate(), stage.steps->gate(), lake_.hexOf(from), lake_.hexOf(to));
}

std::optional<RouteTrail::Place> RouteTrail::before(const Place& place, const BitCells& preferred,
                                                    Direction& last) const {
  const Stage& here = stages_[place.stage];
  for (int gate : {here.gate, here.gate - 1}) // most often the boat passed none
    for (std::size_t i = 0; i < count_; ++i) {
      const Front* const front = stages_[i].gate == gate ? frontAt(stages_[i], place.step - 1) : nullptr;
      if (!front) continue;
      const auto cell = neighbourThat(lake_, place.cell, preferred, last, [&](Cell from, Direction back) {
        return has(*front, from) && leads(stages_[i], from, opposite(back), here);
      });
      if (cell) return Place{i, *cell, place.step - 1};
    }
  return std::nullopt;
}

// The cell from which the boat passed START.
std::optional<Cell> RouteTrail::startOf(const Place& place, StripLegs& strip,
                                        const BitCells& preferred) const {
  const Stage& stage = stages_[place.stage];
  if (stage.gate != 1) return std::nullopt;
  std::optional<Cell> found;
  for (const StripLegs::Passing& passing : strip.starts(std::nullopt)) {
    if (passing.steps > 1) break;
    if (neighbour(passing.from, passing.direction, lake_.stagger) != place.cell) continue;
    if (stage.steps->crossing(passing.from, passing.direction) != Crossing::None &&
        !metBefore(stage.steps->gate(), strip.startGate(passing.side), lake_.hexOf(passing.from),
                   lake_.hexOf(place.cell)))
      continue;
    found = passing.from;
    if (preferred.has(*found)) break;
  }
  return found;
}

// From the last of the cells on.
bool RouteTrail::addFinish(std::vector<Cell>& cells, int left, const BitCells& water, StripLegs& strip,
                           const BitCells& preferred) const {
  Direction last = last_->direction;
  for (; left > 0; --left) {
    const Cell from = cells.back();
    const auto next = neighbourThat(lake_, from, preferred, last, [&](Cell to, Direction direction) {
      if (!water.has(to)) return false;
      if (left > 1) return strip.toFinish(std::nullopt, to) == left - 1;
      return strip.finish(PassSide::Left).crossing(from, direction) == Crossing::Forwards ||
             strip.finish(PassSide::Right).crossing(from, direction) == Crossing::Forwards;
    });
    if (!next) return false;
    cells.push_back(*next);
  }
  return true;
}

// Whether the step over the last gate passes FINISH, too.
bool RouteTrail::finishesAtOnce(const LastGate& last, StripLegs& strip) const {
  const Hex from = lake_.hexOf(last.from.cell), to = neighbour(from, last.direction);
  for (PassSide side : {PassSide::Left, PassSide::Right}) {
    const GateSteps& line = strip.finish(side);
    if (line.crossing(last.from.cell, last.direction) == Crossing::Forwards &&
        !metBefore(line.gate(), stages_[last.from.stage].steps->gate(), from, to))
      return true;
  }
  return false;
}

std::optional<std::vector<Cell>> RouteTrail::cells(int steps, const BitCells& water, StripLegs& strip,
                                                   const BitCells& preferred) const {
  if (!last_) return std::nullopt;
  std::vector<Cell> cells;
  cells.reserve(static_cast<std::size_t>(steps) + 1);
  Place place = last_->from;
  Direction last = opposite(last_->direction);
  for (cells.push_back(place.cell); place.step > 1; cells.push_back(place.cell)) {
    const std::optional<Place> earlier = before(place, preferred, last);
    if (!earlier) return std::nullopt;
    place = *earlier;
  }
  const std::optional<Cell> start = startOf(place, strip, preferred);
  if (!start) return std::nullopt;
  cells.push_back(*start);

  const int left = steps - last_->from.step - 1;
  const Cell behind = neighbour(last_->from.cell, last_->direction, lake_.stagger);
  if (left == 0 ? !finishesAtOnce(*last_, strip) : strip.toFinish(std::nullopt, behind) != left)
    return std::nullopt;
  cells.push_back(behind);
  if (!addFinish(cells, left, water, strip, preferred)) return std::nullopt;
  return cells;
}

} // namespace fairway::lake_race
