#include "validator/regatta/checks/checks.h"

#include <cmath>
#include <numbers>

namespace fairway::validator::regatta {

namespace {

using fairway::regatta::ArrowPoint;

// How far a leg runs off a heading, in degrees from 0 to 180.
double offBy(const ArrowPoint& from, const ArrowPoint& to, int turn) {
  const double leg = std::atan2(to.right - from.right, to.forward - from.forward) * 180 / std::numbers::pi;
  return std::abs(std::remainder(leg - turn, 360));
}

// The first leg (from 1) that does not run smoothly; 0 where all do.
std::size_t roughLeg(const Arrow& arrow) {
  constexpr double most = 45 + 1e-9;
  ArrowPoint from;
  for (std::size_t i = 0; i < arrow.size(); ++i) {
    const ArrowPoint& to = arrow[i];
    const bool stays = from.forward == to.forward && from.right == to.right;
    if (!stays && (offBy(from, to, from.turn) > most || offBy(from, to, to.turn) > most)) return i + 1;
    from = to;
  }
  return 0;
}

} // namespace

CheckResult checkSmooth(const Deck& deck) {
  CheckResult result;
  result.statement = "every leg runs within 45 degrees of the headings at its ends";
  for (std::size_t card = 0; card < deck.cards.size(); ++card)
    for (std::size_t arrow = 0; arrow < deck.cards[card].arrows.size(); ++arrow) {
      const std::size_t leg = roughLeg(deck.cards[card].arrows[arrow]);
      if (leg == 0) continue;
      Finding finding;
      finding.key = "cards[" + std::to_string(card + 1) + "].arrows[" + std::to_string(arrow + 1) + "][" +
                    std::to_string(leg) + "]";
      finding.message =
          phrase("On card {1}, leg {2} of arrow {3} runs more than 45 degrees off the heading at one of "
                 "its ends, so the boat would slide sideways. Move the point or change its turn.",
                 {deck.cards[card].id, leg, arrow + 1});
      result.findings.push_back(std::move(finding));
    }
  return result;
}

} // namespace fairway::validator::regatta
