#pragma once

#include "validator/core/report.h"

#include <set>

namespace fairway::editor {

// What a line of the list is; a waived finding is no longer an error. Stale: it was found before the last
// change, by a check that has not run since. Proved: not a finding, but what a check has shown to hold.
enum class FindingKind : std::uint8_t { Error, Warning, Info, Waived, Stale, Proved };
FindingKind kindOf(const validator::Finding& finding);

enum class Grouping : std::uint8_t { ByCheck, ByPlace, None };

// What the user does not want to see, and how the rest is put together; kept from run to run as a text.
struct FindingChoice {
  std::set<FindingKind> hiddenKinds;
  std::set<std::string> hiddenCodes;
  bool fixableOnly = false;
  bool showsProved = false;
  Grouping grouping = Grouping::ByCheck;

  std::string text() const;
  static FindingChoice read(const std::string& text); // what means nothing is left out

  bool shows(const validator::Finding& finding) const;

  friend bool operator==(const FindingChoice&, const FindingChoice&) = default;
};

// A report as a list to look through: findings in groups that fold, without those that are hidden.
class FindingBrowser {
public:
  struct Group {
    std::string key; // the check's code, or the place
    FindingKind worst = FindingKind::Info;
    std::vector<std::size_t> findings;
    bool folded = false;
    bool hasHead() const { return findings.size() > 1; } // one alone speaks for itself
  };
  struct Row {
    std::size_t group = 0;
    std::optional<std::size_t> finding; // in shown(); none: it is the head of its group
  };

  void show(validator::Report report, std::vector<validator::Finding> stale = {});
  void choose(FindingChoice choice);
  void fold(std::size_t group, bool folded);
  void unfoldFor(std::size_t finding); // so that it has a row

  const validator::Report& report() const { return report_; }
  const FindingChoice& choice() const { return choice_; }
  const std::vector<validator::Finding>& shown() const { return shown_; } // folded or not, group by group
  FindingKind kindAt(std::size_t shown) const { return kinds_[shown]; }
  const std::vector<validator::Finding>& stale() const { return stale_; }
  const std::vector<Group>& groups() const { return groups_; }
  const std::vector<Row>& rows() const { return rows_; }
  std::optional<std::size_t> rowOf(std::size_t finding) const;
  std::optional<std::size_t> rowOfGroup(std::size_t group) const;

  // Of all that the report has, hidden or not.
  std::size_t count(FindingKind kind) const;
  std::vector<std::pair<std::string, std::size_t>> codes() const; // in the report's order, with their numbers
  std::size_t hidden() const;                                     // findings

private:
  void arrange();
  void makeRows();

  validator::Report report_;
  std::vector<validator::Finding> stale_;
  std::vector<validator::Finding> proved_; // what holds, in the form of findings
  FindingChoice choice_;
  std::vector<validator::Finding> shown_;
  std::vector<FindingKind> kinds_; // of those shown
  std::vector<Group> groups_;
  std::vector<Row> rows_;
  std::set<std::string> folded_; // keys of groups, so that they stay folded when the report is another
};

} // namespace fairway::editor
