#pragma once

#include "validator/regatta/route/states.h"

namespace fairway::validator::regatta {

// A move that has to be looked at singly, between states numbered by layer, point and heading.
struct OddMove {
  std::uint32_t to = 0, from = 0;
  int move = 0;
};

// All moves of all layers that have to be looked at singly: those that finish, and the others by where they
// lead.
struct OddMoves {
  OddMoves(const Waters& waters, const Passings& passings);

  std::vector<OddMove> all, finishing;
};

// The moves into the states of a gate, backwards: from where, and whether they pass the gate or the one
// before it.
class GateSteps {
public:
  GateSteps(const Waters& waters, const Passings& passings, int gate);

  // From one word of points: those from which the move meets the gate at all, passes it forwards, passes it
  // backwards, or passes the gate before and so comes from there.
  struct Passing {
    PointSet::Word any = 0, forwards = 0, backwards = 0, before = 0;
  };
  struct Step {
    int move = 0;
    int heading = 0; // at the begin
    int offset = 0;
    const PointSet::Word* starts = nullptr;
    std::uint32_t passing = 0; // where its words begin among all
  };

  const std::vector<Step>& into(int heading) const { return steps_[static_cast<std::size_t>(heading)]; }
  const Passing& passing(const Step& step, int point) const {
    return passings_[step.passing + static_cast<std::uint32_t>(point / PointSet::bits)];
  }

  // Whether some move into this pose meets a gate that matters. Few do, and only they have to be asked more.
  bool isNear(int point, int heading) const { return near_[static_cast<std::size_t>(heading)].has(point); }
  void addNear(int point, int heading) { near_[static_cast<std::size_t>(heading)].add(point); }

private:
  void addWords(const Passings& passings, int gate, const Step& step, int turned);

  std::array<std::vector<Step>, headings> steps_; // by the heading at the end
  std::vector<Passing> passings_;
  std::array<PointSet, headings> near_;
};

} // namespace fairway::validator::regatta
