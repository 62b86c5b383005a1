#include "validator/pool/study/waters.h"

#include <algorithm>
#include <queue>

namespace fairway::validator::pool {

using namespace fairway::pool;

namespace {

template <class Visit>
void forEachNeighbour(const PoolBoard& board, SquareNumber number, Visit&& visit) {
  for (const SquareDirection side : allSides) {
    const SquareNumber next = board.numberOf(neighbour(board.squareOf(number), side));
    if (next != noSquare && board.water().test(next)) visit(next);
  }
}

} // namespace

SquareSet connected(const PoolBoard& board, SquareNumber from, const SquareSet& within) {
  SquareSet reached;
  reached.set(from);
  std::vector<SquareNumber> open{from};
  while (!open.empty()) {
    const SquareNumber here = open.back();
    open.pop_back();
    forEachNeighbour(board, here, [&](SquareNumber next) {
      if (!within.test(next) || reached.test(next)) return;
      reached.set(next);
      open.push_back(next);
    });
  }
  return reached;
}

std::vector<SquareSet> parts(const PoolBoard& board, const SquareSet& set) {
  std::vector<SquareSet> found;
  SquareSet seen;
  set.forEach([&](int number) {
    if (seen.test(number)) return;
    found.push_back(connected(board, static_cast<SquareNumber>(number), set));
    seen |= found.back();
  });
  std::stable_sort(found.begin(), found.end(),
                   [](const SquareSet& a, const SquareSet& b) { return a.count() > b.count(); });
  return found;
}

std::vector<Choke> chokes(const PoolBoard& board) {
  std::vector<Choke> found;
  for (const SquareSet& body : parts(board, board.water())) {
    body.forEach([&](int number) {
      int neighbours = 0;
      forEachNeighbour(board, static_cast<SquareNumber>(number), [&](SquareNumber) { ++neighbours; });
      if (neighbours < 2) return;
      SquareSet rest = body;
      rest.reset(number);
      const std::vector<SquareSet> left = parts(board, rest);
      if (left.size() < 2 || left[1].count() < leastChokedPart) return;
      found.push_back({board.squareOf(number), left[0].count(), left[1].count(), left[1]});
    });
  }
  std::sort(found.begin(), found.end(), [](const Choke& a, const Choke& b) { return a.square < b.square; });
  return found;
}

std::vector<int> stepsToBar(const PoolBoard& board, Side side) {
  std::vector<int> steps(static_cast<std::size_t>(board.numbers()), 0);
  std::queue<SquareNumber> open;
  board.ladderSquares(side).forEach([&](int number) {
    steps[static_cast<std::size_t>(number)] = 1;
    open.push(static_cast<SquareNumber>(number));
  });
  while (!open.empty()) {
    const SquareNumber here = open.front();
    open.pop();
    forEachNeighbour(board, here, [&](SquareNumber next) {
      int& there = steps[static_cast<std::size_t>(next)];
      if (there > 0) return;
      there = steps[static_cast<std::size_t>(here)] + 1;
      open.push(next);
    });
  }
  return steps;
}

std::vector<Square> shortestWay(const PoolBoard& board, const std::vector<int>& steps, Square from) {
  const auto stepsAt = [&](SquareNumber number) { return steps[static_cast<std::size_t>(number)]; };
  std::vector<Square> way{from};
  for (SquareNumber here = board.numberOf(from); stepsAt(here) > 1;) {
    SquareNumber nearer = noSquare;
    forEachNeighbour(board, here, [&](SquareNumber next) {
      if (nearer == noSquare && stepsAt(next) == stepsAt(here) - 1) nearer = next;
    });
    here = nearer;
    way.push_back(board.squareOf(here));
  }
  return way;
}

namespace {

// Ways from start squares to ladders that share no square, as many as there are. A square is two places,
// where one comes in and where one goes out, with room for one way between them; so the fewest squares that
// part the two are those between whose places nothing more can pass.
class Flow {
public:
  Flow(const PoolBoard& board, Side side)
      : board_(board), source_(2 * board.numbers()), sink_(source_ + 1),
        from_(static_cast<std::size_t>(sink_) + 1) {
    constexpr int plenty = 1000000;
    board.water().forEach([&](int number) {
      connect(in(number), out(number), 1);
      forEachNeighbour(board, static_cast<SquareNumber>(number),
                       [&](SquareNumber next) { connect(out(number), in(next), plenty); });
    });
    board.startSquares(side).forEach([&](int number) { connect(source_, in(number), plenty); });
    board.ladderSquares(side).forEach([&](int number) { connect(out(number), sink_, plenty); });
    while (augment()) {
    }
  }

  // Seen from the ladders, the first squares that nothing more can pass.
  std::vector<Square> cut() const {
    const std::vector<bool> beyond = reachingSink();
    std::vector<Square> squares;
    board_.water().forEach([&](int number) {
      if (beyond[static_cast<std::size_t>(out(number))] && !beyond[static_cast<std::size_t>(in(number))])
        squares.push_back(board_.squareOf(number));
    });
    return squares;
  }

private:
  struct Edge {
    int to;
    int room;
  };

  static int in(int number) { return 2 * number; }
  static int out(int number) { return 2 * number + 1; }
  std::vector<int>& edgesFrom(int place) { return from_[static_cast<std::size_t>(place)]; }

  // The edge back has the next number.
  void connect(int a, int b, int room) {
    edgesFrom(a).push_back(static_cast<int>(edges_.size()));
    edges_.push_back({b, room});
    edgesFrom(b).push_back(static_cast<int>(edges_.size()));
    edges_.push_back({a, 0});
  }

  bool augment() {
    std::vector<int> by(from_.size(), -1); // the edge that a place was reached by
    std::queue<int> open({source_});
    while (!open.empty() && by[static_cast<std::size_t>(sink_)] < 0) {
      const int here = open.front();
      open.pop();
      for (const int number : edgesFrom(here)) {
        const Edge& edge = edges_[static_cast<std::size_t>(number)];
        int& known = by[static_cast<std::size_t>(edge.to)];
        if (edge.room == 0 || known >= 0 || edge.to == source_) continue;
        known = number;
        open.push(edge.to);
      }
    }
    if (by[static_cast<std::size_t>(sink_)] < 0) return false;
    for (int place = sink_; place != source_;) {
      const auto number = static_cast<std::size_t>(by[static_cast<std::size_t>(place)]);
      --edges_[number].room;
      ++edges_[number ^ 1].room;
      place = edges_[number ^ 1].to;
    }
    return true;
  }

  // From which places something more could pass to the ladders.
  std::vector<bool> reachingSink() const {
    std::vector<bool> reaching(from_.size(), false);
    reaching[static_cast<std::size_t>(sink_)] = true;
    std::vector<int> open{sink_};
    while (!open.empty()) {
      const int here = open.back();
      open.pop_back();
      for (const int number : from_[static_cast<std::size_t>(here)]) {
        const auto back = static_cast<std::size_t>(number);
        const auto before = static_cast<std::size_t>(edges_[back].to);
        if (edges_[back ^ 1].room == 0 || reaching[before]) continue;
        reaching[before] = true;
        open.push_back(edges_[back].to);
      }
    }
    return reaching;
  }

  const PoolBoard& board_;
  int source_;
  int sink_;
  std::vector<Edge> edges_;
  std::vector<std::vector<int>> from_; // numbers of edges by place
};

} // namespace

std::vector<Square> smallestCut(const PoolBoard& board, Side side) {
  return Flow(board, side).cut();
}

} // namespace fairway::validator::pool
