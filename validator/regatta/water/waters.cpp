#include "validator/regatta/water/waters.h"

#include "validator/regatta/water/window.h"

#include <tbb/parallel_for.h>

namespace fairway::validator::regatta {

using fairway::regatta::Symbol;
using fairway::regatta::Track;

Waters::Waters(const Board& board)
    : board_(board), lattice_(board.course().table), islands_(lattice_.none()),
      arrows_(board.arrowCount() * headings, lattice_.none()) {
  poses_.fill(lattice_.none());
  listMoves();
  makeTracks();
  const TableBox everything{{0, 0}, board.course().table};
  findWithin({&everything, 1});
}

Waters::Waters(const Board& board, const Waters& before, std::span<const TableBox> changes)
    : board_(board), lattice_(board.course().table), islands_(before.islands_), poses_(before.poses_),
      moves_(before.moves_), cardMoves_(before.cardMoves_), helmMoves_(before.helmMoves_),
      tracks_(before.tracks_), arrows_(before.arrows_), pairOf_(before.pairOf_), pairs_(before.pairs_) {
  findWithin(changes);
}

int Waters::moveNumber(const Move& move) {
  const auto known = std::find(moves_.begin(), moves_.end(), move);
  if (known == moves_.end()) {
    moves_.push_back(move);
    helmMoves_.push_back(false);
    return static_cast<int>(moves_.size()) - 1;
  }
  return static_cast<int>(known - moves_.begin());
}

void Waters::listMoves() {
  for (std::size_t card = 0; card < board_.deck().cards.size(); ++card) {
    std::vector<int>& own = cardMoves_.emplace_back();
    const Symbol symbol = board_.deck().cards[card].symbol;
    const auto add = [&](const Move& move) {
      const int number = moveNumber(move);
      if (std::find(own.begin(), own.end(), number) == own.end()) own.push_back(number);
      if (symbol == Symbol::Helm) helmMoves_[static_cast<std::size_t>(number)] = true;
    };
    for (const int first : board_.arrowsOf(card)) {
      if (symbol != Symbol::Cloud) {
        add({first, -1, false});
        continue;
      }
      for (const int second : board_.arrowsOf(card)) add({first, second, false});
      add({first, -1, true});
    }
  }
}

void Waters::makeTracks() {
  tracks_.resize(moves_.size() * headings);
  for (std::size_t i = 0; i < tracks_.size(); ++i) {
    const Move& move = moves_[i / headings];
    MoveTrack& track = tracks_[i];
    track.heading = Heading(static_cast<int>(i % headings));
    Vec from{0, 0};
    for (const int arrow : {move.first, move.second}) {
      if (arrow < 0) continue;
      const Track& own = board_.track(arrow, track.heading);
      for (const Pose& pose : own.all())
        track.points[static_cast<std::size_t>(track.size++)] = from + pose.at;
      track.heading = own.end().heading;
      from = track.end();
    }
  }
  for (const Move& move : moves_) {
    pairOf_.push_back(pairs_.size());
    if (move.second >= 0) pairs_.resize(pairs_.size() + headings, lattice_.none());
  }
}

PointSet Waters::insideTable(const Window& window, std::span<const Vec> seen) const {
  TableBox box = boxOf(seen);
  box.join({{0, 0}, {0, 0}});
  PointSet points = lattice_.none();
  const int beam = board_.course().beam;
  const auto up = [](int twice) {
    return (std::max(twice, 0) + 2 * plane::latticeStep - 1) / (2 * plane::latticeStep);
  };
  const auto down = [](int twice) { return twice < 0 ? -1 : twice / (2 * plane::latticeStep); };
  const Vec table = board_.course().table;
  const int left = std::max(window.left, up(beam - 2 * box.least.x)),
            right = std::min(window.right, down(2 * (table.x - box.most.x) - beam));
  const int top = std::max(window.top, up(beam - 2 * box.least.y)),
            bottom = std::min(window.bottom, down(2 * (table.y - box.most.y) - beam));
  for (int row = top; row <= bottom && left <= right; ++row)
    points.addRange(row * lattice_.columns() + left, row * lattice_.columns() + right);
  return points;
}

void Waters::removeTouchingAnything(const Window& window, PointSet& points, const Segment& line) const {
  const int beam = board_.course().beam;
  for (const fairway::regatta::Disc& disc : board_.discs())
    removeTouching(window, lattice_, points, line, disc, beam);
  for (const plane::Polygon& island : board_.course().islands)
    for (std::size_t i = 0; i < island.size(); ++i)
      removeTouching(window, lattice_, points, line, plane::edge(island, i), beam);
  if (board_.course().islands.empty()) return;
  // What touches no shore is wholly inside an island or wholly at sea; the end on the lattice decides.
  const Shifted inside(islands_, lattice_.offsetOf(line.from));
  for (std::size_t i = window.firstWord(lattice_); i < window.lastWord(lattice_); ++i)
    points.data()[i] &= ~inside[i];
}

// Keeps the points from which the way leads to one that is allowed.
void Waters::keepWithin(const Window& window, PointSet& points, const PointSet& allowed, Vec way) const {
  const Shifted seen(allowed, lattice_.offsetOf(way));
  for (std::size_t i = window.firstWord(lattice_); i < window.lastWord(lattice_); ++i)
    points.data()[i] &= seen[i];
}

void Waters::findIslands(const Window& window) {
  if (window.empty()) return;
  PointSet points = lattice_.none();
  for (const plane::Polygon& island : board_.course().islands) addInside(window, lattice_, points, island);
  replaceWithin(lattice_, window, islands_, points);
}

void Waters::findPoses(int steps, const Window& window) {
  if (window.empty()) return;
  const Segment hull = board_.hull({{0, 0}, Heading(steps)});
  PointSet points = insideTable(window, std::array{hull.from});
  removeTouchingAnything(window, points, {hull.to, hull.from});
  replaceWithin(lattice_, window, poses_[static_cast<std::size_t>(steps)], points);
}

void Waters::findArrow(int arrow, Heading heading, const Window& window) {
  if (window.empty()) return;
  const Track& track = board_.track(arrow, heading);
  std::array<Vec, Track::most> seen{};
  for (std::size_t i = 0; i < track.size; ++i) seen[i] = track.poses[i].at;
  PointSet points = insideTable(window, {seen.data(), track.size});
  Vec from{0, 0};
  for (const Pose& pose : track.all()) {
    removeTouchingAnything(window, points, {from, pose.at});
    from = pose.at;
  }
  keepWithin(window, points, poses(track.end().heading), track.end().at);
  keepWithin(window, points, poses(heading), {0, 0});
  replaceWithin(lattice_, window, arrows_[place(arrow, heading)], points);
}

void Waters::findWithin(std::span<const TableBox> boxes) {
  const int margin = board_.course().beam / 2 + 1;
  // What a boat reaches over from a bow at the origin: its hull, and along an arrow the track and the hulls
  // at both ends.
  const auto hullBox = [&](const Pose& pose) {
    const Segment hull = board_.hull(pose);
    return boxOf(std::array{hull.from, hull.to});
  };
  for (const TableBox& box : boxes) findIslands(Window::round(lattice_, box, {{0, 0}, {0, 0}}));
  tbb::parallel_for(0, headings, [&](int steps) {
    for (const TableBox& box : boxes)
      findPoses(steps, Window::round(lattice_, box.grown(margin), hullBox({{0, 0}, Heading(steps)})));
  });
  tbb::parallel_for(0, static_cast<int>(arrows_.size()), [&](int i) {
    const Track& track = board_.track(i / headings, Heading(i % headings));
    TableBox seen = hullBox({{0, 0}, Heading(i % headings)});
    for (const Pose& pose : track.all()) seen.join({pose.at, pose.at});
    seen.join(hullBox(track.end()));
    for (const TableBox& box : boxes)
      findArrow(i / headings, Heading(i % headings), Window::round(lattice_, box.grown(margin), seen));
  });
  findPairs();
  poseCount_ = 0;
  for (const PointSet& points : poses_) poseCount_ += points.count();
  findStartPoints();
}

// A cloud's two arrows, one after the other.
void Waters::findPairs() {
  tbb::parallel_for(0, static_cast<int>(moves_.size()), [&](int i) {
    const Move& move = moves_[static_cast<std::size_t>(i)];
    for (int steps = 0; steps < headings && move.second >= 0; ++steps) {
      const Pose& between = board_.track(move.first, Heading(steps)).end();
      PointSet& both = pairs_[pairOf_[static_cast<std::size_t>(i)] + static_cast<std::size_t>(steps)];
      both = arrows_[place(move.first, Heading(steps))];
      keepWithin(Window::all(lattice_), both, arrows_[place(move.second, between.heading)], between.at);
    }
  });
}

void Waters::findStartPoints() {
  PointSet any = lattice_.none();
  for (const PointSet& points : poses_) any |= points;
  any.forEach([&](int point) {
    if (board_.isBehindLine(lattice_.pointAt(point))) startPoints_.push_back(lattice_.pointAt(point));
  });
  const Vec left = board_.course().left, along = board_.course().right - left;
  const auto order = [&](Vec point) {
    return std::pair(plane::dot(along, point - left), plane::cross(along, point - left));
  };
  std::sort(startPoints_.begin(), startPoints_.end(), [&](Vec a, Vec b) { return order(a) < order(b); });
}

} // namespace fairway::validator::regatta
