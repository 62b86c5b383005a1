#pragma once

#include "rules/regatta/board/board.h"
#include "validator/regatta/water/window.h"

namespace fairway::validator::regatta {

using fairway::regatta::Board;

inline constexpr int headings = plane::headingCount;

// What a card lets a lone boat do: an arrow, or two of a cloud as one movement. Different cards may share it.
struct Move {
  int first = 0;
  int second = -1;           // of a cloud; else -1
  bool onlyToFinish = false; // a cloud's first arrow alone

  friend bool operator==(const Move&, const Move&) = default;
};

// Where a move leads from a bow at the origin: all points of its track, the last being its end.
struct MoveTrack {
  std::array<Vec, 2 * fairway::regatta::Track::most> points{};
  int size = 0;
  Heading heading; // at the end

  std::span<const Vec> all() const { return {points.data(), static_cast<std::size_t>(size)}; }
  Vec end() const { return points[static_cast<std::size_t>(size - 1)]; }
};

// All poses of a lone boat on a board, and all moves between them, as sets of points by heading.
class Waters {
public:
  explicit Waters(const Board& board);
  // The same, made from the waters of a board that differs little, given where (changesBetween): only bows
  // from which what moved can be met are looked at anew.
  Waters(const Board& board, const Waters& before, std::span<const TableBox> changes);

  const Board& board() const { return board_; }
  const Lattice& lattice() const { return lattice_; }

  // The poses whose hull is free.
  const PointSet& poses(Heading heading) const { return poses_[index(heading)]; }
  bool isFree(const Pose& pose) const { return poses(pose.heading).has(lattice_.indexOf(pose.at)); }
  std::int64_t poseCount() const { return poseCount_; }

  // The different moves of the deck, and which of them each card allows; a card with a helm lets another one
  // follow.
  std::span<const Move> moves() const { return moves_; }
  std::span<const int> movesOf(std::size_t card) const { return cardMoves_[card]; }
  const std::vector<bool>& helmMoves() const { return helmMoves_; }
  const MoveTrack& track(int move, Heading heading) const { return tracks_[place(move, heading)]; }

  // The poses from which a move is free.
  const PointSet& starts(int move, Heading heading) const {
    const Move& arrows = moves_[static_cast<std::size_t>(move)];
    return arrows.second < 0 ? arrows_[place(arrows.first, heading)]
                             : pairs_[pairOf_[static_cast<std::size_t>(move)] + index(heading)];
  }
  bool canMove(int move, const Pose& pose) const {
    return starts(move, pose.heading).has(lattice_.indexOf(pose.at));
  }

  // Bows behind the line, as boats are placed, with some heading free; by distance along the line from
  // `left`, then behind it.
  const std::vector<Vec>& startPoints() const { return startPoints_; }

private:
  static std::size_t index(Heading heading) { return static_cast<std::size_t>(heading.steps()); }
  static std::size_t place(int move, Heading heading) {
    return static_cast<std::size_t>(move * headings + heading.steps());
  }
  void listMoves();
  int moveNumber(const Move& move);
  void makeTracks();
  // What lies within windows round the boxes is found anew, all else is as it was.
  void findWithin(std::span<const TableBox> boxes);
  void findIslands(const Window& window);
  void findPoses(int steps, const Window& window);
  void findArrow(int arrow, Heading heading, const Window& window);
  void findPairs();
  void findStartPoints();
  PointSet insideTable(const Window& window, std::span<const Vec> seen) const;
  void removeTouchingAnything(const Window& window, PointSet& points, const Segment& line) const;
  void keepWithin(const Window& window, PointSet& points, const PointSet& allowed, Vec way) const;

  const Board& board_;
  Lattice lattice_;
  PointSet islands_; // points on them
  std::array<PointSet, headings> poses_;
  std::int64_t poseCount_ = 0;
  std::vector<Move> moves_;
  std::vector<std::vector<int>> cardMoves_;
  std::vector<bool> helmMoves_;
  std::vector<MoveTrack> tracks_;
  std::vector<PointSet> arrows_;    // by arrow and heading: from where it is free
  std::vector<std::size_t> pairOf_; // by move: where its sets begin among those of two arrows
  std::vector<PointSet> pairs_;
  std::vector<Vec> startPoints_;
};

} // namespace fairway::validator::regatta
