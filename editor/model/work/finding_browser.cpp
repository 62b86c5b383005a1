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

void FindingBrowser::show(validator::Report report) {
  report_ = std::move(report);
  arrange();
}

void FindingBrowser::choose(FindingChoice choice) {
  choice_ = std::move(choice);
  arrange();
}

void FindingBrowser::arrange() {
  std::vector<const Finding*> wanted;
  for (const Finding& finding : report_.findings)
    if (choice_.shows(finding)) wanted.push_back(&finding);
  std::vector<std::pair<std::string, std::vector<const Finding*>>> parts; // in the order of their first ones
  for (const Finding* finding : wanted) {
    const std::string key = keyOf(*finding, choice_.grouping);
    auto part = std::find_if(parts.begin(), parts.end(), [&](const auto& each) { return each.first == key; });
    if (part == parts.end() || choice_.grouping == Grouping::None)
      part = parts.insert(parts.end(), {key, {}});
    part->second.push_back(finding);
  }
  shown_.clear();
  groups_.clear();
  for (const auto& [key, findings] : parts) {
    Group group{key, FindingKind::Waived, {}, folded_.contains(key)};
    for (const Finding* finding : findings) {
      group.worst = std::min(group.worst, kindOf(*finding));
      group.findings.push_back(shown_.size());
      shown_.push_back(*finding);
    }
    groups_.push_back(std::move(group));
  }
  makeRows();
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
