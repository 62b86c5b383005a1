#include "editor/model/work/finding_browser.h"

#include <algorithm>
#include <sstream>

namespace fairway::editor {

using validator::Finding;

namespace {

struct KindWord {
  FindingKind kind;
  const char* word;
};
constexpr std::array kindWords{KindWord{FindingKind::Error, "errors"},
                               KindWord{FindingKind::Warning, "warnings"},
                               KindWord{FindingKind::Info, "infos"}, KindWord{FindingKind::Waived, "waived"}};

std::string keyOf(const Finding& finding, Grouping grouping) {
  if (grouping == Grouping::ByCheck) return finding.code;
  return finding.spots.empty() ? std::string() : label(finding.spots.front());
}

} // namespace

FindingKind kindOf(const Finding& finding) {
  if (finding.waived) return FindingKind::Waived;
  switch (finding.severity) {
  case Severity::Error:
    return FindingKind::Error;
  case Severity::Warning:
    return FindingKind::Warning;
  default:
    return FindingKind::Info;
  }
}

std::string FindingChoice::text() const {
  std::string words;
  const auto add = [&words](const std::string& word) { words += (words.empty() ? "" : " ") + word; };
  for (const KindWord& each : kindWords)
    if (hiddenKinds.contains(each.kind)) add(each.word);
  for (const std::string& code : hiddenCodes) add(code);
  if (fixableOnly) add("fixable");
  if (showsProved) add("proved");
  if (grouping == Grouping::ByPlace) add("by-place");
  if (grouping == Grouping::None) add("ungrouped");
  return words;
}

FindingChoice FindingChoice::read(const std::string& text) {
  FindingChoice choice;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    const auto kind = std::find_if(kindWords.begin(), kindWords.end(),
                                   [&word](const KindWord& each) { return word == each.word; });
    const bool code = word.size() == 3 && word[0] >= 'A' && word[0] <= 'Z';
    if (kind != kindWords.end())
      choice.hiddenKinds.insert(kind->kind);
    else if (word == "fixable")
      choice.fixableOnly = true;
    else if (word == "proved")
      choice.showsProved = true;
    else if (word == "by-place" || word == "ungrouped")
      choice.grouping = word == "by-place" ? Grouping::ByPlace : Grouping::None;
    else if (code)
      choice.hiddenCodes.insert(word);
  }
  return choice;
}

bool FindingChoice::shows(const Finding& finding) const {
  return !hiddenKinds.contains(kindOf(finding)) && !hiddenCodes.contains(finding.code) &&
         (!fixableOnly || finding.fix);
}

namespace {

// In the form of a finding, so that its evidence is shown on the board as that of findings is.
Finding provedBy(const validator::Outcome& outcome) {
  Finding proved;
  proved.code = outcome.code;
  proved.name = outcome.name;
  proved.severity = Severity::Info;
  proved.message = Phrase(outcome.statement);
  proved.evidence = outcome.evidence;
  return proved;
}

} // namespace

void FindingBrowser::show(validator::Report report, std::vector<Finding> stale) {
  report_ = std::move(report);
  stale_ = std::move(stale);
  proved_.clear();
  for (const validator::Outcome& outcome : report_.outcomes)
    if (outcome.verdict == validator::Verdict::Holds) proved_.push_back(provedBy(outcome));
  arrange();
}

void FindingBrowser::choose(FindingChoice choice) {
  choice_ = std::move(choice);
  arrange();
}

void FindingBrowser::arrange() {
  using Line = std::pair<const Finding*, FindingKind>;
  struct Part {
    std::string key;
    FindingKind worst;
    std::vector<Line> lines;
  };
  std::vector<Line> wanted;
  for (const Finding& finding : report_.findings)
    if (choice_.shows(finding)) wanted.emplace_back(&finding, kindOf(finding));
  for (const Finding& finding : stale_)
    if (choice_.shows(finding)) wanted.emplace_back(&finding, FindingKind::Stale);
  if (choice_.showsProved)
    for (const Finding& proved : proved_) wanted.emplace_back(&proved, FindingKind::Proved);
  std::vector<Part> parts; // in the order of their first ones
  for (const Line& line : wanted) {
    const std::string key = keyOf(*line.first, choice_.grouping);
    auto part = std::find_if(parts.begin(), parts.end(), [&](const Part& each) {
      return each.key == key && (each.worst == FindingKind::Proved) == (line.second == FindingKind::Proved);
    });
    if (part == parts.end() || choice_.grouping == Grouping::None)
      part = parts.insert(parts.end(), {key, line.second, {}});
    part->worst = std::min(part->worst, line.second);
    part->lines.push_back(line);
  }
  // What is worst comes first; places keep their order.
  if (choice_.grouping != Grouping::ByPlace)
    std::stable_sort(parts.begin(), parts.end(),
                     [](const Part& a, const Part& b) { return a.worst < b.worst; });
  shown_.clear();
  kinds_.clear();
  groups_.clear();
  for (const Part& part : parts) {
    Group group{part.key, part.worst, {}, folded_.contains(part.key)};
    for (const auto& [finding, kind] : part.lines) {
      group.findings.push_back(shown_.size());
      shown_.push_back(*finding);
      kinds_.push_back(kind);
    }
    groups_.push_back(std::move(group));
  }
  makeRows();
}

std::size_t FindingBrowser::hidden() const {
  const auto proved = std::count(kinds_.begin(), kinds_.end(), FindingKind::Proved);
  return report_.findings.size() + stale_.size() - (shown_.size() - static_cast<std::size_t>(proved));
}

void FindingBrowser::makeRows() {
  rows_.clear();
  for (std::size_t i = 0; i < groups_.size(); ++i) {
    if (groups_[i].hasHead()) rows_.push_back({i, std::nullopt});
    if (groups_[i].hasHead() && groups_[i].folded) continue;
    for (const std::size_t finding : groups_[i].findings) rows_.push_back({i, finding});
  }
}

void FindingBrowser::fold(std::size_t group, bool folded) {
  groups_[group].folded = folded;
  if (folded)
    folded_.insert(groups_[group].key);
  else
    folded_.erase(groups_[group].key);
  makeRows();
}

void FindingBrowser::unfoldFor(std::size_t finding) {
  const auto group = std::find_if(groups_.begin(), groups_.end(), [finding](const Group& each) {
    return std::find(each.findings.begin(), each.findings.end(), finding) != each.findings.end();
  });
  if (group != groups_.end()) fold(static_cast<std::size_t>(group - groups_.begin()), false);
}

namespace {

template <class Wanted>
std::optional<std::size_t> firstRow(const std::vector<FindingBrowser::Row>& rows, Wanted wanted) {
  const auto row = std::find_if(rows.begin(), rows.end(), wanted);
  if (row == rows.end()) return std::nullopt;
  return static_cast<std::size_t>(row - rows.begin());
}

} // namespace

std::optional<std::size_t> FindingBrowser::rowOf(std::size_t finding) const {
  return firstRow(rows_, [finding](const Row& row) { return row.finding == finding; });
}

std::optional<std::size_t> FindingBrowser::rowOfGroup(std::size_t group) const {
  return firstRow(rows_, [group](const Row& row) { return row.group == group; });
}

std::size_t FindingBrowser::count(FindingKind kind) const {
  if (kind == FindingKind::Proved) return proved_.size();
  if (kind == FindingKind::Stale) return stale_.size();
  return static_cast<std::size_t>(
      std::count_if(report_.findings.begin(), report_.findings.end(),
                    [kind](const Finding& each) { return kindOf(each) == kind; }));
}

std::vector<std::pair<std::string, std::size_t>> FindingBrowser::codes() const {
  std::vector<std::pair<std::string, std::size_t>> codes;
  for (const Finding& finding : report_.findings) {
    const auto known = std::find_if(codes.begin(), codes.end(),
                                    [&](const auto& each) { return each.first == finding.code; });
    if (known == codes.end())
      codes.emplace_back(finding.code, 1);
    else
      ++known->second;
  }
  return codes;
}

} // namespace fairway::editor
