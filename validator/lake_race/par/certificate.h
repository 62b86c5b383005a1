#pragma once

#include "validator/core/work_watch.h"
#include "validator/lake_race/par/policy.h"

namespace fairway::validator::lake_race {

// What one look over all states proves about values V for costs of 1 a turn and P >= 0 for sinking. Let T be
// the exact backup, (TV)(s) = min over choices of 1 + sum p(s') V(s'), with V = 0 when finished and P when
// sunk.
//
// Upper bound. Let TV <= V + e everywhere, e < 1, V >= 0. Play what TV chooses: then
//   V(s) >= (1 - e) + sum p(s') V(s'),
// and U = V / (1 - e) has U(s) >= 1 + sum p(s') U(s') (P / (1 - e) >= P). So U is no less than the cost of k
// turns of this play, for every k, hence no less than its expected cost, hence no less than the least.
//
// Lower bound. Let TV >= V - e everywhere, e >= 0. For any way of playing, L = V / (1 + e) has
//   L(s) <= 1 + sum p(s') L(s')
// (P / (1 + e) <= P). Applied k times: L is at most the cost of k turns plus what is left of L after them,
// which is bounded by max L times the probability of still racing. That goes to 0, or the play costs
// infinitely much. So L is no more than the cost of any play.
//
// Rounding. A backup in doubles takes one addition and, for each die, two additions and one product with a
// rounded third: a relative error below (4 * dice + 2) * 2^-53. That much of the greatest value is added to
// e.
struct Certificate {
  double above = 0; // TV <= V + above
  double below = 0; // TV >= V - below

  double lower(double value) const;
  double upper(double value) const;
  double relativeGap() const { return above + below; } // of upper and lower, to first order
};

// Should the watch want to stop, what is returned proves nothing. The same look over all states tells what a
// perfect boat does: it is written to the policy, where one is given.
Certificate certify(const StateSpace& space, Costs costs, const ValueTable& values,
                    const WorkWatch& watch = unwatched(), Policy* policy = nullptr);

} // namespace fairway::validator::lake_race
