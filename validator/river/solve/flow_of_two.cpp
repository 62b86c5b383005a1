// What becomes of races of two, followed forwards.
//
// The solution (Two) says what a state is worth for one goal. How often each player wins, what each saves,
// and how long races last would each need values of their own for all states. So the chances of states are
// followed from the start instead: all those figures are sums over what happens on the way. No race is
// sampled, so no figure has an error of chance.
//
// All races begin in the same phase, and every round ends with the waterfall. So all chances are in one phase
// at any time, and their tables need no axis for it. In a round they go from one set of tables to the other
// three times: the first player rolls, the second rolls, the waterfall comes. A boat that comes home or is
// lost takes its chance to another tally. No number of rounds is the last one, but what is left on the river
// becomes less and less, and the walk ends where next to nothing is left. The chance of a single state is
// left out earlier, once it is too small to be seen in any figure: it would take as much time as any other.
//
// What perfect players choose must not hang on the last digits. The solution's values are lower bounds, so
// options that are worth the same may differ a little. Therefore all options within `tieWithin` of the best
// are equally good, and the first in the order of the rules is taken, as everywhere.
#include "validator/river/solve/flow.h"

#include <map>

namespace fairway::validator::river {

namespace {

// Where chances stand: by tally, then first fleet, then second.
using Chances = std::map<Tally, std::vector<double>>;

// One player's turn in one phase, for all states of a tally.
struct TurnView {
  bool first = true;
  Phase phase;
  Tally tally;
  Tally home;                     // after a boat of the mover has come home
  const double* stay = nullptr;   // what the turn's end is worth, by first fleet, then second
  const double* arrive = nullptr; // the same after coming home
};

// A roll of wind: up with all but one boat, back with all but one of the other's.
constexpr std::size_t mostMoves = 2 * static_cast<std::size_t>(fairway::river::mostBoats);

// An option of a roll: the mover's fleet or the other's is another.
struct PairMove {
  MoveEnd own;
  int other = 0;
};

class PairWalk {
public:
  PairWalk(const Two& two, std::array<Hand, 2> hands) : two_(two), moves_(two.moves()), hands_(hands) {
    for (const Tally& tally : talliesOf(moves_.river(), two.goal())) {
      const std::size_t size = columns(tally.first) * columns(tally.second);
      now_[tally].resize(size);
      then_[tally].resize(size);
    }
  }

  std::optional<PairFlow> follow(Phase phase, const WorkWatch& watch) {
    const FleetId start = moves_.start();
    const Tally all{start.boats, start.boats, 0, 0};
    now_[all][static_cast<std::size_t>(start.index) * columns(start.boats) +
              static_cast<std::size_t>(start.index)] = 1;
    double left = 1;
    for (int round = 0; left > negligible && round < mostRounds; ++round) {
      if (watch.stopWanted()) return std::nullopt;
      flow_.rounds += left;
      roll(true, phase);
      roll(false, phase);
      left = fall();
      phase = next(phase, moves_.phases());
    }
    return flow_;
  }

private:
  static constexpr double negligible = 1e-16;    // chance that is left on the river
  static constexpr double leastInAState = 1e-22; // less is left out
  static constexpr int mostRounds = 200'000;

  std::size_t columns(int boats) const { return static_cast<std::size_t>(moves_.fleets().count(boats)); }

  void roll(bool first, Phase phase) {
    for (auto& [tally, chances] : then_) std::fill(chances.begin(), chances.end(), 0.0);
    for (auto& [tally, chances] : now_) {
      if ((first ? tally.first : tally.second) == 0) { // no player rolls
        for (std::size_t i = 0; i < chances.size(); ++i) then_[tally][i] += chances[i];
        continue;
      }
      rollAll(first, phase, tally, chances);
    }
    std::swap(now_, then_);
  }

  void rollAll(bool first, Phase phase, const Tally& tally, const std::vector<double>& chances) {
    if (std::none_of(chances.begin(), chances.end(), [](double chance) { return chance > leastInAState; }))
      return;
    TurnView view{first, phase, tally, afterHome(tally, first, moves_.river(), two_.goal())};
    std::vector<double> stay, arrive;
    const auto from = static_cast<std::size_t>(phase.waterfalls);
    if (first) {
      view.stay = two_.layer(tally).second.data() + from * columns(tally.first) * columns(tally.second);
      view.arrive =
          two_.layer(view.home).second.data() + from * columns(view.home.first) * columns(view.home.second);
    } else {
      two_.afterRound(tally, phase, stay);
      two_.afterRound(view.home, phase, arrive);
      view.stay = stay.data();
      view.arrive = arrive.data();
    }
    std::vector<double>& same = then_[tally];
    std::vector<double>& home = then_[view.home];
    const std::size_t width = columns(tally.second);
    for (std::size_t i = 0; i < chances.size(); ++i)
      if (chances[i] > leastInAState)
        rollOne(view, static_cast<int>(i / width), static_cast<int>(i % width), chances[i], same, home);
  }

  void rollOne(const TurnView& view, int a, int b, double mass, std::vector<double>& same,
               std::vector<double>& home) {
    std::array<PairMove, mostMoves> moves;
    for (const WeightedFace& face : moves_.faces()) {
      const std::size_t count = movesOf(view, a, b, face.face, moves.data());
      const double part = mass * face.chance;
      if (hands_[view.first ? 0 : 1] == Hand::Random)
        for (std::size_t i = 0; i < count; ++i)
          move(view, moves[i], part / static_cast<double>(count), same, home);
      else
        move(view, moves[best(view, moves.data(), count)], part, same, home);
    }
  }

  // In the order of the rule for ties.
  std::size_t movesOf(const TurnView& view, int a, int b, fairway::river::Face face, PairMove* moves) const {
    const int own = view.first ? a : b;
    const int other = view.first ? b : a;
    const int ownBoats = view.first ? view.tally.first : view.tally.second;
    const int otherBoats = view.first ? view.tally.second : view.tally.first;
    const FleetOptions& options = moves_.options(view.phase, {ownBoats, own});
    std::size_t count = 0;
    if (!face.isWind()) {
      for (std::size_t i = 0; i < options.sections; ++i)
        moves[count++] = {options.sail[i][static_cast<std::size_t>(face.number() - 1)], other};
      return count;
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(options.ups()); ++i)
      moves[count++] = {MoveEnd::on(options.up[i]), other};
    const FleetOptions& others = moves_.options(view.phase, {otherBoats, other});
    const auto boats = moves_.fleets().boatsOf({ownBoats, own});
    for (std::size_t i = 0; i < others.backs; ++i) {
      const BackMove& back = others.back[i];
      if (std::count(boats.begin(), boats.end(), back.section) < back.blockedFrom)
        moves[count++] = {MoveEnd::on(own), back.to};
    }
    if (count == 0) moves[count++] = {MoveEnd::on(own), other};
    return count;
  }

  std::size_t place(const TurnView& view, const PairMove& move) const {
    const std::size_t width = columns((move.own.isHome() ? view.home : view.tally).second);
    const auto own = static_cast<std::size_t>(move.own.fleet());
    const auto other = static_cast<std::size_t>(move.other);
    return view.first ? own * width + other : other * width + own;
  }

  double worth(const TurnView& view, const PairMove& move) const {
    const double value = (move.own.isHome() ? view.arrive : view.stay)[place(view, move)];
    return view.first ? value : -value;
  }

  std::size_t best(const TurnView& view, const PairMove* moves, std::size_t count) const {
    if (count == 1) return 0;
    std::array<double, mostMoves> worths;
    double most = worths[0] = worth(view, moves[0]);
    for (std::size_t i = 1; i < count; ++i) most = std::max(most, worths[i] = worth(view, moves[i]));
    std::size_t first = 0;
    while (worths[first] < most - tieWithin) ++first;
    return first;
  }

  void move(const TurnView& view, const PairMove& move, double part, std::vector<double>& same,
            std::vector<double>& home) {
    if (!move.own.isHome()) {
      same[place(view, move)] += part;
      return;
    }
    const std::size_t seat = view.first ? 0 : 1;
    flow_.saved[seat] += part;
    flow_.points[seat] += part * moves_.river().docks[static_cast<std::size_t>(view.tally.docks)];
    home[place(view, move)] += part;
  }

  // The race is over where no boat is left; else the waterfall comes. Returns the chance that one is left.
  double fall() {
    for (auto& [tally, chances] : then_) std::fill(chances.begin(), chances.end(), 0.0);
    double left = 0;
    for (auto& [tally, chances] : now_) {
      const std::size_t width = columns(tally.second);
      for (std::size_t i = 0; i < chances.size(); ++i) {
        if (chances[i] <= 0) continue;
        const FleetId a = moves_.fleets().afterFall({tally.first, static_cast<int>(i / width)});
        const FleetId b = moves_.fleets().afterFall({tally.second, static_cast<int>(i % width)});
        if (a.boats + b.boats == 0) {
          finish(tally, chances[i]);
          continue;
        }
        left += chances[i];
        then_[{a.boats, b.boats, tally.docks, tally.ahead}]
             [static_cast<std::size_t>(a.index) * columns(b.boats) + static_cast<std::size_t>(b.index)] +=
            chances[i];
      }
    }
    std::swap(now_, then_);
    return left;
  }

  void finish(const Tally& tally, double chance) {
    (tally.ahead > 0 ? flow_.first : tally.ahead == 0 ? flow_.tie : flow_.second) += chance;
  }

  const Two& two_;
  const FleetMoves& moves_;
  std::array<Hand, 2> hands_;
  Chances now_;
  Chances then_;
  PairFlow flow_;
};

} // namespace

std::optional<PairFlow> flowOfTwo(const Two& two, Phase begin, std::array<Hand, 2> hands,
                                  const WorkWatch& watch) {
  FAIRWAY_EXPECTS(two.goal() == Goal::Win);
  return PairWalk(two, hands).follow(begin, watch);
}

} // namespace fairway::validator::river
