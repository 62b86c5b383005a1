#include "tests/rules/lake_race/lakes.h"
#include "tests/support/matchers.h"
#include "tests/support/sanitized.h"
#include "tests/validator/lake_race/only_finding.h"
#include "tests/validator/lake_race/random_lake.h"
#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/words.h"

#include <algorithm>
#include <cmath>
#include <functional>

// G06: where gates cross, by hand; and on random courses by a reading on the plane that shares nothing with
// the check's whole numbers.
namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;
using fairway::test::onlyFinding;
using fairway::test::textOf;

// The strip 0507 to 0807 with its finish buoy at 0907, on open water.
CourseSubject aboveTheStrip(Cell first, Cell second, Cell third) {
  CourseSubject subject;
  subject.lake = fairway::lake_race::test::openLake(16, 15);
  subject.placement = {{4, 7}, Direction::E, {first, second, third}};
  return subject;
}

CheckResult gatesApart(const CourseSubject& subject) {
  return checkGatesApart(CourseStudy(subject));
}

// Seen from buoy 1 at 0608 the strip's middle lies N and buoy 2 lies SE. Clockwise the sweep is 150 degrees,
// its middle lies between E and the corner north of it, and the corner is met first: there the gate goes
// through the centre of 0807.
TEST(GatesApart, AGateThroughTheStripIsTold) {
  CourseSubject subject = aboveTheStrip({6, 8}, {9, 13}, {7, 13});
  subject.choices.arrows[0] = Arrow::Clockwise;
  const CourseStudy study(subject);
  const CheckResult result = checkGatesApart(study);
  const Finding finding = onlyFinding(result);
  EXPECT_EQ(finding.key, "buoys[1]");
  EXPECT_THAT(finding.spots, ElementsAre(Spot(Cell{8, 7})));
  EXPECT_EQ(textOf(finding),
            "Gates START and 1 cross on water at 0807: one step can pass both, or the wrong one "
            "first, and players will argue. Move one of the buoys so that the gates part.");
  const std::vector<Cell> strip{{4, 7}, {5, 7}, {6, 7}, {7, 7}, {8, 7}, {9, 7}};
  EXPECT_THAT(finding.evidence, ElementsAre(Evidence{EvidenceKind::Line, strip},
                                            Evidence{EvidenceKind::Line, study.gateLine(1)}));
  EXPECT_EQ(result.statement, "no gate crosses the next one on water");
}

TEST(GatesApart, TheOtherArrowPointsAwayFromTheStrip) {
  CourseSubject subject = aboveTheStrip({6, 8}, {9, 13}, {7, 13});
  subject.choices.arrows[0] = Arrow::Counterclockwise; // W
  EXPECT_THAT(gatesApart(subject).findings, IsEmpty());
}

// Gate 3 of 0808 points N, so it meets the strip's line on the border between 0807 and the finish buoy.
TEST(GatesApart, OnABorderTheCellWithWaterCounts) {
  CourseSubject subject = aboveTheStrip({13, 3}, {13, 8}, {8, 8});
  subject.choices.arrows[2] = Arrow::Counterclockwise;
  const Finding finding = onlyFinding(gatesApart(subject));
  EXPECT_EQ(finding.key, "buoys[3]");
  EXPECT_THAT(finding.spots, ElementsAre(Spot(Cell{8, 7})));
  EXPECT_THAT(textOf(finding), StartsWith("Gates 3 and FINISH cross on water at 0807"));
}

// Gate 3 of 0808 points NE, through the finish buoy itself, where no boat can be.
TEST(GatesApart, ToMeetAtABuoyIsNoCrossing) {
  CourseSubject subject = aboveTheStrip({13, 3}, {12, 10}, {8, 8});
  subject.choices.arrows[2] = Arrow::Counterclockwise;
  EXPECT_THAT(gatesApart(subject).findings, IsEmpty());
}

struct Place {
  double x, y;
};

Place placeOf(Hex hex) {
  return {hex.q + hex.r / 2.0, hex.r * std::sqrt(3) / 2};
}

double distanceBetween(Place a, Place b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

// Whether the gate, drawn on the plane, goes through the place.
bool goesThrough(const Gate& gate, Place place) {
  const Place from = placeOf(gate.origin), along = placeOf(gate.along);
  const double share =
      ((place.x - from.x) * along.x + (place.y - from.y) * along.y) / (along.x * along.x + along.y * along.y);
  const double kept = std::max(0.0, gate.length == 0 ? share : std::min<double>(share, gate.length));
  return distanceBetween(place, {from.x + kept * along.x, from.y + kept * along.y}) < 1e-9;
}

// Where the whole lines of two gates meet, if they are not parallel.
std::optional<Place> meetingPlace(const Gate& a, const Gate& b) {
  const Place fromA = placeOf(a.origin), fromB = placeOf(b.origin);
  const Place alongA = placeOf(a.along), alongB = placeOf(b.along);
  const double turn = alongA.x * alongB.y - alongA.y * alongB.x;
  if (std::abs(turn) < 1e-9) return std::nullopt;
  const double share = ((fromB.x - fromA.x) * alongB.y - (fromB.y - fromA.y) * alongB.x) / turn;
  return Place{fromA.x + share * alongA.x, fromA.y + share * alongA.y};
}

// A place belongs to a cell, border included, if no neighbour's centre is nearer.
bool holds(Hex hex, Place place) {
  const double own = distanceBetween(placeOf(hex), place);
  return std::all_of(allDirections.begin(), allDirections.end(), [&](Direction direction) {
    return own <= distanceBetween(placeOf(neighbour(hex, direction)), place) + 1e-9;
  });
}

std::vector<Cell> waterWith(const CourseStudy& study, const std::function<bool(Hex)>& wanted) {
  std::vector<Cell> cells;
  for (std::size_t i = 0; i < static_cast<std::size_t>(study.lake().map.cellCount()); ++i) {
    const Cell cell = study.lake().map.cellAt(i);
    if (study.water().isWater(cell) && wanted(study.lake().hexOf(cell))) cells.push_back(cell);
  }
  return cells;
}

// The water on which the gate and the next one have a place in common.
std::vector<Cell> waterInBoth(const CourseStudy& study, std::size_t gate) {
  const Gate& a = study.board().gates()[gate];
  const Gate& b = study.board().gates()[gate + 1];
  const std::optional<Place> place = meetingPlace(a, b);
  if (!place)
    return waterWith(study,
                     [&](Hex hex) { return goesThrough(a, placeOf(hex)) && goesThrough(b, placeOf(hex)); });
  if (!goesThrough(a, *place) || !goesThrough(b, *place)) return {};
  return waterWith(study, [&](Hex hex) { return holds(hex, *place); });
}

int below(int n, std::mt19937& random) {
  return static_cast<int>(random() % static_cast<unsigned>(n));
}

Cell near(Cell cell, int most, std::mt19937& random) {
  return {cell.column - most + below(2 * most + 1, random), cell.row - most + below(2 * most + 1, random)};
}

// Gates seldom cross. Those of buoys 1 and 3 cross a long strip if they stand beside it,
std::array<Cell, 3> besideTheStrip(const std::vector<Cell>& strip, std::mt19937& random) {
  const Cell first = near(strip[random() % strip.size()], 2, random);
  return {first, near(first, 2, random), near(strip[random() % strip.size()], 2, random)};
}

// and those of buoys in a row, passed on the same side, cross each other if the row is a little bent.
std::array<Cell, 3> inARow(Cell from, std::mt19937& random) {
  const Cell offset = near({0, 0}, 2, random);
  std::array<Cell, 3> buoys;
  for (int i = 0; i < 3; ++i)
    buoys[static_cast<std::size_t>(i)] =
        near({from.column + (i + 1) * offset.column, from.row + (i + 1) * offset.row}, 1, random);
  if (random() % 2 == 0) std::reverse(buoys.begin(), buoys.end());
  return buoys;
}

CourseSubject randomSubject(std::mt19937& random) {
  CourseSubject subject;
  subject.lake = testing_lakes::randomLake(random, 20, 20, below(50, random));
  subject.lake.strip = 1 + below(6, random);
  subject.placement.start = near({10, 10}, 2, random);
  subject.placement.letter = allDirections[random() % 6];
  const std::vector<Cell> strip = stripCells(subject.lake, subject.placement);
  subject.placement.buoys =
      random() % 2 == 0 ? besideTheStrip(strip, random) : inARow(strip[strip.size() / 2], random);
  subject.choices.arrows.fill(random() % 2 == 0 ? Arrow::Clockwise : Arrow::Counterclockwise);
  subject.choices.start = subject.choices.finish = PassSide::Left;
  return subject;
}

bool someGatesMeet(const CourseSubject& subject) {
  const std::array<Gate, gateCount> gates =
      gatesOf(subject.lake, subject.placement, chosen(subject.lake, subject.placement, subject.choices));
  for (std::size_t i = 1; i < gates.size(); ++i) {
    const std::optional<Place> place = meetingPlace(gates[i - 1], gates[i]);
    if (place && goesThrough(gates[i - 1], *place) && goesThrough(gates[i], *place)) return true;
  }
  return false;
}

void expectCrossing(const CourseStudy& study, int gate, const std::vector<Cell>& cells,
                    const Finding& finding) {
  ASSERT_EQ(finding.spots.size(), 1u);
  const Cell at = cellOf(finding.spots[0]);
  EXPECT_THAT(cells, Contains(at));
  EXPECT_EQ(finding.key, "buoys[" + std::to_string(gate == 3 ? 3 : gate + 1) + "]");
  EXPECT_THAT(textOf(finding), StartsWith("Gates " + gateWord(gate) + " and " + gateWord(gate + 1) +
                                          " cross on water at " + label(at)));
  EXPECT_THAT(finding.evidence, ElementsAre(Evidence{EvidenceKind::Line, study.gateLine(gate)},
                                            Evidence{EvidenceKind::Line, study.gateLine(gate + 1)}));
}

TEST(GatesApart, AgreeWithLinesDrawnOnThePlane) {
  std::mt19937 random(606);
  std::array<int, gateCount> crossings{};
  for (int i = 0; i < fairway::test::cases(20000); ++i) {
    const CourseSubject subject = randomSubject(random);
    if (!misplacedBuoys(subject.lake, subject.placement).empty()) continue;
    if (!someGatesMeet(subject) && i % 20 != 0) continue; // most are like that: a few of them are enough
    const CourseStudy study(subject);
    const CheckResult result = checkGatesApart(study);
    std::size_t told = 0;
    for (int gate = 0; gate + 1 < gateCount; ++gate) {
      const std::vector<Cell> cells = waterInBoth(study, static_cast<std::size_t>(gate));
      if (cells.empty()) continue;
      ASSERT_LT(told, result.findings.size()) << "a missed crossing of gate " << gate << " in course " << i;
      expectCrossing(study, gate, cells, result.findings[told++]);
      ++crossings[static_cast<std::size_t>(gate)];
    }
    ASSERT_EQ(result.findings.size(), told) << "a false alarm in course " << i;
  }
  for (std::size_t gate = 0; gate + 1 < gateCount; ++gate) EXPECT_GT(crossings[gate], 0) << gate;
}

} // namespace
} // namespace fairway::validator::lake_race
