#include "formats/document/json_text.h"
#include "rules/base/version.h"
#include "validator/command/files/results.h"
#include "validator/command/report/report_output.h"
#include "validator/core/catalogue.h"

#include <cctype>
#include <map>

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

Tree regionTree(const formats::yaml::Span& span) {
  return {{"startLine", span.first.line},
          {"startColumn", span.first.column},
          {"endLine", span.end.line},
          {"endColumn", span.end.column}};
}

// By this a review tool recognises a finding after lines have moved: by what it is about, not by its place in
// the file. Several legs of a course may meet the same fault in the same cell: those are counted.
Tree fingerprintsOf(const validator::Finding& finding, std::map<std::string, int>& told) {
  std::string identity = finding.code + "\n" + finding.key;
  for (const Spot& spot : finding.spots) identity += "\n" + label(spot);
  if (const int before = told[identity]++; before > 0) identity += "\n#" + std::to_string(before);
  return {{"finding/v1", fingerprint(identity)}};
}

// The letter of a place on the document's own map. Nothing where the board is of tiles or in another file.
std::optional<formats::yaml::Span> onMap(const Spot& spot, const Examined& examined) {
  const bool counted = spot.kind == Spot::Kind::Cell || spot.kind == Spot::Kind::Square;
  if (!counted || examined.board.empty()) return std::nullopt;
  return examined.places->findCell(examined.board, spot.y, spot.x);
}

// The places of the evidence that can be pointed to in the file. Paths over large lakes have thousands, and
// no reviewer looks at that many.
Tree relatedTree(const validator::Finding& finding, const Examined& examined) {
  constexpr std::size_t most = 100;
  Tree all = Tree::list();
  for (const Evidence& piece : finding.evidence)
    for (const Spot& spot : piece.spots) {
      const auto where = onMap(spot, examined);
      if (!where || all.size() == most) continue;
      Tree location = locationTree(examined.file, 0, 0);
      location["physicalLocation"]["region"] = regionTree(*where);
      location["message"] =
          text(std::string(nameOf(piece.kind)) + ": " + std::string(nounFor(spot.kind)) + " " + label(spot));
      all.push_back(std::move(location));
    }
  return all;
}

// What a fix writes instead of what. Nothing where not all of it is a value that can be replaced in its
// place.
Tree fixesTree(const validator::Fix& fix, const Examined& examined) {
  Tree replacements = Tree::list();
  for (const KeyEdit& edit : fix.edits) {
    const auto where = examined.places->findScalar(edit.key);
    if (!where || edit.value.empty()) return Tree::list();
    replacements.push_back({{"deletedRegion", regionTree(*where)}, {"insertedContent", text(edit.value)}});
  }
  if (replacements.empty()) return Tree::list();
  const Tree change{{"artifactLocation", {{"uri", uriOf(examined.file)}}}, {"replacements", replacements}};
  return Tree::list({{{"description", text(fix.text.english())}, {"artifactChanges", Tree::list({change})}}});
}

Tree resultTree(const validator::Finding& finding, const formats::Problem& position, const Examined& examined,
                std::map<std::string, int>& told) {
  const std::ptrdiff_t rule = validator::findEntry(finding.code) - validator::catalogue().data();
  Tree result{{"ruleId", finding.code},
              {"ruleIndex", rule},
              {"level", levelOf(finding.severity)},
              {"message", text(finding.message.english())},
              {"locations", Tree::list({locationTree(position.file, position.line, position.column)})}};
  if (Tree related = relatedTree(finding, examined); !related.empty())
    result["relatedLocations"] = std::move(related);
  result["partialFingerprints"] = fingerprintsOf(finding, told);
  if (finding.fix)
    if (Tree fixes = fixesTree(*finding.fix, examined); !fixes.empty()) result["fixes"] = std::move(fixes);
  if (finding.waived)
    result["suppressions"] = Tree::list({{{"kind", "inSource"}, {"justification", *finding.waived}}});
  result["properties"] = propertiesOf(finding, examined.spots);
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
    if (!examined.readable() || examined.report.findings.empty()) continue;
    std::map<std::string, int> told;
    for (std::size_t i = 0; i < examined.report.findings.size(); ++i)
      results.push_back(resultTree(examined.report.findings[i], examined.positions[i], examined, told));
  }
  Tree invocation{{"executionSuccessful", notifications.empty()}};
  if (!notifications.empty()) invocation["toolExecutionNotifications"] = std::move(notifications);
  const Tree run{{"tool",
                  {{"driver",
                    {{"name", "fairway"},
                     {"version", versionText()},
                     {"informationUri", FAIRWAY_HOMEPAGE},
                     {"rules", rules}}}}},
                 {"invocations", Tree::list({invocation})},
                 {"columnKind", "unicodeCodePoints"},
                 {"results", results}};
  const Tree json{{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                  {"version", "2.1.0"},
                  {"runs", Tree::list({run})}};
  return formats::jsonText(json);
}

} // namespace fairway::command
