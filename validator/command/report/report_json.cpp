#include "validator/command/report/report_output.h"

#include "formats/document/json_text.h"

namespace fairway::command {

namespace {

Tree spotsTree(const std::vector<Spot>& spots) {
  Tree tree = Tree::list();
  for (const Spot& spot : spots) {
    const std::vector<int> numbers = numbersOf(spot);
    tree.push_back(numbers.size() == 1 ? Tree(numbers.front()) : Tree(numbers));
  }
  return tree;
}

Tree evidenceTree(const std::vector<Evidence>& evidence, Spot::Kind spots) {
  Tree tree = Tree::list();
  for (const Evidence& piece : evidence) {
    const Spot::Kind kind = piece.spots.empty() ? spots : piece.spots.front().kind;
    tree.push_back(
        {{"kind", nameOf(piece.kind)}, {std::string(evidenceListName(kind)), spotsTree(piece.spots)}});
  }
  return tree;
}

Tree findingTree(const validator::Finding& finding, const formats::Problem& at, Spot::Kind spots) {
  Tree tree{{"code", finding.code},
            {"name", finding.name},
            {"severity", nameOf(finding.severity)},
            {"message", finding.message.english()},
            {"line", at.line},
            {"column", at.column},
            {std::string(listName(spots)), spotsTree(finding.spots)},
            {"evidence", evidenceTree(finding.evidence, spots)},
            {"fix", nullptr}};
  if (finding.fix) tree["fix"] = {{"safe", finding.fix->safe}, {"text", finding.fix->text.english()}};
  if (finding.waived) tree["waived"] = *finding.waived;
  return tree;
}

std::string_view nameOf(validator::Verdict verdict) {
  constexpr std::array<std::string_view, 3> names{"holds", "found", "not judged"};
  return names[static_cast<std::size_t>(verdict)];
}

Tree fileTree(const Examined& examined) {
  Tree tree{{"file", examined.file}, {"kind", examined.report.kind}, {"findings", Tree::list()}};
  for (std::size_t i = 0; i < examined.report.findings.size(); ++i)
    tree["findings"].push_back(
        findingTree(examined.report.findings[i], examined.positions[i], examined.spots));
  tree["facts"] = examined.report.facts;
  tree["checks"] = Tree::list();
  for (const validator::Outcome& outcome : examined.report.outcomes) {
    Tree check{{"code", outcome.code}, {"name", outcome.name}, {"verdict", nameOf(outcome.verdict)}};
    if (outcome.verdict != validator::Verdict::Found) check["statement"] = outcome.statement;
    if (!outcome.evidence.empty()) check["evidence"] = evidenceTree(outcome.evidence, examined.spots);
    tree["checks"].push_back(std::move(check));
  }
  tree["waived"] = examined.report.waived();
  tree["ignored"] = examined.report.ignored;
  return tree;
}

Tree unreadableTree(const Examined& examined) {
  Tree tree{{"file", examined.file}, {"problems", Tree::list()}};
  for (const formats::Problem& problem : examined.problems)
    tree["problems"].push_back({{"file", problem.file},
                                {"line", problem.line},
                                {"column", problem.column},
                                {"key", problem.key},
                                {"message", problem.message}});
  return tree;
}

} // namespace

std::string reportJson(const std::vector<Examined>& all) {
  Tree tree{{"schema", "fairway-report-1"}, {"files", Tree::list()}};
  Tree unreadable = Tree::list();
  int errors = 0, warnings = 0, infos = 0, waived = 0, ignored = 0;
  for (const Examined& examined : all) {
    if (!examined.readable()) {
      unreadable.push_back(unreadableTree(examined));
      continue;
    }
    tree["files"].push_back(fileTree(examined));
    errors += examined.report.count(Severity::Error);
    warnings += examined.report.count(Severity::Warning);
    infos += examined.report.count(Severity::Info);
    waived += examined.report.waived();
    ignored += examined.report.ignored;
  }
  tree["summary"] = {{"errors", errors}, {"warnings", warnings}, {"infos", infos},
                     {"waived", waived}, {"ignored", ignored},   {"unreadable", unreadable.size()}};
  if (!unreadable.empty()) tree["unreadable"] = std::move(unreadable);
  return formats::jsonText(tree);
}

} // namespace fairway::command
