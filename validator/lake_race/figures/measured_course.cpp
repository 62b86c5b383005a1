#include "validator/lake_race/figures/known_course.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using fairway::lake_race::gateCount;
using fairway::lake_race::GateName;

namespace {

constexpr double solvedTo = 1e-6; // turns: solving leaves less open

void addPar(const ParReport& par, std::vector<Measured>& figures) {
  figures.push_back({"par", phrase("par, turns"), par.par->value(), {}, 2, 1, solvedTo});
  for (std::size_t gate = 0; gate < gateCount; ++gate)
    figures.push_back({"gates",
                       phrase("turns to gate {1}", {std::string(nameOf(static_cast<GateName>(gate)))}),
                       par.flow.turnsByGate[gate],
                       {},
                       2,
                       1,
                       solvedTo});
  figures.push_back(
      {"start_spread", phrase("spread of start cells, turns"), par.startSpread, {}, 2, 1, solvedTo});
}

void addSeats(const std::vector<Estimate>& rates, std::vector<Measured>& figures) {
  for (std::size_t seat = 0; seat < rates.size(); ++seat)
    figures.push_back({"seats", phrase("seat {1} wins, %", {seat + 1}), rates[seat].share,
                       (rates[seat].high - rates[seat].low) / 2, 1, 100});
}

// Boats of a race share its dice, so this is no closer than what one boat of a race is worth.
double errorOfTurns(const SimulationResult& races) {
  return halfWidth(races.turnDeviation, races.tally.blocks);
}

void add(const char* key, const Phrase& title, double scale, const std::optional<Figure>& figure,
         std::vector<Measured>& figures) {
  if (!figure) return;
  const double error = std::max(figure->high - figure->value, figure->value - figure->low);
  figures.push_back({key, title, figure->value, error, 1, scale});
}

void addCharacter(const CourseCharacter& character, std::vector<Measured>& figures) {
  add("skill", phrase("skill, points"), 1, character.skill, figures);
  add("luck", phrase("decided by dice, %"), 100, character.luck, figures);
  add("drama", phrase("winner behind at most, points"), 100, character.drama, figures);
  add("lead_changes", phrase("lead changes"), 1, character.leadChanges, figures);
  add("decided", phrase("decided after, % of the way"), 100, character.decided, figures);
}

} // namespace

std::vector<Measured> measuredOf(const KnownCourse& course) {
  std::vector<Measured> figures;
  figures.push_back(
      {"route", phrase("shortest route, steps"), static_cast<double>(course.route), {}, 0, 1, 0});
  addPar(course.par, figures);
  if (!course.races) return figures;
  addSeats(course.races->adjusted, figures);
  figures.push_back({"turns", phrase("turns of those that finish"), course.races->turnMean,
                     errorOfTurns(*course.races), 2});
  if (course.races->character) addCharacter(*course.races->character, figures);
  return figures;
}

} // namespace fairway::validator::lake_race
