#pragma once

#include "validator/core/work_watch.h"
#include "validator/regatta/route/states.h"

#include <memory>

namespace fairway::validator::regatta {

// Expected turns to the finish of perfect play, if a whole new hand came before every turn and helms were
// unused, from every state:
//   F(s) = 1 + E[min(best card held, best heading by heaving to, F(s))].
// What leads to states with larger F than s itself changes nothing, because changing cards keeps the boat
// where it is. So states are settled one after the other by growing F, each once: as the shortest paths of a
// road map are, without sweeps, and exact except for rounding. Gates work at the same time, each a little
// behind the next one, whose values it needs.
class Fresh {
public:
  static constexpr float never = 1e30f; // no way to the finish

  // How much memory it takes; a program must not run out of it.
  static std::size_t bytesFor(const Waters& waters, const Layers& layers);
  static constexpr std::size_t mostBytes = std::size_t{3} << 29;

  // None when the watch wanted to stop. Waters and passings must outlive it.
  static std::shared_ptr<const Fresh> solved(const Waters& waters, const Passings& passings,
                                             WorkWatch& watch);

  const Waters& waters() const { return waters_; }
  const Passings& passings() const { return passings_; }

  float at(int layer, int point, int heading) const { return values_[index(layer, point, heading)]; }
  float at(const State& state) const {
    return state.layer == passings_.layers().finished()
               ? 0
               : at(state.layer, waters_.lattice().indexOf(state.pose.at), state.pose.heading.steps());
  }

  struct Start {
    Pose pose; // the best heading at the point
    float turns = never;
  };
  // Each start point with its best heading, in their order, and the best of all; none without a route.
  const std::vector<Start>& starts() const { return starts_; }
  const std::optional<Start>& best() const { return best_; }
  double spread() const { return spread_; } // over start points with a route

private:
  Fresh(const Waters& waters, const Passings& passings);
  std::size_t index(int layer, int point, int heading) const {
    return (static_cast<std::size_t>(layer) * static_cast<std::size_t>(waters_.lattice().points()) +
            static_cast<std::size_t>(point)) *
               headings +
           static_cast<std::size_t>(heading);
  }
  void findStarts();

  const Waters& waters_;
  const Passings& passings_;
  std::vector<float> values_;
  std::vector<Start> starts_;
  std::optional<Start> best_;
  double spread_ = 0;
};

} // namespace fairway::validator::regatta
