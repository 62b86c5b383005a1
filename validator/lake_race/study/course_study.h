#pragma once

#include "rules/lake_race/route/choose.h"
#include "rules/lake_race/route/reach.h"
#include "rules/lake_race/route/route.h"
#include "rules/lake_race/route/route_finder.h"
#include "validator/lake_race/graph/water_graph.h"

namespace fairway::validator::lake_race {

// A course as a document gives it: what is left out is open.
struct CourseSubject {
  fairway::lake_race::Lake lake;
  std::optional<fairway::lake_race::RaceLetter> race;
  fairway::lake_race::Placement placement;
  fairway::lake_race::OpenChoices choices;
};

// A course under study. What several checks need is computed when first asked for, and kept. Not for several
// threads at once: each file has a study of its own.
class CourseStudy {
public:
  explicit CourseStudy(const CourseSubject& subject);

  const fairway::lake_race::Lake& lake() const { return subject_.lake; }
  const CourseSubject& subject() const { return subject_; }
  const fairway::lake_race::Placement& placement() const { return subject_.placement; }

  bool gatesDefined() const { return gatesDefined_; }

  // All that follows needs defined gates.
  const fairway::lake_race::Choices& choices() const; // what was open is chosen
  const fairway::lake_race::CourseBoard& board() const;
  const WaterGraph& water() const; // buoys are obstacles
  const std::optional<fairway::lake_race::Route>& route() const;
  const std::vector<Cell>& startCells() const;

  // The same course with other choices; the length is the least over all candidates (see choose.h).
  std::optional<int> routeLength(const fairway::lake_race::OpenChoices& open) const;
  std::optional<fairway::lake_race::Route> routeWith(const fairway::lake_race::Choices& choices) const;

  // The cells of a gate's line on the lake, from the buoy outward.
  std::vector<Cell> gateLine(int gate) const;

  // From which cells, and to which, steps pass the gate forwards.
  struct GateSteps {
    std::vector<Cell> before;
    std::vector<Cell> after;
  };
  const GateSteps& gateSteps(int gate) const;

private:
  void findGateSteps() const;

  const CourseSubject& subject_;
  bool gatesDefined_;
  mutable std::optional<fairway::lake_race::Choices> choices_;
  mutable std::optional<fairway::lake_race::CourseBoard> board_;
  mutable std::unique_ptr<WaterGraph> water_;
  mutable std::optional<std::optional<fairway::lake_race::Route>> route_;
  mutable std::optional<fairway::lake_race::RouteFinder> finder_; // of the lengths
  mutable std::optional<std::vector<Cell>> startCells_;
  mutable std::optional<std::array<GateSteps, fairway::lake_race::gateCount>> gateSteps_;
};

} // namespace fairway::validator::lake_race
