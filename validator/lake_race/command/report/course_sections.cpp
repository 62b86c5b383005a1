#include "rules/base/tree.h"
#include "rules/hex/cell.h"
#include "validator/command/report_page/answers.h"
#include "validator/lake_race/command/report/report.h"

namespace fairway::command::lake_race {

namespace {

constexpr double leastShown = 0.0005; // of a chance: what would be 0.0 %

std::string cellInWords(const Tree& cell) {
  const Tree::List* at = listIn(cell);
  if (!at || at->size() != 2) return "-";
  return label(
      {static_cast<int>(wholeIn((*at)[0]).value_or(0)), static_cast<int>(wholeIn((*at)[1]).value_or(0))});
}

web::ReportTable startTable(const Tree& par) {
  web::ReportTable table{"Start cells, and the turns of a perfect boat from there",
                         {{"Cell"}, {"On the strip"}, {"Best heading"}, {"Turns", true}},
                         {}};
  for (const Tree& start : itemsAt(par, "start_cells"))
    table.rows.push_back({{{cellInWords(valueAt(start, "cell"))},
                           textCell(valueAt(start, "strip")),
                           textCell(valueAt(start, "heading")),
                           numberCell(valueAt(start, "upper"), 3)}});
  return table;
}

web::ReportTable gateTable(const Tree& par) {
  web::ReportTable table{"Turns from gate to gate", {{"Gate"}, {"Turns", true}}, {}};
  for (const Tree& gate : itemsAt(par, "gates"))
    table.rows.push_back({{textCell(valueAt(gate, "gate")), numberCell(valueAt(gate, "turns"), 3)}});
  return table;
}

web::ReportTable finishTable(const Tree& par) {
  web::ReportTable table{"When a perfect boat finishes", {{"Turn", true}, {"Chance %", true}}, {}};
  for (const Tree& entry : itemsAt(par, "finish_turns"))
    if (const Tree::List* pair = listIn(entry);
        pair && pair->size() == 2 && numberIn((*pair)[1]).value_or(0) >= leastShown)
      table.rows.push_back({{numberCell((*pair)[0]), pointsCell((*pair)[1])}});
  return table;
}

web::ReportChart finishChart(const Tree& par) {
  formats::Chart chart;
  chart.title = "When a perfect boat finishes";
  chart.x = {"turn", {}, {}, true};
  chart.y.percent = true;
  if (const auto mean = numberIn(valueAt(par, {"par", "upper"}))) chart.guides = {{*mean, "par", true}};
  std::vector<formats::ChartPoint> bars;
  for (const Tree& entry : itemsAt(par, "finish_turns"))
    if (const Tree::List* pair = listIn(entry);
        pair && pair->size() == 2 && numberIn((*pair)[1]).value_or(0) >= leastShown)
      bars.push_back({numberIn((*pair)[0]).value_or(0), *numberIn((*pair)[1])});
  return barsBlock(std::move(chart), std::move(bars));
}

web::ReportChart gateChart(const Tree& par) {
  formats::Chart chart;
  chart.title = "Turns from gate to gate";
  std::vector<formats::ChartPoint> bars;
  for (const Tree& gate : itemsAt(par, "gates")) {
    bars.push_back({static_cast<double>(bars.size()), numberIn(valueAt(gate, "turns")).value_or(0)});
    chart.x.categories.push_back(valueText(valueAt(gate, "gate")));
  }
  return barsBlock(std::move(chart), std::move(bars));
}

web::ReportSection parSection(const Tree& par) {
  web::ReportSection section{"How long and how hard it is", {}};
  section.blocks.push_back(web::ReportFacts{
      {"Par",
       valueText(valueAt(par, {"par", "upper"}), 3) + " turns: what a perfect boat alone needs on average"},
      {"Start spread", valueText(valueAt(par, "start_spread"), 3) + " turns between the cells of the strip"},
      {"Finishes", pointsText(valueAt(par, "finish_probability")) + " % of its races"}});
  section.blocks.push_back(finishChart(par));
  section.blocks.push_back(finishTable(par));
  section.blocks.push_back(gateChart(par));
  section.blocks.push_back(gateTable(par));
  section.blocks.push_back(startTable(par));
  return section;
}

web::PageFact figure(const std::string& head, const Tree& figure_, double scale, const std::string& unit) {
  const auto value = numberIn(valueAt(figure_, "value"));
  return {head, valueText(value ? Tree(*value * scale) : Tree()) + unit};
}

web::ReportSection characterSection(const Tree& simulation) {
  const Tree& character = valueAt(simulation, "character");
  web::ReportFacts facts;
  if (!isNothing(valueAt(character, "skill")))
    facts.push_back(figure("Skill", valueAt(character, "skill"), 1,
                           " points more than its share for a perfect boat among casual ones"));
  if (!isNothing(valueAt(character, "luck")))
    facts.push_back(figure("Luck", valueAt(character, "luck"), 100,
                           " % of the result is decided by dice, the rest by traffic"));
  facts.push_back(figure("Drama", valueAt(character, "drama"), 100,
                         " points: how far behind the winner was at most, on average"));
  facts.push_back(figure("Lead changes", valueAt(character, "lead_changes"), 1, " in a race"));
  facts.push_back(figure("Decided", valueAt(character, "decided"), 100, " % of the way to the win"));
  facts.push_back({"Turns of a boat that finishes",
                   valueText(valueAt(simulation, {"turns", "mean"})) + " (standard deviation " +
                       valueText(valueAt(simulation, {"turns", "sd"})) + ")"});
  return {"What races are like", {std::move(facts)}};
}

} // namespace

std::vector<web::ReportSection> courseSections(const std::vector<Answer>& answers) {
  std::vector<web::ReportSection> sections;
  if (const Tree* par = answerTo(answers, "par")) sections.push_back(parSection(*par));
  if (const Tree* simulation = answerTo(answers, "simulate")) {
    sections.push_back(seatsSection("How fair it is", *simulation));
    if (!isNothing(valueAt(*simulation, "character"))) sections.push_back(characterSection(*simulation));
  }
  return sections;
}

} // namespace fairway::command::lake_race
