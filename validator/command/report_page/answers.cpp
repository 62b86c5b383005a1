#include "validator/command/report_page/answers.h"

#include "formats/chart/chart_picture.h"
#include "rules/base/number_text.h"
#include "rules/base/tree.h"

#include <algorithm>

namespace fairway::command {

namespace {

const Tree nothing;
constexpr const char* dash = "-";

// Without a sign before what is nothing.
std::string plain(double number, int decimals) {
  const std::string text = withDecimals(number, decimals);
  return text.find_first_not_of("-0.") == std::string::npos ? withDecimals(0, decimals) : text;
}

std::string withSign(std::string number, bool sign) {
  return sign && number.front() != '-' ? "+" + number : number;
}

struct Joiner {
  std::string operator()(const Tree::List& items) const {
    std::string text;
    for (const Tree& item : items) text += (text.empty() ? "" : " ") + lineText(item);
    return text.empty() ? "none" : text;
  }
  std::string operator()(const Tree::Fields& fields) const {
    std::string text;
    for (const auto& [key, value] : fields) text += (text.empty() ? "" : ", ") + key + " " + lineText(value);
    return text;
  }
  template <class Value>
  std::string operator()(const Value& value) const {
    if constexpr (std::is_same_v<Value, std::monostate>)
      return "-";
    else
      return valueText(Tree(value));
  }
};

} // namespace

const Tree& valueAt(const Tree& tree, std::string_view field) {
  const Tree* found = tree.find(field);
  return found ? *found : nothing;
}

const Tree& valueAt(const Tree& tree, std::initializer_list<std::string_view> path) {
  const Tree* value = &tree;
  for (const std::string_view field : path) value = &valueAt(*value, field);
  return *value;
}

const Tree::List& itemsAt(const Tree& tree, std::string_view field) {
  static const Tree::List none;
  const Tree::List* items = listIn(valueAt(tree, field));
  return items ? *items : none;
}

std::string valueText(const Tree& tree, int decimals) {
  if (const std::string* text = textIn(tree)) return *text;
  if (const auto whole = wholeIn(tree)) return std::to_string(*whole);
  if (const auto number = numberIn(tree)) return plain(*number, decimals);
  if (const bool* truth = truthIn(tree)) return *truth ? "yes" : "no";
  return dash;
}

std::string pointsText(const Tree& share, bool sign) {
  const auto number = numberIn(share);
  return number ? withSign(plain(100 * *number, 1), sign) : dash;
}

std::string intervalText(const Tree& interval) {
  const Tree::List* ends = listIn(interval);
  if (!ends || ends->size() != 2) return dash;
  return pointsText((*ends)[0]) + " - " + pointsText((*ends)[1]);
}

std::string lineText(const Tree& tree) {
  return tree.visit(Joiner());
}

web::ReportCell numberCell(const Tree& tree, int decimals) {
  return {valueText(tree, decimals), numberIn(tree)};
}

web::ReportCell pointsCell(const Tree& share, bool sign) {
  return {pointsText(share, sign), numberIn(share)};
}

web::ReportCell textCell(const Tree& text) {
  return {valueText(text)};
}

web::ReportCell verdictCell(const Tree& text) {
  const std::string word = valueText(text);
  return {word, {}, word == dash ? "" : word};
}

web::ReportChart chartBlock(const formats::Chart& chart) {
  return {chart.title, formats::chartSvg(chart, {160, 80, 3}, formats::ThemeName::Light)};
}

web::ReportChart barsBlock(formats::Chart chart, std::vector<formats::ChartPoint> bars) {
  chart.series = {{"", formats::ChartForm::Bars, std::move(bars)}};
  return chartBlock(chart);
}

Question simulationAsked(const ReportOptions& options) {
  Question words{"simulate", "--format", "json", "--seed", std::to_string(options.seed)};
  if (options.races) words.insert(words.end(), {"--races", std::to_string(*options.races)});
  return words;
}

const Tree* answerTo(const std::vector<Answer>& answers, std::string_view command) {
  const auto found = std::find_if(answers.begin(), answers.end(), [&](const Answer& answer) {
    return answer.question.front() == command && !isNothing(answer.json);
  });
  return found == answers.end() ? nullptr : &found->json;
}

void addSilence(std::vector<web::ReportSection>& sections, const std::vector<Answer>& answers) {
  web::ReportSection silence{"What could not be worked out", {}};
  for (const Answer& answer : answers)
    if (isNothing(answer.json))
      silence.blocks.push_back(web::ReportText{"fairway " + answer.question.front() + ": " + answer.why});
  if (!silence.blocks.empty()) sections.push_back(std::move(silence));
}

} // namespace fairway::command
