#include "formats/picture/board_svg.h"
#include "rules/base/tree.h"
#include "rules/base/version.h"
#include "validator/command/files/results.h"
#include "validator/command/pages/play_page.h"
#include "validator/command/report_page/answers.h"
#include "validator/command/report_page/ask_commands.h"
#include "validator/command/terminal/progress_bar.h"

#include <algorithm>
#include <cctype>

namespace fairway::command {

namespace {

using validator::Finding;
using validator::Outcome;

constexpr std::size_t mostFindings = 200; // a report is read by people
constexpr std::size_t mostExcerpts = 12;

std::string capital(std::string_view text) {
  std::string word(text);
  if (!word.empty()) word.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(word.front())));
  return word;
}

std::string nameOfFile(const std::string& file) {
  return std::filesystem::path(file).filename().string();
}

// `Lake by Ada, CC-BY-4.0`
std::string kindInWords(std::string_view kind, const DocumentInfo& info) {
  std::string text = capital(kind == "tileset" ? "tile set" : kind);
  if (info.author && !info.author->empty()) text += " by " + *info.author;
  if (info.licence && !info.licence->empty()) text += ", " + *info.licence;
  return text;
}

formats::FindingMark markOf(const Finding& finding) {
  return {finding.severity, finding.code, finding.name, finding.spots, finding.evidence};
}

// The ground, and each layer that has something on it.
web::ReportBoard boardOf(const formats::Scene& scene, const formats::PaintOptions& look,
                         const std::string& words) {
  const int decimals = scene.scaleBlock() > 1 ? 0 : 1; // a millimetre is small enough
  const auto drawn = [&](formats::Layers layers) { return formats::boardSvg(scene, look, layers, decimals); };
  web::ReportBoard board{words, {}};
  const auto names = scene.layerNames();
  for (std::size_t i = 0; i < names.size(); ++i) {
    std::string svg = drawn(formats::Layers::none().with(i));
    const bool shown = names[i] != "findings" && names[i] != "labels";
    if (!formats::isBlank(svg))
      board.layers.push_back({i == 0 ? std::string() : capital(names[i]), std::move(svg), shown});
  }
  return board;
}

formats::PaintOptions lookOf(const formats::Subject& subject) {
  formats::PaintOptions look;
  look.theme = subject.theme();
  look.leastSign = 1;
  return look;
}

web::ReportSection findingsSection(const Judgement& judgement) {
  const auto& findings = judgement.report.findings;
  web::ReportSection section{"Findings", {}};
  if (findings.empty()) {
    section.blocks.push_back(web::ReportText{"No check found anything wrong."});
    return section;
  }
  web::ReportTable table{
      "What the checks found", {{"Severity"}, {"Check"}, {"Finding"}, {"How to mend it"}}, {}};
  for (const Finding& finding : findings) {
    if (table.rows.size() == mostFindings) break;
    const std::string severity(nameOf(finding.severity));
    const std::string waived = finding.waived ? " (waived: " + *finding.waived + ")" : "";
    table.rows.push_back({{{severity, {}, finding.waived ? "" : severity},
                           {finding.code + " " + finding.name},
                           {finding.message.english() + waived},
                           {finding.fix ? finding.fix->text.english() : ""}}});
  }
  section.blocks.push_back(std::move(table));
  if (findings.size() > mostFindings)
    section.blocks.push_back(
        web::ReportText{"And " + std::to_string(findings.size() - mostFindings) + " more."});
  for (std::size_t i = 0; judgement.excerpt && i < std::min(mostExcerpts, findings.size()); ++i)
    if (std::string excerpt = judgement.excerpt(findings[i]); !excerpt.empty()) {
      section.blocks.push_back(web::ReportText{findings[i].code + " " + findings[i].name});
      section.blocks.push_back(web::ReportExcerpt{std::move(excerpt)});
    }
  return section;
}

web::ReportSection provedSection(const std::vector<Outcome>& outcomes) {
  web::ReportTable table{"What the checks proved", {{"Check"}, {"What holds"}}, {}};
  for (const Outcome& outcome : outcomes)
    if (outcome.verdict == validator::Verdict::Holds)
      table.rows.push_back({{{outcome.code + " " + outcome.name}, {outcome.statement}}});
  web::ReportTable open{"Not judged", {{"Check"}, {"Why"}}, {}};
  for (const Outcome& outcome : outcomes)
    if (outcome.verdict == validator::Verdict::NotJudged)
      open.rows.push_back({{{outcome.code + " " + outcome.name}, {outcome.statement}}});
  web::ReportSection section{"Proved", {}};
  for (web::ReportTable* rows : {&table, &open})
    if (!rows->rows.empty()) section.blocks.push_back(std::move(*rows));
  return section;
}

web::ReportSection reproduceSection(const std::string& file, const std::vector<Answer>& answers, bool deep) {
  web::ReportSection section{"How to get these figures again", {}};
  section.blocks.push_back(web::ReportText{
      std::string("Fairway ") + versionText() +
      " worked them out. The same document, options and seed give the same figures on every machine."});
  std::string lines = "fairway validate " + std::string(deep ? "--deep " : "") + nameOfFile(file) + "\n";
  for (const Answer& answer : answers) {
    lines += "fairway";
    for (const std::string& word : answer.question)
      if (word != "--format" && word != "json") lines += " " + word;
    lines += " " + nameOfFile(file) + "\n";
  }
  section.blocks.push_back(web::ReportExcerpt{std::move(lines)});
  return section;
}

// Records are told in the same way in all games.
std::vector<Question> questionsOn(const formats::Document& document, const ReportOptions& options) {
  if (formats::kindOf(document) != "record") return gameOf(document).report->questions(document, options);
  Question replay{"replay", "--format", "json"};
  if (!options.quick) replay.emplace_back("--coach");
  return {replay};
}

std::vector<web::ReportSection> sectionsOf(const Reported& reported) {
  std::vector<web::ReportSection> sections;
  const formats::Document& document = reported.loaded.read.document;
  if (formats::kindOf(document) != "record")
    sections = gameOf(document).report->sections(reported);
  else if (const Tree* replay = answerTo(reported.answers, "replay"))
    sections = recordSections(reported.loaded, *replay);
  addSilence(sections, reported.answers);
  return sections;
}

} // namespace

Result<DocumentPart, int> documentPart(const LoadedDocument& loaded, const ReportOptions& options,
                                       const Ask& ask, const Streams& streams) {
  const formats::Document& document = loaded.read.document;
  const Game& game = gameOf(document);
  if (!game.report) return refuseCall("report does not know documents of this game", streams);
  auto subject = game.report->subject(loaded);
  if (!subject) return refuse(subject.fault(), streams);
  std::optional<ProgressBar> bar(std::in_place, streams, "checks");
  const Judgement judgement = game.judge(document, loaded, {!options.quick, *bar});
  if (bar->stopWanted()) return tellStopped(streams.err);
  bar.reset(); // each command shows its own
  if (!judgement.problems.empty()) return refuse(judgement.problems, streams);

  DocumentPart made;
  made.headline = judgement.report.headline;
  made.part.title = (*subject)->title();
  made.part.kind = kindInWords((*subject)->kind(), document.head.info);
  if (document.head.info.notes) made.part.notes = {*document.head.info.notes};
  web::ReportBoard board{made.part.title, {}};
  const formats::PaintOptions look = lookOf(**subject);
  if (auto scene = (*subject)->scene()) {
    made.picture = formats::boardSvg(**scene, look, formats::Layers(), (*scene)->scaleBlock() > 1 ? 0 : 1);
    for (const Finding& finding : judgement.report.findings)
      if (finding.counts()) (*scene)->findings.push_back(markOf(finding));
    board = boardOf(**scene, look, made.part.title + ": " + made.headline);
  }
  const auto answers = Asker(ask, streams).answers(questionsOn(document, options), loaded.file);
  if (!answers) return answers.fault();
  std::vector<web::ReportSection> sections = sectionsOf({loaded, *answers, look, board});

  auto& all = made.part.sections;
  if (!board.layers.empty()) all.push_back({"Board", {std::move(board)}});
  std::move(sections.begin(), sections.end(), std::back_inserter(all));
  all.push_back(findingsSection(judgement));
  if (auto proved = provedSection(judgement.report.outcomes); !proved.blocks.empty())
    all.push_back(std::move(proved));
  all.push_back(reproduceSection(loaded.file, *answers, !options.quick));
  return made;
}

} // namespace fairway::command
