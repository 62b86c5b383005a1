#pragma once

#include "validator/regatta/par/card_classes.h"
#include "validator/regatta/par/fresh.h"
#include "validator/regatta/par/gate_steps.h"
#include "validator/regatta/par/growing_queue.h"

#include <tuple>
#include <utility>

namespace fairway::validator::regatta {

// A move from a state leads to a settled one with this value.
struct Arrival {
  float value = 0;
  std::uint32_t state = 0;
  int move = 0;
};

// Settles the states of one gate by growing value, as Dijkstra's algorithm settles distances.
//
// The value of a state (gate, owed, point, heading) is the expected number of turns with a fresh hand each
// turn. A boat plays the card of its hand that leads to the least value, or heaves to and stays. Let the
// cards of the deck be sorted by where they lead to, best first, and none[k] be the chance that a fresh hand
// has none of the first k cards. Then the best card is worth v(k) with chance none[k-1] - none[k], and
//
//   value = 1 + sum over k of (none[k-1] - none[k]) * v(k) + none[all useful] * (what heaving to is worth)
//
// Heaving to leads to the same point, on the same or on a better heading. While no better heading is known
// the last term is the value itself, which is where `(1 + sum) / (1 - none)` comes from; once the first
// heading of a point is settled, all others can turn to it, and the term is a constant.
//
// Only cards that lead to *smaller* values count, so a state never depends on one that is settled after it:
// settling by growing value computes each state once, without sweeps. For each open state a Record keeps
// which classes of cards already lead to a settled state, how many cards these are and their part of the sum.
// Moves into other gates arrive from outside, one shelf of values at a time, so that gates can be solved side
// by side. States are numbered as those of all gates are.
template <class Mask>
class GateSolver {
public:
  GateSolver(const Waters& waters, const Passings& passings, const CardClasses& classes, const OddMoves& odd,
             int gate)
      : waters_(waters), layers_(passings.layers()), classes_(classes), odd_(odd.all), gate_(gate),
        first_(layers_.layerOf(gate)), points_(static_cast<std::uint32_t>(waters.lattice().points())),
        steps_(waters, passings, gate), turned_(layerCount(), waters.lattice().none()),
        leaving_(static_cast<std::size_t>(gate)) {
    makeRecords();
    makeMasks();
    for (const OddMove& move : odd_)
      if (owns(move.to)) steps_.addNear(pointOf(move.to), headingOf(move.to));
  }

  // Settles all whose value lies on the next shelf, given every move to states of later gates with such
  // values.
  void settleShelf(std::vector<Arrival> arrivals) {
    const auto valueOf = [this](std::uint32_t state) { return openValue(state); };
    queue_.openShelf(valueOf, [this](std::uint32_t state) { __builtin_prefetch(&recordOf(state)); });
    std::sort(arrivals.begin(), arrivals.end(), [](const Arrival& a, const Arrival& b) {
      return std::tie(a.value, a.state, a.move) < std::tie(b.value, b.state, b.move);
    });
    std::size_t next = 0;
    GrowingQueue::Entry least;
    for (;;) {
      const bool any = queue_.peek(least, valueOf);
      if (next < arrivals.size() && (!any || arrivals[next].value <= least.value)) {
        lower(arrivals[next++]);
      } else if (any) {
        queue_.drop();
        settle(least.state, least.value);
      } else {
        return;
      }
    }
  }
  std::size_t shelves() const { return queue_.shelves(); }
  std::int64_t settledCount() const { return settled_; }

  // What the states settled since this was last asked mean for those of an earlier gate.
  std::vector<Arrival> takeLeaving(int gate) {
    return std::exchange(leaving_[static_cast<std::size_t>(gate)], {});
  }

  void copyValues(float* values) const {
    for (std::size_t i = 0; i < records_.size(); ++i)
      values[base() + i] = records_[i].settled ? records_[i].value : Fresh::never;
  }

private:
  struct Record {
    float value = Fresh::never;
    float sum = 0; // of the expectation, over the cards below
    Mask classes{};
    std::uint8_t cards = 0;
    bool closed = false; // settled, or a better heading is: no move can lower the value
    bool settled = false;
  };

  std::size_t layerCount() const { return layers_.isLine(gate_) ? 1 : 3; }
  std::size_t base() const { return static_cast<std::size_t>(first_) * points_ * headings; }
  bool owns(std::uint32_t state) const { return state >= base() && state - base() < records_.size(); }
  Record& recordOf(std::uint32_t state) { return records_[state - base()]; }
  float openValue(std::uint32_t state) const {
    const Record& record = records_[state - base()];
    return record.settled ? Fresh::never : record.value;
  }
  int headingOf(std::uint32_t state) const { return static_cast<int>(state % headings); }
  int pointOf(std::uint32_t state) const { return static_cast<int>(state / headings % points_); }
  int layerOf(std::uint32_t state) const { return static_cast<int>(state / headings / points_); }
  std::uint32_t stateOf(int layer, int point, int heading) const {
    return (static_cast<std::uint32_t>(layer) * points_ + static_cast<std::uint32_t>(point)) * headings +
           static_cast<std::uint32_t>(heading);
  }
  PointSet& turnedOn(int layer) { return turned_[static_cast<std::size_t>(layer - first_)]; }

  // Poses that are not free are closed from the beginning.
  void makeRecords() {
    records_.resize(layerCount() * points_ * headings);
    std::size_t i = 0;
    for (std::size_t layer = 0; layer < layerCount(); ++layer)
      for (std::uint32_t point = 0; point < points_; ++point)
        for (int heading = 0; heading < headings; ++heading, ++i)
          records_[i].closed = !waters_.poses(Heading(heading)).has(static_cast<int>(point));
  }

  void makeMasks() {
    masks_.resize(waters_.moves().size());
    for (std::size_t move = 0; move < masks_.size(); ++move)
      for (const int number : classes_.byMove[move])
        masks_[move] = masks_[move] | bitOf(static_cast<std::size_t>(number), Mask{});
  }

  void lower(const Arrival& arrival) {
    Record& record = recordOf(arrival.state);
    if (record.closed) return;
    const Mask fresh = masks_[static_cast<std::size_t>(arrival.move)] & ~record.classes;
    int cards = record.cards;
    forEachBit(fresh, [&](std::size_t number) { cards += classes_.counts[number]; });
    if (cards == record.cards) return;
    const double before = classes_.none[record.cards], after = classes_.none[static_cast<std::size_t>(cards)];
    record.sum = static_cast<float>(record.sum + (before - after) * arrival.value);
    record.classes = record.classes | fresh;
    record.cards = static_cast<std::uint8_t>(cards);
    bring(arrival.state, record, static_cast<float>((1 + record.sum) / (1 - after)));
  }

  // Brings a state's value down.
  void bring(std::uint32_t state, Record& record, float value) {
    if (value >= record.value) return;
    queue_.push(state, value, record.value);
    record.value = value;
  }

  void settle(std::uint32_t state, float value) {
    Record& record = recordOf(state);
    record.settled = record.closed = true;
    ++settled_;
    const int heading = headingOf(state), point = pointOf(state), layer = layerOf(state);
    if (!turnedOn(layer).has(point)) turnOthers(layer, point, value);
    lowered_.clear();
    if (steps_.isNear(point, heading))
      lookAtGates(state, value);
    else
      lookBack(layer, point, heading, value);
    for (const Arrival& each : lowered_) lower(each);
  }

  // The first heading settled at a point is the best there: all others can turn to it.
  void turnOthers(int layer, int point, float value) {
    turnedOn(layer).add(point);
    for (int heading = 0; heading < headings; ++heading) {
      const std::uint32_t state = stateOf(layer, point, heading);
      Record& record = recordOf(state);
      if (record.closed) continue;
      record.closed = true;
      bring(state, record, static_cast<float>(1 + record.sum + classes_.none[record.cards] * value));
    }
  }

  // What leads here is collected first, so that memory is asked for all of it at once.
  void add(int layer, int point, const GateSteps::Step& step, float value) {
    // Where a heading is settled nothing can be lowered any more, and most of the table soon is.
    if (turnedOn(layer).has(point)) return;
    lowered_.push_back({value, stateOf(layer, point, step.heading), step.move});
    __builtin_prefetch(&recordOf(lowered_.back().state));
  }

  bool starts(const GateSteps::Step& step, int from) const {
    return from >= 0 && from < static_cast<int>(points_) &&
           (step.starts[from / PointSet::bits] >> (from % PointSet::bits) & 1) != 0;
  }

  // No move into this state passes a gate.
  void lookBack(int layer, int point, int heading, float value) {
    const PointSet& turned = turnedOn(layer);
    for (const GateSteps::Step& step : steps_.into(heading)) {
      const auto from = static_cast<std::uint32_t>(point - step.offset); // before the first point: huge
      if (from >= points_ || turned.has(static_cast<int>(from))) continue;
      if (starts(step, static_cast<int>(from))) add(layer, static_cast<int>(from), step, value);
    }
  }

  void lookAtGates(std::uint32_t state, float value) {
    const int heading = headingOf(state), point = pointOf(state), layer = layerOf(state);
    const int owed = layers_.owedOf(layer);
    for (const GateSteps::Step& step : steps_.into(heading)) {
      const int from = point - step.offset;
      if (!starts(step, from)) continue;
      const GateSteps::Passing& passing = steps_.passing(step, from);
      const auto passes = [&](PointSet::Word word) { return (word >> (from % PointSet::bits) & 1) != 0; };
      if (!passes(passing.any)) {
        add(layer, from, step, value);
      } else if (!layers_.isLine(gate_)) {
        if (owed < 2 && passes(passing.forwards)) add(layer + 1, from, step, value);
        if (owed > 0 && passes(passing.backwards)) add(layer - 1, from, step, value);
        if (owed == 2 && passes(passing.backwards)) add(layer, from, step, value);
      }
      if (gate_ > 0 && owed == 0 && passes(passing.before))
        leaving_.back().push_back(
            {value, stateOf(layers_.layerOf(gate_ - 1), from, step.heading), step.move});
    }
    const auto first =
        std::lower_bound(odd_.begin(), odd_.end(), state,
                         [](const OddMove& move, std::uint32_t wanted) { return move.to < wanted; });
    for (auto each = first; each != odd_.end() && each->to == state; ++each) {
      if (owns(each->from))
        lowered_.push_back({value, each->from, each->move});
      else
        leaving_[static_cast<std::size_t>(layers_.gateOf(layerOf(each->from)))].push_back(
            {value, each->from, each->move});
    }
  }

  const Waters& waters_;
  Layers layers_;
  const CardClasses& classes_;
  const std::vector<OddMove>& odd_; // sorted by where they lead
  int gate_;
  int first_; // layer
  std::uint32_t points_;
  GateSteps steps_;
  std::vector<Record> records_;
  std::vector<PointSet> turned_;              // points with a settled heading, by layer
  std::vector<Mask> masks_;                   // classes by move
  std::vector<std::vector<Arrival>> leaving_; // by earlier gate
  std::vector<Arrival> lowered_;
  GrowingQueue queue_;
  std::int64_t settled_ = 0;
};

} // namespace fairway::validator::regatta
