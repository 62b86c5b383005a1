#include "editor/model/river/odds_table.h"

#include "validator/river/solve/flow.h"
#include "validator/river/study/fairest.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace fairway::editor::river {

using fairway::river::Phase;
using fairway::river::River;
namespace solved = validator::river;

// Reports the progress to the table now and then.
class OddsTable::Watch final : public validator::WorkWatch {
public:
  Watch(const Stale& stale, std::function<void(double)> tell) : stale_(stale), tell_(std::move(tell)) {}

  void advance(double share) override {
    const std::lock_guard lock(mutex_);
    if (!(share >= told_ + 0.01)) return;
    told_ = std::min(share, 1.0);
    tell_(told_);
  }
  bool stopWanted() const override { return stale_ && stale_(); }

private:
  const Stale& stale_;
  std::function<void(double)> tell_;
  std::mutex mutex_;
  double told_ = 0;
};

namespace {

constexpr std::size_t mostKnown = 200; // rivers; some hundred bytes each

// None when stale.
std::optional<TwoOdds> solveTwo(const River& river, validator::WorkWatch& watch) {
  const solved::FleetMoves moves(river);
  const solved::Endless endless(moves);
  TwoOdds odds;
  {
    validator::PartWatch part(watch, 0, 0.5);
    const auto two = solved::Two::solve(moves, endless, {}, part);
    if (!two) return std::nullopt;
    odds.win = two->start(Phase{0}).value();
    const auto flow =
        solved::flowOfTwo(*two, Phase{0}, {solved::Hand::Perfect, solved::Hand::Perfect}, watch);
    if (!flow) return std::nullopt;
    odds.first = flow->first;
    odds.tie = flow->tie;
    odds.second = flow->second;
    odds.rounds = flow->rounds;
  }
  validator::PartWatch part(watch, 0.5, 1);
  solved::TwoOptions options;
  options.goal = solved::Goal::Difference;
  const auto difference = solved::Two::solve(moves, endless, options, part);
  if (!difference) return std::nullopt;
  odds.ahead = difference->start(Phase{0}).value();
  return odds;
}

bool ends(const River& river) {
  const solved::FleetMoves moves(river);
  return solved::Endless(moves).ends(Phase{0});
}

bool sameButForOrder(River a, River b) {
  if (a.length() != b.length()) return false;
  a.sections.clear();
  b.sections.clear();
  return a == b;
}

bool alikeThroughout(const River& a, const River& b) {
  if (!sameButForOrder(a, b)) return false;
  for (int i = 1; i <= a.length(); ++i)
    if (const fairway::river::SectionLaid place{i}; !alike(a.at(place), b.at(place))) return false;
  return true;
}

} // namespace

OddsTable::OddsTable(std::function<void(Background::Deliver)> post)
    : post_(std::move(post)), forTwo_(post_), forOrders_(post_) {}

void OddsTable::show(std::optional<River> river) {
  if (river == river_) return;
  const bool playsAlike = river && river_ && alikeThroughout(*river, *river_);
  river_ = std::move(river);
  if (playsAlike) return notify(); // a name has changed, or what is fixed
  ++generation_;
  two_ = river_ ? State::Waiting : State::Nothing;
  // Another order of the list is shown: the list stays.
  if (!current()) {
    ++ordersGeneration_;
    stopOrders();
    orders_ = State::Nothing;
    rows_.clear();
  }
  if (const Known* before = known()) {
    forTwo_.cancel();
    odds_ = before->odds;
    two_ = State::Done;
  } else if (river_ && solved::statesOfTwo(*river_, solved::Goal::Win) <= solvedAtOnce) {
    askTwo();
  } else {
    forTwo_.cancel();
  }
  notify();
}

const OddsTable::Known* OddsTable::known() const {
  if (!river_) return nullptr;
  const auto found =
      std::ranges::find_if(known_, [&](const Known& each) { return alikeThroughout(each.river, *river_); });
  return found == known_.end() ? nullptr : &*found;
}

void OddsTable::askTwo() {
  if (!river_ || two_ == State::Working || two_ == State::Done) return;
  if (solved::statesOfTwo(*river_, solved::Goal::Win) > solved::mostStatesOfTwo) {
    two_ = State::TooLarge;
    return notify();
  }
  two_ = State::Working;
  share_ = 0;
  forTwo_.submit(
      [this, river = *river_, generation = generation_](const Stale& stale) -> Background::Deliver {
        if (!ends(river))
          return [this, generation] {
            if (generation != generation_) return;
            two_ = State::Endless;
            notify();
          };
        Watch watch(stale, [this, generation](double share) { progress(generation, false, share); });
        const std::optional<TwoOdds> odds = solveTwo(river, watch);
        if (!odds) return nullptr;
        return [this, generation, odds = *odds] {
          if (generation != generation_) return;
          odds_ = odds;
          two_ = State::Done;
          known_.push_front({*river_, odds});
          if (known_.size() > mostKnown) known_.pop_back();
          notify();
        };
      },
      [this, generation = generation_](const std::string&) {
        if (generation == generation_) fail(two_);
      });
  notify();
}

// What the work runs out of is memory.
void OddsTable::fail(State& what) {
  what = State::TooLarge;
  notify();
}

void OddsTable::stopTwo() {
  if (two_ != State::Working) return;
  two_ = State::Stopped;
  ++generation_;
  forTwo_.cancel();
  notify();
}

void OddsTable::askOrders(bool all) {
  if (!river_) return;
  all_ = all;
  rows_.clear();
  ordersShare_ = 0;
  orders_ = State::Working;
  const bool two = solved::statesOfTwo(*river_, solved::Goal::Win) <= solved::mostStatesOfTwo;
  ++ordersGeneration_;
  forOrders_.submit(
      [this, river = *river_, all, two,
       generation = ordersGeneration_](const Stale& stale) -> Background::Deliver {
        Watch watch(stale, [this, generation](double share) { progress(generation, true, share); });
        const auto values = solved::valued(solved::orders(river, all, 1), two, watch);
        if (!values) return nullptr;
        auto rows = std::make_shared<std::vector<OrderRow>>();
        for (const solved::OrderValue& value : *values)
          rows->push_back({value.river, value.points, value.bestAllSaved,
                           value.win ? std::optional(value.win->value()) : std::nullopt});
        return [this, generation, rows] {
          if (generation != ordersGeneration_) return;
          rows_ = std::move(*rows);
          orders_ = State::Done;
          sortRows();
          notify();
        };
      },
      [this, generation = ordersGeneration_](const std::string&) {
        if (generation == ordersGeneration_) fail(orders_);
      });
  notify();
}

void OddsTable::stopOrders() {
  if (orders_ != State::Working) return;
  ++ordersGeneration_;
  orders_ = State::Stopped;
  forOrders_.cancel();
  notify();
}

void OddsTable::progress(std::size_t generation, bool ofOrders, double share) {
  post_([this, generation, ofOrders, share] {
    if (generation != (ofOrders ? ordersGeneration_ : generation_)) return;
    (ofOrders ? ordersShare_ : share_) = share;
    notify();
  });
}

namespace {

// What a row is sorted by: small values come first, unknown ones last.
double keyOf(const OrderRow& row, OrderSort sort) {
  switch (sort) {
  case OrderSort::Seats:
    return row.win ? std::fabs(*row.win - 0.5) : 1e9;
  case OrderSort::Par:
    return row.points ? -*row.points : 1e9;
  case OrderSort::AllSaved:
    return row.allSaved ? -*row.allSaved : 1e9;
  }
  return 0;
}

} // namespace

void OddsTable::sortBy(OrderSort sort) {
  sort_ = sort;
  sortRows();
  notify();
}

void OddsTable::sortRows() {
  std::stable_sort(rows_.begin(), rows_.end(), [this](const OrderRow& a, const OrderRow& b) {
    return keyOf(a, sort_) < keyOf(b, sort_);
  });
}

std::optional<std::size_t> OddsTable::current() const {
  if (!river_) return std::nullopt;
  for (std::size_t i = 0; i < rows_.size(); ++i)
    if (alikeThroughout(rows_[i].river, *river_)) return i;
  return std::nullopt;
}

const OrderRow* OddsTable::fairest() const {
  const auto found = std::min_element(rows_.begin(), rows_.end(), [](const OrderRow& a, const OrderRow& b) {
    return keyOf(a, OrderSort::Seats) < keyOf(b, OrderSort::Seats);
  });
  return found != rows_.end() && found->win ? &*found : nullptr;
}

void OddsTable::notify() const {
  if (onChange) onChange();
}

} // namespace fairway::editor::river
