#pragma once

#include "rules/base/phrase.h"
#include "rules/regatta/board/course.h"
#include "rules/regatta/board/deck.h"
#include "rules/regatta/board/gate.h"

#include <span>

namespace fairway::regatta {

// An arrow laid before a bow at the origin: where the bow comes by, stop by stop, and where it ends.
struct Track {
  static constexpr std::size_t most = maxArrowPoints + 1;

  std::array<Pose, most> poses{}; // the stops, then the end
  std::uint8_t size = 0;

  std::span<const Pose> all() const { return {poses.data(), size}; }
  std::span<const Pose> stops() const { return {poses.data(), size - std::size_t{1}}; }
  const Pose& end() const { return poses[size - std::size_t{1}]; }
};

// A course together with its deck, and all that follows from the two: what boats are made of, where arrows
// lead, what may not be touched. Other boats are not its affair.
class Board {
public:
  Board(Course course, Deck deck);

  const Course& course() const { return course_; }
  const Deck& deck() const { return deck_; }
  std::span<const Gate> gates() const { return gates_; }
  std::span<const Disc> discs() const { return discs_; }

  // Different arrows of the deck, numbered from 0, and those of each card in the card's order.
  std::size_t arrowCount() const { return arrows_.size(); }
  const Arrow& arrow(int arrow) const { return arrows_[static_cast<std::size_t>(arrow)]; }
  std::span<const int> arrowsOf(std::size_t card) const { return cardArrows_[card]; }
  const Track& track(int arrow, Heading heading) const {
    return tracks_[static_cast<std::size_t>(arrow * plane::headingCount + heading.steps())];
  }

  // From stern to bow.
  Segment hull(const Pose& boat) const {
    return {boat.at - sterns_[static_cast<std::size_t>(boat.heading.steps())], boat.at};
  }
  std::array<Vec, 4> zone(const Pose& boat) const; // its corners in a circle

  bool onTable(Vec point) const {
    return 2 * point.x >= course_.beam && 2 * point.y >= course_.beam &&
           2 * (course_.table.x - point.x) >= course_.beam && 2 * (course_.table.y - point.y) >= course_.beam;
  }
  bool keepsToTable(const Pose& boat) const { return onTable(boat.at) && onTable(hull(boat).from); }

  // Whether the band of one beam round a line touches a buoy, an obstacle or an island: which one, if any.
  bool touches(const Segment& line) const;
  std::optional<Phrase> touchedBy(const Segment& line) const; // in words

  bool hullIsFree(const Pose& boat) const { return keepsToTable(boat) && !touches(hull(boat)); }

  // Where boats may start, as far as the line goes: not beyond it, at most a boat's length behind it, the
  // foot strictly between the white buoys.
  bool isBehindLine(Vec bow) const;
  Heading straightAcross() const; // the heading nearest to that of START

private:
  Track makeTrack(const Arrow& arrow, Heading heading) const;

  Course course_;
  Deck deck_;
  std::vector<Gate> gates_;
  std::vector<Disc> discs_;
  std::vector<Arrow> arrows_;
  std::vector<std::vector<int>> cardArrows_;
  std::vector<Track> tracks_; // by arrow and heading
  std::array<Vec, plane::headingCount> sterns_{};
  std::array<std::array<Vec, 4>, plane::headingCount> zones_{};
};

} // namespace fairway::regatta
