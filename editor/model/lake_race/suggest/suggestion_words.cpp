#include "editor/model/lake_race/suggest/suggestion_words.h"

#include "editor/model/words/translation.h"
#include "editor/model/work/analysis_parts.h"
#include "rules/base/number_text.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace fairway::editor::lake_race {

using validator::Fairness;
using namespace validator::lake_race;

namespace {

// Of several courses the one that the goal is measured by.
const CourseFigures* worstOf(const GoalFigures& figures) {
  const auto worst = std::max_element(
      figures.courses.begin(), figures.courses.end(),
      [](const CourseFigures& a, const CourseFigures& b) { return a.worstSeat() < b.worstSeat(); });
  return worst == figures.courses.end() ? nullptr : &*worst;
}

std::string parsInWords(const GoalFigures& figures) {
  std::string pars;
  for (const CourseFigures& course : figures.courses)
    pars += (pars.empty() ? "" : ", ") + withDecimals(course.par.value(), 2);
  return say("par {1}", {pars});
}

std::string codesIn(const FindingCounts& findings) {
  std::string codes;
  for (const auto* counts : {&findings.errors, &findings.warnings})
    for (const auto& [code, count] : *counts)
      codes += (codes.empty() ? "" : ", ") + code + (count > 1 ? " (" + std::to_string(count) + ")" : "");
  return codes;
}

std::string joined(const std::set<std::string>& codes) {
  std::string text;
  for (const std::string& code : codes) text += (text.empty() ? "" : ", ") + code;
  return text;
}

void addSeats(std::string& text, const CourseFigures& course) {
  const double share = 100.0 / static_cast<double>(std::max<std::size_t>(course.wins.size(), 1));
  text +=
      say("{1}: the worst seat {2} points off {3} %",
          {shownVerdict(course.verdict), withDecimals(100 * course.worstSeat(), 1), withDecimals(share, 1)}) +
      "\n";
  for (std::size_t i = 0; i < course.wins.size(); ++i) {
    const validator::Estimate& seat = course.wins[i];
    text += say("seat {1}: {2} % ({3} to {4})",
                {std::to_string(i + 1), withDecimals(100 * seat.share, 1), withDecimals(100 * seat.low, 1),
                 withDecimals(100 * seat.high, 1)}) +
            "\n";
  }
  if (course.verdict != Fairness::Undecided) return;
  text +=
      (course.racesNeeded ? say("About {1} races would decide it: set more and search again.",
                                {std::to_string(*course.racesNeeded)})
                          : say("A seat is exactly at the margin: more races are unlikely to decide it.")) +
      "\n";
}

} // namespace

std::string editsInWords(const validator::lake_race::Draft& draft,
                         const validator::lake_race::Suggestion& suggestion) {
  std::string text;
  for (const validator::lake_race::EditWords& edit : inWords(draft, suggestion.edits))
    text += (text.empty() ? "" : ", ") + say(edit.text);
  return text;
}

std::string verdictsInWords(const validator::lake_race::GeneratedLake& lake) {
  if (lake.verdicts.empty()) return say("not judged");
  std::string text;
  for (std::size_t i = 0; i < lake.verdicts.size(); ++i)
    text += (i == 0 ? "" : ", ") + std::string(1, static_cast<char>('A' + i)) + " " +
            shownVerdict(lake.verdicts[i]);
  return text;
}

std::string warningsInWords(const validator::lake_race::GeneratedLake& lake) {
  if (lake.verdicts.empty()) return "";
  std::string codes = codesIn(lake.warnings);
  const auto count = static_cast<std::size_t>(lake.warnings.total());
  return sayCount("{n} other warning", "{n} other warnings", count) + (codes.empty() ? "" : ": " + codes);
}

std::string figureInWords(const GoalFigures& figures, const Goal& goal) {
  switch (goal.kind) {
  case Goal::Kind::Fair: {
    const CourseFigures* worst = worstOf(figures);
    if (!worst) return "";
    return say("{1} points off, {2}",
               {withDecimals(100 * worst->worstSeat(), 1), shownVerdict(worst->verdict)});
  }
  case Goal::Kind::Even:
    return say("{1} times as long", {withDecimals(figures.value, 2)});
  case Goal::Kind::Par:
    return parsInWords(figures);
  case Goal::Kind::Clean:
    break;
  }
  return sayCount("{n} finding", "{n} findings", static_cast<std::size_t>(figures.findings.total()));
}

std::string figuresInFull(const GoalFigures& figures, const validator::lake_race::SuggestOptions& options) {
  std::string text;
  for (const CourseFigures& course : figures.courses) {
    if (!course.name.empty()) text += say("Race {1}", {std::string(1, course.name.back())}) + ": ";
    if (options.goal.kind == Goal::Kind::Fair) addSeats(text, course);
    text += say("par {1} (proved: {2} to {3})", {withDecimals(course.par.value(), 3),
                                                 withDecimals(std::floor(course.par.lower * 1e6) / 1e6, 6),
                                                 withDecimals(std::ceil(course.par.upper * 1e6) / 1e6, 6)}) +
            "\n";
  }
  for (const validator::lake_race::RaceSpread& spread : figures.spreads)
    text += say("Race {1}: routes of {2} to {3} steps",
                {std::string(1, letterOf(spread.race)), std::to_string(spread.shortest),
                 std::to_string(spread.longest)}) +
            "\n";
  if (options.goal.kind == Goal::Kind::Clean) {
    const std::string codes = codesIn(figures.findings);
    text += (codes.empty() ? say("No findings.") : say("Findings: {1}", {codes})) + "\n";
  }
  if (!text.empty()) text.pop_back();
  return text;
}

std::string priceOf(const GoalFigures& before, const GoalFigures& after) {
  std::string codes;
  for (const std::string& code : after.findings.newOnes(before.findings))
    codes += (codes.empty() ? "" : ", ") + code;
  return codes;
}

std::string outcomeInWords(const SuggestionSearch::Outcome& outcome) {
  if (!outcome.refusal) {
    const std::string tried =
        sayCount("{n} edit tried", "{n} edits tried", static_cast<std::size_t>(outcome.suggestions.tried));
    const std::string found =
        outcome.suggestions.best.empty()
            ? say("No edit helps ({1}). More tries, or allowing new warnings, may find one.", {tried})
            : say("Choose one to see it on the board ({1}).", {tried});
    const auto& [edits, codes] = outcome.suggestions.leftOut;
    if (edits == 0) return found;
    return found + " " +
           sayCount("Left out: {n} edit that looks better and brings new warnings ({1}).",
                    "Left out: {n} edits that look better and bring new warnings ({1}).",
                    static_cast<std::size_t>(edits), {joined(codes)});
  }
  switch (*outcome.refusal) {
  case SuggestRefusal::NoCourse:
    return say("No race can be held on it as it is. See the findings, or search for fewer findings.");
  case SuggestRefusal::NoRoom:
    return say("There are not enough start cells for {1} boats.", {std::to_string(outcome.options.players)});
  case SuggestRefusal::TooLarge:
    return say("The lake is too large to be solved.");
  case SuggestRefusal::NotForIt:
    return say("This goal compares the 24 assignments of a lake, but this is a course.");
  case SuggestRefusal::AlreadyThere:
    return say("There is nothing to remove: there are no findings.");
  case SuggestRefusal::Stopped:
    break;
  }
  return say("Stopped.");
}

} // namespace fairway::editor::lake_race
