#include "validator/regatta/study/course_study.h"

#include "rules/regatta/play/sailing.h"
#include "validator/regatta/water/window.h"

#include <cmath>

namespace fairway::validator::regatta {

namespace {

// Beyond this an answer would take too long, and memory could run out.
constexpr std::size_t mostMoves = 20000;
constexpr std::size_t mostBytes = std::size_t{1} << 30;

bool fitsMemory(const Board& board) {
  std::size_t moves = 0;
  for (const fairway::regatta::Card& card : board.deck().cards) {
    const std::size_t arrows = card.arrows.size();
    moves += card.symbol == fairway::regatta::Symbol::Cloud ? arrows * (arrows + 1) : arrows;
  }
  const auto points = static_cast<std::size_t>(Lattice(board.course().table).points());
  return moves <= mostMoves && moves * headings * (points / 8) <= mostBytes;
}

template <class Made, class Make>
const Made& once(std::unique_ptr<Made>& kept, Make make) {
  if (!kept) kept = make();
  return *kept;
}

} // namespace

CourseStudy::CourseStudy(Course course, Deck deck, std::vector<PaperSheets> sheets)
    : board_(std::move(course), std::move(deck)), sheets_(std::move(sheets)), fits_(fitsMemory(board_)) {}

CourseStudy::CourseStudy(Course course, Deck deck, std::vector<PaperSheets> sheets, const CourseStudy& before)
    : CourseStudy(std::move(course), std::move(deck), std::move(sheets)) {
  if (!before.passings_ || !fits_) return;
  const auto changes = changesBetween(before.board_, board_);
  if (!changes) return;
  waters_ = std::make_unique<Waters>(board_, before.waters(), *changes);
  passings_ = std::make_unique<Passings>(*waters_, before.passings());
}

const Waters& CourseStudy::waters() const {
  return once(waters_, [&] { return std::make_unique<Waters>(board_); });
}

const Passings& CourseStudy::passings() const {
  return once(passings_, [&] { return std::make_unique<Passings>(waters()); });
}

const Search& CourseStudy::turns() const {
  return once(turns_, [&] { return std::make_unique<Search>(waters(), passings(), Search::Helms::Used); });
}

const Search& CourseStudy::plays() const {
  return once(plays_, [&] { return std::make_unique<Search>(waters(), passings(), Search::Helms::Unused); });
}

const Reach& CourseStudy::reach() const {
  return once(reach_, [&] { return std::make_unique<Reach>(reachOf(waters())); });
}

const StartBoats& CourseStudy::startBoats() const {
  if (!startBoats_) startBoats_ = putDownGreedily(waters());
  return *startBoats_;
}

const CourseStudy::StartTurns& CourseStudy::startTurns() const {
  if (startTurns_) return *startTurns_;
  StartTurns all;
  for (const Vec point : waters().startPoints()) {
    const std::optional<int> needed = turns().turnsFrom(point);
    if (!needed) {
      all.cutOffPoints.push_back(point);
      continue;
    }
    all.min = std::min(all.min.value_or(*needed), *needed);
    all.max = std::max(all.max.value_or(*needed), *needed);
  }
  all.cutOff = static_cast<int>(all.cutOffPoints.size());
  startTurns_ = std::move(all);
  return *startTurns_;
}

Course CourseStudy::withOther(std::size_t rounding) const {
  Course other = course();
  other.round[rounding].leave = fairway::regatta::other(other.round[rounding].leave);
  other.round[rounding].gate.reset(); // it was meant for this side
  return other;
}

std::vector<Vec> gateLine(const Course& course, std::size_t gate) {
  const fairway::regatta::Gate line = gatesOf(course)[gate];
  if (!line.endless) return {course.left, course.right};
  // The share of `along` after which the ray leaves the table; a buoy off the table has none.
  const auto room = [](int from, int along, int side) {
    if (along == 0) return HUGE_VAL;
    return static_cast<double>(along > 0 ? side - from : -from) / along;
  };
  const double leaves = std::min(room(line.origin.x, line.along.x, course.table.x),
                                 room(line.origin.y, line.along.y, course.table.y));
  const double share = std::max(leaves, 0.0);
  const Vec end{line.origin.x + static_cast<int>(std::lround(share * line.along.x)),
                line.origin.y + static_cast<int>(std::lround(share * line.along.y))};
  return {line.origin, end};
}

namespace {

bool isClearOf(const Board& board, const Pose& boat, const Pose& other) {
  fairway::regatta::Neighbours one;
  one.add(board, other);
  return !touchesBoat(board, one, board.hull(boat)) && !isInZone(board, one, boat);
}

} // namespace

StartBoats putDownGreedily(const Waters& waters) {
  StartBoats result{waters.board().straightAcross(), {}};
  for (const Vec point : waters.startPoints()) {
    const Pose boat{point, result.heading};
    if (!waters.isFree(boat)) continue;
    const bool clear = std::all_of(result.boats.begin(), result.boats.end(),
                                   [&](const Pose& other) { return isClearOf(waters.board(), boat, other); });
    if (clear) result.boats.push_back(boat);
  }
  return result;
}

} // namespace fairway::validator::regatta
