#pragma once

#include "formats/chart/chart.h"
#include "validator/command/report_page/report_game.h"

// What sections of reports are made of, in all games.
namespace fairway::command {

// The value at the end of a path of fields; nothing where there is none.
const Tree& valueAt(const Tree& tree, std::initializer_list<std::string_view> path);
const Tree& valueAt(const Tree& tree, std::string_view field);
const Tree::List& itemsAt(const Tree& tree, std::string_view field); // none where it is not a list

// A number or a text as people read it; a dash where there is none.
std::string valueText(const Tree& tree, int decimals = 1);
std::string pointsText(const Tree& share, bool sign = false); // of 0.256: 25.6
std::string intervalText(const Tree& interval);               // of shares: 25.6 - 27.8

// What a document or an answer holds, in one line: `keep 1, rolled 3, steer left`.
std::string lineText(const Tree& tree);

web::ReportCell numberCell(const Tree& tree, int decimals = 1);
web::ReportCell pointsCell(const Tree& share, bool sign = false);
web::ReportCell textCell(const Tree& text);    // as it is
web::ReportCell verdictCell(const Tree& text); // coloured by what it says

// A chart as a block; `words` says what it shows.
web::ReportChart chartBlock(const formats::Chart& chart);
// Bars over numbers or over categories, of which `chart` has the rest.
web::ReportChart barsBlock(formats::Chart chart, std::vector<formats::ChartPoint> bars);

// The answer to the command; null: it was not asked, or did not answer.
const Tree* answerTo(const std::vector<Answer>& answers, std::string_view command);
// Says of each question without an answer why.
void addSilence(std::vector<web::ReportSection>& sections, const std::vector<Answer>& answers);

// What a simulation says of seats (or sides), whatever the game: who wins how often, where the edges come
// from, and the verdict.
web::ReportSection seatsSection(const std::string& title, const Tree& simulation);

// What the referee and the coach say of a record.
std::vector<web::ReportSection> recordSections(const LoadedDocument& loaded, const Tree& replay);

} // namespace fairway::command
