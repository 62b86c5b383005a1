#include "validator/pool/solve/solve.h"

#include "validator/pool/solve/stretch.h"

#include <algorithm>
#include <map>

namespace fairway::validator::pool {

using namespace fairway::pool;

namespace {

// Red's points by the score as it stands.
double scoreOf(const PilotState& state) {
  return 0.5 + 0.5 * state.lead(Side::Red);
}

bool oneSideLeft(const PilotState& state) {
  return state.piles[Side::Red].count == 0 || state.piles[Side::Yellow].count == 0;
}

struct StopSolving {
  SolveRefusal why;
};

template <int W, class Key>
class Solver {
public:
  Solver(const PoolBoard& board, const Waters<W>& waters, std::int64_t most, WorkWatch& watch)
      : board_(board), waters_(waters), bits_(bitsFor(board.numbers())), most_(most), watch_(watch) {}

  double value(PilotState state, int passes, int quietLeft) {
    sortPiles(state);
    return solveFrom(stretchOf(state), {state, passes}, quietLeft);
  }

  std::int64_t states() const { return states_; }

private:
  // A position, and whether the last turn was a pass.
  struct Spot {
    PilotState state;
    int passes;
  };

  // One stretch of play while it is being solved.
  struct Work {
    std::vector<Spot> spots;         // in the order in which they were found
    std::vector<double> news;        // the best that news bring; worse than anything where there are none
    std::vector<std::uint32_t> next; // where turns without news lead, spot by spot
    std::vector<std::size_t> first;  // where those of each spot begin
    PositionTable<Key> index;        // of a spot, by its key
  };

  Stretch<Key>& stretchOf(const PilotState& state) { return stretches_[stretchKey(state)]; }
  Key keyOf(const PilotState& state, int passes) const { return positionKey<Key>(state, passes, bits_); }

  // The value of a position behind news: those of a whole stretch are found together.
  double valueAfterNews(PilotState state) {
    if (oneSideLeft(state)) return scoreOf(state);
    sortPiles(state);
    Stretch<Key>& stretch = stretchOf(state);
    if (const double* known = stretch.values.find(keyOf(state, 0))) return *known;
    return solveFrom(stretch, {state, 0}, board_.pool().quiet);
  }

  double solveFrom(Stretch<Key>& stretch, const Spot& from, int quietLeft) {
    Work work;
    explore(work, from);
    const std::vector<double> values = swept(work, quietLeft);
    const bool whole = quietLeft == board_.pool().quiet;
    for (std::size_t i = 0; whole && i < work.spots.size(); ++i)
      stretch.values.insert(keyOf(work.spots[i].state, work.spots[i].passes), values[i]);
    return values.front();
  }

  std::uint32_t spotIndex(Work& work, const PilotState& state, int passes) {
    const Key key = keyOf(state, passes);
    if (const double* known = work.index.find(key)) return static_cast<std::uint32_t>(*known);
    const auto index = static_cast<std::uint32_t>(work.spots.size());
    work.index.insert(key, index);
    work.spots.push_back({state, passes});
    if (++states_ > most_) throw StopSolving{SolveRefusal::TooLarge};
    return index;
  }

  // Finds all positions that turns without news lead to, and what news are worth on the way.
  void explore(Work& work, const Spot& from) {
    spotIndex(work, from.state, from.passes);
    for (std::size_t i = 0; i < work.spots.size(); ++i) {
      if (watch_.stopWanted()) throw StopSolving{SolveRefusal::Stopped};
      work.first.push_back(work.next.size());
      expand(work, i);
      if (i % 1024 == 0)
        watch_.advance(std::min(1.0, static_cast<double>(states_) / static_cast<double>(most_)));
    }
    work.first.push_back(work.next.size());
  }

  static double worst(Side side) { return side == Side::Red ? -1 : 2; }
  static double better(Side side, double a, double b) {
    return side == Side::Red ? std::max(a, b) : std::min(a, b);
  }

  void expand(Work& work, std::size_t index) {
    const PilotState state = work.spots[index].state; // the list grows
    const Side side = state.toMove;
    const PilotPiles& own = state.piles[side];
    const Traffic<W> traffic = trafficOf(state);
    double news = worst(side);
    bool choice = false;
    for (std::size_t pile = 0; pile < own.count; ++pile) {
      const PilotPile& mover = own.list[pile];
      const auto number = static_cast<std::uint8_t>(pile);
      if (mover.value > 0) {
        const Ends<W> ends = crocodileFrom(waters_, mover.at, board_.crocodile(mover.value), traffic, side);
        visitEnds(state, ends, traffic, {number, mover.value, false, nowhere},
                  [&](const PilotTurn& turn, bool isNews) {
                    choice = true;
                    take(work, state, turn, isNews, news);
                  });
        continue;
      }
      const Ends<W> ends = swimsFrom(waters_, mover.at, traffic.free, side);
      visitEnds(state, ends, traffic, {number, 0, false, nowhere},
                [&](const PilotTurn& turn, bool isNews) { take(work, state, turn, isNews, news); });
      news = better(side, news, revealValue(state, number, traffic));
      choice = true;
    }
    if (!choice) passOn(work, index, state, news);
    work.news.push_back(news);
  }

  void passOn(Work& work, std::size_t index, PilotState state, double& news) {
    if (work.spots[index].passes == 1) { // both passed in a row
      news = scoreOf(state);
      return;
    }
    state.toMove = other(state.toMove);
    work.next.push_back(spotIndex(work, state, 1));
  }

  void take(Work& work, const PilotState& state, const PilotTurn& turn, bool isNews, double& news) {
    PilotState next = state;
    play(next, turn);
    if (isNews) {
      news = better(state.toMove, news, valueAfterNews(next));
    } else {
      sortPiles(next);
      work.next.push_back(spotIndex(work, next, 0));
    }
  }

  // A reveal: the mean over what can turn up, each with its best end.
  double revealValue(const PilotState& state, std::uint8_t pile, const Traffic<W>& traffic) {
    const Side side = state.toMove;
    double sum = 0;
    for (const int value : board_.values()) {
      const int tiles = state.hidden[side][static_cast<std::size_t>(value)];
      if (tiles == 0) continue;
      const PilotTurn reveal{pile, static_cast<std::uint8_t>(value), true, nowhere};
      const Ends<W> ends =
          crocodileFrom(waters_, state.piles[side].list[pile].at, board_.crocodile(value), traffic, side);
      double best = worst(side);
      bool moved = false;
      visitEnds(state, ends, traffic, reveal, [&](const PilotTurn& turn, bool) {
        moved = true;
        PilotState next = state;
        play(next, turn);
        best = better(side, best, valueAfterNews(next));
      });
      if (!moved) {
        PilotState next = state;
        play(next, reveal);
        best = valueAfterNews(next);
      }
      sum += tiles * best;
    }
    return sum / state.hiddenTiles[side];
  }

  template <class Visit>
  void visitEnds(const PilotState& state, const Ends<W>& ends, const Traffic<W>& traffic, PilotTurn turn,
                 Visit&& visit) const {
    ends.squares.forEach([&](int to) {
      turn.to = static_cast<std::int16_t>(to);
      visit(turn, traffic.prey.test(to));
    });
    const PilotPile& pile = state.piles[state.toMove].list[turn.pile];
    if (!ends.bar || (!state.open && pile.size < board_.pool().opening)) return;
    turn.to = bar;
    visit(turn, true);
  }

  Traffic<W> trafficOf(const PilotState& state) const {
    Traffic<W> traffic;
    Bits<W> taken;
    for (const Side side : bothSides)
      for (std::size_t i = 0; i < state.piles[side].count; ++i) {
        taken.set(state.piles[side].list[i].at);
        if (side != state.toMove) traffic.prey.set(state.piles[side].list[i].at);
      }
    traffic.free = waters_.water.without(taken);
    return traffic;
  }

  // Backwards from the score as it stands, one sweep for each quiet turn that is left. What a sweep does not
  // change, no later one will.
  std::vector<double> swept(const Work& work, int sweeps) const {
    std::vector<double> values(work.spots.size(), scoreOf(work.spots.front().state));
    std::vector<double> before;
    for (int sweep = 0; sweep < sweeps; ++sweep) {
      if (watch_.stopWanted()) throw StopSolving{SolveRefusal::Stopped};
      before = values;
      for (std::size_t i = 0; i < values.size(); ++i) {
        const Side side = work.spots[i].state.toMove;
        double best = work.news[i];
        for (std::size_t n = work.first[i]; n < work.first[i + 1]; ++n)
          best = better(side, best, before[work.next[n]]);
        values[i] = best;
      }
      if (values == before) break;
    }
    return values;
  }

  const PoolBoard& board_;
  const Waters<W>& waters_;
  int bits_;
  std::int64_t most_;
  WorkWatch& watch_;
  std::int64_t states_ = 0;
  std::map<StretchKey, Stretch<Key>> stretches_;
};

} // namespace

Result<Solution, SolveRefusal> solve(const Match& match, std::int64_t states, WorkWatch& watch) {
  const PilotState state(match.position());
  if (match.over()) return Solution{scoreOf(state), 0};
  const int quietLeft = match.board().pool().quiet - match.position().quiet();
  const auto run = [&]<int W, class Key>(const Waters<W>& waters, Key) -> Result<Solution, SolveRefusal> {
    Solver<W, Key> solver(match.board(), waters, states, watch);
    try {
      const double points = solver.value(state, match.position().passes(), quietLeft);
      return Solution{points, solver.states()};
    } catch (const StopSolving& stop) {
      return stop.why;
    }
  };
  return std::visit(
      [&](const auto& waters) {
        return fitsSmallKey(state, match.board().numbers()) ? run(waters, SmallKey{})
                                                            : run(waters, LargeKey{});
      },
      match.board().waters());
}

} // namespace fairway::validator::pool
