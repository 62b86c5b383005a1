#include "validator/regatta/water/waters.h"

#include "validator/regatta/water/stencil.h"

#include <tbb/parallel_for.h>

namespace fairway::validator::regatta {

using fairway::regatta::Symbol;
using fairway::regatta::Track;

Waters::Waters(const Board& board)
    : board_(board), lattice_(board.course().table), islands_(lattice_.none()) {
  for (const plane::Polygon& island : board.course().islands) addInside(lattice_, islands_, island);
  listMoves();
  findPoses();
  findStarts();
  findStartPoints();
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

PointSet Waters::insideTable(std::span<const Vec> seen) const {
  Vec least{0, 0}, most{0, 0};
  for (const Vec point : seen) {
    least = {std::min(least.x, point.x), std::min(least.y, point.y)};
    most = {std::max(most.x, point.x), std::max(most.y, point.y)};
  }
  PointSet points = lattice_.none();
  const int beam = board_.course().beam;
  const auto up = [](int twice) {
    return (std::max(twice, 0) + 2 * plane::latticeStep - 1) / (2 * plane::latticeStep);
  };
  const auto down = [](int twice) { return twice < 0 ? -1 : twice / (2 * plane::latticeStep); };
  const Vec table = board_.course().table;
  const int left = up(beam - 2 * least.x), right = down(2 * (table.x - most.x) - beam);
  const int top = up(beam - 2 * least.y), bottom = down(2 * (table.y - most.y) - beam);
  for (int row = top; row <= bottom && left <= right; ++row)
    points.addRange(row * lattice_.columns() + left, row * lattice_.columns() + right);
  return points;
}

void Waters::removeTouchingAnything(PointSet& points, const Segment& line) const {
  const int beam = board_.course().beam;
  for (const fairway::regatta::Disc& disc : board_.discs())
    removeTouching(lattice_, points, line, disc, beam);
  for (const plane::Polygon& island : board_.course().islands)
    for (std::size_t i = 0; i < island.size(); ++i)
      removeTouching(lattice_, points, line, plane::edge(island, i), beam);
  if (board_.course().islands.empty()) return;
  // Who touches no shore is in the middle of an island or out at sea as a whole; the end on the lattice
  // tells.
  PointSet::Word* words = points.data();
  Shifted(islands_, lattice_.offsetOf(line.from)).forEachWord([&](std::size_t i, PointSet::Word word) {
    words[i] &= ~word;
  });
}

void Waters::findPoses() {
  tbb::parallel_for(0, headings, [&](int steps) {
    const Segment hull = board_.hull({{0, 0}, Heading(steps)});
    PointSet& points = poses_[static_cast<std::size_t>(steps)];
    points = insideTable(std::array{hull.from});
    removeTouchingAnything(points, {hull.to, hull.from});
  });
  for (const PointSet& points : poses_) poseCount_ += points.count();
}

PointSet Waters::freeArrow(int arrow, Heading heading) const {
  const Track& track = board_.track(arrow, heading);
  std::array<Vec, Track::most> seen{};
  for (std::size_t i = 0; i < track.size; ++i) seen[i] = track.poses[i].at;
  PointSet points = insideTable({seen.data(), track.size});
  Vec from{0, 0};
  for (const Pose& pose : track.all()) {
    removeTouchingAnything(points, {from, pose.at});
    from = pose.at;
  }
  PointSet result = lattice_.none();
  Shifted(poses(track.end().heading), lattice_.offsetOf(track.end().at))
      .forEachWord([&](std::size_t i, PointSet::Word word) { result.data()[i] = points.data()[i] & word; });
  return result &= poses(heading);
}

void Waters::findStarts() {
  std::vector<PointSet> arrows(board_.arrowCount() * headings);
  tbb::parallel_for(0, static_cast<int>(arrows.size()), [&](int i) {
    arrows[static_cast<std::size_t>(i)] = freeArrow(i / headings, Heading(i % headings));
  });
  tracks_.resize(moves_.size() * headings);
  starts_.resize(moves_.size() * headings);
  tbb::parallel_for(0, static_cast<int>(starts_.size()), [&](int i) {
    const Move& move = moves_[static_cast<std::size_t>(i / headings)];
    const Track& first = board_.track(move.first, Heading(i % headings));
    MoveTrack& track = tracks_[static_cast<std::size_t>(i)];
    for (const Pose& pose : first.all()) track.points[static_cast<std::size_t>(track.size++)] = pose.at;
    track.heading = first.end().heading;
    PointSet& starts = starts_[static_cast<std::size_t>(i)];
    starts = arrows[static_cast<std::size_t>(move.first * headings + i % headings)];
    if (move.second < 0) return;
    const Vec between = track.end();
    const Track& second = board_.track(move.second, track.heading);
    PointSet both = lattice_.none();
    Shifted(arrows[static_cast<std::size_t>(move.second * headings + track.heading.steps())],
            lattice_.offsetOf(between))
        .forEachWord(
            [&](std::size_t word, PointSet::Word bits) { both.data()[word] = starts.data()[word] & bits; });
    starts = std::move(both);
    for (const Pose& pose : second.all())
      track.points[static_cast<std::size_t>(track.size++)] = between + pose.at;
    track.heading = second.end().heading;
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
