#include "validator/lake_race/command/report/report.h"

#include "formats/lake_race/picture/board_scene.h"
#include "formats/lake_race/resolve.h"
#include "formats/picture/board_svg.h"
#include "rules/base/tree.h"
#include "rules/lake_race/route/assignments.h"
#include "rules/lake_race/route/route.h"
#include "validator/command/report_page/answers.h"

#include <algorithm>

namespace fairway::command::lake_race {

using namespace fairway::lake_race;
using formats::Layers;
using formats::lake_race::BoardScene;
using formats::lake_race::Layer;

namespace {

// Start, gates, buoys and the shortest route of a course, to lie above the lake.
std::string courseSvg(const Course& course, const formats::PaintOptions& look) {
  BoardScene scene(course);
  if (const auto route = shortestRoute(CourseBoard(course))) scene.route = route->cells;
  return formats::boardSvg(
      scene, look,
      Layers::none().with(Layer::StartCells).with(Layer::Gates).with(Layer::Course).with(Layer::Route));
}

std::string orderInWords(const Tree& assignment) {
  std::string text;
  for (const Tree& slot : itemsAt(assignment, "assignment"))
    text += (text.empty() ? "" : " ") + valueText(slot);
  return text;
}

std::string arrowsInWords(const Tree& assignment) {
  std::string text;
  for (const Tree& buoy : itemsAt(assignment, "buoys"))
    text += (text.empty() ? "" : " ") +
            std::string(valueText(valueAt(buoy, "arrow")) == "clockwise" ? "\u21BB" : "\u21BA");
  return text;
}

// What the races on a course came to; nothing where there were none.
const Tree& racesOn(const Tree* simulation, const std::string& race, std::size_t course) {
  static const Tree none;
  if (simulation)
    for (const Tree& raced : itemsAt(*simulation, "courses"))
      if (valueText(valueAt(raced, "race")) == race &&
          wholeIn(valueAt(raced, "assignment")) == static_cast<std::int64_t>(course + 1))
        return raced;
  return none;
}

// The seat that is furthest from an equal share: `seat 4: 29.3`.
std::string furthestSeat(const Tree& simulation) {
  const Tree::List& seats = itemsAt(simulation, "seats");
  const auto share = [](const Tree& seat) {
    const Tree& adjusted = valueAt(seat, {"adjusted", "win_rate"});
    return numberIn(isNothing(adjusted) ? valueAt(seat, "win_rate") : adjusted).value_or(0);
  };
  const double equal = seats.empty() ? 0 : 1 / static_cast<double>(seats.size());
  const auto furthest = std::max_element(seats.begin(), seats.end(), [&](const Tree& a, const Tree& b) {
    return std::abs(share(a) - equal) < std::abs(share(b) - equal);
  });
  return furthest == seats.end() ? ""
                                 : "seat " + valueText(valueAt(*furthest, "seat")) + ": " +
                                       pointsText(Tree(share(*furthest))) + " %";
}

void addRaced(web::ReportRow& row, const Tree& raced) {
  const Tree& simulation = valueAt(raced, "simulation");
  row.cells.push_back(numberCell(valueAt(raced, "par"), 2));
  row.cells.push_back(numberCell(valueAt(raced, "start_spread"), 2));
  row.cells.push_back(numberCell(valueAt(simulation, {"turns", "mean"})));
  row.cells.push_back(verdictCell(valueAt(simulation, "verdict")));
  row.cells.push_back({furthestSeat(simulation)});
  row.cells.push_back(pointsCell(valueAt(simulation, {"character", "luck", "value"})));
  row.cells.push_back(numberCell(valueAt(simulation, {"character", "lead_changes", "value"})));
}

class RaceTable {
public:
  RaceTable(const Lake& lake, const Tree* simulation, const Reported& reported)
      : lake_(lake), simulation_(simulation), look_(reported.look), board_(reported.board) {}

  web::ReportTable of(RaceLetter race, const std::string& letter, const Tree::List& courses) {
    web::ReportTable table{"The 24 courses of race " + letter +
                               "; press a number to see its course on the board",
                           {{"Course", true}, {"Start and buoys on slots"}, {"Arrows"}, {"Route", true}},
                           {}};
    if (simulation_)
      for (const web::ReportColumn& column : {web::ReportColumn{"Par", true},
                                              {"Start spread", true},
                                              {"Turns raced", true},
                                              {"Verdict"},
                                              {"Furthest from its share"},
                                              {"Luck %", true},
                                              {"Lead changes", true}})
        table.columns.push_back(column);
    const std::vector<Assignment> assignments = assignmentsOf(lake_, race);
    for (std::size_t i = 0; i < courses.size() && i < assignments.size(); ++i)
      table.rows.push_back(row(race, letter, courses[i], assignments[i], i));
    return table;
  }

private:
  web::ReportRow row(RaceLetter race, const std::string& letter, const Tree& course,
                     const Assignment& assignment, std::size_t number) {
    web::ReportRow row{{numberCell(Tree(number + 1)), {orderInWords(course)}, {arrowsInWords(course)}}};
    if (assignment.raceable()) {
      row.cells.push_back(numberCell(valueAt(course, "route")));
      row.layer = board_.layers.size();
      board_.layers.push_back(
          {"", courseSvg({lake_, race, assignment.placement, choicesOf(lake_, assignment)}, look_), false});
    } else
      row.cells.push_back({"fails " + valueText(valueAt(course, "failing")), {}, "error"});
    if (simulation_) addRaced(row, racesOn(simulation_, letter, number));
    return row;
  }

  const Lake& lake_;
  const Tree* simulation_;
  const formats::PaintOptions& look_;
  web::ReportBoard& board_;
};

// The courses by length and par, told apart by verdict.
web::ReportChart coursesChart(const std::string& letter, const Tree::List& courses, const Tree& simulation) {
  formats::Chart chart;
  chart.title = "Courses of race " + letter + " by route and par";
  chart.x.title = "shortest route, in steps";
  chart.y.title = "par, in turns";
  for (const std::string_view verdict : {"fair", "neutral", "undecided", "unfair"}) {
    formats::ChartSeries dots{std::string(verdict), formats::ChartForm::Dots};
    for (std::size_t i = 0; i < courses.size(); ++i) {
      const Tree& raced = racesOn(&simulation, letter, i);
      const auto route = numberIn(valueAt(courses[i], "route"));
      const auto par = numberIn(valueAt(raced, "par"));
      if (route && par && valueText(valueAt(raced, {"simulation", "verdict"})) == verdict)
        dots.points.push_back({*route, *par});
    }
    chart.series.push_back(std::move(dots));
  }
  return chartBlock(chart);
}

web::ReportSection verdictsSection(const Tree& simulation) {
  web::ReportFacts facts;
  if (const Tree::Fields* verdicts = fieldsIn(valueAt(simulation, "verdicts")))
    for (const auto& [verdict, count] : *verdicts) facts.push_back({verdict, valueText(count) + " courses"});
  facts.push_back({"cannot be raced", valueText(valueAt(simulation, "not_raceable")) + " courses"});
  return {"How fair its courses are",
          {web::ReportText{"Verdicts of races between " + valueText(valueAt(simulation, "players")) +
                           " perfect boats, seed " + valueText(valueAt(simulation, "seed")) + "."},
           std::move(facts)}};
}

} // namespace

std::vector<web::ReportSection> lakeSections(const Reported& reported) {
  std::vector<web::ReportSection> sections;
  const Tree* courses = answerTo(reported.answers, "courses");
  const auto* body = reported.loaded.read.document.as<formats::lake_race::LakeBody>();
  const auto lake = formats::lake_race::resolveLake(*body, reported.loaded.file, reported.loaded.loader());
  const Tree::Fields* races = courses ? fieldsIn(valueAt(*courses, "races")) : nullptr;
  if (!races || !lake) return sections;
  const Tree* simulation = answerTo(reported.answers, "simulate");
  if (simulation) sections.push_back(verdictsSection(*simulation));
  RaceTable table(*lake, simulation, reported);
  for (const auto& [letter, list] : *races) {
    const auto race = raceLettered(letter);
    const Tree::List* items = listIn(list);
    if (!race || !items) continue;
    sections.push_back({"Race " + letter, {}});
    if (simulation) sections.back().blocks.push_back(coursesChart(letter, *items, *simulation));
    sections.back().blocks.push_back(table.of(*race, letter, *items));
  }
  return sections;
}

} // namespace fairway::command::lake_race
