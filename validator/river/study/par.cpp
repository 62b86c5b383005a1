#include "validator/river/study/par.h"

#include "validator/river/solve/two.h"

namespace fairway::validator::river {

namespace {

std::optional<Par::Pair> pairOf(const RiverStudy& study, bool skill, WorkWatch& watch) {
  const double share = skill ? 0.25 : 0.5;
  PartWatch win(watch, 0, share), difference(watch, share, 2 * share), rest(watch, 2 * share, 1);
  Par::Pair pair;
  pair.states = statesOfTwo(study.river(), Goal::Win);
  {
    const auto two = Two::solve(study.moves(), study.endless(), {}, win);
    if (!two) return std::nullopt;
    pair.win = two->start(Phase{0});
    for (int phase = 0; phase < study.river().length(); ++phase)
      pair.winByRotation.push_back(
          study.endless().ends(Phase{phase}) ? std::optional(two->startValue(Phase{phase})) : std::nullopt);
    const auto flow = flowOfTwo(*two, Phase{0}, {Hand::Perfect, Hand::Perfect}, watch);
    if (!flow) return std::nullopt;
    pair.flow = *flow;
  } // one solution at a time in memory
  {
    const TwoOptions options{Goal::Difference, Player::Most, Player::Least};
    const auto two = Two::solve(study.moves(), study.endless(), options, difference);
    if (!two) return std::nullopt;
    pair.difference = two->start(Phase{0});
  }
  if (skill) {
    const auto found = skillOn(study.moves(), study.endless(), rest);
    if (!found) return std::nullopt;
    pair.skill = found->mean();
  }
  return pair;
}

} // namespace

std::optional<Par> parOf(const RiverStudy& study, bool skill, WorkWatch& watch) {
  Par par;
  if (!study.ends()) return par;
  par.alone = {study.points(), flowAlone(study.alone(), Phase{0}), statesAlone(study.river())};
  if (statesOfTwo(study.river(), Goal::Win) > mostStatesOfTwo) return par;
  par.two = pairOf(study, skill, watch);
  return par.two ? std::optional(par) : std::nullopt;
}

} // namespace fairway::validator::river
