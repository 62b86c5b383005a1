
#include "editor/model/lake_race/analysis/course_analysis.h"
#include "editor/model/words/translation.h"
#include "editor/model/words/wording.h"
#include "rules/base/number_text.h"

#include <array>

namespace fairway::editor::lake_race {

namespace {

constexpr std::size_t looks = 5; // four verdicts, and none

// Which of the chart's looks: fair is blue, unfair is orange, and not raced is the plainest.
constexpr std::array<std::size_t, looks> shownAs{0, 2, 1, 3, 5};

std::size_t lookOf(const ParAnswer& answer) {
  return answer.verdict ? static_cast<std::size_t>(*answer.verdict) : looks - 1;
}

formats::ChartPoint pointOf(const validator::lake_race::Assignment& row, const ParAnswer& answer,
                            std::size_t number) {
  formats::ChartPoint point{static_cast<double>(*row.route), *answer.turns};
  const std::string name = std::to_string(number + 1), route = std::to_string(*row.route),
                    par = shownDecimals(withDecimals(*answer.turns, 2));
  point.label = answer.verdict
                    ? say("{1}: route {2}, par {3}, {4}", {name, route, par, shownVerdict(*answer.verdict)})
                    : say("{1}: route {2}, par {3}", {name, route, par});
  return point;
}

void addSeries(CoursesChart& made, const RaceTable::Race& race, std::size_t look, std::optional<int> chosen) {
  formats::ChartSeries series;
  series.name =
      look + 1 == looks ? say("not raced yet") : shownVerdict(static_cast<validator::Fairness>(look));
  series.form = formats::ChartForm::Dots;
  series.look = shownAs[look];
  std::vector<int> numbers;
  for (std::size_t i = 0; i < race.rows.size(); ++i) {
    const auto& answer = race.pars[i];
    if (!race.rows[i].route || !answer || !answer->turns || lookOf(*answer) != look) continue;
    if (chosen == static_cast<int>(i))
      made.chart.chart.chosen = formats::ChartPlace{made.numbers.size(), numbers.size()};
    series.points.push_back(pointOf(race.rows[i], *answer, i));
    numbers.push_back(static_cast<int>(i));
  }
  if (numbers.empty()) return;
  made.chart.chart.series.push_back(std::move(series));
  made.numbers.push_back(std::move(numbers));
}

} // namespace

CoursesChart chartOfCourses(fairway::lake_race::RaceLetter letter, const RaceTable::Race& race,
                            std::optional<int> chosen) {
  CoursesChart made;
  made.chart.key = "courses";
  formats::Chart& chart = made.chart.chart;
  chart.title = say("Courses of race {1}", {std::string(1, letterOf(letter))});
  chart.x.title = say("steps of the route");
  chart.x.whole = true;
  chart.y.title = say("par in turns");
  chart.decimalMark = shownDecimals("0.5").substr(1, 1);
  chart.nothing = say("Work out pars or verdicts in the menu Course");
  for (std::size_t look = 0; look < looks; ++look) addSeries(made, race, look, chosen);
  for (const formats::ChartSeries& series : chart.series)
    for (const formats::ChartPoint& point : series.points)
      chart.description += (chart.description.empty() ? "" : "; ") + point.label;
  return made;
}

} // namespace fairway::editor::lake_race
