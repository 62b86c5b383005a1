#include "rules/lake_race/route/choose.h"

#include "rules/base/contract.h"
#include "rules/lake_race/gates/gate.h"
#include "rules/lake_race/route/route_finder.h"

namespace fairway::lake_race {

namespace {

std::vector<Arrow> arrowsFor(const Lake& lake, const Placement& placement, int buoy,
                             std::optional<Arrow> given) {
  if (given) return {*given};
  std::vector<Arrow> arrows;
  for (Arrow arrow : {Arrow::Clockwise, Arrow::Counterclockwise})
    if (naturalGate(lake, placement, buoy, arrow)) arrows.push_back(arrow);
  return arrows;
}

std::vector<PassSide> sidesFor(std::optional<PassSide> given) {
  if (given) return {*given};
  return {PassSide::Left, PassSide::Right};
}

} // namespace

std::vector<Choices> candidates(const Lake& lake, const Placement& placement, const OpenChoices& open) {
  FAIRWAY_EXPECTS(gatesDefined(lake, placement));
  std::vector<Choices> all;
  for (Arrow first : arrowsFor(lake, placement, 0, open.arrows[0]))
    for (Arrow second : arrowsFor(lake, placement, 1, open.arrows[1]))
      for (Arrow third : arrowsFor(lake, placement, 2, open.arrows[2]))
        for (PassSide start : sidesFor(open.start))
          for (PassSide finish : sidesFor(open.finish))
            all.push_back({{first, second, third}, start, finish});
  return all;
}

ChosenRoute chosenRoute(const Lake& lake, const Placement& placement, const OpenChoices& open) {
  return RouteFinder(lake).chosenRoute(placement, open);
}

Choices chosen(const Lake& lake, const Placement& placement, const OpenChoices& open) {
  const std::vector<Choices> all = candidates(lake, placement, open);
  return all.size() == 1 ? all.front() : chosenRoute(lake, placement, open).choices;
}

} // namespace fairway::lake_race
