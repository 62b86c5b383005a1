#pragma once

#include "rules/pool/play/match.h"

#include <functional>
#include <map>

namespace fairway::validator::pool::test {

// Red's points by plain recursion over positions and the quiet turns that are left: no stretches, no sweeps.
class NaiveSolver {
public:
  explicit NaiveSolver(const fairway::pool::PoolBoard& board) : board_(board) {}

  // With a policy, red plays as it says and yellow as well as possible.
  using Policy = std::function<fairway::pool::Turn(const fairway::pool::Position&)>;
  using EndPolicy = std::function<fairway::pool::SquareNumber(const fairway::pool::Position&,
                                                              fairway::pool::SquareNumber, int)>;
  void letRedPlay(Policy policy, EndPolicy ends) {
    policy_ = std::move(policy);
    ends_ = std::move(ends);
  }

  double value(const fairway::pool::Position& position);

private:
  double choice(const fairway::pool::Position& position);
  double policyChoice(const fairway::pool::Position& position);
  std::string keyOf(const fairway::pool::Position& position) const;

  const fairway::pool::PoolBoard& board_;
  Policy policy_;
  EndPolicy ends_;
  std::map<std::string, double> known_;
};

} // namespace fairway::validator::pool::test
