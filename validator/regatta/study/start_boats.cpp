#include "validator/regatta/study/start_boats.h"

#include "rules/regatta/play/sailing.h"

namespace fairway::validator::regatta {

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
