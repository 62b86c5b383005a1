#include "validator/regatta/route/reach.h"

namespace fairway::validator::regatta {

namespace {

using Poses = std::array<PointSet, headings>;

Poses noPoses(const Waters& waters) {
  Poses poses;
  poses.fill(waters.lattice().none());
  return poses;
}

// All points that some move leads to.
PointSet pointsAfter(const Waters& waters, const Poses& from) {
  PointSet points = waters.lattice().none();
  PointSet moving = waters.lattice().none();
  for (int heading = 0; heading < headings; ++heading) {
    if (from[static_cast<std::size_t>(heading)].empty()) continue;
    for (int move = 0; move < static_cast<int>(waters.moves().size()); ++move) {
      if (waters.moves()[static_cast<std::size_t>(move)].onlyToFinish) continue;
      moving = from[static_cast<std::size_t>(heading)];
      moving &= waters.starts(move, Heading(heading));
      const int offset = waters.lattice().offsetOf(waters.track(move, Heading(heading)).end());
      Shifted(moving, -offset).forEachWord([&](std::size_t i, PointSet::Word word) {
        points.data()[i] |= word;
      });
    }
  }
  return points;
}

PointSet withFreePlay(const Waters& waters, Heading heading) {
  PointSet points = waters.lattice().none();
  for (int move = 0; move < static_cast<int>(waters.moves().size()); ++move)
    if (!waters.moves()[static_cast<std::size_t>(move)].onlyToFinish) points |= waters.starts(move, heading);
  return points;
}

} // namespace

Reach reachOf(const Waters& waters) {
  Reach reach{noPoses(waters), noPoses(waters), waters.lattice().none(), 0, 0};
  PointSet fresh = waters.lattice().none();
  for (const Vec point : waters.startPoints()) fresh.add(waters.lattice().indexOf(point));
  // A bow that gets to a point can be turned to every heading that is free there, so points are enough.
  PointSet known = fresh;
  while (!fresh.empty()) {
    Poses from = noPoses(waters);
    for (int heading = 0; heading < headings; ++heading) {
      PointSet& poses = from[static_cast<std::size_t>(heading)];
      poses = fresh;
      reach.poses[static_cast<std::size_t>(heading)] |= poses &= waters.poses(Heading(heading));
    }
    fresh = pointsAfter(waters, from).without(known);
    known |= fresh;
  }
  PointSet alive = waters.lattice().none();
  for (std::size_t i = 0; i < headings; ++i) {
    const PointSet playing = withFreePlay(waters, Heading(static_cast<int>(i)));
    reach.dead[i] = reach.poses[i];
    reach.dead[i].without(playing);
    PointSet lively = reach.poses[i];
    alive |= lively &= playing;
    reach.poseCount += reach.poses[i].count();
    reach.deadCount += reach.dead[i].count();
  }
  reach.traps = known;
  reach.traps.without(alive);
  return reach;
}

} // namespace fairway::validator::regatta
