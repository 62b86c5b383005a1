#include "formats/document/json_text.h"
#include "validator/command/report_output.h"
#include "validator/core/catalogue.h"

#include <cctype>

// SARIF 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
namespace fairway::command {

namespace {

std::string_view levelOf(Severity severity) {
  return severity == Severity::Error ? "error" : severity == Severity::Warning ? "warning" : "note";
}

Tree text(std::string_view words) {
  return {{"text", words}};
}

Tree ruleTree(const validator::CatalogueEntry& entry) {
  return {{"id", entry.code},
          {"name", entry.name},
          {"shortDescription", text(entry.claim)},
          {"fullDescription", text(entry.proves)},
          {"help", text(std::string(entry.why).append(" ").append(entry.mend))},
          {"defaultConfiguration", {{"level", levelOf(entry.severity)}}}};
}

// A relative reference as RFC 3986 has it: what is not unreserved (or a slash) is written as %XX.
std::string uriOf(const std::string& file) {
  constexpr char hex[] = "0123456789ABCDEF";
  std::string uri;
  for (const char letter : file) {
    const auto byte = static_cast<unsigned char>(letter);
    if (std::isalnum(byte) || std::string_view("-._~/").find(letter) != std::string_view::npos)
      uri += letter;
    else
      uri.append({'%', hex[byte >> 4], hex[byte & 15]});
  }
  return uri.starts_with('/') ? "file://" + uri : uri;
}

Tree locationTree(const std::string& file, int line, int column) {
  Tree location{{"physicalLocation", {{"artifactLocation", {{"uri", uriOf(file)}}}}}};
  if (line > 0)
    location["physicalLocation"]["region"] = {{"startLine", line}, {"startColumn", std::max(column, 1)}};
  return location;
}

Tree labelsTree(const std::vector<Spot>& spots) {
  Tree tree = Tree::list();
  for (const Spot& spot : spots) tree.push_back(label(spot));
  return tree;
}

Tree propertiesOf(const validator::Finding& finding, Spot::Kind spots) {
  const std::string list(listName(spots));
  Tree tree{{list, labelsTree(finding.spots)}, {"evidence", Tree::list()}};
  for (const Evidence& piece : finding.evidence)
    tree["evidence"].push_back({{"kind", nameOf(piece.kind)}, {list, labelsTree(piece.spots)}});
  if (finding.fix) tree["fix"] = finding.fix->text.english();
  return tree;
}

Tree resultTree(const validator::Finding& finding, const formats::Problem& position, Spot::Kind spots) {
  const std::ptrdiff_t rule = validator::findEntry(finding.code) - validator::catalogue().data();
  Tree result{{"ruleId", finding.code},
              {"ruleIndex", rule},
              {"level", levelOf(finding.severity)},
              {"message", text(finding.message.english())},
              {"locations", Tree::list({locationTree(position.file, position.line, position.column)})}};
  if (finding.waived)
    result["suppressions"] = Tree::list({{{"kind", "inSource"}, {"justification", *finding.waived}}});
  result["properties"] = propertiesOf(finding, spots);
  return result;
}

Tree notificationTree(const formats::Problem& problem) {
  const std::string words = problem.key.empty() ? problem.message : problem.key + ": " + problem.message;
  return {{"level", "error"},
          {"message", text(words)},
          {"locations", Tree::list({locationTree(problem.file, problem.line, problem.column)})}};
}

} // namespace

std::string reportSarif(const std::vector<Examined>& all) {
  Tree rules = Tree::list();
  for (const validator::CatalogueEntry& entry : validator::catalogue()) rules.push_back(ruleTree(entry));
  Tree results = Tree::list();
  Tree notifications = Tree::list();
  for (const Examined& examined : all) {
    for (const formats::Problem& problem : examined.problems)
      notifications.push_back(notificationTree(problem));
    if (!examined.readable()) continue;
    for (std::size_t i = 0; i < examined.report.findings.size(); ++i)
      results.push_back(resultTree(examined.report.findings[i], examined.positions[i], examined.spots));
  }
  Tree invocation{{"executionSuccessful", notifications.empty()}};
  if (!notifications.empty()) invocation["toolExecutionNotifications"] = std::move(notifications);
  const Tree run{
      {"tool", {{"driver", {{"name", "fairway"}, {"version", FAIRWAY_VERSION}, {"rules", rules}}}}},
      {"invocations", Tree::list({invocation})},
      {"columnKind", "unicodeCodePoints"},
      {"results", results}};
  const Tree json{{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                  {"version", "2.1.0"},
                  {"runs", Tree::list({run})}};
  return formats::jsonText(json);
}

} // namespace fairway::command
