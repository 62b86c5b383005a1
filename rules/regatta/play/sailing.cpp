#include "rules/regatta/play/sailing.h"

#include <algorithm>

namespace fairway::regatta {

namespace {

Vec leastOf(Vec a, Vec b) {
  return {std::min(a.x, b.x), std::min(a.y, b.y)};
}
Vec mostOf(Vec a, Vec b) {
  return {std::max(a.x, b.x), std::max(a.y, b.y)};
}

// Whether a line may come within `margin` of a box at all: most boats are far away.
bool comesNear(const Segment& line, Vec boxLeast, Vec boxMost, int margin) {
  const Vec low = leastOf(line.from, line.to), high = mostOf(line.from, line.to);
  return low.x <= boxMost.x + margin && high.x >= boxLeast.x - margin && low.y <= boxMost.y + margin &&
         high.y >= boxLeast.y - margin;
}

Pose moved(const Pose& offset, Vec by) {
  return {offset.at + by, offset.heading};
}

bool trackKeepsToTable(const Board& board, const Track& track, Vec bow) {
  for (const Pose& pose : track.all())
    if (!board.onTable(pose.at + bow)) return false;
  return board.keepsToTable(moved(track.end(), bow));
}

bool touchesAnything(const Board& board, const Neighbours& others, const Segment& line) {
  return board.touches(line) || touchesBoat(board, others, line);
}

bool trackTouches(const Board& board, const Neighbours& others, const Track& track, Vec bow) {
  Vec from = bow;
  for (const Pose& pose : track.all()) {
    const Vec to = pose.at + bow;
    if (touchesAnything(board, others, {from, to})) return true;
    from = to;
  }
  return touchesAnything(board, others, board.hull(moved(track.end(), bow)));
}

Hindrance hindranceOf(const Board& board, const Neighbours& others, const Track& track, Vec bow) {
  if (!trackKeepsToTable(board, track, bow)) return Hindrance::Table;
  return trackTouches(board, others, track, bow) ? Hindrance::Touch : Hindrance::None;
}

void follow(const Board& board, const Track& track, Standing& now, Sail& sail) {
  const Vec bow = now.pose.at;
  for (const Pose& pose : track.all()) {
    const Vec from = now.pose.at;
    now.pose = moved(pose, bow);
    now.progress = advanced(board.gates(), now.progress, from, now.pose.at);
    sail.steps[sail.size++] = now;
  }
}

} // namespace

void Neighbours::add(const Board& board, const Pose& boat) {
  const std::array<Vec, 4> zone = board.zone(boat);
  boats_[count_++] = {board.hull(boat), zone, leastOf(leastOf(zone[0], zone[1]), leastOf(zone[2], zone[3])),
                      mostOf(mostOf(zone[0], zone[1]), mostOf(zone[2], zone[3]))};
}

bool touchesBoat(const Board& board, const Neighbours& others, const Segment& line) {
  const int beam = board.course().beam;
  for (const Neighbour& other : others.all())
    if (comesNear(line, leastOf(other.hull.from, other.hull.to), mostOf(other.hull.from, other.hull.to),
                  beam) &&
        plane::compareDistance(line, other.hull, 2 * beam) <= 0)
      return true;
  return false;
}

bool isInZone(const Board& board, const Neighbours& others, const Pose& boat) {
  const Segment hull = board.hull(boat);
  for (const Neighbour& other : others.all())
    if (comesNear(hull, other.zoneLeast, other.zoneMost, board.course().beam) &&
        plane::compareDistance(hull, other.zone, board.course().beam) < 0)
      return true;
  return false;
}

bool isFree(const Board& board, const Neighbours& others, const Pose& boat) {
  return board.hullIsFree(boat) && !touchesBoat(board, others, board.hull(boat));
}

Sail sail(const Board& board, const Neighbours& others, const Standing& from, std::span<const int> arrows,
          bool cloud) {
  Sail result;
  Standing now = from;
  for (const int arrow : arrows) {
    if (result.finished) {
      result.hindrance = Hindrance::AfterFinish;
      return result;
    }
    const Track& track = board.track(arrow, now.pose.heading);
    result.hindrance = hindranceOf(board, others, track, now.pose.at);
    if (!result.free()) return result;
    follow(board, track, now, result);
    result.finished = now.progress.gate == board.gates().size();
  }
  if (cloud && arrows.size() == 1 && !result.finished) result.hindrance = Hindrance::ArrowMissing;
  result.clear = result.finished || !isInZone(board, others, now.pose);
  return result;
}

std::optional<Standing> haltOf(const Board& board, const Neighbours& others, const Sail& sail) {
  for (std::size_t i = sail.size - std::size_t{1}; i-- > 0;) {
    const Pose& pose = sail.steps[i].pose;
    if (!isInZone(board, others, pose) && isFree(board, others, pose)) return sail.steps[i];
  }
  return std::nullopt;
}

Sail sailCard(const Board& board, const Neighbours& others, const Standing& from, std::size_t card,
              std::span<const int> arrowsOnCard) {
  std::array<int, 2> arrows{};
  for (std::size_t i = 0; i < arrowsOnCard.size(); ++i)
    arrows[i] = board.arrowsOf(card)[static_cast<std::size_t>(arrowsOnCard[i])];
  return sail(board, others, from, {arrows.data(), arrowsOnCard.size()},
              board.deck().cards[card].symbol == Symbol::Cloud);
}

bool hasClearMovement(const Board& board, const Neighbours& others, const Standing& from, std::size_t card) {
  return anyArrows(board, card, [&](std::span<const int> arrows) {
    const Sail movement = sailCard(board, others, from, card, arrows);
    return movement.free() && movement.clear;
  });
}

} // namespace fairway::regatta
