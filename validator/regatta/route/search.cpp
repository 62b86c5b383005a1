// The fewest turns, searched backwards from the finish.
//
// The first level holds all states from which one turn leads over the finish; each further one those from
// which a turn leads into the level before, without all that is known already. A search from the start would
// answer for that start alone. Backwards one search answers for all start points and for every pose on the
// way.
//
// States are not taken one by one from a queue: a table has hundreds of thousands of poses, each with every
// move of the deck. All turns count the same, so a level can be worked out as a whole. It is a set of points
// for each layer and heading, and a move is the same vector from all points. Shifted by the vector and cut
// with the points from which the move is free, the set gives all states before it, 64 points at a time
// (Predecessors). Only moves that pass gates in an odd way are looked at singly.
//
// A turn with a helm is two cards. Between them the boat is in a state from which one card leads on, and
// those have just been found. From them the same step is taken once more, back over helm cards alone. What
// was between two cards at an earlier level is left out (`helmed`): all that leads to it by a helm is known
// since then.
//
// A level is a set, and does not say of a state how it was found. A way is looked for when it is asked for:
// forwards, from a state of one level by the first turn that ends in the level below, of which there is
// always one. One card is tried first, then two with a helm, then heaving to, each in a fixed order. So the
// way is the same every time.
#include "validator/regatta/route/search.h"

#include "rules/regatta/play/sailing.h"
#include "validator/regatta/route/predecessors.h"

#include <tbb/parallel_for.h>

namespace fairway::validator::regatta {

Search::Search(const Waters& waters, const Passings& passings, Helms helms, Extent extent)
    : waters_(waters), passings_(passings), helms_(helms) {
  run(extent);
}

bool Search::reachesStart(const States& states) const {
  for (const Vec point : waters_.startPoints())
    for (int heading = 0; heading < headings; ++heading)
      if (states.at(0, heading).has(waters_.lattice().indexOf(point))) return true;
  return false;
}

void Search::run(Extent extent) {
  using Moves = Predecessors::Moves;
  const Predecessors predecessors(waters_, passings_);
  const int layers = passings_.layers().count();
  States known(waters_.lattice(), layers);
  States helmed(waters_.lattice(), layers); // from which a card was already seen to lead on, after a helm
  States last;                              // the states of the level before
  for (bool more = true; more;) {
    const bool finishing = levels_.empty();
    States next(waters_.lattice(), layers);
    predecessors.byCard(finishing ? nullptr : &last, Moves::All, next);
    if (helms_ == Helms::Used) {
      States by = next;
      tbb::parallel_for(std::size_t{0}, by.size(), [&](std::size_t i) {
        by[i].without(helmed[i]);
        helmed[i] |= by[i];
      });
      predecessors.byCard(&by, Moves::Helms, next);
    }
    if (!finishing) predecessors.byTurning(last, next);
    more = false;
    for (std::size_t i = 0; i < next.size(); ++i) {
      next[i].without(known[i]);
      known[i] |= next[i];
      more = more || !next[i].empty();
    }
    if (more) levels_.emplace_back(next);
    if (!turns_ && reachesStart(next)) turns_ = static_cast<int>(levels_.size());
    if (turns_ && extent == Extent::BestStart) return;
    last = std::move(next);
  }
}

std::optional<int> Search::turnsFrom(const State& state) const {
  for (std::size_t i = 0; i < levels_.size(); ++i)
    if (levels_[i].has(waters_.lattice(), state)) return static_cast<int>(i) + 1;
  return std::nullopt;
}

std::optional<int> Search::turnsFrom(Vec startPoint) const {
  std::optional<int> best;
  for (int heading = 0; heading < headings; ++heading)
    if (const auto turns = turnsFrom(State{{startPoint, Heading(heading)}, 0});
        turns && (!best || *turns < *best))
      best = turns;
  return best;
}

bool Search::goesOn(const State& state, int turns) const {
  if (turns == 0) return state.layer == passings_.layers().finished();
  return state.layer < passings_.layers().finished() &&
         levels_[static_cast<std::size_t>(turns - 1)].has(waters_.lattice(), state);
}

bool Search::finishesByFirst(const State& state, int move) const {
  const Move& arrows = waters_.moves()[static_cast<std::size_t>(move)];
  if (arrows.second < 0) return false;
  const Layers& layers = passings_.layers();
  const fairway::regatta::Standing from{state.pose,
                                        {static_cast<std::uint8_t>(layers.gateOf(state.layer)),
                                         static_cast<std::uint32_t>(layers.owedOf(state.layer))}};
  const std::array<int, 1> first{arrows.first};
  return fairway::regatta::sail(waters_.board(), {}, from, first, false).finished;
}

std::optional<State> Search::after(const State& state, int move) const {
  if (!waters_.canMove(move, state.pose)) return std::nullopt;
  const MoveTrack& track = waters_.track(move, state.pose.heading);
  const int layer = passings_.landing(state.layer, move, state.pose.heading, state.pose.at);
  if (waters_.moves()[static_cast<std::size_t>(move)].onlyToFinish && layer != passings_.layers().finished())
    return std::nullopt;
  if (layer == passings_.layers().finished() && finishesByFirst(state, move)) return std::nullopt;
  return State{{state.pose.at + track.end(), track.heading}, layer};
}

// One turn on, by a card if that is enough, otherwise by two, otherwise by turning.
bool Search::follow(State& now, int turns, std::vector<Step>& way) const {
  const int moves = static_cast<int>(waters_.moves().size());
  for (int move = 0; move < moves; ++move)
    if (const auto next = after(now, move); next && goesOn(*next, turns - 1)) {
      way.push_back({next->pose, move, true, next->layer});
      now = *next;
      return true;
    }
  for (int helm = 0; helm < moves && helms_ == Helms::Used; ++helm) {
    const auto between =
        waters_.helmMoves()[static_cast<std::size_t>(helm)] ? after(now, helm) : std::nullopt;
    if (!between || between->layer == passings_.layers().finished()) continue;
    for (int move = 0; move < moves; ++move)
      if (const auto next = after(*between, move); next && goesOn(*next, turns - 1)) {
        way.push_back({between->pose, helm, false, between->layer});
        way.push_back({next->pose, move, true, next->layer});
        now = *next;
        return true;
      }
  }
  for (int heading = 0; heading < headings; ++heading) {
    const State turned{{now.pose.at, Heading(heading)}, now.layer};
    if (!goesOn(turned, turns - 1)) continue;
    way.push_back({turned.pose, -1, true, turned.layer});
    now = turned;
    return true;
  }
  return false;
}

std::vector<Search::Step> Search::wayFrom(const State& state) const {
  std::vector<Step> way{{state.pose, -1, true, state.layer}};
  State now = state;
  for (int turns = turnsFrom(state).value_or(0); turns > 0; --turns)
    if (!follow(now, turns, way)) break;
  return way;
}

std::optional<Pose> Search::bestStart() const {
  if (!turns_) return std::nullopt;
  for (const Vec point : waters_.startPoints())
    for (int heading = 0; heading < headings; ++heading)
      if (goesOn({{point, Heading(heading)}, 0}, *turns_)) return Pose{point, Heading(heading)};
  return std::nullopt;
}

std::vector<Search::Step> Search::bestWay() const {
  const auto start = bestStart();
  return start ? wayFrom({*start, 0}) : std::vector<Step>();
}

namespace {

void follow(const Board& board, int arrow, std::vector<Pose>& wake) {
  const Pose from = wake.back();
  for (const Pose& pose : board.track(arrow, from.heading).all())
    wake.push_back({from.at + pose.at, pose.heading});
}

} // namespace

std::vector<std::vector<Pose>> wakesOf(const Search& search) {
  std::vector<std::vector<Pose>> wakes;
  const std::vector<Search::Step> way = search.bestWay();
  for (std::size_t i = 1; i < way.size(); ++i) {
    std::vector<Pose>& wake = wakes.emplace_back(std::vector<Pose>{way[i - 1].pose});
    if (way[i].move < 0) {
      wake.push_back(way[i].pose);
      continue;
    }
    const Move& move = search.waters().moves()[static_cast<std::size_t>(way[i].move)];
    follow(search.waters().board(), move.first, wake);
    if (move.second >= 0) follow(search.waters().board(), move.second, wake);
  }
  return wakes;
}

} // namespace fairway::validator::regatta
