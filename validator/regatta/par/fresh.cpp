#include "validator/regatta/par/fresh.h"

#include "validator/regatta/par/card_classes.h"

#include <algorithm>
#include <bit>

namespace fairway::validator::regatta {

namespace {

// More classes of cards than a number has bits: no deck that people play with has them, but one may.
struct WideMask {
  std::array<std::uint64_t, 4> words{};

  friend WideMask operator|(WideMask a, const WideMask& b) {
    for (std::size_t i = 0; i < a.words.size(); ++i) a.words[i] |= b.words[i];
    return a;
  }
  friend WideMask operator&(WideMask a, const WideMask& b) {
    for (std::size_t i = 0; i < a.words.size(); ++i) a.words[i] &= b.words[i];
    return a;
  }
  WideMask operator~() const {
    WideMask other;
    for (std::size_t i = 0; i < words.size(); ++i) other.words[i] = ~words[i];
    return other;
  }
};

std::uint32_t bitOf(std::size_t i, std::uint32_t) {
  return std::uint32_t{1} << i;
}
std::uint64_t bitOf(std::size_t i, std::uint64_t) {
  return std::uint64_t{1} << i;
}
WideMask bitOf(std::size_t i, WideMask) {
  WideMask mask;
  mask.words[i / 64] = std::uint64_t{1} << (i % 64);
  return mask;
}

template <class Visit>
void forEachBit(std::uint64_t mask, Visit visit) {
  for (; mask != 0; mask &= mask - 1) visit(static_cast<std::size_t>(std::countr_zero(mask)));
}
template <class Visit>
void forEachBit(const WideMask& mask, Visit visit) {
  for (std::size_t i = 0; i < mask.words.size(); ++i)
    forEachBit(mask.words[i], [&](std::size_t bit) { visit(64 * i + bit); });
}

// States by value, the least first. Most values come down several times before they are needed, so what lies
// further ahead is only sorted into shelves; a shelf is sorted into bins when its turn comes, a bin when it
// is opened.
class GrowingQueue {
public:
  struct Entry {
    float value = 0;
    std::uint32_t state = 0;
  };

  void push(std::uint32_t state, float value) {
    const std::size_t shelf = shelfOf(value);
    if (shelf > shelf_ || !begun_) {
      if (shelf >= shelves_.size()) shelves_.resize(shelf + shelf / 2 + 1);
      shelves_[shelf].push_back({value, state});
      return;
    }
    const std::size_t bin = binOf(value);
    if (bin > bin_) {
      bins_[bin].push_back({value, state});
      return;
    }
    heap_.push_back({value, state});
    std::push_heap(heap_.begin(), heap_.end(), later);
  }

  // The next entry; false when there is none. `current` tells whether an entry still is the state's value:
  // others are dropped on the way. `fetch` is told of states that will be asked about soon.
  template <class Current, class Fetch>
  bool pop(Entry& entry, Current current, Fetch fetch) {
    for (;;) {
      while (!heap_.empty()) {
        std::pop_heap(heap_.begin(), heap_.end(), later);
        entry = heap_.back();
        heap_.pop_back();
        if (current(entry)) return true;
      }
      if (!openBin() && !openShelf(current, fetch)) return false;
      for (const Entry& each : heap_) fetch(each.state);
    }
  }

private:
  static constexpr std::size_t binsOfShelf = 1024;
  static constexpr float shelvesPerTurn = 4;

  static std::size_t shelfOf(float value) { return static_cast<std::size_t>(value * shelvesPerTurn); }
  // Within the shelf at hand; whatever belongs before it goes to the first bin.
  std::size_t binOf(float value) const {
    const float within = value * shelvesPerTurn - static_cast<float>(shelf_);
    return within <= 0 ? 0 : std::min(binsOfShelf - 1, static_cast<std::size_t>(within * binsOfShelf));
  }
  static bool later(const Entry& a, const Entry& b) {
    return a.value > b.value || (a.value == b.value && a.state > b.state);
  }

  bool openBin() {
    if (!begun_) return false;
    while (++bin_ < binsOfShelf) {
      if (bins_[bin_].empty()) continue;
      heap_.swap(bins_[bin_]);
      std::make_heap(heap_.begin(), heap_.end(), later);
      return true;
    }
    return false;
  }

  template <class Current, class Fetch>
  bool openShelf(Current current, Fetch fetch) {
    for (shelf_ = begun_ ? shelf_ + 1 : 0; shelf_ < shelves_.size(); ++shelf_) {
      begun_ = true;
      bin_ = 0;
      if (shelves_[shelf_].empty()) continue;
      const std::vector<Entry>& shelf = shelves_[shelf_];
      constexpr std::size_t ahead = 16;
      for (std::size_t i = 0; i < shelf.size(); ++i) {
        if (i + ahead < shelf.size()) fetch(shelf[i + ahead].state);
        if (current(shelf[i])) bins_[binOf(shelf[i].value)].push_back(shelf[i]);
      }
      std::vector<Entry>().swap(shelves_[shelf_]);
      heap_.swap(bins_[0]);
      std::make_heap(heap_.begin(), heap_.end(), later);
      return true;
    }
    return false;
  }

  std::vector<std::vector<Entry>> shelves_;
  std::array<std::vector<Entry>, binsOfShelf> bins_;
  std::vector<Entry> heap_; // the bin at hand
  std::size_t shelf_ = 0, bin_ = 0;
  bool begun_ = false;
};

} // namespace

// Settles states by growing value. For each it keeps which classes of cards already lead to a settled state,
// how many cards these are and what they add to the expectation.
template <class Mask>
class FreshSolver {
public:
  FreshSolver(Fresh& fresh, const CardClasses& classes)
      : fresh_(fresh), waters_(fresh.waters_), passings_(fresh.passings_), layers_(passings_.layers()),
        classes_(classes), points_(waters_.lattice().points()),
        records_(static_cast<std::size_t>(layers_.count()) * static_cast<std::size_t>(points_) * headings),
        turned_(static_cast<std::size_t>(layers_.count()), waters_.lattice().none()) {
    makeMasks();
    makeSteps();
    findOddMoves();
  }

  // False when stopped.
  bool run(WorkWatch& watch) {
    start();
    GrowingQueue::Entry entry;
    const auto isCurrent = [&](const GrowingQueue::Entry& each) { return stillHolds(each); };
    const auto fetch = [&](std::uint32_t state) { __builtin_prefetch(&records_[state]); };
    while (queue_.pop(entry, isCurrent, fetch)) {
      settle(entry.state, records_[entry.state]);
      if (++settled_ % 65536 != 0) continue;
      if (watch.stopWanted()) return false;
      watch.advance(static_cast<double>(settled_) /
                    (static_cast<double>(waters_.poseCount()) * layers_.count()));
    }
    fresh_.values_.resize(records_.size());
    for (std::size_t i = 0; i < records_.size(); ++i)
      fresh_.values_[i] = records_[i].settled ? records_[i].value : Fresh::never;
    return true;
  }

private:
  struct Record {
    float value = Fresh::never;
    float sum = 0; // of the expectation, over the cards below
    Mask classes{};
    std::uint8_t cards = 0;
    bool turns = false; // a better heading is settled: nothing else can lower the value
    bool settled = false;
  };
  // It has not come down since, nor been settled.
  bool stillHolds(const GrowingQueue::Entry& entry) const {
    const Record& record = records_[entry.state];
    return !record.settled && record.value == entry.value;
  }

  // A move backwards: from which heading, over which offset, and where it passes gates.
  struct Step {
    int move = 0;
    int heading = 0; // at the begin
    int offset = 0;
    const PointSet* starts = nullptr;
  };
  struct Passing {
    PointSet forwards, backwards, any;
  };
  // What a settled state lowers; collected first, so that memory is asked for all of it at once.
  struct Lowered {
    std::uint32_t state = 0;
    int move = 0;
  };
  struct OddMove {
    std::uint32_t to = 0, from = 0;
    int move = 0;
  };

  std::size_t passingOf(int gate, const Step& step) const {
    return static_cast<std::size_t>((gate * static_cast<int>(waters_.moves().size()) + step.move) * headings +
                                    step.heading);
  }
  std::uint32_t stateOf(int layer, int point, int heading) const {
    return static_cast<std::uint32_t>(fresh_.index(layer, point, heading));
  }

  void makeMasks() {
    masks_.resize(waters_.moves().size());
    for (std::size_t move = 0; move < masks_.size(); ++move)
      for (const int number : classes_.byMove[move])
        masks_[move] = masks_[move] | bitOf(static_cast<std::size_t>(number), Mask{});
  }

  void makeSteps() {
    const int moves = static_cast<int>(waters_.moves().size());
    passing_.resize(static_cast<std::size_t>(layers_.gates() * moves * headings));
    for (int move = 0; move < moves; ++move)
      for (int heading = 0; heading < headings; ++heading) {
        const MoveTrack& track = waters_.track(move, Heading(heading));
        const Step step{move, heading, waters_.lattice().offsetOf(track.end()),
                        &waters_.starts(move, Heading(heading))};
        if (!waters_.moves()[static_cast<std::size_t>(move)].onlyToFinish)
          steps_[static_cast<std::size_t>(track.heading.steps())].push_back(step);
        for (int gate = 0; gate < layers_.gates(); ++gate) {
          Passing& passing = passing_[passingOf(gate, step)];
          passing = {waters_.lattice().none(), waters_.lattice().none(), waters_.lattice().none()};
          for (const Passings::Word& word : passings_.words(gate, move, Heading(heading))) {
            passing.forwards.data()[word.word] = word.forwards;
            passing.backwards.data()[word.word] = word.backwards;
            passing.any.data()[word.word] = word.any();
          }
        }
      }
  }

  // Moves that have to be looked at singly, by the state that they lead to.
  void findOddMoves() {
    for (int layer = 0; layer < layers_.count(); ++layer)
      for (int move = 0; move < static_cast<int>(waters_.moves().size()); ++move)
        for (int heading = 0; heading < headings; ++heading)
          for (const Passings::Word& word : passings_.words(layers_.gateOf(layer), move, Heading(heading)))
            forEachBit(word.odd, [&](std::size_t bit) {
              const int point = static_cast<int>(word.word) * PointSet::bits + static_cast<int>(bit);
              const int to =
                  passings_.landing(layer, move, Heading(heading), waters_.lattice().pointAt(point));
              const MoveTrack& track = waters_.track(move, Heading(heading));
              const int end = point + waters_.lattice().offsetOf(track.end());
              const std::uint32_t from = stateOf(layer, point, heading);
              if (to == layers_.finished())
                oddFinishes_.push_back({0, from, move});
              else if (!waters_.moves()[static_cast<std::size_t>(move)].onlyToFinish)
                odd_.push_back({stateOf(to, end, track.heading.steps()), from, move});
            });
    std::sort(odd_.begin(), odd_.end(), [](const OddMove& a, const OddMove& b) {
      return std::tie(a.to, a.from, a.move) < std::tie(b.to, b.from, b.move);
    });
  }

  // All moves over the finish line lead to 0.
  void start() {
    const int last = layers_.gates() - 1, layer = layers_.count() - 1;
    for (int move = 0; move < static_cast<int>(waters_.moves().size()); ++move)
      for (int heading = 0; heading < headings; ++heading)
        for (const Passings::Word& word : passings_.words(last, move, Heading(heading)))
          forEachBit(word.forwards, [&](std::size_t bit) {
            const int point = static_cast<int>(word.word) * PointSet::bits + static_cast<int>(bit);
            lower(stateOf(layer, point, heading), move, 0);
          });
    for (const OddMove& odd : oddFinishes_) lower(odd.from, odd.move, 0);
  }

  // A move from the state leads to a settled one with this value.
  void lower(std::uint32_t state, int move, float value) {
    Record& record = records_[state];
    if (record.settled || record.turns) return;
    const Mask fresh = masks_[static_cast<std::size_t>(move)] & ~record.classes;
    int cards = record.cards;
    forEachBit(fresh, [&](std::size_t number) { cards += classes_.counts[number]; });
    if (cards == record.cards) return;
    const double before = classes_.none[record.cards], after = classes_.none[static_cast<std::size_t>(cards)];
    record.sum = static_cast<float>(record.sum + (before - after) * value);
    record.classes = record.classes | fresh;
    record.cards = static_cast<std::uint8_t>(cards);
    const auto lowered = static_cast<float>((1 + record.sum) / (1 - after));
    if (lowered >= record.value) return;
    record.value = lowered;
    queue_.push(state, lowered);
  }

  void settle(std::uint32_t state, Record& record) {
    record.settled = true;
    const float value = record.value;
    const int heading = static_cast<int>(state % headings);
    const int point = static_cast<int>(state / headings) % points_;
    const int layer = static_cast<int>(state / headings) / points_;
    turnOthers(layer, point, value);
    const int gate = layers_.gateOf(layer), owed = layers_.owedOf(layer);
    lowered_.clear();
    // Where a heading is settled nothing can be lowered any more, and most of the table soon is.
    const auto open = [&](int other, int from) {
      return !turned_[static_cast<std::size_t>(other)].has(from);
    };
    for (const Step& step : steps_[static_cast<std::size_t>(heading)]) {
      const int from = point - step.offset;
      if (from < 0 || from >= points_ || !step.starts->has(from)) continue;
      const auto lowerAt = [&](int other) {
        if (!open(other, from)) return;
        lowered_.push_back({stateOf(other, from, step.heading), step.move});
        __builtin_prefetch(&records_[lowered_.back().state]);
      };
      const Passing& passing = passing_[passingOf(gate, step)];
      if (!passing.any.has(from)) {
        lowerAt(layer);
      } else if (!layers_.isLine(gate)) {
        if (owed < 2 && passing.forwards.has(from)) lowerAt(layer + 1);
        if (owed > 0 && passing.backwards.has(from)) lowerAt(layer - 1);
        if (owed == 2 && passing.backwards.has(from)) lowerAt(layer);
      }
      if (gate > 0 && owed == 0 && passing_[passingOf(gate - 1, step)].forwards.has(from))
        lowerAt(layers_.layerOf(gate - 1));
    }
    for (const Lowered& each : lowered_) lower(each.state, each.move, value);
    const auto odd =
        std::lower_bound(odd_.begin(), odd_.end(), state,
                         [](const OddMove& move, std::uint32_t wanted) { return move.to < wanted; });
    for (auto each = odd; each != odd_.end() && each->to == state; ++each)
      lower(each->from, each->move, value);
  }

  // The first heading settled at a point is the best there: all others can turn to it.
  void turnOthers(int layer, int point, float value) {
    PointSet& turned = turned_[static_cast<std::size_t>(layer)];
    if (turned.has(point)) return;
    turned.add(point);
    for (int heading = 0; heading < headings; ++heading) {
      if (!waters_.poses(Heading(heading)).has(point)) continue;
      const std::uint32_t state = stateOf(layer, point, heading);
      Record& record = records_[state];
      if (record.settled) continue;
      record.turns = true;
      const auto lowered = static_cast<float>(1 + record.sum + classes_.none[record.cards] * value);
      if (lowered >= record.value) continue;
      record.value = lowered;
      queue_.push(state, lowered);
    }
  }

  Fresh& fresh_;
  const Waters& waters_;
  const Passings& passings_;
  Layers layers_;
  const CardClasses& classes_;
  int points_;
  std::vector<Record> records_;
  std::vector<PointSet> turned_;                  // points with a settled heading, by layer
  std::vector<Mask> masks_;                       // classes by move
  std::array<std::vector<Step>, headings> steps_; // by the heading at the end
  std::vector<Passing> passing_;
  std::vector<OddMove> odd_, oddFinishes_;
  std::vector<Lowered> lowered_;
  GrowingQueue queue_;
  std::int64_t settled_ = 0;
};

namespace {

template <class Mask>
bool solve(Fresh& fresh, const CardClasses& classes, WorkWatch& watch) {
  return FreshSolver<Mask>(fresh, classes).run(watch);
}

} // namespace

Fresh::Fresh(const Waters& waters, const Passings& passings) : waters_(waters), passings_(passings) {}

std::size_t Fresh::bytesFor(const Waters& waters, const Layers& layers) {
  const auto points = static_cast<std::size_t>(waters.lattice().points());
  const std::size_t states = points * headings * static_cast<std::size_t>(layers.count());
  const std::size_t sets = waters.moves().size() * headings * static_cast<std::size_t>(layers.gates()) * 3;
  return states * 48 + sets * (points / 8);
}

std::shared_ptr<const Fresh> Fresh::solved(const Waters& waters, const Passings& passings, WorkWatch& watch) {
  const CardClasses classes(waters);
  std::shared_ptr<Fresh> fresh(new Fresh(waters, passings));
  const bool done = classes.counts.size() <= 32   ? solve<std::uint32_t>(*fresh, classes, watch)
                    : classes.counts.size() <= 64 ? solve<std::uint64_t>(*fresh, classes, watch)
                                                  : solve<WideMask>(*fresh, classes, watch);
  if (!done) return nullptr;
  fresh->findStarts();
  return fresh;
}

void Fresh::findStarts() {
  float most = 0;
  for (const Vec point : waters_.startPoints()) {
    Start start{{point, Heading()}, never};
    for (int heading = 0; heading < headings; ++heading)
      if (const float turns = at(0, waters_.lattice().indexOf(point), heading); turns < start.turns)
        start = {{point, Heading(heading)}, turns};
    starts_.push_back(start);
    if (start.turns >= never) continue;
    most = std::max(most, start.turns);
    if (!best_ || start.turns < best_->turns) best_ = start;
  }
  if (best_) spread_ = static_cast<double>(most) - static_cast<double>(best_->turns);
}

} // namespace fairway::validator::regatta
