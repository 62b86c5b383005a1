#include "validator/regatta/water/window.h"

namespace fairway::validator::regatta {

void replaceWithin(const Lattice& lattice, const Window& window, PointSet& target, const PointSet& source) {
  for (int row = window.top; row <= window.bottom && !window.empty(); ++row) {
    const int first = row * lattice.columns() + window.left, last = row * lattice.columns() + window.right;
    target.copyRange(source, first, last);
  }
}

} // namespace fairway::validator::regatta
