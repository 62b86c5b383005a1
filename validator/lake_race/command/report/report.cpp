#include "validator/lake_race/command/report/report.h"

#include "formats/lake_race/export/subject.h"
#include "rules/base/tree.h"
#include "validator/command/report_page/answers.h"

namespace fairway::command::lake_race {

namespace {

// A course with its shortest route.
Result<std::shared_ptr<const formats::Subject>, formats::Problems> subject(const LoadedDocument& loaded) {
  const auto read = formats::sharedSubject<formats::lake_race::subjectOf, formats::lake_race::Subject>(
      loaded.read.document, loaded.file, loaded.loader());
  if (!read) return read.fault();
  (*read)->shown.route = std::holds_alternative<formats::lake_race::CourseSubject>((*read)->content);
  return std::shared_ptr<const formats::Subject>(*read);
}

std::vector<Question> questions(const formats::Document& document, const ReportOptions& options) {
  const std::string_view kind = formats::kindOf(document);
  std::vector<Question> asked;
  if (kind == "lake") asked.push_back({"courses", "--format", "json"});
  if (kind == "tileset") asked.push_back({"verify", "--format", "json"});
  if (kind == "tileset" && options.quick) asked.back().insert(asked.back().end(), {"--sample", "200"});
  if (options.quick) return asked;
  if (kind == "course") asked.push_back({"par", "--format", "json"});
  if (kind == "course" || kind == "lake") asked.push_back(simulationAsked(options));
  return asked;
}

// How many courses have which length, race by race.
web::ReportChart routesChart(const Tree& proof) {
  formats::Chart chart;
  chart.title = "Courses by the length of their shortest route";
  chart.x = {"steps", {}, {}, true};
  chart.y.title = "courses";
  if (const Tree::Fields* races = fieldsIn(valueAt(proof, "routes")))
    for (const auto& [race, counts] : *races) {
      formats::ChartSeries line{"Race " + race};
      if (const Tree::List* pairs = listIn(counts))
        for (const Tree& entry : *pairs)
          if (const Tree::List* pair = listIn(entry); pair && pair->size() == 2)
            line.points.push_back({numberIn((*pair)[0]).value_or(0), numberIn((*pair)[1]).value_or(0)});
      chart.series.push_back(std::move(line));
    }
  return chartBlock(chart);
}

std::vector<web::ReportSection> setSections(const Tree& proof) {
  web::ReportSection section{"Proof", {}};
  const bool whole = isNothing(valueAt(proof, "sample"));
  const bool holds = valueText(valueAt(proof, "failures_total")) == "0";
  section.blocks.push_back(
      web::ReportText{holds ? (whole ? "Every course of every lake that the tiles can build can be raced."
                                     : "Every course of a random sample of its lakes can be raced.")
                            : "Some courses cannot be raced."});
  section.blocks.push_back(
      web::ReportFacts{{"Lakes", valueText(valueAt(proof, "lakes"))},
                       {"Courses", valueText(valueAt(proof, "courses"))},
                       {"Can be raced", valueText(valueAt(proof, "raceable"))},
                       {"Shortest route, in steps", valueText(valueAt(proof, {"route", "min"}))},
                       {"Longest route", valueText(valueAt(proof, {"route", "max"}))},
                       {"Mean route", valueText(valueAt(proof, {"route", "mean"}))}});
  section.blocks.push_back(routesChart(proof));
  web::ReportTable failures{
      "Courses that cannot be raced", {{"Layout"}, {"Race"}, {"Start and buoys on slots"}, {"Check"}}, {}};
  for (const Tree& failure : itemsAt(proof, "failures"))
    failures.rows.push_back({{{lineText(valueAt(failure, "layout"))},
                              textCell(valueAt(failure, "race")),
                              {lineText(valueAt(failure, "assignment"))},
                              textCell(valueAt(failure, "code"))}});
  if (!failures.rows.empty()) section.blocks.push_back(std::move(failures));
  return {std::move(section)};
}

std::vector<web::ReportSection> sections(const Reported& reported) {
  const std::string_view kind = formats::kindOf(reported.loaded.read.document);
  if (kind == "lake") return lakeSections(reported);
  if (kind == "course") return courseSections(reported.answers);
  if (const Tree* proof = answerTo(reported.answers, "verify")) return setSections(*proof);
  return {};
}

} // namespace

const ReportGame& reportGame() {
  static constexpr ReportGame game{subject, questions, sections};
  return game;
}

} // namespace fairway::command::lake_race
