#pragma once

#include "rules/regatta/board/course.h"
#include "validator/regatta/water/point_set.h"

namespace fairway::validator::regatta {

using plane::Heading;
using plane::Pose;
using plane::Segment;
using plane::Vec;

// The points of a table where bows can be, numbered row by row.
class Lattice {
public:
  explicit Lattice(Vec table)
      : columns_(table.x / plane::latticeStep + 1), rows_(table.y / plane::latticeStep + 1) {}

  int columns() const { return columns_; }
  int rows() const { return rows_; }
  int points() const { return columns_ * rows_; }

  int indexOf(Vec point) const {
    return point.y / plane::latticeStep * columns_ + point.x / plane::latticeStep;
  }
  Vec pointAt(int index) const {
    return {index % columns_ * plane::latticeStep, index / columns_ * plane::latticeStep};
  }
  // How far the number of a point grows on the way.
  int offsetOf(Vec way) const { return way.y / plane::latticeStep * columns_ + way.x / plane::latticeStep; }

  PointSet none() const { return PointSet(points()); }

private:
  int columns_;
  int rows_;
};

} // namespace fairway::validator::regatta
