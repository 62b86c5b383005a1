#pragma once

#include "rules/regatta/board/course.h"
#include "validator/regatta/route/reach.h"
#include "validator/regatta/route/search.h"
#include "validator/regatta/water/waters.h"

#include <memory>
#include <utility>
#include <vector>

namespace fairway::validator::regatta {

using fairway::regatta::Course;
using fairway::regatta::Deck;
using fairway::regatta::Side;

// Boats put down behind the line one after the other, each at the first start point, by distance along the
// line from `left` and then behind it, where it may be placed; all with the heading nearest to straight
// across.
struct StartBoats {
  Heading heading;
  std::vector<Pose> boats;
};

StartBoats putDownGreedily(const Waters& waters);

// How many sheets of a paper a regatta takes when it is printed at true size. They are counted by code that
// knows how pages are laid out; here they are only reported.
struct PaperSheets {
  std::string paper;
  int table = 0;                                          // for the table alone
  int cards = 0;                                          // printed on both sides
  std::vector<std::pair<plane::Vec, plane::Vec>> parts{}; // of the table, a sheet each: corner to corner
};

// A course under study: what is asked for is computed once, when it is first asked for. Not for several
// threads at a time.
class CourseStudy {
public:
  CourseStudy(Course course, Deck deck, std::vector<PaperSheets> sheets = {});
  // The same with what another study knows already, of a course that differs little: one with something moved
  // by the user, or with a buoy left to the other side.
  CourseStudy(Course course, Deck deck, std::vector<PaperSheets> sheets, const CourseStudy& before);

  const Board& board() const { return board_; }
  const Course& course() const { return board_.course(); }
  const Deck& deck() const { return board_.deck(); }

  // By paper, the usual one first; empty if they were not counted.
  const std::vector<PaperSheets>& sheets() const { return sheets_; }

  // Whether the table and the deck are small enough that all moves from all poses can be kept. Nothing below
  // may be asked where they are not.
  bool fits() const { return fits_; }

  const Waters& waters() const;
  const Passings& passings() const;
  const Search& turns() const; // with helms
  const Search& plays() const; // without
  const Reach& reach() const;
  const StartBoats& startBoats() const;

  struct StartTurns {
    int cutOff = 0;              // start points without a route
    std::optional<int> min, max; // over the others
    std::vector<Vec> cutOffPoints;
  };
  const StartTurns& startTurns() const;

  // The same course with one buoy left to the other side.
  Course withOther(std::size_t rounding) const;

private:
  Board board_;
  std::vector<PaperSheets> sheets_;
  bool fits_;
  mutable std::unique_ptr<Waters> waters_;
  mutable std::unique_ptr<Passings> passings_;
  mutable std::unique_ptr<Search> turns_, plays_;
  mutable std::unique_ptr<Reach> reach_;
  mutable std::optional<StartBoats> startBoats_;
  mutable std::optional<StartTurns> startTurns_;
};

// Where a gate's line runs on the table: from its origin to where it ends or leaves the table.
std::vector<Vec> gateLine(const Course& course, std::size_t gate);

} // namespace fairway::validator::regatta
