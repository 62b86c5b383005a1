#include "validator/lake_race/study/smallest_opening.h"

#include "validator/lake_race/study/words.h"

#include <algorithm>
#include <limits>
#include <map>

// Boats are stuck on a piece of water on which every way from one cell to another passes the gate equally
// often, forwards less backwards: otherwise they could go round and round until nothing is owed. So each of
// its cells has a height (nothing owed: 0; the gate is passed at 1), and boats are stuck because none is
// higher than 0. There are three ways to open the gate, and the smallest of all is the answer:
// - a way over land, and other water, to a place of height 1;
// - a way that comes back to this water at another height: that closes a ring round the buoy, and who can go
//   round it can do so as often as is needed;
// - a way to a place from which such a ring starts: a lasso.
// A body of water is one place: moving about on it costs nothing, and the heights of its cells are known from
// that of its first one. So few places are left, and the searches are short.
namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

using CellIndex = CourseBoard::CellIndex;

constexpr int nothing = -1;

Lake withoutLand(Lake lake) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(lake.map.cellCount()); ++i)
    if (const Cell cell = lake.map.cellAt(i); lake.map.at(cell) == Terrain::Land)
      lake.map.set(cell, Terrain::Water);
  return lake;
}

// The bodies of water and the cells of land, and the steps between them.
class Places {
public:
  struct Step {
    int to;
    int climb; // from the height of one place (of a body: of its first cell) to that of the other
  };
  struct Place {
    CellIndex land = CourseBoard::noCell; // none: a body of water
    int highest = 0;                      // of its cells, above its first one
    bool round = false;                   // there is a ring round the buoy on it
    std::vector<Step> steps;
  };

  Places(const CourseStudy& study, int gate)
      : lake_(study.lake()), board_(withoutLand(study.lake()), study.placement(), study.choices()),
        gate_(gate), placeOf_(static_cast<std::size_t>(board_.cellCount()), nothing),
        height_(placeOf_.size()) {
    for (CellIndex cell = 0; cell < board_.cellCount(); ++cell)
      if (board_.isWater(cell) && placeOf_[at(cell)] == nothing) add(cell);
    for (CellIndex cell = 0; cell < board_.cellCount(); ++cell)
      if (board_.isWater(cell)) join(cell);
  }

  std::size_t count() const { return places_.size(); }
  const Place& operator[](int place) const { return places_[static_cast<std::size_t>(place)]; }
  const CourseBoard& board() const { return board_; }
  int of(CellIndex cell) const { return placeOf_[at(cell)]; }
  int height(CellIndex cell) const { return height_[at(cell)]; } // within its place

private:
  static std::size_t at(CellIndex cell) { return static_cast<std::size_t>(cell); }
  bool isLand(CellIndex cell) const { return lake_.map.at(board_.cellAt(cell)) == Terrain::Land; }

  // How a step changes the height. At START and FINISH nothing is ever owed.
  int climb(CellIndex from, Direction direction) const {
    const int crossing = static_cast<int>(board_.meetings(from, direction).crossing[at(gate_)]);
    return isBuoyGate(gate_) ? crossing : std::max(crossing, 0);
  }

  void add(CellIndex first) {
    const int number = static_cast<int>(places_.size());
    Place& place = places_.emplace_back();
    placeOf_[at(first)] = number;
    if (isLand(first)) {
      place.land = first;
      return;
    }
    std::vector<CellIndex> queue{first};
    for (std::size_t head = 0; head < queue.size(); ++head)
      for (Direction direction : allDirections) {
        const CellIndex to = board_.next(queue[head], direction);
        if (to == CourseBoard::noCell || isLand(to)) continue;
        const int height = height_[at(queue[head])] + climb(queue[head], direction);
        if (placeOf_[at(to)] == nothing) {
          placeOf_[at(to)] = number;
          height_[at(to)] = height;
          place.highest = std::max(place.highest, height);
          queue.push_back(to);
        } else if (height_[at(to)] != height) {
          place.round = true;
        }
      }
  }

  void join(CellIndex from) {
    for (Direction direction : allDirections) {
      const CellIndex to = board_.next(from, direction);
      if (to == CourseBoard::noCell || of(to) == of(from)) continue;
      const Step step{of(to), height(from) + climb(from, direction) - height(to)};
      places_[static_cast<std::size_t>(of(from))].steps.push_back(step);
    }
  }

  const Lake& lake_;
  CourseBoard board_;
  int gate_;
  std::vector<int> placeOf_;
  std::vector<int> height_;
  std::vector<Place> places_;
};

// A search over (place, height) in the order of how much land is used.
class LandSearch {
public:
  LandSearch(const Places& places, int seed, int height) : places_(places), seed_{seed, height} {
    known_[seed_] = {0, seed_};
    later_.push_back(seed_);
  }

  enum class Aim { PassOrRing, Ring };

  // Uses less land than `limit`, the seed not counted, and never enters `closed`. None: there is no such way.
  std::optional<std::vector<int>> run(Aim aim, int limit, int closed) {
    for (int cost = 0; cost < limit && !later_.empty(); ++cost) {
      std::vector<State> now;
      now.swap(later_);
      for (std::size_t head = 0; head < now.size(); ++head) {
        const State state = now[head]; // the list grows
        if (known_[state].cost != cost) continue;
        if (aim == Aim::PassOrRing && passes(state)) return landTo(state);
        for (const Places::Step& step : places_[state.place].steps) {
          if (step.to == closed) continue;
          const State next{step.to, state.height + step.climb};
          if (next.place == seed_.place && next.height != seed_.height) return landTo(state);
          improve(next, state, cost, now);
        }
      }
    }
    return std::nullopt;
  }

  // For every place reached the least land used, itself included, and the way there.
  struct Reached {
    int cost;
    std::vector<int> land;
  };
  std::map<int, Reached> reached() const {
    std::map<int, Reached> all;
    for (const auto& [state, known] : known_)
      if (const auto found = all.find(state.place); found == all.end() || known.cost < found->second.cost)
        all[state.place] = {known.cost, landTo(state)};
    return all;
  }

private:
  struct State {
    int place;
    int height;
    friend auto operator<=>(const State&, const State&) = default;
  };
  struct Known {
    int cost = std::numeric_limits<int>::max();
    State from{};
  };

  bool passes(State state) const {
    return places_[state.place].round || state.height + places_[state.place].highest >= 1;
  }

  void improve(State state, State from, int cost, std::vector<State>& now) {
    const bool land = places_[state.place].land != CourseBoard::noCell;
    Known& known = known_[state];
    if (known.cost <= cost + (land ? 1 : 0)) return;
    known = {cost + (land ? 1 : 0), from};
    (land ? later_ : now).push_back(state);
  }

  std::vector<int> landTo(State state) const {
    std::vector<int> land;
    for (;; state = known_.at(state).from) {
      if (places_[state.place].land != CourseBoard::noCell) land.push_back(state.place);
      if (state == seed_) return land;
    }
  }

  const Places& places_;
  State seed_;
  std::map<State, Known> known_;
  std::vector<State> later_; // states that use one more cell of land
};

std::vector<int> united(std::vector<int> a, const std::vector<int>& b) {
  a.insert(a.end(), b.begin(), b.end());
  std::sort(a.begin(), a.end());
  a.erase(std::unique(a.begin(), a.end()), a.end());
  return a;
}

// Whether opening all land would help: then some place has two heights, or a cell of height 1.
bool canBeOpened(const Places& places, int seed, int height) {
  std::map<int, int> heights{{seed, height}};
  std::vector<int> queue{seed};
  for (std::size_t head = 0; head < queue.size(); ++head)
    for (const Places::Step& step : places[queue[head]].steps) {
      const int next = heights[queue[head]] + step.climb;
      const auto [known, fresh] = heights.emplace(step.to, next);
      if (fresh) queue.push_back(step.to);
      if (known->second != next || places[step.to].round || next + places[step.to].highest >= 1) return true;
    }
  return false;
}

std::vector<int> smallest(const Places& places, int seed, int height) {
  LandSearch search(places, seed, height);
  const auto found = search.run(LandSearch::Aim::PassOrRing, std::numeric_limits<int>::max(), nothing);
  std::vector<int> best = united(*found, {});
  for (const auto& [place, reached] : search.reached()) {
    const int left = static_cast<int>(best.size()) - reached.cost;
    if (place == seed || left <= 0) continue;
    // A ring through the seed would have been found, and shorter.
    if (const auto ring = LandSearch(places, place, 0).run(LandSearch::Aim::Ring, left, seed))
      best = united(*ring, reached.land);
  }
  return best;
}

} // namespace

std::vector<Cell> smallestOpening(const CourseStudy& study, const Reach& stuck) {
  const Places places(study, stuck.gate);
  const int seed = places.of(stuck.entries.front().cell);
  int height = std::numeric_limits<int>::min(); // the best that any boat comes with
  for (const Entry& entry : stuck.entries)
    height = std::max(height, -static_cast<int>(entry.owed) - places.height(entry.cell));
  if (!canBeOpened(places, seed, height)) return {};
  std::vector<Cell> cells;
  for (int place : smallest(places, seed, height)) cells.push_back(places.board().cellAt(places[place].land));
  return inOrder(std::move(cells));
}

} // namespace fairway::validator::lake_race
