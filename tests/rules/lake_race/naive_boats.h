#pragma once

#include "rules/lake_race/board/course.h"
#include "rules/lake_race/play/steer.h"

#include <vector>

// The rules once more, slowly and by the letter, sharing nothing with the code they judge but the lake's map
// and the names of things. Points are counted in half columns and rows, so that lines and sides stay whole
// numbers.
namespace fairway::lake_race::test {

struct NaiveBoat {
  Cell cell;
  Direction heading = Direction::E;
  std::vector<int> dice; // ascending
  int damage = 0;
  int gate = 0; // 5: finished
  int owed = 0;
  bool sunk = false;

  bool racing() const { return gate < 5 && !sunk; }

  friend bool operator==(const NaiveBoat&, const NaiveBoat&) = default;
};

class NaiveLake {
public:
  explicit NaiveLake(const Course& course);

  // All (kept, number rolled) at the table; kept ascending, each once.
  static std::vector<std::pair<std::vector<int>, int>> diceChoices(const std::vector<int>& dice);
  // All results of so many dice, ascending, each once.
  static std::vector<std::vector<int>> rolls(int count);

  std::vector<Steer> steers(const NaiveBoat& boat) const;

  // Turns and moves the boat, its dice lying.
  NaiveBoat moved(NaiveBoat boat, Steer steer, const std::vector<Cell>& others) const;

  Cell next(Cell cell, Direction direction) const;
  bool isOpen(Cell cell) const;

private:
  struct Point {
    long x = 0; // half columns
    long y = 0; // rows, downwards
  };
  struct Line {
    Point from;
    Point along;
    long length = 0; // in units of `along`; 0: without end
    bool clockwise = true;
    bool reachIsEnough = false;
  };

  Point pointOf(Cell cell) const;
  int run(Cell from, Direction direction, int distance) const;
  // 1 forwards, -1 backwards, 0 not at all; `share` is when, from 0 to 1.
  static int passes(const Line& line, Point p, Point q, double& share);
  void step(NaiveBoat& boat, Cell from, Cell to) const;

  Course course_;
  std::vector<Cell> buoys_;
  std::vector<Line> gates_;
};

} // namespace fairway::lake_race::test
