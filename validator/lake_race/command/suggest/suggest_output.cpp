#include "validator/lake_race/command/suggest/suggest_output.h"

#include "formats/document/json_text.h"
#include "rules/base/number_text.h"
#include "validator/command/files/results.h"

#include <cmath>
#include <set>
#include <sstream>

namespace fairway::command::lake_race {

namespace {

using validator::Estimate;
using namespace validator::lake_race;

std::string seatsInWords(const CourseFigures& course) {
  std::string words;
  for (std::size_t i = 0; i < course.wins.size(); ++i) {
    const Estimate& seat = course.wins[i];
    words += (i == 0 ? "" : ", ") + withDecimals(100 * seat.share, 1) + " (" +
             withDecimals(100 * seat.low, 1) + " - " + withDecimals(100 * seat.high, 1) + ")";
  }
  return words;
}

std::string findingsInWords(const validator::lake_race::FindingCounts& findings) {
  std::string words;
  for (const auto* counts : {&findings.errors, &findings.warnings})
    for (const auto& [code, count] : *counts)
      words += (words.empty() ? "" : ", ") + code + (count > 1 ? " x " + std::to_string(count) : "");
  return words.empty() ? "none" : words;
}

// An undecided verdict is not an answer: says what would give one.
std::string whatNext(const CourseFigures& course, const std::string& indent) {
  if (course.verdict != validator::Fairness::Undecided) return "";
  if (!course.racesNeeded) return indent + "undecided: a seat is exactly at the margin\n";
  return indent + "undecided after " + std::to_string(course.races) + " races: about " +
         validator::inRoundNumbers(*course.racesNeeded) + " would decide it (--races)\n";
}

void writeFigures(std::ostream& out, const GoalFigures& figures, const SuggestOptions& options) {
  const std::string indent = "   ";
  for (const CourseFigures& course : figures.courses) {
    const std::string name = course.name.empty() ? "" : course.name + ": ";
    if (options.goal.kind == Goal::Kind::Fair)
      out << indent << name << nameOf(course.verdict) << ", the worst seat "
          << withDecimals(100 * course.worstSeat(), 1) << " points off "
          << withDecimals(100.0 / options.players, 1) << " %; seats " << seatsInWords(course) << "; par "
          << withDecimals(course.par.value(), 2) << '\n'
          << whatNext(course, indent);
    else
      out << indent << name << "par " << withDecimals(course.par.value(), 3)
          << " (proved: " << withDecimals(std::floor(course.par.lower * 1e6) / 1e6, 6) << " to "
          << withDecimals(std::ceil(course.par.upper * 1e6) / 1e6, 6) << ")\n";
  }
  for (const validator::lake_race::RaceSpread& spread : figures.spreads)
    out << indent << "race " << letterOf(spread.race) << ": routes of " << spread.shortest << " to "
        << spread.longest << " steps\n";
  if (options.goal.kind == Goal::Kind::Clean)
    out << indent << "findings: " << findingsInWords(figures.findings) << '\n';
}

Tree interval(double low, double high) {
  return Tree::list({low, high});
}

Tree courseJson(const CourseFigures& course, const SuggestOptions& options) {
  Tree json = Tree::fields();
  json["course"] = course.name.empty() ? Tree(nullptr) : Tree(course.name);
  json["par"] = Tree{{"lower", course.par.lower}, {"upper", course.par.upper}};
  if (options.goal.kind != Goal::Kind::Fair) return json;
  json["races"] = course.races;
  json["verdict"] = nameOf(course.verdict);
  json["races_needed"] = course.racesNeeded ? Tree(*course.racesNeeded) : Tree(nullptr);
  json["worst_seat"] = course.worstSeat();
  Tree seats = Tree::list();
  for (std::size_t i = 0; i < course.wins.size(); ++i) {
    Tree seat{{"seat", i + 1}, {"win_rate", course.wins[i].share}};
    seat["interval"] = interval(course.wins[i].low, course.wins[i].high);
    seats.push_back(seat);
  }
  json["seats"] = seats;
  return json;
}

Tree figuresJson(const GoalFigures& figures, const SuggestOptions& options) {
  Tree json{{"value", figures.value}};
  Tree courses = Tree::list();
  for (const CourseFigures& course : figures.courses) courses.push_back(courseJson(course, options));
  json["courses"] = courses;
  Tree routes = Tree::list();
  for (const validator::lake_race::RaceSpread& spread : figures.spreads)
    routes.push_back(Tree{
        {"race", std::string(1, letterOf(spread.race))}, {"min", spread.shortest}, {"max", spread.longest}});
  json["routes"] = routes;
  Tree findings = Tree::list();
  for (const auto& [severity, counts] :
       {std::pair("error", &figures.findings.errors), std::pair("warning", &figures.findings.warnings)})
    for (const auto& [code, count] : *counts)
      findings.push_back(Tree{{"code", code}, {"severity", severity}, {"count", count}});
  json["findings"] = findings;
  return json;
}

Tree editsJson(const std::vector<EditWords>& words) {
  Tree edits = Tree::list();
  for (const EditWords& edit : words) {
    if (edit.cell)
      edits.push_back(Tree{{"cell", Tree::list({edit.cell->column, edit.cell->row})}, {"to", edit.to}});
    for (const auto& [key, value] : edit.keys) edits.push_back(Tree{{"key", key}, {"value", value}});
  }
  return edits;
}

std::string joined(const std::set<std::string>& codes) {
  std::string words;
  for (const std::string& code : codes) words += (words.empty() ? "" : ", ") + code;
  return words;
}

void writeLeftOut(std::ostream& out, const LeftOut& leftOut) {
  if (leftOut.edits == 0) return;
  out << "\nleft out: " << leftOut.edits
      << (leftOut.edits == 1 ? " edit that looks better and brings" : " edits that look better and bring")
      << " new warnings of " << joined(leftOut.codes) << " (--allow shows them)\n";
}

const char* whatIsLowered(const SuggestOptions& options) {
  switch (options.goal.kind) {
  case Goal::Kind::Fair:
    return "brings the worst seat nearer to its share";
  case Goal::Kind::Even:
    return "brings the routes of the assignments nearer together";
  case Goal::Kind::Par:
    return "brings par nearer";
  case Goal::Kind::Clean:
    break;
  }
  return "removes a finding";
}

} // namespace

std::string editsInWords(const Draft& draft, const Suggestion& suggestion) {
  std::string text;
  for (const EditWords& edit : inWords(draft, suggestion.edits))
    text += (text.empty() ? "" : ", ") + edit.text.english();
  return text;
}

std::string suggestionsText(const Suggestions& suggestions, const Draft& draft, const SuggestOptions& options,
                            const std::vector<std::string>& files) {
  std::ostringstream out;
  out << "goal " << options.goal.name << ", " << suggestions.tried << " edits tried, seed " << options.seed
      << "\n\nas it is\n";
  writeFigures(out, suggestions.before, options);
  if (suggestions.best.empty())
    out << "\nnothing helps: no edit that was tried " << whatIsLowered(options)
        << ", as fresh races and proofs judge; more --tries or --allow may find one\n";
  for (std::size_t i = 0; i < suggestions.best.size(); ++i) {
    const Suggestion& suggestion = suggestions.best[i];
    out << '\n' << i + 1 << ". " << editsInWords(draft, suggestion) << '\n';
    writeFigures(out, suggestion.figures, options);
    std::string price;
    for (const std::string& code : suggestion.figures.findings.newOnes(suggestions.before.findings))
      price += (price.empty() ? "" : ", ") + code;
    if (!price.empty()) out << "   its price: more findings of " << price << " (`fairway validate --deep`)\n";
    if (i < files.size()) out << "   written to " << files[i] << '\n';
  }
  writeLeftOut(out, suggestions.leftOut);
  return out.str();
}

std::string suggestionsJson(const Suggestions& suggestions, const Draft& draft, const SuggestOptions& options,
                            const std::vector<std::string>& files) {
  Tree json{{"schema", "fairway-suggestions-1"},
            {"goal", options.goal.name},
            {"tried", suggestions.tried},
            {"seed", options.seed},
            {"before", figuresJson(suggestions.before, options)}};
  Tree all = Tree::list();
  for (std::size_t i = 0; i < suggestions.best.size(); ++i) {
    const Suggestion& suggestion = suggestions.best[i];
    Tree entry{{"edits", editsJson(inWords(draft, suggestion.edits))},
               {"text", editsInWords(draft, suggestion)}};
    entry["after"] = figuresJson(suggestion.figures, options);
    entry["file"] = i < files.size() ? Tree(files[i]) : Tree(nullptr);
    all.push_back(entry);
  }
  json["suggestions"] = all;
  json["left_out"] = Tree{{"edits", suggestions.leftOut.edits},
                          {"codes", std::vector<std::string>(suggestions.leftOut.codes.begin(),
                                                             suggestions.leftOut.codes.end())}};
  return formats::jsonText(json, 2);
}

} // namespace fairway::command::lake_race
